import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/catalogue-file';
import { BadArguments } from '../import-arguments';
import { readExportArguments } from './export-arguments';
import { writeExport } from './write-export';

const folder = temporaryFolder();

async function* parts(...texts: (string | Error)[]): AsyncGenerator<string> {
  for (const text of texts) {
    if (text instanceof Error) throw text;
    yield text;
  }
}

test('only its owner may read an export, also where a file that others may read stood', async () => {
  const file = path.join(folder, 'customers.csv');
  writeFileSync(file, 'old', { mode: 0o644 });
  await writeExport(file, parts('a', 'b'.repeat(200_000)));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toHaveLength(200_001);
});

test('an export that fails leaves no half file and keeps the one that was there', async () => {
  const file = path.join(folder, 'goods.csv');
  writeFileSync(file, 'old');
  await expect(writeExport(file, parts('new', new Error('lost')))).rejects.toThrow('lost');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder).filter((name) => name.includes('goods'))).toEqual(['goods.csv']);
});

test.each([
  [[], 'Name the file'],
  [['a', 'b'], 'One file at a time'],
  [['--what', 'passwords', 'a'], '--what is one of'],
  [['--what', '__proto__', 'a'], '--what is one of'],
  [['--what', 'customers', '--format', 'shopify', 'a'], '--format is of goods'],
  [['--language', 'xx', 'a'], '--language is one of'],
])('the command line %j is refused', (words, reason) => {
  expect(() => readExportArguments(words)).toThrow(BadArguments);
  expect(() => readExportArguments(words)).toThrow(reason);
});
