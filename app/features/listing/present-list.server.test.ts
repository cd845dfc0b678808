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
  [
    listCard(1, {
      price: { active: 10_000, reference: null, type: 'regular', club: 8_000 },
      sizes: ['L', ' XL '],
      properties: [{ slug: 'material', kind: 'checkbox', value: 'Villa', key: 'wool' }],
    }),
  ],
  {
    ...LIST_FACTS,
    properties: [
      {
        slug: 'material',
        name: 'Materiaali',
        unit: '',
        names: { slug: 'materiaali', aliases: ['material', 'matiere'] },
      },
    ],
  },
);

const backend = async (request: Request) =>
  new URL(request.url).pathname === '/api/customer/'
    ? Response.json({ customer: { id: 1, email: 'maija@example.com' } })
    : Response.json({ currencyRate: 1, taxAreaId: 1 });

/** The list as a visitor gets it who has these cookies. */
async function listFor(cookie: string, search = '', of = index) {
  const request = new Request(`${HOME}vaatteet/${search}`, { headers: { cookie } });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const context = await shopContext({ request, context: { shop } });
  return presentList(context, { index: of, path: '/vaatteet/', groupSort: 'default' });
}

test('cached cards of a list have the prices of the visitor: a member’s or a guest’s', async () => {
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

/** Redirect target of a list address; null without a redirect. */
async function redirectOf(search: string, of = index): Promise<string | null> {
  const thrown: unknown = await listFor('', search, of).catch((moved) => moved);
  return thrown instanceof Response ? decodeURIComponent(thrown.headers.get('location') ?? '') : null;
}

test('the group’s own sort leaves the address, without scripts too', async () => {
  expect(await redirectOf('?sort=default')).toBe('/vaatteet/');
  expect(await redirectOf('?size=L&sort=default&show=120&filters=open')).toBe(
    '/vaatteet/?size=L&show=120&filters=open',
  );
  expect(await redirectOf('?sort=newest')).toBeNull();
});

test('an address in another language’s words, in words instead of keys or in another case leads to this language’s', async () => {
  expect(await redirectOf('?matiere=wool&gclid=1')).toBe('/vaatteet/?materiaali=wool&gclid=1');
  expect(await redirectOf('?materiaali=Villa&page=1')).toBe('/vaatteet/?materiaali=wool');
  expect(await redirectOf('?size=l')).toBe('/vaatteet/?size=L');
  for (const search of ['?materiaali=wool', '?size=L,nothing', '?size=XL', '?materiaali=Kivi']) {
    const to = await redirectOf(search);
    expect(to === null || (await redirectOf(to.slice('/vaatteet/'.length))) === null, search).toBe(true);
  }
});

test('a range typed with a decimal comma is read so, and shown so', async () => {
  const priced = buildIndex(
    [10_050, 59_900].map((active, id) =>
      listCard(id, { price: { active, reference: null, type: 'regular', club: null } }),
    ),
    LIST_FACTS,
  );
  expect(await redirectOf('?price-min=100,5&price-max=', priced)).toBe('/vaatteet/?price=100.5-599');
  const { chosen } = await listFor('', '?price=100.5-300', priced);
  expect(chosen.map(({ label }) => label)).toEqual(['100,5–300\u00a0€']);
});
