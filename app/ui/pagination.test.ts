import { expect, test } from 'vitest';
import { pageNumbers } from './pagination';

test('few pages are all shown', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test('far pages are left out, but never a single one', () => {
  expect(pageNumbers(6, 20)).toEqual([1, null, 5, 6, 7, null, 20]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
