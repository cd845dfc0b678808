import { expect, test } from 'vitest';
import { shareOut } from './share-out';

test('shares add up to the amount, and the largest remainders get what is left', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(10, [70, 20, 10])).toEqual([7, 2, 1]);
  expect(shareOut(5, [30, 30, 40])).toEqual([2, 1, 2]);
});

test('in a currency without decimals every share is whole', () => {
  expect(shareOut(1_000, [10_000, 20_000, 20_000], 100)).toEqual([200, 400, 400]);
  expect(shareOut(100, [300, 300], 100)).toEqual([100, 0]);
});

test('the whole amount leaves nothing of any row, and nothing takes nothing', () => {
  expect(shareOut(6, [1, 2, 3])).toEqual([1, 2, 3]);
  expect(shareOut(0, [1, 2])).toEqual([0, 0]);
  expect(shareOut(0, [])).toEqual([]);
  expect(shareOut(3, [0, 0])).toEqual([2, 1]);
});

test('amounts beyond what a number counts exactly are shared exactly', () => {
  expect(shareOut(99_900_000_000, [99_900_000_000, 99_900_000_001])).toEqual([49_950_000_000, 49_950_000_000]);
});
