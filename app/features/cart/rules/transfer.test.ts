import { expect, test } from 'vitest';
import { packCart, unpackCart } from '../packed-cart';
import { type Cart, EMPTY_CART } from './cart';
import { addProduct } from './products';
import { refreshCart } from './refresh';
import { divideRow } from './transfer';

const cart: Cart = { ...EMPTY_CART, products: [{ productId: 1, amount: 2 }] };
const divided: Cart = {
  ...EMPTY_CART,
  products: [{ productId: 1, amount: 5, transferTo: { oulu: 2, turku: 3 }, transferFrom: { web: 5 } }],
};
const rowsOf = (change: ReturnType<typeof divideRow>) => (change.ok ? change.cart.products : change.refusal);

test('a row’s amount is the sum of what the receiving stores get, and the cookie keeps the division (Specification 1 §4)', () => {
  const change = divideRow(cart, 1, { to: { oulu: 2, turku: 3, vantaa: 0 }, from: { web: 5, oulu: 0 } });
  expect(rowsOf(change)).toEqual(divided.products);
  expect(unpackCart(packCart(divided))).toEqual(divided);
});

test('a row with one receiving store keeps its own amount', () => {
  expect(rowsOf(divideRow(cart, 1, { to: {}, from: { web: 1, oulu: 1 } }))).toEqual([
    { productId: 1, amount: 2, transferFrom: { web: 1, oulu: 1 } },
  ]);
});

test('a sum that no row can hold is refused, and so is a row that is not there or belongs to a bundle', () => {
  expect(rowsOf(divideRow(cart, 1, { to: { oulu: 999, turku: 1 }, from: {} }))).toBe('amount');
  expect(rowsOf(divideRow(cart, 2, { to: { oulu: 1 }, from: {} }))).toBe('missing');
  const bundled = { ...EMPTY_CART, products: [{ productId: 1, amount: 1, bundleHash: 'b' }] };
  expect(rowsOf(divideRow(bundled, 1, { to: { oulu: 1 }, from: {} }))).toBe('missing');
});

test('units added to a divided row go to its first receiving store; set mode ends the division', () => {
  const raised = addProduct(divided, { productId: 1, amount: 2 });
  expect(rowsOf(raised)).toEqual([
    { productId: 1, amount: 7, transferTo: { oulu: 4, turku: 3 }, transferFrom: { web: 5 } },
  ]);
  expect(rowsOf(addProduct(divided, { productId: 1, amount: 2 }, 'set'))).toEqual([{ productId: 1, amount: 2 }]);
});

test('when no transfer request is returned, the amounts of the stores are zeroed; otherwise they stay (Specification 1 §4)', () => {
  const validation = { rows: [{ productId: 1, amount: 5, isBundled: false }], acknowledgedCodes: [] };
  expect(refreshCart(divided, validation).products).toEqual([{ productId: 1, amount: 5 }]);
  expect(refreshCart(divided, { ...validation, isTransfer: true })).toBe(divided);
});
