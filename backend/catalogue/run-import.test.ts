/** What the command says by its exit code. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from 'settings/read-settings';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter, temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { tryLock } from '../db/lock';
import { EXIT } from './exit-codes';
import { readArguments } from './import-arguments';
import { runImport } from './run-import';
import { ensureReference } from './write/ensure-reference';

const database = withDatabase();
const dataDir = temporaryFolder();
const write = fileWriter();
beforeAll(() => ensureReference(database().db));

async function run(...words: readonly string[]): Promise<number> {
  const args = readArguments(words);
  if (args === 'help') throw new Error('There is nothing to run.');
  const settings = { ...readSettings({}, 'backend'), dataDir, databaseUrl: database().url };
  return runImport(args, words, () => settings);
}

const goods = (...handles: readonly string[]) =>
  write(
    ['Handle,Title,Variant SKU,Variant Price', ...handles.map((name) => `${name},${name},SKU-${name},10`)].join('\n'),
  );

test('what is imported with remarks is 0; a file that cannot be read, or of which nothing is taken, is 1 with the reason in the report', async () => {
  expect(await run(goods('jar', 'box', 'tin'))).toBe(EXIT.done);
  const report = path.join(dataDir, 'report.json');
  for (const [content, reason] of [
    ['just some words', /^The format is not recognised by the first row \(just some words\)/],
    ['Handle,Title,Variant SKU,Variant Price\nfree,Free,FREE,0', /^Nothing could be imported\.$/],
    ['<rss></rss>', /^Nothing could be imported: the file has a header and no rows/],
  ] as const) {
    expect(await run(write(content), '--report', report), content).toBe(EXIT.nothing);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(reason),
    });
  }
  expect(await run(path.join(dataDir, 'nowhere.csv'))).toBe(EXIT.nothing);
});

test('a replacement that is not confirmed is 4, one beside another import 6, and one whose report cannot be written 5', async () => {
  await run(goods('jar', 'box', 'tin'));
  expect(await run(goods('jar'), '--mode', 'replace')).toBe(EXIT.unconfirmed);
  const unlock = await tryLock(database().pool, 'importCatalogue');
  expect(await run(goods('jar'))).toBe(EXIT.busy);
  await unlock?.();
  const folder = path.join(dataDir, 'a-folder');
  mkdirSync(folder);
  expect(await run(goods('jar'), '--report', folder)).toBe(EXIT.noReport);
  expect(await run(goods('jar'), '--mode', 'replace', '--confirm-withdraw', '2')).toBe(EXIT.done);
});

test('only the last import is undone: another one is 1', async () => {
  await run(goods('lid'));
  const { rows } = await database().pool.query('select max(id) as id from import_runs where has_changes');
  expect(await run('--undo', '999999')).toBe(EXIT.nothing);
  expect(await run('--undo', String(rows[0].id))).toBe(EXIT.done);
  expect(await run('--undo', String(rows[0].id))).toBe(EXIT.nothing);
});
