import { beforeAll, beforeEach, expect, test } from 'vitest';
import { unpackCard } from '~/features/catalog/packed-card';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { loadViewedProducts } from './load-viewed.server';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const CARD = {
  id: 7,
  name: 'Kuori',
  manufacturer: 'Hanki',
  manufacturerSlug: 'hanki',
  path: 'hanki/kuori',
  price: { active: 100, reference: null, type: 'regular', club: 80 },
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/init-config/': { currencyRate: 1, taxAreaId: 1 },
  '/api/customer/': { customer: { id: 1, email: 'maija@example.com' } },
  '/api/products/productmodellist/': [CARD],
};

const backend = async (request: Request) => {
  const answer = ANSWERS[new URL(request.url).pathname];
  return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
};

/** The prices of the viewed products, in cents. */
async function pricesFor(cookie: string) {
  const request = new Request('http://fi.localhost/katsotut-tuotteet/', { headers: { cookie: `viewed=7; ${cookie}` } });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const { products } = (await loadViewedProducts({ request, context: { shop } })).data;
  return products.map((card) => unpackCard(card).price);
}

test('a member sees the prices of the club among the viewed products, a guest what it would be', async () => {
  const auth = authSetCookie({ token: 't', expiresAt: Date.now() + 60_000 }, new Request('http://fi.localhost/'));
  expect(await pricesFor('')).toMatchObject([{ active: 10_000, club: 8_000 }]);
  expect(await pricesFor(auth.split(';', 1)[0] ?? '')).toMatchObject([{ active: 8_000, club: null }]);
});
