import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const named = [...readFileSync(path.join(root, 'docs/hostile.md'), 'utf8').matchAll(/`([^`]+\.test\.ts)`: “([^”]+)”/g)];

test('every test that the table of hostile purchases names exists', () => {
  const isThere = ([, file = '', name = '']: RegExpMatchArray) => {
    const where = path.join(root, file);
    return existsSync(where) && readFileSync(where, 'utf8').includes(name);
  };
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((each) => !isThere(each)).map(([text]) => text)).toEqual([]);
});
