import { expect, test } from 'vitest';
import { LIST_FACTS, listCard } from '../../../../tests/support/list-cards';
import { buildIndex } from './build-index';
import { answer, readCard } from './facet-engine';
import { parseListQuery } from './list-query';
import { withRecommendedOrder } from './recommended-order';

const cards = [1, 2, 3, 4].map((id) => listCard(id, { sizes: id === 2 ? ['S'] : ['M'] }));

/** Ids of the products shown, in a recommended order. */
function shown(sortIds: readonly number[], search = ''): number[] {
  const index = withRecommendedOrder(buildIndex(cards, LIST_FACTS), sortIds);
  const { rows } = answer(index, parseListQuery(new URLSearchParams(search), []), 'default');
  return rows.map((row) => readCard(index, row).id);
}

test('products stand in the recommended order, those it does not name last in their own', () => {
  expect(shown([3, 99, 2, 3])).toEqual([3, 2, 1, 4]);
  expect(shown([])).toEqual([1, 2, 3, 4]);
});

test('what is filtered stands in it too, another sort does not', () => {
  expect(shown([4, 2, 3], 'size=M')).toEqual([4, 3, 1]);
  expect(shown([4, 2, 3], 'sort=alphabetical')).toEqual(shown([], 'sort=alphabetical'));
});

test('what is sold out leads no list, unless it is recommended or searched for', () => {
  const gone = [1, 2, 3].map((id) => listCard(id, { isSoldOut: id === 1 }));
  const index = buildIndex(gone, LIST_FACTS);
  const ids = (of = index, search = '') =>
    answer(of, parseListQuery(new URLSearchParams(search), []), 'default').rows.map((row) => readCard(of, row).id);
  expect(ids()).toEqual([2, 3, 1]);
  expect(ids(withRecommendedOrder(index, [3]))).toEqual([3, 2, 1]);
  expect(ids(withRecommendedOrder(index, [1]))).toEqual([1, 2, 3]);
  expect(ids(buildIndex(gone, { ...LIST_FACTS, sortIds: [1, 2] }))).toEqual([1, 2, 3]);
});
