import { expect, test } from 'vitest';
import { sizeSlug } from './sizes';

test('a size makes a plain slug', () => {
  expect(['25.5', '36–39', '170 cm', 'XL', '51,5 × 183 cm'].map(sizeSlug)).toEqual([
    '25-5',
    '36-39',
    '170-cm',
    'xl',
    '51-5-183-cm',
  ]);
});
