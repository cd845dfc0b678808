import { expect, test } from 'vitest';
import { fileWriter, readAll, smallCatalogue } from '../../tests/support/catalogue-file';
import { UnreadableFile } from './unreadable-file';

const write = fileWriter();
const HEADER =
  'sku,product_type,categories,name,description,price,qty,additional_attributes,base_image,visibility,configurable_variations';

/** A Magento file of simple products, each given by its cells up to the quantity. */
function simpleProducts(...rows: string[]): string {
  return [HEADER, ...rows.map((row) => `${row},,,"Catalog, Search",`), ''].join('\n');
}

function product(sku: string, price = '10'): string {
  return `${sku},simple,Default Category/Gear,Product ${sku},Text,${price},5`;
}

test('each format is recognised by itself', async () => {
  expect((await readAll(smallCatalogue('magento.csv'))).format).toBe('magento');
  expect((await readAll(smallCatalogue('shopify.csv'))).format).toBe('shopify');
  expect((await readAll(smallCatalogue('merchant.xml'))).format).toBe('merchant');
  expect((await readAll(smallCatalogue('merchant.tsv'))).format).toBe('merchant');
});

test.each([
  ['a byte-order mark', (text: string) => `\ufeff${text}`],
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['semicolons', (text: string) => text.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';')],
])('a file with %s is read the same', async (_name, change) => {
  const text = simpleProducts(product('Ä1'), product('B2'));
  const plain = await readAll(write(text));
  const changed = await readAll(write(change(text)));
  expect(changed.models).toEqual(plain.models);
  expect(changed.models).toHaveLength(2);
  expect(changed.report.skipped).toEqual([]);
});

test('a file in Latin-1 is read, and the report says so', async () => {
  const { models, report } = await readAll(write(Buffer.from(simpleProducts(product('Kenkä')), 'latin1')));
  expect(models[0]?.name).toBe('Product Kenkä');
  expect(report.lines(false).join('\n')).toContain(
    '1 rows are not UTF-8 and were read as Windows-1252, first on line 2.',
  );
});

test.each([
  ['a negative price', product('BAD', '-5'), 'BAD: the price -5 is negative'],
  ['a price that is no number', product('BAD', 'free'), 'BAD: the price "free" is not a number'],
  ['no price', product('BAD', ''), 'BAD: the price is missing'],
  ['a duplicate SKU', product('A'), 'the SKU A stands on line 2 already'],
  ['no SKU', product(''), 'the SKU is missing'],
  [
    'another kind of product',
    product('BAD').replace('simple', 'downloadable'),
    'BAD: a downloadable product cannot be imported',
  ],
  ['too few cells', 'BAD,simple\n#', 'the row has 2 cells where the header has 11'],
  ['an unclosed quotation mark', `"${product('BAD')}`, 'the quotation marks of a cell do not match'],
  [
    'a cell of 10 MB',
    product('BAD').replace('Text', 'x'.repeat(10_000_000)),
    'a cell of 10.0 MB is longer than the limit of 1 MB',
  ],
])('%s gets one clear line and spoils nothing else', async (_name, row, reason) => {
  const text = simpleProducts(product('A'), row, product('C')).replace(/#.*\n/, '');
  const { models, report } = await readAll(write(text));
  expect(models.map(({ modelNumber }) => modelNumber)).toEqual(['A', 'C']);
  expect(report.skipped.filter(({ text: remark }) => !remark.includes('no variant'))).toEqual([
    { line: 3, text: reason },
  ]);
});

test('NUL bytes are left out with a remark', async () => {
  const { models, report } = await readAll(write(simpleProducts(product('A').replace('Text', 'Te\0xt'))));
  expect(models[0]?.descriptionHtml).toBe('Text');
  expect(report.notices).toEqual([{ line: 2, text: 'NUL bytes were left out' }]);
});

test('a column called __proto__ is a column like any other', async () => {
  const text = simpleProducts(product('A')).replace('categories', '__proto__');
  const { models } = await readAll(write(text));
  expect(models).toHaveLength(1);
  expect(({} as Record<string, unknown>)['sku']).toBeUndefined();
});

test('a missing column is named: one that is needed stops, another is only noticed', async () => {
  const text = simpleProducts(product('A'));
  await expect(readAll(write(text.replace('price', 'cost')))).rejects.toThrow('The column "price" is missing');
  const { models, report } = await readAll(write(text.replace('description', 'text')));
  expect(models).toHaveLength(1);
  expect(report.notices).toContainEqual({
    line: 1,
    text: 'the column "description" is missing; what it would say stays as it is in the shop',
  });
});

test('a file of no known format is refused in one sentence', async () => {
  await expect(readAll(write('a,b\n1,2\n'))).rejects.toThrow(UnreadableFile);
  await expect(readAll(write('\n\n'))).rejects.toThrow('The file has no header row.');
  await expect(readAll(write('<rss/>'), { format: 'shopify' })).rejects.toThrow('The file is XML');
});
