import { expect, test } from 'vitest';
import { LIST_FACTS, listCard } from '../../../tests/support/list-cards';
import { isOfUsedGoods } from './own-offer.server';
import { buildIndex } from './rules/build-index';

test('a list is of used goods when all of its products are, and it has some', () => {
  const isUsed = (...conditions: readonly ('worn' | 'like_new' | null)[]) =>
    isOfUsedGoods(
      buildIndex(
        conditions.map((usedCondition, i) => listCard(i + 1, { usedCondition })),
        LIST_FACTS,
      ),
    );
  expect(isUsed('worn', 'like_new')).toBe(true);
  expect(isUsed('worn', null)).toBe(false);
  expect(isUsed()).toBe(false);
});
