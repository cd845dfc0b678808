import { expect, test } from 'vitest';
import { fewLeft } from './few-left';

test.each([
  [1, 1],
  [5, 5],
])('%i left is told', (quantity, told) => {
  expect(fewLeft(quantity)).toBe(told);
});

test.each([[6], [120], [0], [-1], [null]])('%s left is not told: there are enough, none, or no limit', (quantity) => {
  expect(fewLeft(quantity)).toBeNull();
});
