import { postRestockNotice } from 'contract/delivery';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { remoteBackend } from '~/server/backend-fetch.server';
import { answerAsPrinted, PRINTED_ANSWERS } from '../../tests/support/printed-backend';
import { checkCart } from './checkout';
import { findProductGroup, findTranslatedPaths, getProductList } from './listing';
import { getModel } from './products';
import { readRefusal } from './refusal';
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
  if (reply.status !== 400) throw new Error(`answered ${reply.status}`);
  expect(readRefusal(reply.body)).toEqual({ fieldErrors, messages });
});

test('a group that is not there is an empty list, a model that is not there is none', async () => {
  server.use(
    http.get(`${origin}/api/products/productgroup/`, () => HttpResponse.json([])),
    http.get(`${origin}/api/products/productmodel/nope/`, () =>
      HttpResponse.json({ detail: 'Not found.' }, { status: 404 }),
    ),
  );
  const api = shop();
  await expect(findProductGroup(api, 'nope')).resolves.toBeNull();
  await expect(getModel(api, { slug: 'nope', taxAreaId: 1 })).resolves.toBeUndefined();
});

const cart = {
  products: [{ productId: 71, amount: 2 }],
  giftCards: [],
  bundles: [],
  codes: ['SPRING'],
  giftCampaign: null,
};
const euro = { country: 'fi', currency: 'eur', rate: 1 };

test('a cart is sent with every field of the specification, and nothing but what was added', async () => {
  let sent: Record<string, unknown> = {};
  server.use(
    http.post(`${origin}/api/checkout/`, async ({ request }) => {
      sent = (await request.clone().json()) as Record<string, unknown>;
      return answerAsPrinted(request);
    }),
  );
  expect(await checkCart(shop(), cart, euro, { page: 'cart' })).toMatchObject({ kind: 'checked' });
  const printed = [
    ...['bundles', 'customer_id', 'country_code', 'language_code', 'products', 'gift_card_products', 'discount_codes'],
    ...['repack', 'pikanouto', 'delivery_extra_data', 'klarna_global_checkout_id', 'special_request', 'pageName'],
    ...['giftcampaign_data', 'enterprise_order', 'transfer_request_from', 'transfer_request_to', 'add_on_order'],
    'card_checkout_mode',
  ];
  const added = ['currency_code', 'delivery_method', 'entered_code', 'postal_code', 'saves_cart', 'use_club_bonus'];
  expect(Object.keys(sent).sort()).toEqual([...printed, ...added].sort());
  expect(sent).toMatchObject({
    add_on_order: null,
    delivery_extra_data: { part_delivery: false, giosg_chatter: null },
    discount_codes: ['SPRING'],
  });
});

test('a cart that may only be confirmed is refused with its order, as an answer and as a refusal', async () => {
  const readOnly = { reason: 'READ_ONLY_ORDER', klarna_order_id: 'k-1', products: null };
  const whole = { ...(PRINTED_ANSWERS['POST /api/checkout/'] as object), ...readOnly, products: [] };
  for (const answer of [HttpResponse.json(whole), HttpResponse.json(readOnly, { status: 400 })]) {
    server.use(http.post(`${origin}/api/checkout/`, () => answer));
    expect(await checkCart(shop(), cart, euro, { page: 'cart' })).toMatchObject({
      kind: 'readOnly',
      klarnaOrderId: 'k-1',
    });
  }
});

test('translations into languages that the shop does not have are left out', async () => {
  server.use(http.get(`${origin}/api/translated_paths/`, ({ request }) => answerAsPrinted(request)));
  expect(await findTranslatedPaths(shop(), 'vaatteet')).toEqual([{ path: 'klader', languageCode: 'sv' }]);
});
