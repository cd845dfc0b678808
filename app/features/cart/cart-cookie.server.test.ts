import { MAX_ROWS } from 'contract/cart-limits';
import LZString from 'lz-string';
import { beforeAll, expect, test } from 'vitest';
import { signedCookie } from '~/server/cookies.server';
import {
  cartCookieText,
  cartCount,
  cartSetCookie,
  catchUpCookies,
  changeStoredCart,
  isCartUnreadable,
  readCart,
} from './cart-cookie.server';
import { packedCart } from './packed-cart';
import { type Cart, type CartChange, EMPTY_CART } from './rules/cart';
import { addProduct, changeQuantity } from './rules/products';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});

const request = (cookie?: string) => new Request('http://127.0.0.1/', cookie ? { headers: { cookie } } : {});

/** What a browser sends back after a Set-Cookie. */
function kept(cart: Cart): string {
  return (cartSetCookie(cart, request()) ?? '').split(';')[0] ?? '';
}

const full: Cart = {
  products: [
    { productId: 7, amount: 2 },
    { productId: 8, amount: 1, frozen: true },
    { productId: 9, amount: 1, bundleHash: 'b1' },
  ],
  giftCards: [{ uid: 'g1', productId: 1412, amount: 1, valueCents: 5000, recipient: 'Äiti' }],
  bundles: [{ uid: 'b1', id: '9-10', amount: 1 }],
  codes: ['KEVÄT'],
  giftCampaign: { code: 'GIFT', campaign: 'winter' },
};

test('a stored cart is read back unchanged', () => {
  expect(readCart(request(kept(full)))).toEqual(full);
  expect(cartCount(request(kept(full)))).toBe(6);
});

test('a tampered, cut or foreign cart is empty and says so, without a crash', () => {
  const cookie = kept(full);
  const other = kept({ ...full, codes: ['OTHER'] });
  const swapped = `${other.slice(0, other.lastIndexOf('.'))}${cookie.slice(cookie.lastIndexOf('.'))}`;
  for (const broken of [cookie.slice(0, -4), `${cookie}x`, swapped, 'cart=%00', 'cart=.', `cart=${'A'.repeat(9000)}`]) {
    expect(readCart(request(broken)), broken).toEqual(EMPTY_CART);
    expect(isCartUnreadable(request(broken)), broken).toBe(true);
  }
  expect(isCartUnreadable(request(cookie))).toBe(false);
  expect(isCartUnreadable(request())).toBe(false);
});

test('a full cart of plain rows fits, one that is too large is refused', () => {
  const products = Array.from({ length: MAX_ROWS }, (_, index) => ({
    productId: 2_000_000 + index * 7919,
    amount: 12,
  }));
  expect(cartSetCookie({ ...EMPTY_CART, products }, request())).toBeDefined();
  const recipient = (index: number) =>
    Array.from({ length: 60 }, (_, at) => String.fromCharCode(97 + ((index * at * 7) % 26))).join('');
  const giftCards = Array.from({ length: MAX_ROWS }, (_, index) => ({
    uid: String(index * 104_729),
    productId: 2427,
    amount: 1,
    valueCents: 1000 * index,
    recipient: recipient(index),
  }));
  expect(cartSetCookie({ ...EMPTY_CART, giftCards }, request())).toBeUndefined();
});

test('an empty cart leaves no cookie, an emptied one a short one that holds nothing', () => {
  expect(cartSetCookie(EMPTY_CART, request())).toMatch(/^cart=;.*Max-Age=0/);
  const left = cartSetCookie(EMPTY_CART, request(kept(full)));
  expect(left).toMatch(/^cart=[^;]+;.*Max-Age=900/);
  const emptied = request(left?.split(';')[0]);
  expect(readCart(emptied)).toEqual(EMPTY_CART);
  expect(isCartUnreadable(emptied)).toBe(false);
  expect(cartCookieText(emptied)).toBeUndefined();
});

test('a cart that could not be read again is not written', () => {
  for (const amount of [0, -3, 1.5, 1e9]) {
    expect(
      cartSetCookie({ ...EMPTY_CART, products: [{ productId: 7, amount }] }, request()),
      `${amount}`,
    ).toBeUndefined();
  }
  const codes = Array.from({ length: 21 }, (_, index) => `CODE${index}`);
  expect(cartSetCookie({ ...full, codes }, request())).toBeUndefined();
});

const adding = (productId: number) => (cart: Cart) => addProduct(cart, { productId, amount: 1 });
const removing = (productId: number) => (cart: Cart) => changeQuantity(cart, String(productId), 0);

/** The cookies a browser has after answers that arrive in this order. */
function jarAfter(...answers: (readonly string[])[]): string {
  const jar = new Map(answers.flat().map((text) => [text.split('=', 1)[0], text.split(';', 1)[0]]));
  return [...jar.values()].join('; ');
}

function change(cookie: string | undefined, what: (cart: Cart) => CartChange): readonly string[] {
  const changed = changeStoredCart(request(cookie), what);
  if (!changed.ok) throw new Error(changed.refusal);
  return changed.cookies;
}

const idsIn = (cookie: string) =>
  readCart(request(cookie))
    .products.map(({ productId }) => productId)
    .sort();

test('two changes of one cart are both in it, in whichever order their answers arrive', () => {
  const sent = kept({ ...EMPTY_CART, products: [1, 2, 3].map((productId) => ({ productId, amount: 1 })) });
  const one = change(sent, removing(1));
  const two = change(sent, removing(2));
  for (const jar of [jarAfter([sent], one, two), jarAfter([sent], two, one), jarAfter([sent], one), sent]) {
    expect(idsIn(jar)).toEqual([3]);
    expect(cartCount(request(jar))).toBe(1);
  }
});

test('a browser whose cookie is behind is brought up to date, every other one is left alone', () => {
  const sent = kept(full);
  const answer = change(sent, adding(70));
  expect(catchUpCookies(request(jarAfter([sent], answer)))).toEqual([]);
  expect(catchUpCookies(request())).toEqual([]);
  const late = request(jarAfter([sent], catchUpCookies(request(sent))));
  expect(catchUpCookies(late)).toEqual([]);
  expect(readCart(late).products).toContainEqual({ productId: 70, amount: 1 });
});

for (const isInOrder of [true, false]) {
  test(`two forms that begin a cart at once begin one cart, with answers ${isInOrder ? 'in order' : 'crossed'}`, () => {
    const one = change(undefined, adding(1));
    const two = change(undefined, adding(2));
    const jar = isInOrder ? jarAfter(one, two) : jarAfter(two, one);
    expect(idsIn(jar)).toEqual([1, 2]);
    const next = jarAfter(one, two, change(jar, adding(3)));
    expect(idsIn(next)).toEqual([1, 2, 3]);
    expect(cartCount(request(next))).toBe(3);
  });
}

test('the last row removed in one tab and another added in the other leave the added one', () => {
  const sent = kept({ ...EMPTY_CART, products: [{ productId: 1, amount: 1 }] });
  const removed = change(sent, removing(1));
  const added = change(sent, adding(2));
  expect(idsIn(jarAfter([sent], added, removed))).toEqual([2]);
});

test('a version is worth nothing without the shop’s signature', () => {
  const sent = kept(full);
  change(sent, adding(70));
  const [text = '', signature = ''] = sent.slice('cart='.length).split('.');
  const packed = JSON.parse(LZString.decompressFromEncodedURIComponent(text));
  const forged = LZString.compressToEncodedURIComponent(JSON.stringify({ v: packed.v }));
  for (const cookie of [`cart=${forged}.${signature}`, `cart=${forged}`, `cart-00000000=${forged}.${signature}`]) {
    expect(readCart(request(cookie))).toEqual(EMPTY_CART);
  }
});

test('a cart stored by another instance of the shop is accepted', () => {
  const sent = kept(full);
  change(sent, adding(70));
  const elsewhere = signedCookie('cart', packedCart, { compress: true });
  const theirs = elsewhere.write({ p: [[5, 1]], v: 'theirs' }).split(';', 1)[0] ?? '';
  expect(idsIn(theirs)).toEqual([5]);
  expect(idsIn(jarAfter([theirs], change(theirs, adding(6))))).toEqual([5, 6]);
});
