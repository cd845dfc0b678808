import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const docs = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(path.join(root, 'docs', file), 'utf8');

/** All test files, from the root with slashes. */
const testFiles = ['app', 'backend', 'contract', 'scripts', 'serving', 'settings', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
);
/** The files that a document may mean by the end of a path. */
const meant = (name: string) => testFiles.filter((file) => file === name || file.endsWith(`/${name}`));

test('every test file that a document names exists', () => {
  const named = docs.flatMap((doc) =>
    [...read(doc).matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = '']) => [doc, name] as const),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([, name]) => meant(name).length === 0)).toEqual([]);
});

test('every title of a test that a document quotes exists in its file', () => {
  const named = docs.flatMap((doc) =>
    [...read(doc).matchAll(/`([\w./-]+\.test\.tsx?)` › ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ doc, file, title })),
    ),
  );
  const exists = ({ file, title }: { file: string; title: string }) =>
    meant(file).some((each) => readFileSync(path.join(root, each), 'utf8').includes(title));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((each) => !exists(each))).toEqual([]);
});
