/** Titles for search engines: how each format has them, and when a product has none of its own. */
import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';

const database = withDatabase();
const { importLines } = withImports(database);

/** Title and description for search engines, in English. */
async function metaOf(importKey: string): Promise<[title: string, description: string]> {
  const { rows } = await database().pool.query(
    `select t.meta_title as title, t.meta_description as description from model_texts t join models m on m.id = t.model_id
     where m.import_key = $1 and t.language = 'en'`,
    [importKey],
  );
  return [rows[0]?.title, rows[0]?.description];
}

test.each([
  ['magento:LAMP', 'sku,product_type,name,price,meta_title', 'LAMP,simple,Lamp,10,A lamp for tents'],
  ['shopify:lamp', 'Handle,Title,Variant Price,SEO Title', 'lamp,Lamp,10,A lamp for tents'],
  ['prestashop:7', 'Product ID,Name *,Price tax included,Meta title', '7,Lamp,10,A lamp for tents'],
  ['woocommerce:YO', 'Type,SKU,Name,Regular price,Meta: _yoast_wpseo_title', 'simple,YO,Lamp,10,A lamp for tents'],
  ['woocommerce:RA', 'Type,SKU,Name,Regular price,Meta: rank_math_title', 'simple,RA,Lamp,10,A lamp for tents'],
  ['table:TA', 'sku,name,price,meta_title,hanki_product', 'TA,Lamp,10,A lamp for tents,'],
])('%s has the title of its file', async (importKey, header, row) => {
  await importLines([header, row]);
  expect(await metaOf(importKey)).toEqual(['A lamp for tents', '']);
});

test('a title that repeats the name is none, markup is taken off, and a file without the column changes nothing', async () => {
  const lines = (title: string) => ['Handle,Title,Variant SKU,Variant Price,SEO Title', `cup,Cup,CUP,10,${title}`];
  await importLines(lines('Cup'));
  expect(await metaOf('shopify:cup')).toEqual(['', '']);
  await importLines(lines('<script>x()</script><b>Cups</b> &amp; more'));
  expect(await metaOf('shopify:cup')).toEqual(['Cups & more', '']);
  await importLines(['Handle,Title,Variant SKU,Variant Price', 'cup,Cup,CUP,11']);
  expect(await metaOf('shopify:cup')).toEqual(['Cups & more', '']);
  await importLines(lines(''));
  expect(await metaOf('shopify:cup')).toEqual(['', '']);
});

test("variables of WooCommerce's plugins: the name stands for the title's, a text with others is left out and said", async () => {
  const header =
    'Type,SKU,Name,Regular price,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc,Meta: rank_math_title';
  const report = await importLines([
    header,
    'simple,V1,Tent,10,%%title%% for two %%page%% %%sep%% %%sitename%%,Dry inside,',
    'simple,V2,Tarp,10,,,%title% %sep% %sitename%',
    'simple,V3,Rope,10,%%primary_category%% ropes,,',
    'simple,V4,Mat,10,Now 20% off,,',
    'simple,V5,Pay $& $1,10,%%title%% today,,',
    `simple,V6,Long,10,${'%a('.repeat(300_000)},,`,
  ]);
  expect(await metaOf('woocommerce:V1')).toEqual(['Tent for two', 'Dry inside']);
  expect(await metaOf('woocommerce:V2')).toEqual(['', '']);
  expect(await metaOf('woocommerce:V3')).toEqual(['', '']);
  expect(await metaOf('woocommerce:V4')).toEqual(['Now 20% off', '']);
  expect(await metaOf('woocommerce:V5')).toEqual(['Pay $& $1 today', '']);
  expect(report.countOf('texts for search engines hold variables of a plugin and were left out')).toBe(1);
});

test('rows of store views and files of translations have titles in their languages', async () => {
  await importLines([
    'sku,store_view_code,product_type,name,price,meta_title',
    'KNIFE,,simple,Knife,10,Knives',
    'KNIFE,de,simple,Messer,,Scharfe Messer',
  ]);
  const { rows } = await database().pool.query(
    `select t.language, t.meta_title as title from model_texts t join models m on m.id = t.model_id
     where m.import_key = 'magento:KNIFE' order by 1`,
  );
  expect(rows).toEqual([
    { language: 'de', title: 'Scharfe Messer' },
    { language: 'en', title: 'Knives' },
  ]);
});
