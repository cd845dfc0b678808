import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import { unpackCard } from '~/features/catalog/packed-card';
import type { ShopContext } from '~/server/context.server';
import { cardView } from '../../../tests/support/cards';
import { sampleVariant } from '../../../tests/support/sample-variant';
import { readAlternatives } from './page-extras.server';

vi.stubEnv('LOG_LEVEL', 'silent');

const card = (id: number, active: number, isSoldOut = false) =>
  cardView(id, { price: { active, reference: null, type: 'regular', club: null }, isSoldOut });

const context = {
  api: { send: async () => Response.json({}), language: 'fi', cache: createSharedCache() },
  language: 'fi',
  locale: { taxAreaId: 1 },
  shared: true,
  t: () => (key: string) => key,
} as unknown as ShopContext;

const prices = { active: 40_000, club: null, regular: 40_000, discountFree: null, lowest30Days: null };
const bag = {
  id: 1,
  variants: [sampleVariant({ isOrderable: false })],
  mainGroupId: 7,
  prices,
  isGiftCard: false,
};
const group = [
  card(1, 40_000),
  card(2, 5_000),
  card(3, 42_000),
  card(4, 39_000, true),
  ...[5, 6, 7, 8].map((id) => card(id, 35_000)),
];

const alternativesTo = async (model: typeof bag) =>
  (await readAlternatives(context, model, async () => group)).map((each) => unpackCard(each).modelId);

test('in place of what is sold out stand four of its group that can be had, those of about its price first', async () => {
  expect(await alternativesTo(bag)).toEqual([3, 5, 6, 7]);
});

test('what is on sale, of no group or a gift card has no alternatives', async () => {
  expect(await alternativesTo({ ...bag, variants: [sampleVariant()] })).toEqual([]);
  expect(await alternativesTo({ ...bag, mainGroupId: null as unknown as number })).toEqual([]);
  expect(await alternativesTo({ ...bag, isGiftCard: true })).toEqual([]);
});
