/** An import from the desk, from its file to its end; and files that are none. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withImportDesk } from '../../../tests/support/import-desk';
import { tryLock } from '../../db/lock';
import { importRemarks, importRuns } from '../../db/schema/imports';
import { readRun } from '../runs/run-rows';
import { ensureReference } from '../write/ensure-reference';
import { forgetOldFiles, startUndo, stopRun } from './control-run';
import { deskOptionsOf, suggestForm } from './desk-form';
import { readDetails, readRemarks } from './read-run';
import { FileRefused, receiveFile, storedFile } from './receive-file';

const desk = withImportDesk(ensureReference, 'en');
const { database, dataDir, act, place, start, work: runNow } = desk;
const streamOf = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text]).stream();
const filesIn = () => readdirSync(path.join(dataDir, 'import/uploads'));

const HEADER = 'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty';

const draft = (lines: readonly string[], name = 'goods.csv') => desk.draft(lines.join('\n'), name);

const skuCount = async (sku: string) =>
  (await database().pool.query('select 1 from variants where sku = $1 and not is_withdrawn', [sku])).rowCount;

test('a file is tried, imported and undone; its file is deleted once it is imported', async () => {
  const { db } = database();
  const id = await draft([HEADER, 'mug,Mug,Mugs,Glaze,Red,MUG-R,10,4', 'mug,,,,Blue,MUG-B,0,4']);
  const form = deskOptionsOf((await readRun(db, database().pool, id)) as never)?.form;
  expect(form).toMatchObject({
    options: [{ name: 'Glaze', role: 'type' }],
    categories: [{ name: 'Mugs', to: 'Mugs' }],
  });
  expect(await start(id, 'check', { options: [{ name: 'Glaze', role: 'color' }] })).toBe('started');
  const checked = await runNow(id);
  expect(checked).toMatchObject({ state: 'draft', checked: { counts: { createdModels: 1, variants: 1, skipped: 1 } } });
  expect(await skuCount('MUG-R')).toBe(0);
  expect(await start(id, 'import', { options: [{ name: 'Glaze', role: 'color' }] })).toBe('started');
  const [file = ''] = filesIn();
  expect(await runNow(id)).toMatchObject({ state: 'done', format: 'shopify', storedFile: null, counts: { models: 1 } });
  expect(existsSync(storedFile(dataDir, file))).toBe(false);
  const { rows } = await database().pool.query(
    `select c.slug from variants v join colors c on c.id = v.color_id where v.sku = 'MUG-R'`,
  );
  expect(rows).toEqual([{ slug: 'red' }]);
  const remarks = await db.select().from(importRemarks).where(eq(importRemarks.runId, id));
  expect(remarks).toContainEqual(
    expect.objectContaining({
      ...{ part: 'skipped', line: 3, text: 'MUG-B: the price is zero' },
      said: { said: { key: 'priceZero', values: {} }, subject: 'MUG-B' },
    }),
  );
  expect(await start(id, 'import')).toMatchObject({ reason: 'state' });
  expect(await startUndo(place(), id, act)).toBeUndefined();
  expect(await runNow(id)).toMatchObject({ state: 'undone', counts: { removed: 1 } });
  expect(await skuCount('MUG-R')).toBe(0);
  expect(await startUndo(place(), id, act)).toBe('undone');
});

test('what is said of a file is kept with keys and values for other languages, without signs that hide or turn a text', async () => {
  const { db } = database();
  const id = await draft([HEADER, 'fork,Fork,Forks,Glaze,Red,FORK\u202e\ue000,-5,4', 'fork,,,,Blue,FORK-B,abc,4']);
  await start(id, 'check');
  const run = await runNow(id);
  const fork = { said: { key: 'priceNegative', values: { price: '-5' } }, subject: 'FORK??' };
  const [first] = await db
    .select()
    .from(importRemarks)
    .where(eq(importRemarks.runId, id))
    .orderBy(importRemarks.number);
  expect(run?.said?.kinds).toContainEqual({ ...fork, part: 'skipped', count: 1 });
  expect(run?.said?.error).toEqual({ key: 'nothing', values: {} });
  expect(run?.checked).toMatchObject({ said: run?.said, error: 'Nothing could be imported.' });
  expect(first?.said).toBeTruthy();
  // a run of before has its English text alone
  await db.update(importRemarks).set({ said: null }).where(eq(importRemarks.runId, id));
  await db
    .update(importRuns)
    .set({ said: null, checked: { counts: {}, lines: ['1 row'] } })
    .where(eq(importRuns.id, id));
  const old = await readRun(db, database().pool, id);
  const details = old && (await readDetails(db, old, 'fi', act.now));
  expect(details).toMatchObject({ said: null, checked: { lines: ['1 row'], said: null, error: null } });
  const { remarks } = await readRemarks(db, id, { page: 1, size: 100 });
  expect(remarks).toContainEqual(expect.objectContaining({ text: 'FORK??: the price -5 is negative', said: null }));
});

test('a form that names what the shop does not have is refused at its fields; one import runs at a time', async () => {
  const id = await draft([HEADER, 'cup,Cup,Cups,,,CUP,10,4']);
  const wrong = { currency: 'usd', categories: [{ name: 'Cups', to: '/no-such/' }] };
  expect(await start(id, 'import', wrong)).toEqual({
    reason: 'form',
    fields: [
      { name: 'currency', fault: 'noRate' },
      { name: 'categories.0', fault: 'noGroup' },
    ],
  });
  const unlock = await tryLock(database().pool, 'importCatalogue');
  expect(await start(id, 'import')).toMatchObject({ reason: 'busy' });
  await unlock?.();
  expect(await start(id, 'import')).toBe('started');
  expect(await start(id, 'import')).toMatchObject({ reason: 'state' });
  // It waits, and is called off before it begins.
  expect(await stopRun(place(), id)).toBe('asked');
  expect(await runNow(id)).toMatchObject({ state: 'draft' });
  expect(await stopRun(place(), id)).toBe('removed');
  expect(await stopRun(place(), id)).toBeUndefined();
});

test('a table whose columns have names of their own is imported once somebody says what they are', async () => {
  const { db, pool } = database();
  const id = await draft(['Koodas,Pavadinimas,Kaina,Grupė,constructor', 'LT-1,Kėdė,12.50,Kėdės,mediena']);
  const options = deskOptionsOf((await readRun(db, pool, id)) as never);
  expect(options?.form.columns).toEqual(
    ['koodas', 'pavadinimas', 'kaina', 'grupė', 'constructor'].map((name) => ({ name, to: 'property' })),
  );
  expect(options?.examples).toContainEqual({ column: 'kaina', value: '12.50' });
  const columns = (...meanings: string[]) => ({
    columns: (options?.form.columns ?? []).map(({ name }, place) => ({ name, to: meanings[place] ?? '' })),
  });
  expect(await start(id, 'check', columns('sku', 'name', 'name'))).toEqual({
    reason: 'form',
    fields: [
      { name: 'columns.2', fault: 'twice' },
      { name: 'columns', fault: 'needsColumns' },
    ],
  });
  expect(await start(id, 'check', columns('sku', 'name', 'price', 'category', 'property'))).toBe('started');
  const checked = await runNow(id);
  expect(checked).toMatchObject({ checked: { counts: { createdModels: 1, variants: 1 } } });
  const { form } = deskOptionsOf(checked as never) ?? {};
  expect(form?.categories).toEqual([{ name: 'Kėdės', to: 'Kėdės' }]);
  expect(await start(id, 'import', form)).toBe('started');
  expect(await runNow(id)).toMatchObject({ state: 'done', counts: { models: 1 } });
  expect(await skuCount('LT-1')).toBe(1);
  const { rows } = await pool.query(
    `select t.name from property_type_texts t join property_types p on p.id = t.property_type_id where t.name ilike 'constructor'`,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('an import whose process died is shown as stopped, and goes on to its end', async () => {
  const { db, pool } = database();
  const id = await draft([HEADER, 'pan,Pan,Pans,,,PAN,10,4']);
  await start(id, 'import');
  await db.update(importRuns).set({ state: 'running' }).where(eq(importRuns.id, id));
  expect(await readRun(db, pool, id)).toMatchObject({ state: 'stopped' });
  expect(await start(id, 'import')).toBe('started');
  expect(await runNow(id)).toMatchObject({ state: 'done' });
  expect(await skuCount('PAN')).toBe(1);
});

test('a replacement that would take much out of sale says how many, and does it when the number is confirmed', async () => {
  const rows = ['a', 'b', 'c'].map((name) => `${name},${name},Jars,,,JAR-${name},10,4`);
  const first = await draft([HEADER, ...rows]);
  await start(first, 'import');
  await runNow(first);
  const id = await draft([HEADER, rows[0] ?? '']);
  await start(id, 'import', { mode: 'replace' });
  const refused = await runNow(id);
  expect(refused).toMatchObject({
    state: 'failed',
    counts: { missing: expect.any(Number), onSale: expect.any(Number) },
  });
  expect(await skuCount('JAR-b')).toBe(1);
  await start(id, 'import', { mode: 'replace', confirm_withdraw: refused?.counts['missing'] });
  expect(await runNow(id)).toMatchObject({ state: 'done' });
  expect(await skuCount('JAR-b')).toBe(0);
});

test.each([
  ['empty', ''],
  ['binary', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
  ['binary', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
] as const)('a file that is %s is refused, and nothing is left of it', async (reason, content) => {
  const before = filesIn();
  await expect(receiveFile(dataDir, streamOf(content as never))).rejects.toMatchObject({ reason });
  expect(filesIn()).toEqual(before);
});

test('a file above the limit is refused before it is whole', async () => {
  const chunk = new Uint8Array(1_000_000).fill(65);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      sent += 1;
      stream.enqueue(chunk);
    },
  });
  await expect(receiveFile(dataDir, endless)).rejects.toBeInstanceOf(FileRefused);
  expect(sent).toBeLessThan(110);
});

test.each([
  [
    'sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price\nA,All,B,1,2',
    'These are advanced prices, which the command line imports, not the desk.',
  ],
  ['a\0b\0c\n\0\0\0', undefined],
  ['just some words', undefined],
])('what holds no goods is refused with what it is: %j', async (content, said) => {
  const { name } = await receiveFile(dataDir, streamOf(content));
  const refused = await suggestForm(database().db, storedFile(dataDir, name), 'fi').catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: 'unrecognised', said });
});

test('a file that nobody imports is forgotten after a week', async () => {
  const id = await draft([HEADER, 'old,Old,Old,,,OLD,10,4']);
  await forgetOldFiles(database().db, dataDir, new Date(Date.now() + 6 * 86_400_000));
  expect(await readRun(database().db, database().pool, id)).toBeDefined();
  await forgetOldFiles(database().db, dataDir, new Date(Date.now() + 8 * 86_400_000));
  expect(await readRun(database().db, database().pool, id)).toBeUndefined();
});
