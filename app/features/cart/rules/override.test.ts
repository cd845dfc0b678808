import { expect, test } from 'vitest';
import { packCart, unpackCart } from '../packed-cart';
import { EMPTY_CART } from './cart';
import { overrideRow } from './override';

const cart = { ...EMPTY_CART, products: [{ productId: 1, amount: 2 }] };

test('a name and a price of staff stay with the row, in the cookie too, and go when they are emptied', () => {
  const changed = overrideRow(cart, 1, { name: 'Ski service', priceCents: 4500 });
  if (!changed.ok) throw new Error(changed.refusal);
  expect(unpackCart(packCart(changed.cart))).toEqual(changed.cart);
  expect(changed.cart.products).toEqual([
    { productId: 1, amount: 2, nameOverride: 'Ski service', priceOverrideCents: 4500 },
  ]);
  expect(overrideRow(changed.cart, 1, { name: '', priceCents: null })).toEqual({ ok: true, cart });
});

test('a price of nothing is a price', () => {
  const changed = overrideRow(cart, 1, { name: '', priceCents: 0 });
  expect(changed.ok && changed.cart.products[0]?.priceOverrideCents).toBe(0);
});

test('a row that is not there, or belongs to a bundle, has no override', () => {
  expect(overrideRow(cart, 2, { name: 'x', priceCents: null })).toEqual({ ok: false, refusal: 'missing' });
  const bundled = { ...EMPTY_CART, products: [{ productId: 1, amount: 1, bundleHash: 'b' }] };
  expect(overrideRow(bundled, 1, { name: 'x', priceCents: null })).toEqual({ ok: false, refusal: 'missing' });
});
