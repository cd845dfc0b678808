/** A dry run says what the import then does. */
import { expect, test } from 'vitest';
import { ratesCommand } from '../../scripts/rates-command';
import { fileWriter } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';
import { type ImportOptions, importCatalogue } from './import-catalogue';
import { ImportReport } from './import-report';

const database = withDatabase();
const { importLines } = withImports(database);
const write = fileWriter();

async function dryRun(lines: readonly string[], more: Partial<ImportOptions> = {}): Promise<ImportReport> {
  const report = new ImportReport();
  const file = write(`${lines.join('\n')}\n`);
  const options = { language: 'en', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
  await importCatalogue({ ...options, file, ...more }, undefined, report, database().db);
  return report;
}

const HEADER = 'sku,product_type,name,price,qty,url_key';

test('it names the SKUs that other products have, and counts new and known products as the import does', async () => {
  await importLines(['id,title,price,availability', 'TAKEN,Other,10 EUR,in stock']);
  await importLines([HEADER, 'KNOWN,simple,Known,10,1,known']);
  const lines = [HEADER, 'TAKEN,simple,Taken,10,1,taken', 'KNOWN,simple,Known,12,1,known', 'NEW,simple,New,10,1,new'];
  const dry = await dryRun(lines);
  expect(dry.counts).toMatchObject({ models: 2, createdModels: 1, updatedModels: 1, refusedModels: 1 });
  expect(dry.skipped).toEqual([{ line: 2, text: 'the SKU TAKEN belongs to another model already' }]);
  const real = await importLines(lines);
  const { models, createdModels, updatedModels, refusedModels, variants } = dry.counts;
  expect(real.counts).toMatchObject({ models, createdModels, updatedModels, refusedModels, variants });
});

test('it says that a rate is missing; once the rate is set it no longer does', async () => {
  const lines = [HEADER, 'DOLLAR,simple,Dollar,10,1,dollar'];
  const { counts, skipped } = await dryRun(lines, { currency: 'usd' });
  expect(counts).toMatchObject({ models: 0, refusedModels: 1 });
  expect(skipped[0]?.text).toBe('DOLLAR: the shop has no rate for the currency "usd"');
  expect(() => ratesCommand(['usd=0'])).toThrow('is no rate');
  expect(await ratesCommand(['USD=1,08'])(database().db)).toContain('usd  1.08');
  expect((await dryRun(lines, { currency: 'usd' })).counts).toMatchObject({ models: 1, refusedModels: 0 });
  expect((await database().pool.query(`select 1 from variants where sku = 'DOLLAR'`)).rowCount).toBe(0);
});

test('it says how many products a replacement would take out of sale', async () => {
  await importLines([HEADER, 'R1,simple,One,10,1,one', 'R2,simple,Two,10,1,two']);
  const { leaving } = await dryRun([HEADER, 'R1,simple,One,10,1,one'], { mode: 'replace' });
  expect(leaving?.missing).toBeGreaterThan(0);
  expect(
    (await dryRun(['sku,price', 'R1,11', 'NOWHERE,12'], { mode: 'prices' })).countOf('SKUs are not in the shop'),
  ).toBe(1);
});
