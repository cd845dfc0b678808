import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const BASE_FEATURES: Record<string, readonly string[]> = {
  session: [],
  staff: ['session'],
  catalog: [],
  photos: [],
  cart: ['catalog', 'session', 'staff'],
};
/** Folders below the features: they may import each other, but `ui` imports only itself. */
const GROUND = ['api', 'server', 'locale', 'routing', 'rendering'];

interface Import {
  from: string;
  to: string;
  /** A type import: removed by the compiler. */
  isType: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** The target of an import: a path from the project's root, or a package's name. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`;
  return specifier;
}

/** The imports of a file, including dynamic ones and re-exports. */
function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean) => {
    if (specifier && ts.isStringLiteral(specifier))
      found.push({ from: file, to: resolveImport(file, specifier.text), isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const files = ['app', 'backend', 'contract', 'serving', 'settings'].flatMap(sources).filter((file) => !isTest(file));
const imports = files.flatMap(importsOf);
const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
const room = (file: string) => /^app\/([^/.]+)/.exec(file)?.[1] ?? '';
const listed = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`);

test('storefront and backend import the contract and not each other', () => {
  const crossing = imports.filter(
    ({ from, to }) =>
      (from.startsWith('app/') && to.startsWith('backend/')) || (from.startsWith('backend/') && to.startsWith('app/')),
  );
  expect(listed(crossing)).toEqual([]);
});

test('only the storefront uses a DOM: the backend cleans foreign texts without one', () => {
  const browsers = imports.filter(
    ({ from, to }) => !from.startsWith('app/') && /^(isomorphic-)?dompurify$|^jsdom$/.test(to),
  );
  expect(listed(browsers)).toEqual([]);
});

test('forms are parsed in one place, where every field is one text', () => {
  const parsers = imports.filter(({ to }) => /^@conform-to\/(zod|dom)/.test(to)).map(({ from }) => from);
  expect(parsers).toEqual(['app/server/parse-form.server.ts']);
});

test('the contract imports zod and nothing else', () => {
  const foreign = imports.filter(
    ({ from, to }) => from.startsWith('contract/') && to !== 'zod' && !to.startsWith('contract/'),
  );
  expect(listed(foreign)).toEqual([]);
});

test('the settings import zod and nothing else', () => {
  const foreign = imports.filter(
    ({ from, to }) => from.startsWith('settings/') && to !== 'zod' && !to.startsWith('settings/'),
  );
  expect(listed(foreign)).toEqual([]);
  expect(files.filter((file) => file.startsWith('settings/'))).not.toEqual([]);
});

test('the shared HTTP server imports neither storefront nor backend', () => {
  const foreign = imports.filter(({ from, to }) => from.startsWith('serving/') && !/^(node:|serving\/)/.test(to));
  expect(listed(foreign)).toEqual([]);
});

test('the design system imports nothing of the shop', () => {
  const foreign = imports.filter(
    ({ from, to }) =>
      from.startsWith('app/ui/') && /^(app|contract|serving|settings)\//.test(to) && !/^app\/(ui|styles)\//.test(to),
  );
  expect(listed(foreign)).toEqual([]);
});

test('the folders below the features import no feature, route or layout', () => {
  const upward = imports.filter(
    ({ from, to }) => GROUND.includes(room(from)) && /^app\/(features|routes|layouts)\//.test(to),
  );
  expect(listed(upward)).toEqual([]);
});

test('features import base features in their order, never a page feature, a route or a layout', () => {
  const wrong = imports.filter(({ from, to }) => {
    const own = feature(from);
    if (own === undefined) return false;
    if (/^app\/(routes|layouts)\//.test(to)) return true;
    const other = feature(to);
    if (other === undefined || other === own) return false;
    const allowed = BASE_FEATURES[own] ?? Object.keys(BASE_FEATURES);
    return !allowed.includes(other);
  });
  expect(listed(wrong)).toEqual([]);
});

test('rules are pure: they import rules, types of the contract, money, dates, languages and compression', () => {
  const allowed =
    /\/rules\/|^contract\/|^app\/locale\/(money|dates|languages)$|^node:zlib$|^app\/features\/catalog\/(product|card|variant|price)[a-z-]*$/;
  const impure = imports.filter(({ from, to }) => /\/rules\//.test(from) && !allowed.test(to));
  expect(listed(impure)).toEqual([]);
});

test('components import no server modules', () => {
  const leaks = imports.filter(
    ({ from, to, isType }) => !isType && /\/(parts|ui)\//.test(from) && /\.server$/.test(to),
  );
  expect(listed(leaks)).toEqual([]);
});

test('the environment is read in two places only', () => {
  const readers = files.filter(
    (file) => /process\.env\b/.test(readFileSync(path.join(root, file), 'utf8')) && !/\.(mjs)$/.test(file),
  );
  expect(readers.sort()).toEqual(['app/server/env.server.ts', 'backend/env.ts']);
});

/** The folders of the backend, and which of the others each may import. All of them may import `BACKEND_WORDS`. */
const BACKEND_ROOMS: Readonly<Record<string, readonly string[]>> = {
  db: [],
  domain: ['db'],
  media: ['db'],
  catalogue: ['db', 'domain', 'media'],
  mail: ['db', 'domain'],
  payments: ['db', 'domain', 'mail'],
  jobs: ['catalogue', 'db', 'domain', 'mail', 'media', 'payments'],
  receipts: ['domain', 'mail'],
  endpoints: ['catalogue', 'domain', 'mail', 'media', 'payments', 'receipts'],
  demo: ['catalogue', 'db', 'domain', 'media'],
};
/** Files directly in the backend that every folder may import: shared types, the project's folder, the definition of a job. */
const BACKEND_WORDS = ['backend/context', 'backend/project-folder', 'backend/jobs/job'];
/** Commands that open a shop: they may import everything, like `start-backend.ts`. */
const COMMANDS = [
  'backend/catalogue/import-command.ts',
  'backend/catalogue/export/export-command.ts',
  'backend/catalogue/open-shop.ts',
];

test('folders of the backend import only the folders below them', () => {
  const roomOf = (file: string) => /^backend\/([^/.]+)\//.exec(file)?.[1] ?? '';
  const known = new Map(Object.entries(BACKEND_ROOMS));
  const wrong = imports.filter(({ from, to }) => {
    const own = roomOf(from);
    if (own === '' || !to.startsWith('backend/') || COMMANDS.includes(from) || BACKEND_WORDS.includes(to)) return false;
    return roomOf(to) !== own && !known.get(own)?.includes(roomOf(to));
  });
  expect(listed(wrong)).toEqual([]);
  const rooms = new Set(files.map(roomOf).filter((name) => name !== ''));
  expect([...rooms].sort()).toEqual([...known.keys()].sort());
});

/** Files on a cycle of imports, type imports left out. */
function circles(all: readonly Import[]): string[] {
  const ways = new Map<string, string[]>();
  for (const { from, to, isType } of all) {
    const file = from.replace(/\.tsx?$/, '');
    if (!isType) ways.set(file, [...(ways.get(file) ?? []), to]);
  }
  const reaches = (start: string): boolean => {
    const seen = new Set<string>();
    const open = [...(ways.get(start) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (file === start) return true;
      if (!seen.has(file)) open.push(...(ways.get(file) ?? []));
      seen.add(file);
    }
    return false;
  };
  return [...ways.keys()].filter(reaches);
}

test('there are no import cycles', () => {
  expect(circles(imports)).toEqual([]);
});

test('one file uses undocumented parts of Remix', () => {
  const insides =
    /__remix|streamController|serverHandoff|staticHandlerContext|DataWithResponseInit|UNSAFE_|_root\.data|\.assets\.|\busr\b/;
  const own = [...files.filter((file) => file.startsWith('app/')), 'server.ts'];
  const knowing = own.filter((file) => insides.test(readFileSync(path.join(root, file), 'utf8')));
  expect(knowing).toEqual(['app/rendering/remix-adapter.ts']);
});

test('an action’s answer is read in a way that survives a link within the page', () => {
  const reading = files.filter((file) => /\buseActionData\b/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(reading).toEqual(['app/routing/use-answer.ts']);
});

test('endpoints hold no SQL', () => {
  const withSql = imports.filter(
    ({ from, to }) => from.startsWith('backend/endpoints/') && /^(drizzle-orm|pg)\b/.test(to),
  );
  expect(listed(withSql)).toEqual([]);
});

test('no folder or file is called utils, common, helpers or general, and there are no barrel files', () => {
  const drawers = files.filter((file) => /(^|\/)(utils?|common|helpers?|general|index)(\/|\.[a-z]+$)/.test(file));
  expect(drawers).toEqual([]);
});

test('the storefront’s server writes to its log, never to the console', () => {
  const chatty = files.filter(
    (file) => /^app\/.*\.server\.ts$/.test(file) && /\bconsole\./.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(chatty).toEqual([]);
});
