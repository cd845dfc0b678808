import { expect, test } from 'vitest';
import { LIST_FACTS, listCard } from '../../../../tests/support/list-cards';
import { buildIndex } from './build-index';
import { kindsOf } from './kinds';

/** Group 3 is below 2, which is below 1; group 4 is a root. */
const LEAVES = new Set(['3', '4']);

const kinds = (groups: readonly number[][], max = 8) => {
  const cards = groups.map((productGroupIds, index) => listCard(index + 1, { productGroupIds }));
  return kindsOf(buildIndex(cards, LIST_FACTS), LEAVES, max).map(({ value, count }) => [value, count]);
};

test('the kinds of a brand’s goods are the groups without subgroups, the largest first', () => {
  expect(kinds([[3], [3], [4], [4], [4]])).toEqual([
    ['4', 3],
    ['3', 2],
  ]);
  expect(kinds([[3], [3], [4], [4], [4]], 1)).toEqual([]);
});

test('a group whose goods are all of another kind is none', () => {
  expect(kinds([[3], [3], [3], [3, 4], [3, 4]])).toEqual([]);
  expect(kinds([[3], [3], [4]])).toEqual([]);
});
