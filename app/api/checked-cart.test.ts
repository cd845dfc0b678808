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
  expect(cart.rows.map((row) => [row.unitHundredths, row.totalHundredths])).toEqual([
    [37300, 111900],
    [11200, 11200],
  ]);
  expect(cart.subtotalHundredths).toBe(123100);
  expect(cart.deliveryHundredths).toBe(5600);
  expect(cart.totalHundredths).toBe(123100 + 5600 - 11200);
  expect(cart.acknowledgedCodes).toEqual(['SPRING']);
});

test("the backend's own display amounts win when they are in the display currency", () => {
  const answer = foreign({
    currency_code: 'SEK',
    display_total_minor: 117700,
    charge_currency: 'sek',
    charge_minor: 1,
  });
  expect(readCheckedCart(answer, { currency: 'sek', rate: 11.2 })).toMatchObject({
    totalHundredths: 117700,
    charge: null,
  });
  expect(readCheckedCart(answer, { currency: 'eur', rate: 1 }).totalHundredths).toBe(10499);
});

test('what is charged in another currency than shown is said', () => {
  const answer = foreign({ currency_code: 'rub', charge_currency: 'EUR', charge_minor: 10499 });
  expect(readCheckedCart(answer, { currency: 'rub', rate: 100 }).charge).toEqual({
    hundredths: 10499,
    currency: 'eur',
  });
});

test('what is on order has no limit', () => {
  const products = [{ productId: 1, amount: 1, name: 'Ski', price: 1, total_price: 1, on_order: true, max_amount: 2 }];
  expect(readCheckedCart(foreign({ products }), { currency: 'eur', rate: 1 }).rows[0]?.maxAmount).toBeNull();
});

test('a backend that tells no prices of rows: the goods are what the total holds besides delivery and discount', () => {
  const products = [
    { productId: 1, amount: 3, name: 'Beanie' },
    { productId: 2, amount: 1, name: 'Stove', price: 10 },
  ];
  const cart = readCheckedCart(foreign({ products }), { currency: 'eur', rate: 1 });
  expect(cart.rows.map((row) => [row.unitHundredths, row.totalHundredths])).toEqual([
    [null, null],
    [1000, 1000],
  ]);
  expect([cart.subtotalHundredths, cart.deliveryHundredths, cart.discountHundredths, cart.totalHundredths]).toEqual([
    10999, 500, 1000, 10499,
  ]);
});

test('a row may tell its total only', () => {
  const products = [{ productId: 1, amount: 3, name: 'Beanie', total_price: 109.99 }];
  const cart = readCheckedCart(foreign({ products }), { currency: 'eur', rate: 1 });
  expect(cart.rows[0]).toMatchObject({ unitHundredths: null, totalHundredths: 10999 });
  expect(cart.totalHundredths).toBe(10499);
});

test('methods as the look-up of the specification writes them go by their names', () => {
  const cart = readCheckedCart(
    foreign({
      delivery_methods: [{ name: 'Nouto', timeEstimate: '1–3 pv', price: 0, storeSlug: 'helsinki' }],
      payment_methods: [{ name: 'Lasku' }],
    }),
    { currency: 'eur', rate: 1 },
  );
  expect(cart.deliveryMethods[0]).toMatchObject({ id: 'Nouto', timeEstimate: '1–3 pv', kind: 'store' });
  expect(cart.paymentMethods).toEqual([{ id: 'Lasku', name: 'Lasku', description: '' }]);
});
