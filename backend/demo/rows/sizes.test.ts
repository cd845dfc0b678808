import { expect, test } from 'vitest';
import { sizeSlug, sizeSort } from './sizes';

test('letter sizes come before numbers, each in their own order', () => {
  const sizes = ['170 cm', '42', 'XL', '24.5', 'XXXS', 'M', '163 cm'];
  expect(sizes.sort((a, b) => sizeSort(a) - sizeSort(b))).toEqual([
    'XXXS',
    'M',
    'XL',
    '24.5',
    '42',
    '163 cm',
    '170 cm',
  ]);
});

test('a size makes a plain slug', () => {
  expect(['25.5', '36–39', '170 cm', 'XL'].map(sizeSlug)).toEqual(['25-5', '36-39', '170-cm', 'xl']);
});
