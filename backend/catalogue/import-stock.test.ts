import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';

const database = withDatabase();
const { importLines, soldOf } = withImports(database);

const OLD =
  'Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy';

async function stockOf(handle: string): Promise<string> {
  const [variant] = await soldOf(`shopify:${handle}`);
  return variant ? `${variant.units}${variant.onOrder ? ' and to order' : ''}` : 'not sold';
}

test.each([
  ['counted', 'shopify,7,deny', '7'],
  ['sold on', 'shopify,2,continue', '2 and to order'],
  ['sold on with none left', 'shopify,0,continue', '0 and to order'],
  ['not tracked', ',0,deny', '0 and to order'],
  ['oversold', 'shopify,-3,deny', '0'],
])('stock of Shopify: %s', async (name, cells, units) => {
  const handle = name.replaceAll(' ', '-');
  await importLines([OLD, `${handle},${name},S-${handle},10,${cells}`]);
  expect(await stockOf(handle)).toBe(units);
});

test("the names of Shopify's columns since 2024 are read", async () => {
  const report = await importLines([
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Image alt text,Variant image URL,SEO description',
    'Cap,sun-cap,<p>Shade.</p>,Kettu,,Caps,,TRUE,Active,CAP-S,,Size,S,,19.90,29.90,shopify,3,DENY,,,,,',
    ',sun-cap,,,,,,,,CAP-M,,,M,,29.90,,shopify,0,CONTINUE,,,,,',
    'Draft,draft-cap,,Kettu,,Caps,,TRUE,Draft,CAP-D,,,,,5,,shopify,1,DENY,,,,,',
  ]);
  expect(report.skipped).toEqual([]);
  expect(await soldOf('shopify:sun-cap')).toMatchObject([
    { sku: 'CAP-M', size: 'M', cents: 2990, reduced: null, units: 0, onOrder: true },
    { sku: 'CAP-S', size: 'S', cents: 2990, reduced: 1990, units: 3, onOrder: false },
  ]);
  const { rows } = await database().pool.query(`select is_public as "isPublic" from models where slug = 'draft-cap'`);
  expect(rows).toEqual([{ isPublic: false }]);
});

test.each([
  ['plain', '1,4,0,0,1,1', '4'],
  ['not managed', '1,0,0,0,0,0', '0 and to order'],
  ['left to the configuration', '1,0,1,1,0,1', '0'],
  ['backorders', '1,0,1,0,1,1', '0 and to order'],
  ['backorders but called out of stock', '0,5,1,0,1,1', '0'],
])('stock of Magento: %s', async (name, cells, units) => {
  const sku = `M-${name.replaceAll(' ', '-')}`;
  await importLines([
    'sku,product_type,name,price,is_in_stock,qty,allow_backorders,use_config_backorders,manage_stock,use_config_manage_stock',
    `${sku},simple,${name},10,${cells}`,
  ]);
  const [variant] = await soldOf(`magento:${sku}`);
  expect(`${variant?.units}${variant?.onOrder ? ' and to order' : ''}`).toBe(units);
});

test('availability of a feed: its words, its number, its date, and what is not known is told once', async () => {
  const rows = [
    'in_stock',
    'In Stock',
    'out_of_stock',
    'preorder',
    'backorder',
    'https://schema.org/InStock',
    'på lager',
    'bald',
  ];
  const report = await importLines([
    'id,title,price,availability,quantity,availability_date',
    ...rows.map(
      (word, index) =>
        `W-${index},Word ${index},10 EUR,${word},${index === 1 ? 3 : ''},${index === 3 ? '2027-03-01' : ''}`,
    ),
  ]);
  const found = await Promise.all(rows.map((_, index) => soldOf(`merchant:W-${index}`)));
  expect(found.map(([variant]) => [variant?.units, variant?.onOrder])).toEqual([
    [10, false],
    [3, false],
    [0, false],
    [0, true],
    [0, true],
    [10, false],
    [0, false],
    [0, false],
  ]);
  const { rows: incoming } = await database().pool.query(
    `select stock_incoming_at as at from variants where sku = 'W-3' and stock_incoming_at is not null`,
  );
  expect(incoming).toEqual([{ at: new Date('2027-02-28T22:00:00Z') }]);
  const lines = report.lines(false);
  expect(lines).toContain('2 × words of availability are not known, first on line 8: "på lager", "bald"');
  expect(lines).toContain('2 × variants are in stock, not counted; 10 units are assumed, first on line 2: W-0, W-5');
  expect(lines).toContain(
    '2 × variants are out of stock: the file does not say how many there are, first on line 8: W-6, W-7',
  );
});

test('what is in stock without a number keeps the units that the shop has left', async () => {
  const feed = ['id,title,price,availability', 'LEFT,Left,10 EUR,in stock'];
  await importLines(feed);
  await database().pool.query(
    `with sold as (update stock set quantity = 4 where variant_id = (select id from variants where sku = 'LEFT') returning variant_id)
     insert into stock_movements (variant_id, store_id, delta, reason) select variant_id, 20, -6, 'count' from sold`,
  );
  await importLines(feed);
  expect(await soldOf('merchant:LEFT')).toMatchObject([{ units: 4 }]);
});

test('quantities that cannot be read are told once and leave the stock as it is', async () => {
  const file = (...quantities: string[]) => [
    'sku,product_type,name,price,qty',
    ...quantities.map((quantity, index) => `Q-${index},simple,Quantity ${index},10,"${quantity}"`),
  ];
  await importLines(file('5', '6', '7', '8', '9'));
  const report = await importLines(file('100 ML', '10 pcs', 'abc', '1,000', '5.0000'));
  const found = await Promise.all([0, 1, 2, 3, 4].map((index) => soldOf(`magento:Q-${index}`)));
  expect(found.map(([variant]) => variant?.units)).toEqual([5, 6, 7, 1000, 5]);
  const lines = report.lines(false);
  expect(lines).toContain('3 × quantities cannot be read, first on line 2: "100 ML", "10 pcs", "abc"');
  expect(lines).toContain('1 × quantities can be read in two ways, first on line 5: 1,000 → 1000');
});

test('a file without quantities says so, and can be sold to order', async () => {
  const file = ['Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker', 'many,Many,MANY,10,shopify'];
  const report = await importLines(file);
  expect(await stockOf('many')).toBe('0');
  expect(report.lines(false)).toContain(
    '1 × variants are out of stock: the file does not say how many there are, first on line 2: MANY',
  );
  await importLines(file, { uncounted: 'order' });
  expect(await stockOf('many')).toBe('0 and to order');
});

test.each([
  ['31.12.2020', null],
  ['31/12/2020', null],
  ['31.12.20', null],
  ['31.12.2199', 1000],
  ['01/02/2199', null],
  ['soon', null],
])('a reduction until %s is what everybody pays, or is not', async (until, payable) => {
  const sku = `UNTIL-${until.replaceAll(/\W/g, '')}-${until.length}`;
  const report = await importLines([
    'sku,product_type,name,price,qty,special_price,special_price_to_date',
    `${sku},simple,Until,20,1,10,${until}`,
  ]);
  const { rows } = await database().pool.query(
    `select price_cents::int as cents from price_history h join variants v on v.id = h.variant_id where v.sku = $1`,
    [sku],
  );
  expect(rows).toEqual([{ cents: payable ?? 2000 }]);
  const isUnreadable = until === 'soon' || until === '01/02/2199';
  expect(report.notices.filter(({ text }) => text.includes(`the date "${until}" cannot be read`))).toHaveLength(
    isUnreadable ? 1 : 0,
  );
});

test('a reduction of zero, in another currency or that ends before it begins is none', async () => {
  const report = await importLines([
    'id,title,price,sale_price,sale_price_effective_date,availability',
    'ZERO,Zero,20 EUR,0 EUR,,in stock',
    'OTHER,Other,20 EUR,15 USD,,in stock',
    'BACKWARDS,Backwards,20 EUR,15 EUR,2026-02-01/2026-01-01,in stock',
  ]);
  expect(report.skipped).toEqual([{ line: 2, text: 'ZERO: the reduced price is zero' }]);
  expect(await soldOf('merchant:OTHER')).toMatchObject([{ cents: 2000, reduced: null }]);
  expect(await soldOf('merchant:BACKWARDS')).toMatchObject([{ cents: 2000, reduced: null }]);
  expect(report.notices.map(({ text }) => text).filter((text) => text.includes('reduced'))).toEqual([
    'OTHER: the reduced price is left out: it is in usd, the price in eur',
    'BACKWARDS: the reduced price is left out: it ends before it begins',
  ]);
});
