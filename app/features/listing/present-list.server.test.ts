import { beforeAll, expect, test } from 'vitest';
import { unpackCard } from '~/features/catalog/packed-card';
import { shopContext } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { LIST_FACTS, listCard } from '../../../tests/support/list-cards';
import { presentList } from './present-list.server';
import { buildIndex } from './rules/build-index';

const HOME = 'http://fi.localhost/';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});

const index = buildIndex(
  [listCard(1, { price: { active: 10_000, reference: null, type: 'regular', club: 8_000 } })],
  LIST_FACTS,
);

const backend = async (request: Request) =>
  new URL(request.url).pathname === '/api/customer/'
    ? Response.json({ customer: { id: 1, email: 'maija@example.com' } })
    : Response.json({ currencyRate: 1, taxAreaId: 1 });

/** The list as a visitor gets it who has these cookies. */
async function listFor(cookie: string, search = '') {
  const request = new Request(`${HOME}vaatteet/${search}`, { headers: { cookie } });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const context = await shopContext({ request, context: { shop } });
  return presentList(context, { index, path: '/vaatteet/', groupSort: 'default' });
}

test('cards that are kept of a list have the prices of those who ask: a member’s or a guest’s', async () => {
  const auth = authSetCookie({ token: 't', expiresAt: Date.now() + 60_000 }, new Request(HOME)).split(';', 1)[0] ?? '';
  const priceFor = async (cookie: string) => (await listFor(cookie)).cards.map((card) => unpackCard(card).price);
  const forGuests = [{ active: 10_000, club: 8_000 }];
  expect(await priceFor('')).toMatchObject(forGuests);
  expect(await priceFor(auth)).toMatchObject([{ active: 8_000, club: null }]);
  expect(await priceFor('')).toMatchObject(forGuests);
});

test('the address of a form leads to the one to share, with what is not the list’s', async () => {
  const moved: unknown = await listFor('', '?sort=newest&text=&utm_term=&currency=sek').catch((thrown) => thrown);
  expect(moved instanceof Response && moved.headers.get('location')).toBe(
    '/vaatteet/?sort=newest&utm_term=&currency=sek',
  );
});
