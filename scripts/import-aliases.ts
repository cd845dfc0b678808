import path from 'node:path';
import tsconfig from '../tsconfig.json';

/** The import aliases of tsconfig.json (`~/*`: `./app/*`) as Vite and Vitest take them: name → folder. */
export const importAliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tsconfig.compilerOptions.paths).map(([name, [folder = '']]) => [
    name.replace(/\/\*$/, ''),
    path.join(import.meta.dirname, '..', folder.replace(/\/\*$/, '')),
  ]),
);
