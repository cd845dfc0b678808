import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import { expect, test } from 'vitest';
import { addBundle, bundleId, bundleUid, changeBundleQuantity } from './bundles';
import { settleCampaign } from './campaign';
import { type Cart, type CartChange, countUnits, EMPTY_CART, isEmptyCart } from './cart';
import { addCode, cleanCode, keepAcknowledged, removeCode } from './codes';
import { addProduct, changeQuantity, removePurchased } from './products';

const cartOf = (...products: Cart['products']): Cart => ({ ...EMPTY_CART, products });
const rows = (change: CartChange) => (change.ok ? change.cart.products : change.refusal);

test('adding a product that is in the cart raises its amount', () => {
  const cart = cartOf({ productId: 7, amount: 2 });
  expect(rows(addProduct(cart, { productId: 7, amount: 3 }))).toEqual([{ productId: 7, amount: 5 }]);
});

test('in set mode the given quantity replaces the previous one', () => {
  const cart = cartOf({ productId: 7, amount: 2 });
  expect(rows(addProduct(cart, { productId: 7, amount: 3 }, 'set'))).toEqual([{ productId: 7, amount: 3 }]);
});

test('a frozen row takes no more quantity, but less', () => {
  const cart = cartOf({ productId: 7, amount: 2, frozen: true });
  expect(rows(addProduct(cart, { productId: 7, amount: 1 }))).toBe('frozen');
  expect(rows(changeQuantity(cart, '7', 3))).toBe('frozen');
  expect(rows(changeQuantity(cart, '7', 1))).toEqual([{ productId: 7, amount: 1, frozen: true }]);
});

test('amounts that are none are refused', () => {
  for (const amount of [-1, 1.5, Number.NaN, 1e9, 2 ** 53, Number.POSITIVE_INFINITY]) {
    expect(rows(addProduct(EMPTY_CART, { productId: 7, amount })), String(amount)).toBe('amount');
    expect(rows(changeQuantity(cartOf({ productId: 7, amount: 1 }), '7', amount)), String(amount)).toBe('amount');
  }
  expect(rows(addProduct(EMPTY_CART, { productId: 7, amount: 0 }))).toBe('amount');
});

test('an amount of 0 removes the row', () => {
  expect(rows(changeQuantity(cartOf({ productId: 7, amount: 2 }, { productId: 8, amount: 1 }), '7', 0))).toEqual([
    { productId: 8, amount: 1 },
  ]);
});

test('a row and a cart have a limit', () => {
  expect(rows(addProduct(cartOf({ productId: 7, amount: MAX_QUANTITY }), { productId: 7, amount: 1 }))).toBe('full');
  const many = cartOf(...Array.from({ length: MAX_ROWS }, (_, index) => ({ productId: index + 1, amount: 1 })));
  expect(rows(addProduct(many, { productId: 5000, amount: 1 }))).toBe('full');
  expect(addProduct(many, { productId: 1, amount: 1 }).ok).toBe(true);
});

test('the plain amount change refuses bundles', () => {
  const cart: Cart = { ...cartOf({ productId: 7, amount: 1, bundleHash: 'b1' }), bundles: [] };
  expect(rows(changeQuantity(cart, '7-8', 2))).toBe('bundle');
  expect(rows(changeQuantity(cart, '7', 2))).toBe('bundle');
  expect(rows(changeQuantity(cart, '9', 2))).toBe('missing');
});

test('adding a product of a bundle plainly makes a row of its own', () => {
  const cart = cartOf({ productId: 7, amount: 1, bundleHash: 'b1' });
  expect(rows(addProduct(cart, { productId: 7, amount: 1 }))).toEqual([
    { productId: 7, amount: 1, bundleHash: 'b1' },
    { productId: 7, amount: 1 },
  ]);
});

test('a bundle changes and leaves with its rows', () => {
  const cart: Cart = {
    ...cartOf({ productId: 7, amount: 1, bundleHash: 'b1' }, { productId: 9, amount: 1 }),
    bundles: [{ uid: 'b1', id: '7-8', amount: 1 }],
  };
  const more = changeBundleQuantity(cart, 'b1', 2);
  expect(more.ok && more.cart.bundles).toEqual([{ uid: 'b1', id: '7-8', amount: 2 }]);
  expect(rows(more)).toEqual([
    { productId: 7, amount: 2, bundleHash: 'b1' },
    { productId: 9, amount: 1 },
  ]);
  expect(rows(changeBundleQuantity(cart, 'b1', 0))).toEqual([{ productId: 9, amount: 1 }]);
  expect(rows(changeBundleQuantity(cart, 'b2', 1))).toBe('missing');
});

test('a bundle’s id joins its variants with dashes, once each part has one, and its uid is the seconds timestamp', () => {
  expect(bundleId([7, 8, 9])).toBe('7-8-9');
  for (const parts of [[], [7], [7, 0], [7, Number.NaN], [7, -8]]) expect(bundleId(parts), String(parts)).toBeNull();
  const now = Date.parse('2026-11-23T12:00:00.999Z');
  expect(bundleUid(EMPTY_CART, now)).toBe('1795435200');
  const cart = { ...EMPTY_CART, bundles: [{ uid: '1795435200', id: '7-8', amount: 1 }] };
  expect(bundleUid(cart, now)).toBe('1795435201');
});

test('adding the same bundle again raises its amount, another choice is a bundle of its own', () => {
  const cart: Cart = { ...EMPTY_CART, bundles: [{ uid: '1', id: '7-8', amount: 1 }] };
  const same = addBundle(cart, { uid: '2', id: '7-8', amount: 2 });
  expect(same.ok && same.cart.bundles).toEqual([{ uid: '1', id: '7-8', amount: 3 }]);
  const other = addBundle(cart, { uid: '2', id: '7-9', amount: 1 });
  expect(other.ok && other.cart.bundles.map(({ uid }) => uid)).toEqual(['1', '2']);
  const many = addBundle(cart, { uid: '2', id: '7-8', amount: MAX_QUANTITY });
  expect(many).toEqual({ ok: false, refusal: 'full' });
});

test('bought bundles leave the cart with their rows, those of other choices stay', () => {
  const cart: Cart = {
    ...cartOf({ productId: 7, amount: 1 }, { productId: 7, amount: 1, bundleHash: '1' }),
    bundles: [
      { uid: '1', id: '7-8', amount: 1 },
      { uid: '2', id: '7-9', amount: 2 },
    ],
  };
  const part = (productId: number, bundle: number) => ({ productId, amount: 1, bundle });
  const bought = [part(7, 1), part(8, 1), part(7, 2), part(9, 2)];
  expect(removePurchased(cart, bought)).toEqual({
    ...cartOf({ productId: 7, amount: 1 }),
    bundles: [{ uid: '2', id: '7-9', amount: 1 }],
  });
});

test('adding anything while a gift campaign is active clears the campaign and its products', () => {
  const cart: Cart = { ...cartOf({ productId: 7, amount: 1 }), giftCampaign: { code: 'GIFT', campaign: 'winter' } };
  const change = addProduct(cart, { productId: 9, amount: 1 });
  expect(change.ok && change.cart).toEqual(cartOf({ productId: 9, amount: 1 }));
  const bundled = addBundle(cart, { uid: 'b', id: '1-2', amount: 1 });
  expect(bundled.ok && bundled.cart.giftCampaign).toBeNull();
});

test('a campaign is for one product alone', () => {
  const giftCampaign = { code: 'GIFT', campaign: 'winter' };
  const one = { ...cartOf({ productId: 7, amount: 1 }), giftCampaign };
  expect(settleCampaign(one)).toBe(one);
  const two = { ...cartOf({ productId: 7, amount: 1 }, { productId: 8, amount: 1 }), giftCampaign };
  expect(settleCampaign(two)).toEqual(EMPTY_CART);
  const withoutCode = { ...two, giftCampaign: { code: '', campaign: 'winter' } };
  expect(settleCampaign(withoutCode)).toEqual({ ...two, giftCampaign: null });
});

test('an added code replaces an equal one, whatever its case', () => {
  const cart = addCode(addCode(addCode(EMPTY_CART, 'KEVAT'), 'TALVI'), 'kevat');
  expect(cart.codes).toEqual(['TALVI', 'kevat']);
  expect(removeCode(cart, 'talvi').codes).toEqual(['kevat']);
  expect(cleanCode(' ke vat\t')).toBe('kevat');
});

test('only codes the backend acknowledged stay', () => {
  const cart = { ...EMPTY_CART, codes: ['Kevat', 'nope'] };
  expect(keepAcknowledged(cart, ['KEVAT'])).toEqual({ cart: { ...EMPTY_CART, codes: ['Kevat'] }, dropped: ['nope'] });
  expect(keepAcknowledged(EMPTY_CART, ['KEVAT'])).toEqual({ cart: EMPTY_CART, dropped: [] });
});

test('what was bought leaves the cart, what was added since stays', () => {
  const cart = { ...cartOf({ productId: 7, amount: 3 }, { productId: 8, amount: 1 }), codes: ['KEVAT'] };
  const bought = [
    { productId: 7, amount: 2 },
    { productId: 8, amount: 4 },
    { productId: null, amount: 1 },
  ];
  expect(removePurchased(cart, bought)).toEqual({ ...cartOf({ productId: 7, amount: 1 }), codes: ['KEVAT'] });
  expect(removePurchased(cart, [...bought, { productId: 7, amount: 1 }])).toEqual(EMPTY_CART);
});

test('units are counted over all kinds of rows, and codes alone buy nothing', () => {
  const cart: Cart = {
    ...cartOf({ productId: 7, amount: 3 }),
    giftCards: [{ uid: 'g', productId: 1412, amount: 2, valueCents: 5000, recipient: '' }],
    bundles: [{ uid: 'b', id: '1-2', amount: 1 }],
  };
  expect(countUnits(cart)).toBe(6);
  expect(isEmptyCart({ ...EMPTY_CART, codes: ['X'] })).toBe(true);
});
