import { expect, test } from 'vitest';
import { readArguments } from './import-arguments';

test('options have the defaults that the usage names', () => {
  expect(readArguments(['a.csv'])).toEqual({
    file: 'a.csv',
    language: 'en',
    currency: 'eur',
    tax: 'included',
    uncounted: 'out',
    missing: 'keep',
    written: new Set(),
    isDryRun: false,
  });
  const words =
    'a.csv --format shopify --images pics --language fi --currency USD --tax excluded --brand Kettu --dry-run';
  expect(readArguments(words.split(' '))).toEqual({
    file: 'a.csv',
    format: 'shopify',
    images: 'pics',
    language: 'fi',
    currency: 'usd',
    tax: 'excluded',
    brand: 'Kettu',
    uncounted: 'out',
    missing: 'keep',
    written: new Set(['format', 'images', 'language', 'currency', 'tax', 'brand', 'dry-run']),
    isDryRun: true,
  });
});

test.each([
  [[], 'Name the file to import.'],
  [['a.csv', 'b.csv'], 'One file at a time'],
  [
    ['a.csv', '--format', 'excel'],
    '--format is one of magento, shopify, merchant, woocommerce, prestashop, vendure, table, saleor, not "excel".',
  ],
  [['a.csv', '--language', 'constructor'], '--language is one of'],
  [['a.csv', '--currency', 'euro'], '--currency is three letters'],
  [['a.csv', '--colour'], 'Unknown option'],
])('%j is refused in one sentence', (words, sentence) => {
  expect(() => readArguments(words)).toThrow(sentence);
});
