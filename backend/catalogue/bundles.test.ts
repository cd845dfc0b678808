/** Bundles and grouped products of files: made of goods of the shop where its rules can hold them, else said. */
import { expect, test } from 'vitest';
import { fileWriter } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { withImports } from '../../tests/support/imports';
import { readBundlePriceCents } from '../domain/cart/bundle-models';
import { importCatalogue } from './import-catalogue';
import { beginCommandRun } from './runs/run-rows';
import { openUndoRecord } from './runs/undo-record';
import { markUndone, undoRun } from './runs/undo-run';

const database = withDatabase();
const { importLines, soldOf, modelOf } = withImports(database);
const write = fileWriter();

const HEADER =
  'sku,product_type,name,price,special_price,qty,visibility,product_online,configurable_variations,additional_attributes,bundle_price_type,bundle_values,associated_skus';
const simple = (sku: string, price: number) =>
  `${sku},simple,${sku},${price},,5,"Catalog, Search",1,,manufacturer=Kettu,,,`;
const option = (name: string, sku: string, more = '') =>
  `name=${name},type=radio,required=1,sku=${sku},price=0.0000,default=1,default_qty=1.0000,price_type=fixed,can_change_qty=0${more}`;
const bundle = (sku: string, price: string, kind: string, values: readonly string[], special = '') =>
  `${sku},bundle,Set ${sku},${price},${special},,"Catalog, Search",1,,,${kind},"${values.join('|')}",`;

/** SKUs of the first variant of each part. */
async function partsOf(importKey: string): Promise<string[]> {
  const { rows } = await database().pool.query<{ sku: string }>(
    `select (select min(v.sku) from variants v where v.model_id = p.model_id) as sku from bundle_parts p join models m on m.id = p.bundle_id
     where m.import_key = $1 order by p.sort`,
    [importKey],
  );
  return rows.map(({ sku }) => sku);
}

async function setPrice(...skus: string[]): Promise<number | null> {
  const { rows } = await database().pool.query<{ id: number }>('select id from variants where sku = any($1)', [skus]);
  return readBundlePriceCents(
    database().db,
    rows.map(({ id }) => id),
    1,
    new Date(),
  );
}

test('a bundle of fixed parts is a set of the shop for its price, also where its parts stand after it', async () => {
  const report = await importLines([
    HEADER,
    bundle('SET-1', '45', 'fixed', [option('Stove', 'STOVE'), option('Pot, large', 'POT')]),
    simple('STOVE', 30),
    simple('POT', 20),
  ]);
  expect(report.skipped).toEqual([]);
  expect(report.counts).toMatchObject({ models: 3, createdModels: 3 });
  expect(await partsOf('magento:SET-1')).toEqual(['STOVE', 'POT']);
  expect(await soldOf('magento:SET-1')).toMatchObject([{ sku: 'SET-1', cents: 4500, onOrder: true, units: 0 }]);
  expect(await modelOf('magento:SET-1')).toMatchObject({ brand: 'Kettu' });
  expect(await setPrice('STOVE', 'POT')).toBe(4500);
});

test('a price that follows the parts is theirs, less the percentage that a special price leaves; a part may be all variants of a product', async () => {
  const lines = (special: string) => [
    HEADER,
    'MUG-S,simple,Mug S,10,,5,Not Visible Individually,1,,,,,',
    'MUG-L,simple,Mug L,12,,5,Not Visible Individually,1,,,,,',
    'MUG,configurable,Mug,10,,,"Catalog, Search",1,"sku=MUG-S,size=S|sku=MUG-L,size=L",,,,',
    simple('SPOON', 5),
    bundle('SET-2', '', 'dynamic', [option('Mug', 'MUG-S'), option('Mug', 'MUG-L'), option('Spoon', 'SPOON')], special),
  ];
  const report = await importLines(lines('80.00'));
  expect(report.skipped).toEqual([]);
  expect(await soldOf('magento:SET-2')).toMatchObject([{ cents: 1500, reduced: 1200 }]);
  expect(await setPrice('MUG-L', 'SPOON')).toBe(1200);
  const again = await importLines(lines(''));
  expect(again.counts).toMatchObject({ createdModels: 0 });
  expect(await soldOf('magento:SET-2')).toMatchObject([{ cents: 1500, reduced: null }]);
});

test.each([
  ['one part only', '10', [option('A', 'R1')], 'it has less than two parts'],
  [
    'a part that may be left out',
    '10',
    [option('A', 'R1'), option('B', 'R2').replace('required=1', 'required=0')],
    'a part may be left out',
  ],
  [
    'two units',
    '10',
    [option('A', 'R1'), option('B', 'R2').replace('=1.0000', '=2.0000')],
    'a part has more units than one',
  ],
  [
    'a choice between products',
    '10',
    [option('A', 'R1'), option('A', 'R2'), option('B', 'R3')],
    'a part is a choice between products',
  ],
  [
    'several of one option',
    '10',
    [option('A', 'R1'), ...['R2', 'R3'].map((sku) => option('B', sku).replace('radio', 'multi'))],
    'several products may be chosen for one part',
  ],
  [
    'prices by choice',
    '10',
    [option('A', 'R1'), option('A', 'R2').replace('price=0', 'price=4'), option('B', 'R3')],
    'its price depends on what is chosen',
  ],
  ['a part that is not there', '10', [option('A', 'R1'), option('B', 'NOWHERE')], 'a part is not in the shop'],
  ['a product twice', '10', [option('A', 'R1'), option('B', 'R1')], 'a product is in it twice'],
  ['some variants', '10', [option('A', 'R1'), option('B', 'CAP-S')], 'a part is only some variants of its product'],
  ['a price above its parts', '40.01', [option('A', 'R1'), option('B', 'R2')], 'it costs more than its parts'],
  [
    'more choices than a product has variants',
    '10',
    [option('A', 'R1'), ...Array.from({ length: 201 }, (_, place) => option('B', `R${place}`))],
    'it has more than 200 parts or choices',
  ],
  ['nothing that can be read', '10', ['<script>', 'name=,sku=', '__proto__=1'], 'it has less than two parts'],
])('a bundle with %s is said with its reason and not made', async (_, price, values, reason) => {
  const report = await importLines([
    HEADER,
    ...['R1', 'R2', 'R3'].map((sku) => simple(sku, 20)),
    'CAP-S,simple,Cap S,10,,5,Not Visible Individually,1,,,,,',
    'CAP-L,simple,Cap L,12,,5,Not Visible Individually,1,,,,,',
    'CAP,configurable,Cap,10,,,"Catalog, Search",1,"sku=CAP-S,size=S|sku=CAP-L,size=L",,,,',
    bundle('NEVER', price, 'fixed', values),
  ]);
  expect(report.skipped.map(({ text }) => text)).toEqual([expect.stringContaining(reason)]);
  expect(report.skipped).toMatchObject([{ line: 8 }]);
  expect(report.counts.refusedModels).toBe(1);
  expect(await modelOf('magento:NEVER')).toBeUndefined();
});

test('a bundle that the file switches off is taken out of sale; one that becomes a product has no parts any more', async () => {
  const parts = [simple('X1', 20), simple('X2', 20)];
  const set = bundle('SET-3', '30', 'fixed', [option('A', 'X1'), option('B', 'X2')]);
  await importLines([HEADER, ...parts, set]);
  await importLines([HEADER, ...parts, set.replace('Search",1,', 'Search",2,')]);
  expect(await modelOf('magento:SET-3')).toMatchObject({ isPublic: false });
  expect(await setPrice('X1', 'X2')).toBeNull();
  await importLines([HEADER, ...parts, simple('SET-3', 30)]);
  expect(await partsOf('magento:SET-3')).toEqual([]);
  expect(await soldOf('magento:SET-3')).toMatchObject([{ cents: 3000, units: 5 }]);
});

test('undoing removes a bundle with its parts, and gives a changed one its parts back', async () => {
  const { db } = database();
  const run = async (lines: readonly string[]) => {
    const command = { fileName: 'sets.csv', fileBytes: 1, fingerprint: lines.join(), options: {} };
    const id = await beginCommandRun(db, command, new Date());
    await importLines(lines, {}, undefined, openUndoRecord(db, id));
    return async () => {
      const counts = await undoRun(db, id, new Date());
      await markUndone(db, id, new Date(), counts);
      return counts;
    };
  };
  const goods = ['Y1', 'Y2', 'Y3'].map((sku) => simple(sku, 20));
  const set = (second: string) => bundle('SET-4', '30', 'fixed', [option('A', 'Y1'), option('B', second)]);
  const undoAll = await run([HEADER, ...goods, set('Y2')]);
  expect(await undoAll()).toMatchObject({ removed: 4, withdrawn: 0, restored: 0, failed: 0 });
  await importLines([HEADER, ...goods, set('Y2')]);
  const undoChange = await run([HEADER, ...goods, set('Y3')]);
  expect(await partsOf('magento:SET-4')).toEqual(['Y1', 'Y3']);
  expect(await undoChange()).toMatchObject({ restored: 4, failed: 0 });
  expect(await partsOf('magento:SET-4')).toEqual(['Y1', 'Y2']);
});

test('prices alone leave bundles, whose special price is a percentage; a dry run promises no bundle', async () => {
  const lines = [
    HEADER,
    simple('Z1', 20),
    simple('Z2', 20),
    bundle('SET-5', '30', 'fixed', [option('A', 'Z1'), option('B', 'Z2')]),
  ];
  const options = { language: 'en', currency: 'eur', tax: 'included', brand: 'Hanki', now: new Date() } as const;
  const file = write(`${lines.join('\n')}\n`);
  const { report } = await importCatalogue({ ...options, file }, undefined, undefined, database().db);
  expect(report.counts).toMatchObject({ models: 2 });
  expect(report.countOf('bundles are checked when the import has written their parts')).toBe(1);
  await importLines(lines);
  const prices = await importLines(
    lines.map((line) => line.replace('Set SET-5,30,,', 'Set SET-5,35,90,')),
    { mode: 'prices' },
  );
  expect(prices.countOf('prices of bundles come with an import of goods')).toBe(1);
  expect(await soldOf('magento:SET-5')).toMatchObject([{ cents: 3000, reduced: null }]);
});

test('the parts of grouped products recommend each other, beside what the file recommends', async () => {
  const recommended = async (sku: string) => {
    const { rows } = await database().pool.query<{ sku: string }>(
      `select (select min(x.sku) from variants x where x.model_id = r.related_id) as sku from model_relations r join variants v on v.model_id = r.model_id
       where v.sku = $1 and r.kind = 'recommended' order by r.sort`,
      [sku],
    );
    return rows.map((row) => row.sku);
  };
  const magento = [
    HEADER.replace('associated_skus', 'related_skus,associated_skus'),
    ...['G1', 'G2', 'G3'].map((sku) => `${simple(sku, 20)}${sku === 'G1' ? 'STOVE' : ''},`),
    'GROUP,grouped,Group,,,,"Catalog, Search",1,,,,,,"G1=0.0000,G2=1.0000,G3=0.0000"',
    'LONE,grouped,Lone,,,,"Catalog, Search",1,,,,,,G1=0.0000',
  ];
  const report = await importLines(magento);
  expect(report.skipped).toMatchObject([{ line: 6 }]);
  expect(report.countOf('grouped products have no page of their own; their parts recommend each other')).toBe(1);
  expect(await recommended('G1')).toEqual(['STOVE', 'G2', 'G3']);
  expect(await recommended('G3')).toEqual(['G1', 'G2']);
  await importLines(magento);
  expect(await recommended('G1')).toEqual(['STOVE', 'G2', 'G3']);
  await importLines([
    'Type,SKU,Name,Regular price,Grouped products',
    'simple,W1,W1,10,',
    'simple,W2,W2,10,',
    'grouped,WG,Group,,"W1, W2"',
  ]);
  expect(await recommended('W2')).toEqual(['W1']);
});
