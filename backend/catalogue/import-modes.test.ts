import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';

const database = withDatabase();
const { importLines, soldOf, modelOf } = withImports(database);

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty';
const row = (handle: string, price: string, quantity = 5, title = handle) =>
  `${handle},${title},<p>Text</p>,Kettu,${handle}-1,${price},,shopify,${quantity}`;

test('adding leaves what is there, updating adds nothing, and both say what they left out', async () => {
  await importLines([HEADER, row('kept', '10')]);
  const added = await importLines([HEADER, row('kept', '99'), row('fresh', '20')], { mode: 'add' });
  expect(added.counts).toMatchObject({ models: 1, createdModels: 1 });
  expect(added.countOf('models are in the shop already and stay as they are')).toBe(1);
  expect(await soldOf('shopify:kept')).toMatchObject([{ cents: 1000 }]);
  const updated = await importLines([HEADER, row('kept', '12'), row('other', '20')], { mode: 'update' });
  expect(updated.counts).toMatchObject({ models: 1, updatedModels: 1 });
  expect(updated.countOf('models are not in the shop and are not added')).toBe(1);
  expect(await soldOf('shopify:kept')).toMatchObject([{ cents: 1200 }]);
  expect(await modelOf('shopify:other')).toBeUndefined();
});

test('updating with few columns keeps what they do not say', async () => {
  await importLines([HEADER, row('partial', '10')]);
  await importLines(['Handle,Title,Variant SKU,Variant Price', 'partial,Partial,partial-1,11'], { mode: 'update' });
  expect(await soldOf('shopify:partial')).toMatchObject([{ cents: 1100, units: 5 }]);
  expect(await modelOf('shopify:partial')).toMatchObject({ brand: 'Kettu', description: '<p>Text</p>' });
});

test('a replacement withdraws what the file does not name, above a tenth only when its number is confirmed', async () => {
  const format = 'feed';
  const feed = [
    'id,title,price,availability',
    ...Array.from({ length: 20 }, (_, n) => `${format}-${n},Feed ${n},10 EUR,in stock`),
  ];
  await importLines(feed);
  const missing = feed.slice(0, -3);
  const replace = (confirmWithdraw?: number) =>
    importLines(
      missing.map((line) => line.replace('10 EUR', '11 EUR')),
      {
        mode: 'replace',
        ...(confirmWithdraw === undefined ? {} : { confirmWithdraw }),
      },
    );
  await expect(replace()).rejects.toThrow('does not name 3 of 20 models on sale');
  await expect(replace(2)).rejects.toThrow('--confirm-withdraw 3');
  expect(await soldOf('merchant:feed-1')).toMatchObject([{ cents: 1000 }]);
  expect(await modelOf('merchant:feed-19')).toMatchObject({ isPublic: true });
  expect((await replace(3)).counts).toMatchObject({ models: 17, withdrawnModels: 3 });
  expect(await modelOf('merchant:feed-19')).toMatchObject({ isPublic: false });
  const one = await importLines(missing.slice(0, -1), { mode: 'replace' });
  expect(one.counts).toMatchObject({ withdrawnModels: 1 });
});

test('prices and stock alone: any table with SKUs, reductions of its format, unknown SKUs said, nothing else changed', async () => {
  await importLines([HEADER, row('priced', '10'), row('stocked', '10')]);
  const before = await modelOf('shopify:priced');
  const report = await importLines(
    ['SKU;Hinta;Saldo', 'priced-1;8,50;3', 'stocked-1;;0', 'unknown;5;5', 'priced-1;1;1', ';1;1'],
    { mode: 'prices' },
  );
  expect(report.counts).toMatchObject({ rows: 5, variants: 2, models: 0 });
  expect(report.isEmpty).toBe(false);
  expect(report.skipped.map(({ line }) => line).toSorted()).toEqual([5, 6]);
  expect(report.countOf('SKUs are not in the shop')).toBe(1);
  expect(await soldOf('shopify:priced')).toMatchObject([{ cents: 850, units: 3 }]);
  expect(await soldOf('shopify:stocked')).toMatchObject([{ cents: 1000, units: 0 }]);
  expect(await modelOf('shopify:priced')).toEqual(before);
  await importLines(['Handle,Variant SKU,Variant Price,Variant Compare At Price', 'priced,priced-1,7,9'], {
    mode: 'prices',
  });
  expect(await soldOf('shopify:priced')).toMatchObject([{ cents: 900, reduced: 700, units: 3 }]);
  await importLines(['sku,product_type,price,special_price,qty', 'priced-1,simple,9,,6'], { mode: 'prices' });
  expect(await soldOf('shopify:priced')).toMatchObject([{ cents: 900, reduced: null, units: 6 }]);
});

test('a bad price keeps the old one and is said; prices without tax get it', async () => {
  await importLines([HEADER, row('bad', '10')]);
  const report = await importLines(['sku,price,quantity', 'bad-1,free,4'], { mode: 'prices' });
  expect(report.skipped).toEqual([{ line: 2, text: 'bad-1: the price "free" is not a number' }]);
  expect(await soldOf('shopify:bad')).toMatchObject([{ cents: 1000, units: 4 }]);
  await importLines(['sku,price', 'bad-1,10'], { mode: 'prices', tax: 'excluded' });
  expect(await soldOf('shopify:bad')).toMatchObject([{ cents: 1255 }]);
});
