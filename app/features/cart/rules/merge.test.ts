import { MAX_ROWS } from 'contract/cart-limits';
import { expect, test } from 'vitest';
import { type Cart, EMPTY_CART } from './cart';
import { mergeCarts } from './merge';

const cartOf = (parts: Partial<Cart>): Cart => ({ ...EMPTY_CART, ...parts });

test('products of both carts are there, amounts of the same one are added', () => {
  const first = cartOf({ products: [{ productId: 7, amount: 1 }] });
  const other = cartOf({
    products: [
      { productId: 7, amount: 2 },
      { productId: 8, amount: 1 },
    ],
    codes: ['KEVÄT'],
  });
  expect(mergeCarts(first, other)).toEqual({
    ...EMPTY_CART,
    products: [
      { productId: 7, amount: 3 },
      { productId: 8, amount: 1 },
    ],
    codes: ['KEVÄT'],
  });
});

test('a bundle comes with its rows, once', () => {
  const bundle = { uid: 'b1', id: '9-10', amount: 1 };
  const other = cartOf({ bundles: [bundle], products: [{ productId: 9, amount: 1, bundleHash: 'b1' }] });
  const merged = mergeCarts(EMPTY_CART, other);
  expect(merged).toEqual(other);
  expect(mergeCarts(merged, other)).toEqual(other);
});

test('what does not fit is left out, the first cart is whole', () => {
  const row = (productId: number) => ({ productId, amount: 1 });
  const full = cartOf({ products: Array.from({ length: MAX_ROWS }, (_, index) => row(index + 1)) });
  const other = cartOf({
    products: [row(5_000)],
    giftCards: [{ uid: 'g', productId: 1, amount: 1, valueCents: 1_000, recipient: '' }],
  });
  expect(mergeCarts(full, other)).toEqual(full);
});
