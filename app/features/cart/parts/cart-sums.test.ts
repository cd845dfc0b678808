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

test('before a delivery is chosen the least it can cost stands beside a total without it', () => {
  expect(sumsOf(cart(0), '')).toMatchObject({ deliveryMinor: null, deliveryFromMinor: 490, totalMinor: 2000 });
  expect(sumsOf(cart(0), 'home')).toMatchObject({ deliveryMinor: 0 });
});

test('delivery that the backend reckons in unasked is shown as part of the total', () => {
  expect(sumsOf(cart(4.9), '')).toMatchObject({ deliveryMinor: 490, totalMinor: 2490 });
});
