import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';

const database = withDatabase();
const { importLines, soldOf, modelOf } = withImports(database);

const HEADER = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty';

/** A model of Shopify's with variants given as `SKU size price`. */
function product(handle: string, ...variants: string[]): string[] {
  return variants.map((variant, index) => {
    const [sku, size, price = '10'] = variant.split(' ');
    return `${handle},${index === 0 ? `Product ${handle}` : ''},Kettu,Size,${size},${sku},${price},5`;
  });
}

const sizesOf = async (handle: string) =>
  (await soldOf(`shopify:${handle}`)).map(({ sku, size, cents }) => `${sku} ${size} ${cents}`);

async function idsOf(handle: string): Promise<Map<string, number>> {
  const { rows } = await database().pool.query<{ sku: string; id: number }>(
    'select v.sku, v.id from variants v join models m on m.id = v.model_id where m.import_key = $1',
    [`shopify:${handle}`],
  );
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

test.each([
  ['swap', ['A S 10', 'B M 20'], ['A M 11', 'B S 21'], ['A M 1100', 'B S 2100']],
  ['rotate', ['A S', 'B M', 'C L'], ['A M 11', 'B L 12', 'C S 13'], ['A M 1100', 'B L 1200', 'C S 1300']],
  ['moveonto', ['A S', 'B M', 'C L'], ['A M 11', 'C L 12'], ['A M 1100', 'C L 1200']],
  ['moveandnew', ['A S', 'B M'], ['B S 11', 'C M 12'], ['B S 1100', 'C M 1200']],
  ['chain', ['A S', 'B M'], ['A M 11', 'B L 12', 'C S 13'], ['A M 1100', 'B L 1200', 'C S 1300']],
])('corrected sizes are taken: %s', async (handle, before, after, sold) => {
  const named = (variants: string[]) => variants.map((variant) => `${handle}-${variant}`);
  await importLines([HEADER, ...product(handle, ...named(before))]);
  const ids = await idsOf(handle);
  const report = await importLines([HEADER, ...product(handle, ...named(after))]);
  expect(report.skipped).toEqual([]);
  expect(await sizesOf(handle)).toEqual(named(sold));
  // A SKU stays the same variant: orders refer to it.
  for (const [sku, id] of await idsOf(handle)) if (ids.has(sku)) expect(ids.get(sku)).toBe(id);
});

test('importing the same file again changes nothing', async () => {
  const lines = [HEADER, ...product('same', 'SAME-1 S', 'SAME-2 M'), ...product('other', 'OTHER-1 S')];
  const counts = async () =>
    (
      await database().pool.query(
        `select (select json_agg(v order by v.id) from variants v) as variants,
           (select json_agg(h order by h.id) from price_history h) as history,
           (select json_agg(k order by variant_id) from stock k) as stock,
           (select count(*)::int from stock_movements) as movements`,
      )
    ).rows;
  await importLines(lines);
  const before = await counts();
  const report = await importLines(lines);
  expect(await counts()).toEqual(before);
  expect(report.counts).toMatchObject({ updatedModels: 2, createdModels: 0, withdrawnVariants: 0 });
});

const BROKEN = 'broken,"Half a row';

test.each([
  [
    'at the top',
    (first: string[], second: string[]) => [BROKEN, ...product('apart', 'APART-1 S'), ...first, ...second],
  ],
  [
    'at the bottom',
    (first: string[], second: string[]) => [...first, ...second, ...product('apart', 'APART-1 S'), BROKEN],
  ],
])('a bad row %s keeps no vanished variant of another product on sale', async (_name, order) => {
  const whole = [HEADER, ...order(product('one', 'ONE-1 S', 'ONE-2 M'), product('two', 'TWO-1 S', 'TWO-2 M'))];
  await importLines(whole);
  expect(await sizesOf('one')).toHaveLength(2);
  const report = await importLines([HEADER, ...order(product('one', 'ONE-1 S'), product('two', 'TWO-2 M'))]);
  expect(await sizesOf('one')).toEqual(['ONE-1 S 1000']);
  expect(await sizesOf('two')).toEqual(['TWO-2 M 1000']);
  expect(report.counts.withdrawnVariants).toBe(2);
  expect(report.skippedCount).toBe(1);
});

test('a product with an unreadable row, or beside one, keeps the variants that were not read', async () => {
  await importLines([HEADER, ...product('kept', 'KEPT-1 S', 'KEPT-2 M'), ...product('near', 'NEAR-1 S', 'NEAR-2 M')]);
  await importLines([
    HEADER,
    ...product('kept', 'KEPT-1 S 11', 'KEPT-2 M free'),
    ...product('near', 'NEAR-1 S'),
    BROKEN,
  ]);
  expect(await sizesOf('kept')).toEqual(['KEPT-1 S 1100', 'KEPT-2 M 1000']);
  expect(await sizesOf('near')).toHaveLength(2);
});

test('a variant that was not read gives way to the one that has its size now, and that is told', async () => {
  await importLines([HEADER, ...product('way', 'WAY-1 S', 'WAY-2 M')]);
  const report = await importLines([HEADER, ...product('way', 'WAY-1 M 11', 'WAY-2 M free')]);
  expect(await sizesOf('way')).toEqual(['WAY-1 M 1100']);
  expect(report.notices.map(({ text }) => text)).toContain(
    'WAY-2 is taken out of sale: WAY-1 has its colour, size and type now',
  );
});

test('a variant that left comes back with its number', async () => {
  await importLines([HEADER, ...product('back', 'BACK-1 S', 'BACK-2 M')]);
  const ids = await idsOf('back');
  await importLines([HEADER, ...product('back', 'BACK-1 S')]);
  await importLines([HEADER, ...product('back', 'BACK-1 S', 'BACK-2 M 12')]);
  expect(await sizesOf('back')).toEqual(['BACK-1 S 1000', 'BACK-2 M 1200']);
  expect(await idsOf('back')).toEqual(ids);
});

test('what a batch leaves out is told once, also when the batch is written model by model', async () => {
  await database().pool.query(
    `insert into models (slug, manufacturer_id, tax_class_id) select 'house', min(id), 1 from manufacturers`,
  );
  await database().pool.query(`alter table models add constraint no_trouble check (import_key <> 'shopify:trouble')`);
  const report = await importLines([
    HEADER,
    ...product('calm', 'CALM-1 S', 'CALM-2 free'),
    ...product('trouble', 'TROUBLE-1 S'),
    ...product('calm-too', 'CALM-3 S'),
  ]);
  await database().pool.query('alter table models drop constraint no_trouble');
  expect(report.counts).toMatchObject({ models: 2, refusedModels: 1 });
  expect(report.skipped.filter(({ text }) => text.includes('refused by the database'))).toHaveLength(1);
  expect(new Set(report.skipped.map(({ text }) => text)).size).toBe(report.skipped.length);
});

test('three imports of swapped sizes at once leave one of the two states', async () => {
  const one = [HEADER, ...product('race', 'RACE-1 S', 'RACE-2 M'), ...product('run', 'RUN-1 S', 'RUN-2 M')];
  const other = [HEADER, ...product('run', 'RUN-1 M', 'RUN-2 S'), ...product('race', 'RACE-1 M', 'RACE-2 S')];
  const reports = await Promise.all([importLines(one), importLines(other), importLines(one)]);
  expect(reports.flatMap(({ skipped }) => skipped)).toEqual([]);
  const ofRace = await sizesOf('race');
  expect([
    ['RACE-1 S 1000', 'RACE-2 M 1000'],
    ['RACE-1 M 1000', 'RACE-2 S 1000'],
  ]).toContainEqual(ofRace);
});

test('a SKU used twice: the second model and the second variant get numbers of their own, the same each time', async () => {
  const lines = [HEADER, ...product('cap', 'TWICE S', 'TWICE M'), ...product('hat', 'TWICE S')];
  const first = await importLines(lines);
  expect(await sizesOf('cap')).toEqual(['cap-m M 1000', 'TWICE S 1000']);
  expect(await sizesOf('hat')).toEqual(['hat-s S 1000']);
  expect(first.counts).toMatchObject({ models: 2, variants: 3, refusedModels: 0 });
  const ids = [await idsOf('cap'), await idsOf('hat')];
  const again = await importLines([HEADER, ...product('hat', 'TWICE S'), ...product('cap', 'TWICE S', 'TWICE M')]);
  expect(again.skipped).toEqual([]);
  expect([await idsOf('cap'), await idsOf('hat')]).toEqual(ids);
  expect(again.countOf('SKUs belong to another model; the variant gets one of its own')).toBe(1);
});

test('a model of which no SKU is free is not made, and counts as not imported', async () => {
  await importLines([HEADER, ...product('owner', 'OWNED S')]);
  const report = await importLines([
    'sku,product_type,name,price,qty',
    'OWNED,simple,Thief,10,1',
    'FREE,simple,Fine,10,1',
  ]);
  expect(report.skipped).toEqual([{ line: 2, text: 'the SKU OWNED belongs to another model already' }]);
  expect(report.counts).toMatchObject({ models: 1, refusedModels: 1 });
  expect(await modelOf('magento:OWNED')).toBeUndefined();
  const { rows } = await database().pool.query(
    `select import_key from models m where is_public and import_key is not null
       and not exists (select 1 from variants v where v.model_id = m.id and not is_withdrawn)`,
  );
  expect(rows).toEqual([]);
});

test('a product that the file switches off leaves the shop, and comes back', async () => {
  const file = (online: number) => [
    'sku,product_type,name,price,qty,product_online',
    `LAMP,simple,Lamp,10,1,${online}`,
  ];
  await importLines(file(1));
  const report = await importLines(file(2));
  expect(await modelOf('magento:LAMP')).toMatchObject({ isPublic: false });
  expect(await soldOf('magento:LAMP')).toEqual([]);
  expect(report.counts).toMatchObject({ withdrawnModels: 1, withdrawnVariants: 1 });
  await importLines(file(1));
  expect(await modelOf('magento:LAMP')).toMatchObject({ isPublic: true });
  expect(await soldOf('magento:LAMP')).toHaveLength(1);
});

test('products that the file does not name stay and are told; on request they leave, those of other formats never', async () => {
  await importLines(['id,title,price,availability', 'FEED,From a feed,10 EUR,in stock']);
  await importLines([HEADER, ...product('old', 'OLD-1 S'), ...product('new', 'NEW-1 S')]);
  const later = (missing: 'keep' | 'withdraw', ...more: string[]) =>
    importLines([HEADER, ...product('new', 'NEW-1 S'), ...more], { missing });
  const told = await later('keep');
  expect(told.lines(false).join('\n')).toContain(
    'models of earlier imports are not in the file; they stay as they are',
  );
  expect(await modelOf('shopify:old')).toMatchObject({ isPublic: true });
  await later('withdraw', BROKEN);
  expect(await modelOf('shopify:old')).toMatchObject({ isPublic: true });
  await later('withdraw');
  expect(await modelOf('shopify:old')).toMatchObject({ isPublic: false });
  expect(await modelOf('shopify:new')).toMatchObject({ isPublic: true });
  expect(await modelOf('merchant:FEED')).toMatchObject({ isPublic: true });
});

test('a file with fewer columns leaves what it does not hold', async () => {
  const full =
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price';
  await importLines([
    `${full},Variant Compare At Price,Variant Inventory Qty,Variant Inventory Policy`,
    'mitt,Mitt,<p>Warm.</p>,Kettu,Gloves,Size,S,Color,Red,MITT-S,20,,7,continue',
    'mitt,,,,,,M,,Red,MITT-M,20,,8,deny',
  ]);
  const before = await modelOf('shopify:mitt');
  expect(before).toMatchObject({ brand: 'Kettu', description: '<p>Warm.</p>', groups: ['gloves'] });
  await importLines(['Handle,Title,Variant SKU,Variant Price', 'mitt,Mitt,MITT-S,25', 'mitt,,MITT-M,26']);
  expect(await modelOf('shopify:mitt')).toEqual(before);
  expect(await soldOf('shopify:mitt')).toMatchObject([
    { sku: 'MITT-M', size: 'M', color: 'red', cents: 2600, units: 8, onOrder: false },
    { sku: 'MITT-S', size: 'S', color: 'red', cents: 2500, units: 7, onOrder: true },
  ]);
});

test('a file without reductions keeps them, where they are still lower', async () => {
  const file = (special: string, price: number) => [
    `sku,product_type,name,price,qty${special && ',special_price'}`,
    `SALE,simple,Sale,${price},1${special && `,${special}`}`,
  ];
  await importLines(file('15', 20));
  await importLines(file('', 18));
  expect(await soldOf('magento:SALE')).toMatchObject([{ cents: 1800, reduced: 1500 }]);
  await importLines(file('', 14));
  expect(await soldOf('magento:SALE')).toMatchObject([{ cents: 1400, reduced: null }]);
});

test('sizes that read alike once they are cut cost a variant, not the model', async () => {
  const long = 'x'.repeat(150);
  const report = await importLines([HEADER, ...product('long', `LONG-1 ${long}1`, `LONG-2 ${long}2`, 'LONG-3 S')]);
  expect((await soldOf('shopify:long')).map(({ sku }) => sku)).toEqual(['LONG-1', 'LONG-3']);
  expect(report.skipped).toEqual([{ line: 3, text: 'LONG-2 repeats the colour, size and type of LONG-1' }]);
});
