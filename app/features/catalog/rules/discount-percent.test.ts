import { expect, test } from 'vitest';
import { discountPercent } from './discount-percent';

test('a discount of five percent or more is announced, rounded down', () => {
  expect(discountPercent(23990, 29990)).toBe(20);
  expect(discountPercent(9500, 10000)).toBe(5);
});

test('less than five percent, no reference or a dearer price announces nothing', () => {
  expect(discountPercent(9501, 10000)).toBeNull();
  expect(discountPercent(9500, null)).toBeNull();
  expect(discountPercent(10000, 9000)).toBeNull();
  expect(discountPercent(0, 0)).toBeNull();
});
