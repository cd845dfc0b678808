import { expect, test } from 'vitest';
import { listCard as card, LIST_FACTS } from '../../../../tests/support/list-cards';
import { buildIndex } from './build-index';
import { categoriesOf } from './categories';

test('a row is of the lowest group that holds it, and of none where no group does', () => {
  const groups = [
    { id: 1, name: 'Skiing', within: [] },
    { id: 2, name: 'Skis', within: [1] },
    { id: 3, name: 'Alpine skis', within: [1, 2] },
    { id: 4, name: 'Clothing', within: [] },
  ];
  const cards = [[3], [2], [1], [4], []].map((productGroupIds, at) => card(at + 1, { productGroupIds }));
  const index = buildIndex(cards, { ...LIST_FACTS, groups });
  expect(categoriesOf(index, [0, 1, 2, 3, 4])).toEqual(['Alpine skis', 'Skis', 'Skiing', 'Clothing', '']);
});
