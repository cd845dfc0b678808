import { expect, test } from 'vitest';
import { sampleVariant } from '../../../tests/support/sample-variant';
import { offerOf } from './product-meta';

const page = { currency: { currency: 'eur', rate: 1 }, offerEnds: null, model: { isGiftCard: false } };
const prices = { active: 10_000, club: null, regular: 10_000, discountFree: null, lowest30Days: null };

test('blocked stock is not offered in structured data, consistent with the button', () => {
  const offered = (days: number) => {
    const shippingTime = { text: '', string: '', number: days };
    return offerOf({ ...sampleVariant({ blockedStock: true, shippingTime }), prices }, page, 'Hanki').isOrderable;
  };
  expect([2, 10, 999].map(offered)).toEqual([false, true, false]);
});

test('a gift card, which cannot be bought yet, has no offer in structured data', () => {
  const offer = offerOf({ ...sampleVariant(), prices }, { ...page, model: { isGiftCard: true } }, 'Hanki');
  expect(offer.isOrderable).toBe(false);
});
