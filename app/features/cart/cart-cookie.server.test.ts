import { MAX_ROWS } from 'contract/checkout';
import { beforeAll, expect, test } from 'vitest';
import { cartCount, cartSetCookie, isCartUnreadable, readCart } from './cart-cookie.server';
import { type Cart, EMPTY_CART } from './rules/cart';

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

test('a cart comes back as it was kept', () => {
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

test('an empty cart leaves no cookie', () => {
  expect(cartSetCookie(EMPTY_CART, request())).toMatch(/^cart=;.*Max-Age=0/);
});
