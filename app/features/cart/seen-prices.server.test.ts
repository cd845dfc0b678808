import { checkoutAnswer } from 'contract/checkout';
import { expect, test } from 'vitest';
import { readCheckedCart } from '~/api/checked-cart';
import { requestWithCookies } from '~/server/cookies.server';
import { priceChanges, rememberNewPrices, rememberPrices } from './seen-prices.server';

const cart = (prices: Record<number, number>, currency = 'eur') =>
  readCheckedCart(
    checkoutAnswer.parse({
      products: Object.entries(prices).map(([id, price]) => ({
        productId: Number(id),
        amount: 1,
        name: `Beanie ${id}`,
        price,
        total_price: price,
      })),
      total_price: 1,
      delivery_cost: 0,
    }),
    { currency, rate: 1 },
  );

const first = new Request('http://fi.localhost/');
const after = (cookies: readonly string[]) => requestWithCookies(first, cookies);

test('a price that changed after the cart showed it is told with both prices', () => {
  const request = after(rememberPrices(cart({ 1: 20, 2: 30 }), first));
  expect(priceChanges(cart({ 1: 25, 2: 30 }), request)).toEqual([{ name: 'Beanie 1', before: 2000, now: 2500 }]);
  expect(rememberPrices(cart({ 1: 20, 2: 30 }), request), 'nothing new to remember').toEqual([]);
});

test('what the cart never showed counts as seen from the checkout on, and what it showed is not overwritten there', () => {
  const request = after(rememberPrices(cart({ 1: 20 }), first));
  const later = after(rememberNewPrices(cart({ 1: 25, 2: 30 }), request));
  expect(priceChanges(cart({ 1: 25, 2: 31 }), later).map(({ name }) => name)).toEqual(['Beanie 1', 'Beanie 2']);
});

test('another currency is no change of the price', () => {
  const request = after(rememberPrices(cart({ 1: 20 }), first));
  expect(priceChanges(cart({ 1: 230 }, 'sek'), request)).toEqual([]);
});

test('a hundred rows fit', () => {
  const prices = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at * 7919 + 1, 10 + at * 1.37]));
  const request = after(rememberPrices(cart(prices), first));
  expect(priceChanges(cart({ ...prices, 1: 11 }), request)).toHaveLength(1);
});
