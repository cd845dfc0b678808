import { expect, test } from 'vitest';
import { offerOf } from './product-meta';
import { sampleVariant } from './rules/sample-variant';

const page = { currency: { currency: 'eur', rate: 1 }, offerEnds: null };
const prices = { active: 10_000, club: null, regular: 10_000, discountFree: null, lowest30Days: null };

test('stock that is held back is offered to nobody, as the button sells it', () => {
  const offered = (days: number) => {
    const shippingTime = { text: '', string: '', number: days };
    return offerOf({ ...sampleVariant({ blockedStock: true, shippingTime }), prices }, page, 'Hanki').isOrderable;
  };
  expect([2, 10, 999].map(offered)).toEqual([false, true, false]);
});
