/** What a file says beside goods and prices: languages, related products, metafields; and what it names like a screen. */

import { expect, test } from 'vitest';
import { testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';

const database = withDatabase();
const { importLines, soldOf, modelOf } = withImports(database);

const rowsOf = async (query: string, ...values: unknown[]) => (await database().pool.query(query, values)).rows;

const textsOf = (importKey: string) =>
  rowsOf(
    `select language, name, description_html as html from model_texts t join models m on m.id = t.model_id
     where m.import_key = $1 order by language`,
    importKey,
  );

test('rows of store views are texts in their languages; a product that only has the default view is taken from it', async () => {
  const header =
    'sku,store_view_code,product_type,name,description,price,qty,weight,related_skus,meta_keywords,additional_attributes';
  const lines = [
    header,
    'V-1,,simple,Jacket,<p>Warm</p>,10,1,0.5,"V-2,NONE",Buy it,"climate=Cool|Mild"',
    'V-1,de,,Jacke,<p>Warm, leicht</p>,,,,,,'.replace('Warm, leicht', 'Leicht'),
    'V-1,finnish_store,,Takki,,,,,,,',
    'V-1,nl,,Jas,,,,,,,',
    'V-2,default,simple,Only default,<p>x</p>,12,1,,,,',
  ];
  const report = await importLines(lines);
  expect(report.counts).toMatchObject({ models: 2 });
  expect(await textsOf('magento:V-1')).toEqual([
    { language: 'de', name: 'Jacke', html: '<p>Leicht</p>' },
    { language: 'en', name: 'Jacket', html: '<p>Warm</p>' },
    { language: 'fi', name: 'Takki', html: '' },
  ]);
  expect(await modelOf('magento:V-2')).toMatchObject({ name: 'Only default' });
  expect(report.countOf('rows of store views whose language is not known (a mapping may name it)')).toBe(1);
  expect(report.countOf('not taken: keywords for search engines')).toBe(1);
  const [first, second] = await Promise.all([modelOf('magento:V-1'), modelOf('magento:V-2')]);
  expect(await rowsOf('select kind, related_id from model_relations where model_id = $1', first?.['id'])).toEqual([
    { kind: 'recommended', related_id: second?.['id'] },
  ]);
  expect(report.countOf('related products are not in the shop')).toBe(1);
  await importLines([header, 'V-1,,simple,Jacket,,10,1,,,,', 'V-1,fi,,,<p>Lämmin</p>,,,,,,']);
  expect((await textsOf('magento:V-1')).at(-1)).toEqual({ language: 'fi', name: 'Takki', html: '<p>Lämmin</p>' });
});

test('metafields and weight of Shopify are properties, values that are lists several of them; the handle is no part number', async () => {
  await importLines([
    'Handle,Title,Variant SKU,Variant Price,Variant Grams,Fabric (product.metafields.custom.fabric),Care (product.metafields.custom.care),Rating (product.metafields.reviews.rating)',
    'meta,Meta,META-1,10,450,"[""Wool"",""Silk""]",Hand wash,5',
  ]);
  const rows = await rowsOf(
    `select pt.name, t.value from model_properties p join models m on m.id = p.model_id
     join property_type_texts pt on pt.property_type_id = p.property_type_id and pt.language = 'en'
     join model_property_texts t on t.model_property_id = p.id where m.import_key = 'shopify:meta' order by p.sort`,
  );
  expect(rows).toEqual([
    { name: 'Fabric', value: 'Wool' },
    { name: 'Fabric', value: 'Silk' },
    { name: 'Care', value: 'Hand wash' },
    { name: 'Weight', value: '450' },
  ]);
  expect(await rowsOf(`select model_number from models where import_key = 'shopify:meta'`)).toEqual([
    { model_number: '' },
  ]);
});

test('brands and groups named like screens have addresses of their own', async () => {
  await importLines(['Handle,Title,Vendor,Type,Variant SKU,Variant Price', 'hidden,Hidden,Menu,Kassa,HID-1,10']);
  expect(await modelOf('shopify:hidden')).toMatchObject({ groups: ['kassa-2'], brand: 'Menu' });
  expect(await rowsOf(`select slug from manufacturers where name = 'Menu'`)).toEqual([{ slug: 'menu-brand' }]);
});

test('options that differ only by a sign or beyond many letters are all sold; long sizes too', async () => {
  const long = 'Extra long size with a description of whom it fits and how it is to be worn';
  await importLines([
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    ...['8', '-8', '5"', "5'", `${long} A`, `${long} B`].map(
      (size, place) => `sizes,Sizes,Size,"${size.replace('"', '""')}",S-${place},10`,
    ),
  ]);
  expect((await soldOf('shopify:sizes')).map(({ size }) => size)).toEqual([
    '8',
    '-8',
    '5"',
    "5'",
    `${long} A`,
    `${long} B`,
  ]);
});

test('colours are named in each language', async () => {
  await importLines([
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'named,Named,Color,Dark green,N-1,10',
  ]);
  expect(
    await rowsOf(
      `select language, name from color_texts t join colors c on c.id = t.color_id where c.slug = 'dark-green' order by 1`,
    ),
  ).toMatchObject([
    { language: 'de', name: 'Dunkelgrün' },
    { language: 'en', name: 'Dark green' },
    { language: 'fi', name: 'Tummanvihreä' },
    { language: 'fr', name: 'Vert foncé' },
    { language: 'ru', name: 'Тёмно-зелёный' },
    { language: 'sv', name: 'Mörkgrön' },
  ]);
});

test('feeds: items that are commented out are not read; pattern and material tell variants; numbers of categories are groups', async () => {
  const item = (id: string, more: string) =>
    `<item><g:id>${id}</g:id><title>Scarf</title><g:price>10 EUR</g:price><g:availability>in stock</g:availability><g:item_group_id>SCARF</g:item_group_id>${more}</item>`;
  await importLines([
    '<rss xmlns:g="http://base.google.com/ns/1.0"><channel>',
    `<!-- ${item('OLD', '')} -->`,
    item(
      'F-1',
      '<g:color>Red</g:color><g:pattern>Striped</g:pattern><g:google_product_category>173</g:google_product_category>',
    ),
    item('F-2', '<g:color>Red</g:color><g:pattern>Plain</g:pattern>'),
    '</channel></rss>',
  ]);
  expect((await soldOf('merchant:SCARF')).map(({ sku }) => sku)).toEqual(['F-1', 'F-2']);
  expect(await modelOf('merchant:OLD')).toBeUndefined();
  expect(await modelOf('merchant:SCARF')).toMatchObject({
    groups: ['apparel-accessories/clothing-accessories/hats'],
  });
});

test('a tag that is a state names no group; without a type the first that is none does', async () => {
  const header = 'Handle,Title,Tags,Variant SKU,Variant Price';
  const states = 'Coming_soon, Coming Soon, new, SALE, color:red, 2024, _hidden';
  await importLines([header, `tagged,Tagged,"${states}, Hats",TAG-1,10`, `stated,Stated,"${states}",TAG-2,10`]);
  expect(await modelOf('shopify:tagged')).toMatchObject({ groups: ['hats'] });
  expect(await modelOf('shopify:stated')).toMatchObject({ groups: [] });
});

test('choices that are no colour or size are offered in the order of the file, whatever another product had before', async () => {
  const header = 'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const rows = (handle: string, choices: readonly string[]) =>
    choices.map(
      (choice, place) => `${handle},${place === 0 ? `Tea ${handle}` : ''},Kettu,Taste,${choice},${handle}-${choice},10`,
    );
  await importLines([header, ...rows('other', ['Apple', 'Banana', 'Mango', 'Zebra'])]);
  await importLines([header, ...rows('ordered', ['Zebra', 'Apple', 'Mango', 'Banana'])]);
  const backend = testBackend(database());
  const { slug } = (await modelOf('shopify:ordered')) ?? {};
  const { body } = await backend.send('GET', `/api/products/productmodel/${slug}/?taxAreaId=1`);
  const products = body['products'] as { sku: string }[];
  expect(products.map(({ sku }) => sku.slice('ordered-'.length))).toEqual(['Zebra', 'Apple', 'Mango', 'Banana']);
  await backend.close();
});
