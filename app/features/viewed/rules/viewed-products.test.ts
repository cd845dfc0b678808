import { expect, test } from 'vitest';
import { MAX_VIEWED, readViewed, withViewed, writeViewed } from './viewed-products';

const many = Array.from({ length: 80 }, (_, index) => index + 1);

test('the latest comes first and appears once', () => {
  expect(withViewed([3, 2, 1], 2)).toEqual([2, 3, 1]);
});

test('60 are stored, the oldest is dropped', () => {
  const kept = many.reduce<number[]>((ids, id) => withViewed(ids, id), []);
  expect(kept).toHaveLength(MAX_VIEWED);
  expect(kept[0]).toBe(80);
  expect(kept.at(-1)).toBe(21);
});

test('what is written is read again', () => {
  expect(readViewed(writeViewed([2_147_483_647, 35, 1]))).toEqual([2_147_483_647, 35, 1]);
});

test('a forged cookie gives its ids and nothing else', () => {
  expect(readViewed('1.<script>.zzzzzzz.-1.0.2.1.%00')).toEqual([1, 2]);
  expect(readViewed(many.join('.').repeat(50))).toHaveLength(MAX_VIEWED);
  expect(readViewed(undefined)).toEqual([]);
});
