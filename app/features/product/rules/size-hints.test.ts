import { expect, test } from 'vitest';
import { sizeHints } from './size-hints';

const SKIS = {
  sizes: [{ name: '163 cm' }, { name: '170 cm' }],
  rows: [
    { category: 'Уровень', unit: '', values: ['A', 'B'] },
    { category: 'Рост', unit: 'cm', values: ['169–177', '176–184'] },
    { category: 'Вес', unit: 'kg', values: ['60–70', ''] },
  ],
};
const variant = (size: string) => ({ size, sizeSlug: size.replace(' ', '-') });

test('the first measure with a unit is told of each size, in the units of the language', () => {
  expect(sizeHints(SKIS, ['163 cm', '170 cm', '177 cm'].map(variant), 'ru')).toEqual({
    '163-cm': 'Рост 169–177 см',
    '170-cm': 'Рост 176–184 см',
  });
});

test('a size that stands for several kinds of people, or has no value, gets no line', () => {
  const sizes = [{ name: 'M' }, { name: 'M' }, { name: 'L' }];
  const rows = [{ category: 'Chest', unit: 'cm', values: ['88–94', '96–102', ''] }];
  expect(sizeHints({ sizes, rows }, ['M', 'L'].map(variant), 'en')).toEqual({});
  expect(sizeHints({ sizes, rows: [] }, [variant('M')], 'en')).toEqual({});
});
