import { expect, test } from 'vitest';
import { z } from 'zod';
import { CookieTooLarge, encryptedCookie, openText, sealText, signedCookie } from './cookies.server';

const schema = z.object({ products: z.array(z.object({ productId: z.number(), amount: z.number() })) });
const cart = signedCookie('cart', schema, { compress: true, maxAge: 60 });
const address = encryptedCookie('address', z.object({ city: z.string() }));

const page = (cookie = '', scheme = 'http') => new Request(`${scheme}://fi.localhost/`, { headers: { cookie } });
const value = (header: string) => header.split(';', 1)[0]?.split('=').slice(1).join('=') ?? '';
const rows = { products: [{ productId: 7, amount: 2 }] };

test('a cookie comes back as it was written, marked for http only and lax', () => {
  const header = cart.write(rows, page());
  expect(header).toContain('; Path=/; SameSite=Lax; Max-Age=60; HttpOnly');
  expect(header).not.toContain('Secure');
  expect(cart.read(page(`a=1; cart=${value(header)}; b=2`))).toEqual(rows);
  expect(cart.write(rows, page('', 'https'))).toContain('Secure');
});

test('an encrypted cookie shows nothing of its value', () => {
  const header = address.write({ city: 'Rovaniemi' }, page());
  expect(Buffer.from(value(header), 'base64url').toString('latin1')).not.toContain('Rovaniemi');
  expect(address.read(page(`address=${value(header)}`))).toEqual({ city: 'Rovaniemi' });
});

test('a tampered, cut, foreign, oversized or misplaced cookie is as if absent', () => {
  const good = value(cart.write(rows, page()));
  const secret = value(address.write({ city: 'Oulu' }, page()));
  const bad = [
    good.slice(1),
    good.slice(0, -1),
    `${good}x`,
    good.replace('.', ''),
    `${Buffer.from('{"products":[]}').toString('base64url')}.${'A'.repeat(43)}`,
    'x'.repeat(60_000),
    '%00%ff',
    '"',
    '',
  ];
  for (const text of bad) expect(cart.read(page(`cart=${text}`)), text.slice(0, 40)).toBeUndefined();
  for (const text of [secret.slice(2), `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`, 'AAAA', good]) {
    expect(address.read(page(`address=${text}`))).toBeUndefined();
  }
  const other = signedCookie('other', schema, { compress: true });
  expect(other.read(page(`other=${good}`))).toBeUndefined();
});

test('a value of another shape reads as absent', () => {
  const old = signedCookie('cart', z.object({ rows: z.number() }), { compress: true });
  expect(cart.read(page(`cart=${value(old.write({ rows: 1 }, page()))}`))).toBeUndefined();
});

test('a value that does not fit is refused before anything is lost', () => {
  const many = { products: Array.from({ length: 2_000 }, (_, index) => ({ productId: index * 7919, amount: index })) };
  expect(() => cart.write(many, page())).toThrow(CookieTooLarge);
});

test('a sealed text opens for its own purpose only', () => {
  const sealed = sealText('handover', 'cart');
  expect(openText('handover', sealed)).toBe('cart');
  expect(openText('else', sealed)).toBeUndefined();
  expect(openText('handover', 'nonsense')).toBeUndefined();
});
