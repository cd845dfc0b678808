import { expect, test } from 'vitest';
import { LIST_FACTS, listCard } from '../../../tests/support/list-cards';
import { isOfGiftCards } from './gift-offer.server';
import { buildIndex } from './rules/build-index';

test('a list is of gift cards when all of its products are, and it has some', () => {
  const isOfCards = (...ids: readonly number[]) =>
    isOfGiftCards(
      buildIndex(
        ids.map((id) => listCard(id)),
        LIST_FACTS,
      ),
    );
  expect(isOfCards(2427, 1412)).toBe(true);
  expect(isOfCards(2427, 7)).toBe(false);
  expect(isOfCards()).toBe(false);
});
