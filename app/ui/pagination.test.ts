import { expect, test } from 'vitest';
import { pageNumbers } from './pagination';

test('few pages are all shown', () => {
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test('far pages are left out, but never a single one', () => {
  expect(pageNumbers(6, 20)).toEqual([1, null, 5, 6, 7, null, 20]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('of pages that are shown together the first stands for all', () => {
  expect(pageNumbers(1, 4, 2)).toEqual([1, 3, 4]);
  expect(pageNumbers(1, 9, 3)).toEqual([1, 4, null, 9]);
  expect(pageNumbers(2, 4, 4)).toEqual([1, 2]);
  expect(pageNumbers(4, 8, 6)).toEqual([1, 2, 3, 4, 7, 8]);
});
