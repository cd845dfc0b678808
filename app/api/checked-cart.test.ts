import { checkoutAnswer } from 'contract/checkout';
import { expect, test } from 'vitest';
import { readCheckedCart } from './checked-cart';

const foreign = (more: object = {}) =>
  checkoutAnswer.parse({
    products: [
      { productId: 1, amount: 3, name: 'Beanie', price: 33.33, total_price: 99.99 },
      { productId: 2, amount: 1, name: 'Stove', price: '10.00', total_price: 10, reference_price: 12.5 },
    ],
    total_price: 104.99,
    delivery_cost: 5,
    cart_discount: { code: 'SPRING', amount: 10 },
    delivery_thresholds: { delivery_threshold: 79, repack_threshold: 0 },
    ...more,
  });

test('a backend without display amounts: unit prices are rounded once, totals are their sums', () => {
  const cart = readCheckedCart(foreign(), { currency: 'sek', rate: 11.2 });
  expect(cart.rows.map((row) => [row.unitMinor, row.totalMinor])).toEqual([
    [37300, 111900],
    [11200, 11200],
  ]);
  expect(cart.goodsMinor).toBe(123100);
  expect(cart.deliveryMinor).toBe(5600);
  expect(cart.totalMinor).toBe(123100 + 5600 - 11200);
  expect(cart.acknowledgedCodes).toEqual(['SPRING']);
});

test("the backend's own display amounts win when they are in the display currency", () => {
  const answer = foreign({
    currency_code: 'SEK',
    display_total_minor: 117700,
    charge_currency: 'sek',
    charge_minor: 1,
  });
  expect(readCheckedCart(answer, { currency: 'sek', rate: 11.2 })).toMatchObject({ totalMinor: 117700, charge: null });
  expect(readCheckedCart(answer, { currency: 'eur', rate: 1 }).totalMinor).toBe(10499);
});

test('what is charged in another currency than shown is said', () => {
  const answer = foreign({ currency_code: 'rub', charge_currency: 'EUR', charge_minor: 10499 });
  expect(readCheckedCart(answer, { currency: 'rub', rate: 100 }).charge).toEqual({ minor: 10499, currency: 'eur' });
});

test('what is on order has no limit', () => {
  const products = [{ productId: 1, amount: 1, name: 'Ski', price: 1, total_price: 1, on_order: true, max_amount: 2 }];
  expect(readCheckedCart(foreign({ products }), { currency: 'eur', rate: 1 }).rows[0]?.maxAmount).toBeNull();
});
