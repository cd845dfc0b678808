import { expect, test } from 'vitest';
import type { PackedCard } from '~/features/catalog/packed-card';
import { LIST_FACTS, listCard } from '../../../tests/support/list-cards';
import { cachedCard, cachedCardBytes } from './cached-cards.server';
import { buildIndex } from './rules/build-index';
import { withRecommendedOrder } from './rules/recommended-order';

test('a card is made once for its list, in whatever order the list is recommended to visitors', () => {
  const index = buildIndex([listCard(1), listCard(2)], LIST_FACTS);
  const made: string[] = [];
  const card = (of: typeof index, key: string) =>
    cachedCard(of, key, () => {
      made.push(key);
      return key as unknown as PackedCard;
    });
  for (const sortIds of [[2], [2, 1], []]) card(withRecommendedOrder(index, sortIds), '0 guest');
  card(index, '0 member');
  card(buildIndex([listCard(1)], LIST_FACTS), '0 guest');
  expect(made).toEqual(['0 guest', '0 member', '0 guest']);
});

test('the cards of all lists together are limited', () => {
  const card = 'x'.repeat(2_000) as PackedCard;
  for (let list = 0; list < 30; list += 1) {
    const index = buildIndex([listCard(1)], LIST_FACTS);
    for (let row = 0; row < 100; row += 1) cachedCard(index, `${row} guest`, () => card);
  }
  expect(cachedCardBytes()).toBeGreaterThan(6_000_000);
  expect(cachedCardBytes()).toBeLessThanOrEqual(8 * 1024 * 1024);
});
