import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';
import { findRedirect } from '../domain/content/find-redirect';
import { oldPathOf } from './formats/old-paths';

const database = withDatabase();
const { importLines, modelOf } = withImports(database);

const ledTo = (path: string) => findRedirect(database().pool, 'en', path, new Date());

const SHOPIFY = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty';
const shopify = (handle: string, more = '') => [
  SHOPIFY,
  `${handle},Product ${handle},Kettu,Wool Socks,Size,S,${handle}-S,10,5${more}`,
];

test('addresses of a Shopify shop lead to the product and to its group, with the market and the collection before them too', async () => {
  await importLines(shopify('old-sock'));
  for (const path of [
    '/products/old-sock',
    '/products/old-sock/',
    '/PRODUCTS/Old-Sock?variant=1',
    '/en-gb/products/old-sock',
    '/collections/sale/products/old-sock',
    '/de/collections/sale/products/old-sock',
  ])
    expect(await ledTo(path), path).toBe('/kettu/old-sock/');
  expect(await ledTo('/collections/wool-socks')).toBe('/wool-socks/');
  for (const path of ['/products/other', '/products', '/collections/other', '/old-sock'])
    expect(await ledTo(path), path).toBeNull();
});

test('addresses of a Magento shop lead to the product and its category, alone and below a category', async () => {
  const header = 'sku,product_type,name,url_key,categories,price,qty,is_in_stock,additional_attributes';
  const row = 'OLD-1,simple,Old Bag,old-bag,Default Category/Old Gear/Old Bags,10,5,1,manufacturer=Kettu';
  await importLines([header, row]);
  for (const path of ['/old-bag.html', '/old-bag', '/old-gear/old-bags/old-bag.html', '/sale/old-bag.html'])
    expect(await ledTo(path), path).toBe('/kettu/old-bag/');
  expect(await ledTo('/old-gear/old-bags.html')).toBe('/old-gear/old-bags/');
  expect(await ledTo('/old-gear.html')).toBe('/old-gear/');
});

test('the links of a feed lead to the product, whatever their form; a link to the front page leads nowhere', async () => {
  const header = 'id\ttitle\tlink\tprice\tavailability\tbrand\timage_link';
  const rows = [
    'F1\tOld Stove\thttps://shop.example/detail.php?id=7\t10 EUR\tin stock\tKettu\t',
    'F2\tOld Lamp\thttps://shop.example/p/L%C3%A4mp%20A/\t10 EUR\tin stock\tKettu\t',
    'F3\tOld Rope\thttps://shop.example/\t10 EUR\tin stock\tKettu\t',
  ];
  await importLines([header, ...rows]);
  expect(await ledTo('/detail.php')).toBe('/kettu/old-stove/');
  expect(await ledTo('/p/lämp a/')).toBe('/kettu/old-lamp/');
  expect(await ledTo('/')).toBeNull();
});

test('a product that changes its brand or is hidden takes its old addresses with it', async () => {
  await importLines(shopify('moving'));
  await importLines(shopify('moving').map((line) => line.replace('Kettu', 'Karhu')));
  expect(await ledTo('/products/moving')).toBe('/karhu/moving/');
  const model = await modelOf('shopify:moving');
  await database().pool.query('update models set is_public = false where id = $1', [model?.['id']]);
  expect(await ledTo('/products/moving')).toBeNull();
});

test('what is no path of a page is no old address', () => {
  for (const text of [
    '',
    '/',
    'https://shop.example',
    '/a\u0000b',
    '/a\\b',
    `/${'x'.repeat(600)}`,
    'https://shop.example/?id=1',
  ])
    expect(oldPathOf(text), JSON.stringify(text)).toBeUndefined();
  expect(oldPathOf('HTTPS://Shop.example/Constructor/__proto__/#a')).toBe('constructor/__proto__');
  expect(oldPathOf('/%E0%A4%A')).toBe('%e0%a4%a');
});
