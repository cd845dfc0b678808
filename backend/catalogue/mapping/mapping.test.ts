import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { productGroups, productGroupTexts } from '../../db/schema/product-groups';
import { propertyTypes } from '../../db/schema/properties';
import { readMapping } from './mapping';
import { suggestMapping } from './suggest-mapping';

const database = withDatabase();
const { importLines, soldOf, modelOf } = withImports(database);
const write = fileWriter();
const defaults = { language: 'fi', currency: 'eur', tax: 'included' } as const;

const TABLE = [
  'Tuotekoodi;Tuotteen nimi;Hinta;Saldo;Tuoteryhmä;Väri;Koko;Malli;Kangas;Paino (g);Huom',
  'T-1;Takki;99,90;4;Ulkovaatteet;Musta;M;TAKKI;Villa;450;x',
  'T-2;Takki;99,90;0;Ulkovaatteet;Musta;L;TAKKI;Villa;470;',
  'P-1;Pipo;19,90;7;Asusteet;Harmaa;;PIPO;;;',
];

test('a mapping is suggested for a plain table in Finnish, and the table is imported with it', async () => {
  const file = write(`${TABLE.join('\n')}\n`);
  const mapping = await suggestMapping(file, {
    ...defaults,
    groupOf: (name) => (name === 'Asusteet' ? '/asusteet/' : undefined),
  });
  expect(mapping).toMatchObject({
    format: 'table',
    columns: {
      tuotekoodi: 'sku',
      'tuotteen nimi': 'name',
      hinta: 'price',
      saldo: 'quantity',
      tuoteryhmä: 'category',
      väri: 'color',
      koko: 'size',
      malli: 'product',
    },
    groups: { Ulkovaatteet: 'Ulkovaatteet', Asusteet: '/asusteet/' },
    properties: { kangas: { name: 'Kangas' }, 'paino (g)': { name: 'Paino', unit: 'g' }, huom: { name: 'Huom' } },
  });
  const { db } = database();
  const [group] = await db.insert(productGroups).values({}).returning({ id: productGroups.id });
  const texts = { groupId: group?.id ?? 0, name: 'Asusteet', shortName: 'Asusteet', path: 'asusteet' };
  await db.insert(productGroupTexts).values({ ...texts, language: 'fi' });
  await db.insert(productGroupTexts).values({ ...texts, language: 'en', path: 'accessories' });
  const own = {
    ...mapping,
    groups: { ulkovaatteet: 'Vaatteet > Takit', Asusteet: '/accessories/' },
    properties: { ...mapping.properties, huom: null },
  };
  const report = await importLines(TABLE, { mapping: own, language: 'fi' });
  expect(report.counts).toMatchObject({ models: 2, variants: 3 });
  expect(await soldOf('table:TAKKI')).toMatchObject([
    { sku: 'T-1', size: 'M', color: 'musta', cents: 9990, units: 4 },
    { sku: 'T-2', size: 'L', color: 'musta', cents: 9990, units: 0 },
  ]);
  expect(await modelOf('table:TAKKI')).toMatchObject({ groups: ['vaatteet/takit'] });
  expect(await modelOf('table:PIPO')).toMatchObject({ groups: ['accessories'] });
  expect(
    await db.select({ unit: propertyTypes.unit }).from(propertyTypes).where(eq(propertyTypes.slug, 'paino-g')),
  ).toEqual([{ unit: 'g' }]);
  expect(report.countOf('the category "Ulkovaatteet" becomes "Vaatteet > Takit"')).toBe(1);
});

test('options, tags and properties of a known format are led where the mapping says', async () => {
  const lines = [
    'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
    'mapped,Mapped,Coats,"camp, old",Finish,Red,Fit,Wide,M-1,10',
  ];
  const file = write(`${lines.join('\n')}\n`);
  expect(await suggestMapping(file, defaults)).toMatchObject({
    format: 'shopify',
    options: { Finish: 'type', Fit: 'type' },
    groups: { Coats: 'Coats' },
    tags: { camp: null, old: null },
  });
  const mapping = { ...(await suggestMapping(file, defaults)), options: { finish: 'color', FIT: 'size' } as const };
  await importLines(lines, { mapping: { ...mapping, groups: { coats: null }, tags: { camp: 'Camping', old: null } } });
  expect(await soldOf('shopify:mapped')).toMatchObject([{ sku: 'M-1', color: 'red', size: 'Wide' }]);
  expect(await modelOf('shopify:mapped')).toMatchObject({ groups: ['camping'] });
});

test.each([
  ['{"columns": {"a": 5}}', 'columns.a: '],
  ['{"option": {}}', 'Unrecognized key'],
  ['{"options": {"Kleur": "colour"}}', 'options.Kleur: '],
  ['{"currency": "euro"}', 'currency: three letters'],
  ['{"format": "table", "columns": {"Hinta": "hinta"}}', 'columns.Hinta: "hinta" is none of product, sku'],
  ['{"a": ', 'is no mapping'],
])('the mapping %s is refused with the place of its fault', async (text, fault) => {
  await expect(readMapping(write(text))).rejects.toThrow(fault);
});

test('a mapping that names what the file or the shop does not have is refused before anything is written', async () => {
  const lines = ['Handle,Title,Variant SKU,Variant Price', 'never,Never,N-1,10'];
  const mapping = await readMapping(write('{}'));
  await expect(importLines(lines, { mapping: { ...mapping, columns: { Pris: 'variant price' } } })).rejects.toThrow(
    'The mapping names the column "Pris", which the file does not have.',
  );
  await expect(importLines(lines, { mapping: { ...mapping, tags: { x: '/no/such/group/' } } })).rejects.toThrow(
    'groups that the shop does not have: /no/such/group/',
  );
  await expect(importLines(lines, { mapping: { ...mapping, taxClass: 'Books' } })).rejects.toThrow(
    'the shop has Standard',
  );
  expect(await modelOf('shopify:never')).toBeUndefined();
});
