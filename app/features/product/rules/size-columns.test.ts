import { expect, test } from 'vitest';
import { sizeColumns } from './size-columns';

const LETTERS = ['XXXS', 'XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', 'XXXXL', 'XXXXXL'];
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(36 + index));
const lengths = (count: number) => Array.from({ length: count }, (_, index) => `${150 + 7 * index} cm`);

test('short sizes stand in four to six columns, longer ones in four or three', () => {
  expect([sizeColumns(['S', 'M', 'L']), sizeColumns(numbers(6)), sizeColumns(numbers(12))]).toEqual([4, 6, 6]);
  expect([sizeColumns(LETTERS), sizeColumns(lengths(4)), sizeColumns(['15–25 kg', '25–40 kg'])]).toEqual([4, 4, 2]);
});

test.each([7, 8, 9, 10, 11, 13, 14])('none of %i sizes is alone in the last row', (count) => {
  expect(count % sizeColumns(numbers(count))).not.toBe(1);
});

test.each([5, 6, 7, 9, 10, 11])('none of %i lengths is alone in the last row', (count) => {
  expect(count % sizeColumns(lengths(count))).not.toBe(1);
});
