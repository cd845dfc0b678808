import { expect, test } from 'vitest';
import { fileWriter, readAll } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';

const write = fileWriter();
const database = withDatabase();
const { importLines, soldOf, modelOf } = withImports(database);
const read = (...lines: string[]) => readAll(write(`${lines.join('\n')}\n`));

const HEADER =
  'name , slug , description , assets , facets , optionGroups , optionValues , sku , price , taxCategory , stockOnHand , trackInventory , variantAssets , variantFacets , product:waterproof , variant:gtin';
const HOOD = [
  'Hood,hood,<p>Warm</p>,hood_1.jpg|hood_2.jpg,category:Hoods|brand:Kettu|material:Wool|material:Cotton,Colour:colour-code|Size,Blue|S,HOOD-BS,49.90,standard,5,true,hood_blue.jpg,colour:blue,yes,6430000000011',
  ',,,,,,Blue|M,HOOD-BM,49.90,reduced,0,true,,,,',
  ',,,,,,Red|S,HOOD-RS,55,standard,2,false,,,,',
  'Belt,,,,,,,BELT,15,standard,7,,,,,',
];

test('a row with a name begins a product, the rows without one are its other variants', async () => {
  const { models, report, format } = await read(HEADER, ...HOOD);
  expect(format).toBe('vendure');
  expect(models).toMatchObject([
    {
      importKey: 'vendure:hood',
      slug: 'hood',
      brand: 'Kettu',
      groups: [['Hoods']],
      isPublic: undefined,
      properties: [
        { name: 'Material', values: ['Wool', 'Cotton'] },
        { name: 'Waterproof', values: ['yes'] },
      ],
      variants: [
        { sku: 'HOOD-BS', color: 'Blue', size: 'S', ean: '6430000000011', stock: { quantity: 5 }, isOnOrder: false },
        { sku: 'HOOD-BM', color: 'Blue', size: 'M', stock: { quantity: 0 } },
        { sku: 'HOOD-RS', color: 'Red', stock: { kind: 'unsaid' }, isOnOrder: true },
      ],
    },
    {
      importKey: 'vendure:belt',
      brand: '',
      groups: [],
      variants: [{ sku: 'BELT', color: '', stock: { quantity: 7 } }],
    },
  ]);
  expect(models[0]?.images.map(({ reference }) => reference)).toEqual(['hood_1.jpg', 'hood_2.jpg']);
  expect(models[0]?.variants[0]?.images).toMatchObject([{ reference: 'hood_blue.jpg' }]);
  expect(report.countOf('not taken: facets of variants')).toBe(1);
  expect(report.countOf('not taken: tax classes (a mapping sets one for all goods)')).toBe(1);
});

test('columns of languages are texts of the language asked for, and translations in the others', async () => {
  const lines = [
    'name:de,name:en,name:nl,slug:de,slug:en,description:de,description:en,assets,facets:de,facets:en,optionGroups:de,optionGroups:en,optionValues:de,optionValues:en,sku,price,stockOnHand',
    'Zelt,Tent,Tent,zelt,tent,Trocken,Dry,,kategorie:Zelte,category:Tents,Farbe,Colour,Rot,Red,T-1,99,1',
  ];
  await importLines(lines, { language: 'en' });
  expect(await modelOf('vendure:zelt')).toMatchObject({
    name: 'Tent',
    slug: 'tent',
    description: '<p>Dry</p>',
    groups: ['tents'],
  });
  const { rows } = await database().pool.query(
    `select t.language, t.name from model_texts t join models m on m.id = t.model_id where m.import_key = 'vendure:zelt' order by 1`,
  );
  expect(rows).toEqual([
    { language: 'de', name: 'Zelt' },
    { language: 'en', name: 'Tent' },
  ]);
  expect(await soldOf('vendure:zelt')).toMatchObject([{ sku: 'T-1', color: 'red' }]);
  const german = await readAll(write(`${lines.join('\n')}\n`), { language: 'de' });
  expect(german.models).toMatchObject([{ importKey: 'vendure:zelt', name: 'Zelt', groups: [['Zelte']] }]);
});

test("variants after a row that could not be read are nobody's, and their neighbours are not taken for whole", async () => {
  const { models, report } = await read(
    HEADER,
    ',,,,,,S,EARLY,1,,1,,,,,',
    'One,one,,,,Size,S,ONE-S,10,,1,,,,,',
    '"Two,two',
  );
  expect(report.skipped.map(({ line }) => line)).toContain(2);
  expect(models.map(({ importKey, isWhole }) => [importKey, isWhole])).toEqual([['vendure:one', false]]);
  const shifted = await read(
    HEADER,
    'One,one,,,,Size,S,ONE-S,10,,1,,,,,',
    'Two,two',
    ',,,,,,M,TWO-M,10,,1,,,,,',
    'Three,three,,,,,,THREE,10,,1,,,,,',
  );
  expect(shifted.report.unreadRows).toBe(2);
  expect(shifted.models.map(({ importKey, variants }) => [importKey, variants.map(({ sku }) => sku)])).toEqual([
    ['vendure:one', ['ONE-S']],
    ['vendure:three', ['THREE']],
  ]);
});

test('prices that are none, missing SKUs, an amount in a currency without a rate and repeated options are said by line', async () => {
  const report = await importLines([
    HEADER,
    'Cup,cup,,,,Size,S,CUP-S,free,,1,,,,,',
    ',,,,,,M,CUP-M,0,,1,,,,,',
    ',,,,,,L,CUP-L,10 XTS,,1,,,,,',
    ',,,,,,XL,CUP-XL,10,,many,,,,,',
    ',,,,,,XL,CUP-XL2,10,,1,,,,,',
    ',,,,,,__proto__,,10,,3,,,,,',
  ]);
  expect(report.skipped.map(({ line }) => line).sort()).toEqual([2, 3, 4, 6]);
  expect(report.countOf('quantities cannot be read')).toBe(1);
  expect((await soldOf('vendure:cup')).map(({ sku }) => sku)).toEqual(['cup-__proto__', 'CUP-XL']);
});

test('a file without a price is refused with the column that is missing; prices alone are read by SKU', async () => {
  await expect(read('name,optionGroups,optionValues,sku', 'A,,,B')).rejects.toThrow('"price" is missing');
  await importLines([HEADER, ...HOOD]);
  await importLines([HEADER, ...HOOD.map((line) => line.replace('49.90', '39.90'))], { mode: 'prices' });
  expect(await soldOf('vendure:hood')).toMatchObject([{ cents: 3990 }, { cents: 3990 }, { cents: 5500 }]);
});
