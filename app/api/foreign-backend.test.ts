import { postRestockNotice } from 'contract/delivery';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { remoteBackend } from '~/server/backend-fetch.server';
import { isMissing } from './api-error';
import { findProductGroup, getProductList } from './listing';
import { getModel } from './products';
import { type Api, createSharedCache, submit } from './request';

const origin = 'http://backend.example';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const shop = (): Api => ({ send: remoteBackend(origin), language: 'fi', cache: createSharedCache() });

const bareCard = {
  id: '7',
  name: 'Kuori',
  manufacturer: 'Tunturi',
  manufacturerSlug: 'tunturi',
  path: 'tunturi/kuori',
  image: 'https://img.backend.example/kuori.jpg',
  price: { active: '199.90', reference: '249.00', type: 'regular' },
  somethingNew: { nobody: 'knows' },
};

test('a list may come wrapped, with decimals as text, and without what is optional', async () => {
  server.use(http.get(`${origin}/api/products/productmodellist/`, () => HttpResponse.json({ results: [bareCard] })));
  const [card] = await getProductList(shop(), { source: 'ProductGroup', id: 1, language: 'fi', taxAreaId: 1 });
  expect(card?.id).toBe(7);
  expect(card?.price).toEqual({ active: 19_990, reference: 24_900, type: 'regular', club: null });
  expect(card?.image?.path).toBe('https://img.backend.example/kuori.jpg');
  expect(card?.colors).toEqual([]);
});

test('a list that cannot be had by GET is asked for by POST', async () => {
  let posted: unknown;
  server.use(
    http.get(`${origin}/api/products/productmodellist/`, () => new HttpResponse('too complicated', { status: 500 })),
    http.post(`${origin}/api/products/productmodellist/`, async ({ request }) => {
      posted = await request.json();
      return HttpResponse.json([
        { ...bareCard, id: 1 },
        { ...bareCard, id: 2 },
        { ...bareCard, id: 3 },
      ]);
    }),
  );
  const query = { source: 'Search', language: 'fi', taxAreaId: 1, sortIds: [3, 1] } as const;
  const cards = await getProductList(shop(), { ...query, sortIds: [...query.sortIds] });
  expect(posted).toEqual(query);
  expect(cards.map(({ id }) => id)).toEqual([3, 1, 2]);
});

test('the token goes with a search list and stays away from the list of a group', async () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get(`${origin}/api/products/productmodellist/`, ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return HttpResponse.json([]);
    }),
  );
  const api = { ...shop(), token: 'secret' };
  await getProductList(api, { source: 'Search', language: 'fi', taxAreaId: 1 });
  await getProductList(api, { source: 'ProductGroup', id: 1, language: 'fi', taxAreaId: 1 });
  expect(seen).toEqual(['Bearer secret', null]);
});

test.each([
  ['fields', { email: ['Osoite on jo listalla'] }, { email: ['Osoite on jo listalla'] }, []],
  ['a list', ['Osoite on jo listalla'], {}, ['Osoite on jo listalla']],
  ['a text', 'Osoite on jo listalla', {}, ['Osoite on jo listalla']],
])('a refusal is understood as %s', async (_, body, fieldErrors, messages) => {
  server.use(
    http.post(`${origin}/api/product_availability_email_notify/`, () => HttpResponse.json(body, { status: 400 })),
  );
  const reply = await submit(shop(), postRestockNotice, {
    body: { email: 'aino@example.com', product_id: 1, lang_code: 'fi' },
  });
  expect(reply).toEqual({ ok: false, fieldErrors, messages });
});

test('a group that is not there is an empty list, a model that is not there is missing', async () => {
  server.use(
    http.get(`${origin}/api/products/productgroup/`, () => HttpResponse.json([])),
    http.get(`${origin}/api/products/productmodel/nope/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  const api = shop();
  await expect(findProductGroup(api, 'nope')).resolves.toBeNull();
  await expect(getModel(api, { slug: 'nope', taxAreaId: 1 })).rejects.toSatisfy(isMissing);
});
