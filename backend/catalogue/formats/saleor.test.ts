import { expect, test } from 'vitest';
import { fileWriter, readAll } from '../../../tests/support/catalogue-file';
import { withDatabase } from '../../../tests/support/database';
import { withImports } from '../../../tests/support/imports';
import { editorHtml } from './editor-blocks';

const write = fileWriter();
const database = withDatabase();
const { importLines, soldOf } = withImports(database);
const read = (...lines: string[]) => readAll(write(`${lines.join('\n')}\n`));

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const blocks = (...list: object[]) => JSON.stringify({ time: 1, version: '2.24.3', blocks: list });

const HEADER =
  'id,name,description,category,product type,collections,charge taxes,product weight,product media,variant sku,variant weight,variant media,brand (product attribute),material (product attribute),barcode (variant attribute),colour (variant attribute),size (variant attribute),us-store (channel published),us-store (channel price amount),us-store (channel variant currency code),eu-store (channel published),eu-store (channel price amount),eu-store (channel variant currency code),eu-store (channel variant cost price),main (warehouse quantity),outlet (warehouse quantity)';

const TENT = [
  `UHJvZHVjdDox,Tent,${quoted(blocks({ type: 'paragraph', data: { text: '<b>Dry</b> inside' } }))},two-person-tents,Tents,"new, summer",True,1500.0 g,"https://x.example/1.jpg, https://x.example/2.jpg",TENT-R,,https://x.example/red.jpg,Kettu,"Nylon, Steel",6430000000011,Red,S,True,99.00,USD,True,89.90,EUR,40,3,2`,
  `UHJvZHVjdDox,Tent,,two-person-tents,Tents,"new, summer",True,1500.0 g,,TENT-G,,,Kettu,"Nylon, Steel",,Green,M,True,99.00,USD,True,95.00,EUR,40,0,`,
];

test('the rows of an id are a product; of its channels that in euros is read, of its warehouses the sum', async () => {
  const { models, report, format } = await read(HEADER, ...TENT);
  expect(format).toBe('saleor');
  expect(models).toMatchObject([
    {
      importKey: 'saleor:UHJvZHVjdDox',
      name: 'Tent',
      brand: 'Kettu',
      descriptionHtml: '<p><b>Dry</b> inside</p>',
      groups: [['Two person tents']],
      tags: ['new', 'summer'],
      isPublic: true,
      isWhole: true,
      properties: [
        { name: 'Material', values: ['Nylon', 'Steel'] },
        { name: 'Weight [g]', values: ['1500'] },
      ],
      variants: [
        { sku: 'TENT-R', ean: '6430000000011', color: 'Red', size: 'S', type: '', stock: { quantity: 5 } },
        { sku: 'TENT-G', color: 'Green', size: 'M', stock: { quantity: 0 } },
      ],
    },
  ]);
  expect(models[0]?.variants.map(({ price }) => price)).toEqual([
    { regularHundredths: 8990, currency: 'eur', keepsDiscount: true },
    { regularHundredths: 9500, currency: 'eur', keepsDiscount: true },
  ]);
  expect(models[0]?.images.map(({ reference }) => reference)).toEqual([
    'https://x.example/1.jpg',
    'https://x.example/2.jpg',
  ]);
  expect(models[0]?.variants[0]?.images).toMatchObject([{ reference: 'https://x.example/red.jpg' }]);
  expect(report.countOf('not taken: prices of the channel "us-store"')).toBe(2);
  expect(report.countOf('not taken: costs')).toBe(2);
});

test('a product that no channel publishes is hidden; what the file has no columns for is not said', async () => {
  const { models } = await read(
    'id,name,variant sku,shop (channel published),shop (channel price amount)',
    'A,Hidden,H-1,False,10',
    'B,Shown,S-1,True,10',
  );
  expect(models).toMatchObject([
    { isPublic: false, brand: undefined, groups: undefined, properties: undefined, descriptionHtml: undefined },
    { isPublic: true, variants: [{ stock: { kind: 'unsaid' }, hasChoices: false }] },
  ]);
});

test('rows without a price, a currency without a rate, wrong quantities and repeated SKUs are said by line', async () => {
  const lines = [
    'id,name,variant sku,size (variant attribute),shop (channel price amount),shop (channel variant currency code),main (warehouse quantity)',
    'P1,One,P1-S,S,,EUR,1',
    'P1,One,P1-M,M,10,XTS,1',
    'P1,One,P1-L,L,10,EUR,lots',
    'P1,One,P1-L,XL,10,EUR,1',
    ',Nobody,X,S,10,EUR,1',
    'P2,,P2-S,S,10,EUR,1',
  ];
  const report = await importLines(lines);
  expect(report.skipped.map(({ line, text }) => `${line} ${text}`)).toEqual(
    expect.arrayContaining([
      '2 P1-S: the price is missing',
      '3 P1-M: the shop has no rate for the currency "xts"',
      '5 the SKU P1-L stands on line 4 already',
      '6 the SKU is missing',
      '7 P2: no row has a name',
    ]),
  );
  expect(report.countOf('quantities cannot be read')).toBe(1);
  expect(await soldOf('saleor:P1')).toMatchObject([{ sku: 'P1-L', cents: 1000, units: 0 }]);
});

test('prices and stock alone are read by SKU', async () => {
  await importLines([HEADER, ...TENT]);
  const report = await importLines(
    [HEADER, ...TENT.map((line) => line.replace('89.90', '79.90').replace(',3,2', ',9,0'))],
    { mode: 'prices' },
  );
  expect(report.counts).toMatchObject({ variants: 2, models: 0 });
  expect(await soldOf('saleor:UHJvZHVjdDox')).toMatchObject([
    { sku: 'TENT-G', cents: 9500, units: 0 },
    { sku: 'TENT-R', cents: 7990, units: 9 },
  ]);
});

test('a file without prices of a channel is refused with the column that is missing', async () => {
  await expect(read('id,name,main (warehouse quantity)', 'A,B,1')).rejects.toThrow(
    '"… (channel price amount)" is missing',
  );
});

test.each([
  ['plain <b>text</b>', 'plain <b>text</b>'],
  ['{"a": ', '{"a": '],
  ['{"time":1}', '{"time":1}'],
  [blocks({ type: 'header', data: { text: 'Care', level: 2 } }, { type: 'image', data: {} }), '<h2>Care</h2>'],
  [blocks({ type: 'header', data: { text: 'x', level: 99 } }), '<h3>x</h3>'],
  [
    blocks({ type: 'list', data: { style: 'ordered', items: ['one', { content: 'two', items: [] }] } }),
    '<ol><li>one</li><li>two</li></ol>',
  ],
  [
    blocks({ type: 'quote', data: { text: 'Good' } }, { type: 7 }, { type: '__proto__', data: { text: 'x' } }),
    '<blockquote>Good</blockquote><p>x</p>',
  ],
  [blocks({ type: 'paragraph', data: { text: 5 } }, { type: 'list', data: { items: 'no' } }), '<ul></ul>'],
])('the text %s is read as %s', (text, html) => {
  expect(editorHtml(text)).toBe(html);
});

test('markup in blocks is cleaned like that of any file', async () => {
  const text = quoted(blocks({ type: 'paragraph', data: { text: 'A<script>x()</script><img src=x onerror=x()>' } }));
  await importLines(['id,name,description,variant sku,shop (channel price amount)', `EVIL,Evil,${text},EVIL-1,10`]);
  const { rows } = await database().pool.query(
    `select t.description_html as html from model_texts t join models m on m.id = t.model_id where m.import_key = 'saleor:EVIL'`,
  );
  expect(rows).toEqual([{ html: '<p>A</p>' }]);
});
