import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['app', 'backend', 'bench', 'contract', 'scripts', 'serving', 'settings', 'tests'];
/** Lines of a file, and of a function from its name to its closing bracket. */
const MAX_FILE = 250;
const MAX_FUNCTION = 60;
/** What a comment says before it gives the reason for what is longer. */
const REASON = /\bLong because\b[^.]+\./;

const isTest = (file: string) => /\.test\.(tsx?|mjs)$|^tests\/|^bench\//.test(file);
/** Texts, products and drawings of the demo shop are data. */
const isContent = (file: string) => /^backend\/demo\/(content|illustrations)\//.test(file);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|css)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
)
  .filter((file) => !isContent(file))
  .concat('server.ts')
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

/** The first comment of a text, wherever the imports put it; empty without one. */
function firstComment(text: string): string {
  return /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/m.exec(text)?.[0] ?? '';
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** The statement that a function is the whole of, which is where its comment stands; else the function itself. */
function statementOf(node: ts.Node): ts.Node {
  const { parent } = node;
  const isWhole =
    ts.isVariableDeclaration(parent) || ts.isVariableDeclarationList(parent) || ts.isVariableStatement(parent);
  return isWhole ? statementOf(parent) : node;
}

/** Functions of a file that are too long without a reason in the comment before them. */
function longFunctions(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = linesOf(node.getText());
      const owner = statementOf(node);
      const before = text.slice(owner.getFullStart(), owner.getStart());
      if (lines > MAX_FUNCTION && !REASON.test(before)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file}:${line + 1} (${lines} lines)`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no file is longer than 250 lines, unless its first comment says why', () => {
  const long = files
    .filter(({ text }) => linesOf(text) > MAX_FILE && !REASON.test(firstComment(text)))
    .map(({ file, text }) => `${file} (${linesOf(text)} lines)`);
  expect(long).toEqual([]);
});

test('no function is longer than 60 lines, unless the comment before it says why', () => {
  const long = files
    .filter(({ file }) => !isTest(file) && !file.endsWith('.css'))
    .flatMap(({ file, text }) => longFunctions(file, text));
  expect(long).toEqual([]);
});
