import { expect, test } from 'vitest';
import { type Cart, EMPTY_CART } from './cart';
import { refreshCart } from './refresh';

const cart: Cart = {
  ...EMPTY_CART,
  products: [
    { productId: 1, amount: 5 },
    { productId: 2, amount: 1 },
    { productId: 3, amount: 2, bundleHash: 'b' },
    { productId: 4, amount: 1 },
  ],
  codes: ['Kevat', 'nope'],
};
const row = (productId: number, amount: number) => ({ productId, amount, isBundled: false });

test('after a validation amounts fit, unsold products and unknown codes are gone, sold out rows stay', () => {
  const refreshed = refreshCart(cart, { rows: [row(1, 3), row(2, 0)], acknowledgedCodes: ['KEVAT'] });
  expect(refreshed.products).toEqual([
    { productId: 1, amount: 3 },
    { productId: 2, amount: 1 },
    { productId: 3, amount: 2, bundleHash: 'b' },
  ]);
  expect(refreshed.codes).toEqual(['Kevat']);
});

test('bundles that are no longer sold go, those with too little stock shrink, sold out ones stay', () => {
  const bundle = (uid: string, amount: number) => ({ uid, id: '1-2', amount });
  const bundled: Cart = { ...EMPTY_CART, bundles: [bundle('a', 3), bundle('b', 1), bundle('c', 2)] };
  const bundles = [
    { uid: 'a', amount: 2, maxAmount: 2 },
    { uid: 'c', amount: 2, maxAmount: 0 },
  ];
  const refreshed = refreshCart(bundled, { rows: [], bundles, acknowledgedCodes: [] });
  expect(refreshed.bundles).toEqual([bundle('a', 2), bundle('c', 2)]);
});

test('a cart that is right stays the same', () => {
  const rows = [row(1, 5), row(2, 1), row(4, 1)];
  expect(refreshCart(cart, { rows, acknowledgedCodes: ['kevat', 'NOPE'] })).toBe(cart);
});
