import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const BASE_FEATURES: Record<string, readonly string[]> = {
  session: [],
  catalog: [],
  cart: ['catalog', 'session'],
};
/** Rooms below the features: they may use each other, but `ui` knows nothing but itself. */
const GROUND = ['api', 'server', 'locale', 'routing'];

interface Import {
  from: string;
  to: string;
  /** Gone when the code runs. */
  isType: boolean;
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** The file or package an import means: a path from the project's root, or a package's name. */
function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.join(path.dirname(from), specifier);
  if (specifier.startsWith('~/')) return `app/${specifier.slice(2)}`;
  return specifier;
}

/** The imports of a file, dynamic ones and re-exports among them. */
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
const files = ['app', 'backend', 'contract'].flatMap(sources).filter((file) => !isTest(file));
const imports = files.flatMap(importsOf);
const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1];
const room = (file: string) => /^app\/([^/.]+)/.exec(file)?.[1] ?? '';
const listed = (found: Import[]) => found.map(({ from, to }) => `${from} → ${to}`);

test('the wings know the contract and not each other', () => {
  const crossing = imports.filter(
    ({ from, to }) =>
      (from.startsWith('app/') && to.startsWith('backend/')) || (from.startsWith('backend/') && to.startsWith('app/')),
  );
  expect(listed(crossing)).toEqual([]);
});

test('the contract imports zod and nothing else', () => {
  const foreign = imports.filter(
    ({ from, to }) => from.startsWith('contract/') && to !== 'zod' && !to.startsWith('contract/'),
  );
  expect(listed(foreign)).toEqual([]);
});

test('the design system knows no shop', () => {
  const foreign = imports.filter(
    ({ from, to }) => from.startsWith('app/ui/') && /^(app|contract)\//.test(to) && !/^app\/(ui|styles)\//.test(to),
  );
  expect(listed(foreign)).toEqual([]);
});

test('the rooms below the features import no feature, route or layout', () => {
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

test('rules are pure: they import rules, types of the contract, money, dates and languages', () => {
  const allowed =
    /\/rules\/|^contract\/|^app\/locale\/(money|dates|languages)$|^app\/features\/catalog\/(product|card|variant|price)[a-z-]*$/;
  const impure = imports.filter(({ from, to }) => /\/rules\//.test(from) && !allowed.test(to));
  expect(listed(impure)).toEqual([]);
});

test('components import nothing that only the server has', () => {
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

test('endpoints hold no SQL', () => {
  const withSql = imports.filter(
    ({ from, to }) => from.startsWith('backend/endpoints/') && /^(drizzle-orm|pg)\b/.test(to),
  );
  expect(listed(withSql)).toEqual([]);
});

test('no room is a drawer: no utils, common, helpers or general, and no barrel files', () => {
  const drawers = files.filter((file) => /(^|\/)(utils?|common|helpers?|general|index)(\/|\.[a-z]+$)/.test(file));
  expect(drawers).toEqual([]);
});

test('the storefront’s server writes to its log, never to the console', () => {
  const chatty = files.filter(
    (file) => /^app\/.*\.server\.ts$/.test(file) && /\bconsole\./.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(chatty).toEqual([]);
});
