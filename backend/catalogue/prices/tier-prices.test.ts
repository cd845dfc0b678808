/** Magento's export of advanced prices: the group that a mapping names is the club, all else is said. */

import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { numberOf } from '../../../tests/support/ordering';
import { suggestForm } from '../desk/desk-form';
import { FileRefused } from '../desk/receive-file';
import { importCatalogue } from '../import-catalogue';
import { type Mapping, NO_MAPPING } from '../mapping/mapping';
import { suggestMapping } from '../mapping/suggest-mapping';
import { beginCommandRun } from '../runs/run-rows';
import { openUndoRecord } from '../runs/undo-record';
import { markUndone, undoRun } from '../runs/undo-run';

const database = withDatabase();
const { importLines } = withImports(database);
const write = fileWriter();

const HEADER = 'sku,tier_price_website,tier_price_customer_group,tier_price_qty,tier_price,tier_price_value_type';
const CLUB: Mapping = { ...NO_MAPPING, priceGroups: { 'Club members': 'club', Retailer: null } };
const prices = (lines: readonly string[], mapping = CLUB) => importLines([HEADER, ...lines], { mapping });

/** Regular and club price by SKU, cents. */
async function clubOf(...skus: string[]): Promise<Record<string, [regular: number, club: number | null]>> {
  const { rows } = await database().pool.query(
    `select v.sku, p.regular_cents::int as regular, p.club_cents::int as club from variants v join prices p on p.variant_id = v.id
     where v.sku = any($1) order by 1`,
    [skus],
  );
  return Object.fromEntries(rows.map(({ sku, regular, club }) => [sku, [regular, club]]));
}

beforeAll(async () => {
  await importLines([
    'sku,product_type,name,price',
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((sku) => `${sku},simple,${sku},19.95`),
    'U,simple,U,100',
  ]);
});

test('a tier of one unit for the club is the club price, an amount or what is taken off', async () => {
  const report = await prices([
    'A,All Websites [EUR],Club members,1.0000,17.500000,Fixed',
    'B,All Websites [EUR],club MEMBERS,1,10.0000,Discount',
    'C,All Websites [EUR],Club members,1,"12,5",Discount',
  ]);
  expect(report.counts).toMatchObject({ rows: 3, variants: 3, models: 0 });
  // 19.95 less 10 % is 17.955, less 12.5 % is 17.45625.
  expect(await clubOf('A', 'B', 'C')).toEqual({ A: [1995, 1750], B: [1995, 1796], C: [1995, 1746] });
  expect(report.countOf('the price group "Club members" becomes the club')).toBe(2);
});

test('other groups, quantities, kinds and prices that are none are said by line, and change nothing', async () => {
  const report = await prices([
    'D,All Websites [EUR],Wholesale,1,10,Fixed',
    'D,All Websites [EUR],ALL GROUPS,1,10,Fixed',
    'D,All Websites [EUR],Club members,5,10,Fixed',
    'D,All Websites [EUR],Club members,none,10,Fixed',
    'D,All Websites [EUR],Club members,1,10,Gift',
    'D,All Websites [EUR],Club members,1,free,Fixed',
    'D,All Websites [EUR],Club members,1,0,Fixed',
    'D,All Websites [EUR],Club members,1,100,Discount',
    'D,All Websites [EUR],Club members,1,-5,Discount',
    ',All Websites [EUR],Club members,1,10,Fixed',
    'D,All Websites [EUR],Retailer,1,10,Fixed',
    'E,All Websites [XTS],Club members,1,10,Fixed',
    'F,All Websites [EUR],Club members,1,19.95,Fixed',
    'NOWHERE,All Websites [EUR],Club members,1,10,Fixed',
  ]);
  expect(report.skipped.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14]);
  expect(report.skipped[0]?.text).toBe(
    "D, Wholesale: the shop has prices for everybody and for its club alone (a mapping's priceGroups names the club)",
  );
  expect(report.countOf('the price group "Retailer" is left out')).toBe(1);
  expect(report.countOf('SKUs are not in the shop')).toBe(1);
  expect(await clubOf('D', 'E', 'F')).toEqual({ D: [1995, null], E: [1995, null], F: [1995, null] });
});

test('a second price of a SKU is left out, and a price without tax gets it', async () => {
  const lines = ['U,base,Club members,1,50,Fixed', 'U,other,Club members,1,40,Fixed'];
  const report = await importLines([HEADER, ...lines], { mapping: CLUB, tax: 'excluded' });
  expect(report.skipped).toMatchObject([{ line: 3 }]);
  expect(await clubOf('U')).toEqual({ U: [10_000, 6275] });
});

test('a dry run counts club prices and says what is refused, and writes nothing', async () => {
  const file = write(`${HEADER}\nA,,Club members,1,5,Fixed\nA,,Wholesale,1,5,Fixed\n`);
  const options = { language: 'en', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
  const before = await clubOf('A');
  for (const asked of [database().db, undefined]) {
    const { report } = await importCatalogue({ ...options, file, mapping: CLUB }, undefined, undefined, asked);
    expect(report.counts).toMatchObject({ variants: 1 });
    expect(report.skippedCount).toBe(1);
  }
  expect(await clubOf('A')).toEqual(before);
});

test('club prices can be undone', async () => {
  const { db } = database();
  const before = await clubOf('A', 'U');
  const command = { fileName: 'tiers.csv', fileBytes: 1, fingerprint: 'tiers', options: {} };
  const id = await beginCommandRun(db, command, new Date());
  const lines = [HEADER, 'A,,Club members,1,5,Fixed', 'U,,Club members,1,50,Discount'];
  await importLines(lines, { mapping: CLUB }, undefined, openUndoRecord(db, id));
  expect(await clubOf('A', 'U')).toEqual({ A: [1995, 500], U: [10_000, 5000] });
  await markUndone(db, id, new Date(), await undoRun(db, id, new Date()));
  expect(await clubOf('A', 'U')).toEqual(before);
  expect(await numberOf(db, sql`select count(*) from price_history where price_cents in (500, 5000)`)).toBe(0);
});

test('a mapping is suggested with the groups of the file; modes that need goods and the desk refuse it', async () => {
  const file = write(`${HEADER}\nA,,Kanta-asiakasklubi,1,5,Fixed\nA,,Wholesale,10,5,Fixed\n`);
  const mapping = await suggestMapping(file, { language: 'fi', currency: 'eur', tax: 'included' });
  expect(mapping.priceGroups).toEqual({ 'Kanta-asiakasklubi': 'club', Wholesale: null });
  await expect(importLines([HEADER, 'A,,Club members,1,5,Fixed'], { mode: 'replace' })).rejects.toThrow('no goods');
  await expect(suggestForm(database().db, file, 'fi')).rejects.toThrow(FileRefused);
});
