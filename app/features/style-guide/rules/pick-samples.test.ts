import { expect, test } from 'vitest';
import type { CardView } from '~/features/catalog/card';
import { cardView as card } from '../../../../tests/support/cards';
import { pickSamples } from './pick-samples';

const price = { active: 10_000, reference: null, type: 'normal', club: null };
const ids = (cards: readonly CardView[]) => cards.map(({ id }) => id);

test('a reduced, a club, a colourful and a rated product come before plain ones', () => {
  const colors = ['a', 'b', 'c'].map((slug) => ({ slug, name: slug, control: '#000', image: null }));
  const cards = [
    card(1),
    card(2, { rating: 4 }),
    card(3, { colors }),
    card(4, { price: { ...price, club: 9_000 } }),
    card(5, { price: { ...price, reference: 12_000 } }),
  ];
  expect(ids(pickSamples(cards))).toEqual([5, 4, 3, 2]);
});

test('a product in two groups is shown once, and an empty shop gives nothing', () => {
  expect(ids(pickSamples([card(1), card(1), card(2)]))).toEqual([1, 2]);
  expect(pickSamples([])).toEqual([]);
});
