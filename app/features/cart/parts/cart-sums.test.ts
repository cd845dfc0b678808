import { checkoutAnswer } from 'contract/checkout';
import { expect, test } from 'vitest';
import { readCheckedCart } from '~/api/checked-cart';
import { sumsOf } from './cart-sums';

const cart = (delivery_cost: number) =>
  readCheckedCart(
    checkoutAnswer.parse({
      products: [{ productId: 1, amount: 1, name: 'Beanie', price: 20, total_price: 20 }],
      total_price: 20 + delivery_cost,
      delivery_cost,
      delivery_methods: [{ id: 'home', name: 'Home', price: 4.9 }],
    }),
    { currency: 'eur', rate: 1 },
  );

test('before a delivery method is chosen, its lowest cost is shown next to a total without it', () => {
  expect(sumsOf(cart(0), '')).toMatchObject({
    deliveryHundredths: null,
    deliveryFromHundredths: 490,
    totalHundredths: 2000,
  });
  expect(sumsOf(cart(0), 'home')).toMatchObject({ deliveryHundredths: 0 });
});

test('delivery that the backend includes before one is chosen is shown as part of the total', () => {
  expect(sumsOf(cart(4.9), '')).toMatchObject({ deliveryHundredths: 490, totalHundredths: 2490 });
});

test('a free way among those that cost does not make delivery free before it is chosen', () => {
  const cartWith = (...prices: number[]) =>
    readCheckedCart(
      checkoutAnswer.parse({
        products: [{ productId: 1, amount: 1, name: 'Beanie', price: 20, total_price: 20 }],
        total_price: 20,
        delivery_cost: 0,
        delivery_methods: prices.map((price, index) => ({ id: `way-${index}`, name: 'Way', price })),
      }),
      { currency: 'eur', rate: 1 },
    );
  expect(sumsOf(cartWith(4.9, 0), '')).toMatchObject({ deliveryFromHundredths: 0, isDeliveryOpen: true });
  expect(sumsOf(cartWith(4.9, 0), 'way-1')).toMatchObject({ deliveryHundredths: 0, isDeliveryOpen: false });
  expect(sumsOf(cartWith(0, 0), '')).toMatchObject({ isDeliveryOpen: false });
});

test('the saving on reduced rows is shown, without rows that cannot be ordered', () => {
  const row = { amount: 2, name: 'Beanie', price: 20, total_price: 40, reference_price: 25.5 };
  const reduced = (rows: object[]) =>
    readCheckedCart(checkoutAnswer.parse({ products: rows, total_price: 40, delivery_cost: 0 }), {
      currency: 'eur',
      rate: 1,
    });
  expect(sumsOf(reduced([{ ...row, productId: 1 }]), '').savedHundredths).toBe(1_100);
  expect(sumsOf(reduced([{ ...row, productId: 1, max_amount: 0 }]), '').savedHundredths).toBe(0);
  expect(sumsOf(reduced([{ ...row, productId: 1, reference_price: null }]), '').savedHundredths).toBe(0);
});
