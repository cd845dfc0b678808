import { beforeEach, expect, test, vi } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import type { Suggestions } from '~/ui/suggestions';
import { loadSuggestions } from './load-suggestions.server';

vi.stubEnv('LOG_LEVEL', 'silent');
beforeEach(() => purgeSharedAnswers());

const HOME = 'http://fi.localhost/';
const PRODUCTS = [
  { id: 1, name: 'Tuisku', manufacturer: 'Aapa', path: 'aapa/tuisku', price: 150, club: 140, fromPrefix: true },
  { id: 2, name: 'Kohva', manufacturer: 'Aapa', path: 'aapa/kohva', price: 80, club: null, fromPrefix: false },
  { id: 3, name: 'Rimpi', manufacturer: 'Aapa', path: 'aapa/rimpi', price: null, club: 10, fromPrefix: false },
];

/** A shop that suggests products, counts its searches, and knows the customer with the token `t`. */
function openShop(products: readonly object[] = PRODUCTS) {
  const shop = { searches: 0, others: 0 };
  const backend = async ({ url, headers }: Request) => {
    switch (new URL(url).pathname) {
      case '/api/search/':
        shop.searches++;
        return Response.json({ ids: [1, 2, 3], groups: [], brands: [], products });
      case '/api/customer/':
        return headers.get('authorization') === 'Bearer t'
          ? Response.json({ customer: { id: 1, email: 'maija@hanki.example' } })
          : Response.json({ detail: 'Unknown token.' }, { status: 401 });
      case '/api/route-slugs/':
        shop.others++;
        return Response.json({ brands: [], groups: [], pages: [] });
      default:
        return Response.json({}, { status: 404 });
    }
  };
  const items = async (token?: string) => {
    const expiresAt = Date.now() + 60_000;
    const cookie = token && authSetCookie({ token, expiresAt }, new Request(HOME)).split(';', 1)[0];
    const request = new Request(`${HOME}haku/ehdotukset/?q=tuis`, { headers: cookie ? { cookie } : {} });
    const context = { shop: { backend, clientAddress: undefined, geoCountry: undefined, shared: false } };
    const response = await loadSuggestions({ request, context, params: {} });
    const { sections } = (await response.json()) as Suggestions;
    return sections.flatMap(({ items: own }) => own);
  };
  const suggest = async (token?: string) =>
    (await items(token)).map(({ name, price }) => [name, price?.replaceAll('\u00a0', ' ')]);
  const details = async () => (await items()).map(({ detail }) => detail);
  return Object.assign(shop, { suggest, details });
}

const all = ['Näytä kaikki osumat haulle ”tuis”', undefined];
const forGuests = [['Tuisku', 'alkaen 150 €'], ['Kohva', '80 €'], ['Rimpi', undefined], all];

test('a member is suggested products at the price of the club, a guest at the price for everybody', async () => {
  const shop = openShop();
  expect(await shop.suggest()).toEqual(forGuests);
  expect(await shop.suggest('t')).toEqual([['Tuisku', 'alkaen 140 €'], ['Kohva', '80 €'], ['Rimpi', undefined], all]);
  expect(await shop.suggest()).toEqual(forGuests);
  // what everybody is suggested is asked for once
  expect(shop.searches).toBe(1);
});

test('what was found is forgotten when only searches find something else', async () => {
  const shop = openShop();
  await shop.suggest();
  const others = shop.others;
  purgeSharedAnswers('searches');
  await shop.suggest();
  expect(shop.searches).toBe(2);
  expect(shop.others).toBe(others);
  purgeSharedAnswers();
  await shop.suggest();
  expect(shop.searches).toBe(3);
  expect(shop.others).toBeGreaterThan(others);
});

test('a brand is not said twice', async () => {
  const named = ['Hanki lahjakortti', 'Carte cadeau Hanki', 'Hankikanto', 'Tuisku'];
  const suggest = openShop(named.map((name, id) => ({ id, name, manufacturer: 'Hanki', path: 'hanki/x' }))).details;
  expect(await suggest()).toEqual([undefined, undefined, 'Hanki', 'Hanki', undefined]);
});

test('somebody whose log-in the backend no longer knows is suggested what guests are', async () => {
  expect(await openShop().suggest('ended')).toEqual(forGuests);
});
