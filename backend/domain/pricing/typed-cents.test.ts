import { expect, test } from 'vitest';
import { centsAsTyped, typedCents } from './typed-cents';

test('a price is typed with a comma or a point, with spaces or the sign', () => {
  expect(['12', '12,5', '12.50', ' 1 200 € ', '0'].map(typedCents)).toEqual([1200, 1250, 1250, 120_000, 0]);
});

test('what is no price is none, and an empty field is not given', () => {
  expect(['-1', '1,234', '1e3', '100000,01', 'abc', '٣'].map(typedCents)).toEqual(Array(6).fill(null));
  expect(typedCents('  ')).toBeUndefined();
});

test('cents are shown as they are typed', () => {
  expect([1200, 1250, 5, null].map(centsAsTyped)).toEqual(['12', '12,50', '0,05', '']);
});
