import { expect, test } from 'vitest';
import { seeded } from '../../../../tests/support/random';
import { compareSizes } from './size-order';

/** In their order. */
const SIZES = [
  ...['XXXS', 'XXS', 'XS', 'S', 'S/M', 'M', 'M long', 'L', 'XL', '2XL', 'XXXL', 'XXXXL', 'XXXXXL'],
  ...['9', '9 ½', '10', '32/32', '32/34', '36', '36-38', '36-40', '42', '42,5', '42 2/3', '43.3', '178 cm', '184 cm'],
  ...['One size', 'Vakio'],
];

test('letter sizes come first in their order, then numbers with their halves and ranges, then words', () => {
  const random = seeded(4);
  for (let turn = 0; turn < 50; turn++) {
    expect(random.some(SIZES, SIZES.length, SIZES.length).sort(compareSizes)).toEqual(SIZES);
  }
});

test('2XL is XXL and lower case is no other size', () => {
  expect(['xl', '3XL', 'XXL', 's'].sort(compareSizes)).toEqual(['s', 'xl', 'XXL', '3XL']);
});

test('a size of any length is compared by its first 60 characters, then as plain text', () => {
  const long = (end: string) => `42${' '.repeat(60)}${end}`;
  expect(compareSizes('42 9', '42 10')).toBeLessThan(0);
  expect(compareSizes(long('9'), long('10'))).toBeGreaterThan(0);
  const hostile = ['1'.repeat(30_000), '1,1 '.repeat(9_000), ' 1/1'.repeat(9_000), '\u{1F3BF}'.repeat(9_000)];
  expect([...hostile, 'M'].sort(compareSizes)[0]).toBe('M');
});
