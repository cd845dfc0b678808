import { expect, test } from 'vitest';
import type { Prices } from '../product';
import { priceType, shownPrice } from './price-type';

const prices = (given: Partial<Prices> = {}): Prices => ({
  active: 10_000,
  club: null,
  regular: 10_000,
  discountFree: null,
  lowest30Days: null,
  ...given,
});
const plain = { belongsToOutlet: false, allowDiscount: true };
const guest = { ...plain, segments: [], isEuMember: true };

test.each([
  ['normal', prices(), plain],
  ['outlet', prices({ active: 5_000 }), { ...plain, belongsToOutlet: true }],
  ['discount', prices({ active: 8_000 }), plain],
  ['normal', prices({ active: 8_000 }), { ...plain, allowDiscount: false }],
  ['club', prices({ club: 9_000 }), plain],
  ['club', prices({ active: 8_000, club: 7_500 }), plain],
  ['discount', prices({ active: 8_000, club: 8_500 }), plain],
  ['outdoor', prices({ discountFree: 12_000, club: 11_000 }), plain],
  ['outdoor', prices({ active: 8_000, discountFree: 10_000 }), { ...plain, allowDiscount: false }],
  ['discount', prices({ active: 8_000, discountFree: 12_000 }), plain],
  ['club', prices({ discountFree: 12_000, club: 9_000 }), plain],
  ['normal', prices({ discountFree: 12_000, club: 10_000 }), plain],
  ['normal', prices({ discountFree: 10_000 }), plain],
] as const)('the price is %s', (type, given, context) => {
  expect(priceType(given, context)).toBe(type);
});

test('a guest sees the price for everybody and the offer of the club', () => {
  const shown = shownPrice(prices({ club: 9_000 }), guest);
  expect([shown.now, shown.before, shown.clubOffer]).toEqual([10_000, null, 9_000]);
});

test('a member pays the price of the club and sees the regular one', () => {
  const shown = shownPrice(prices({ club: 9_000 }), { ...guest, segments: ['club'] });
  expect([shown.now, shown.before, shown.clubOffer]).toEqual([9_000, 10_000, null]);
});

test('the lowest price of 30 days is shown with a reduction in the EU only', () => {
  const reduced = prices({ active: 8_000, lowest30Days: 7_900 });
  expect(shownPrice(reduced, guest).lowest30Days).toBe(7_900);
  expect(shownPrice(reduced, { ...guest, isEuMember: false }).lowest30Days).toBeNull();
  expect(shownPrice(prices({ lowest30Days: 7_900 }), guest).lowest30Days).toBeNull();
});
