// Long because one foreign shop answers every call that a page makes.
import { calls } from 'contract/calls';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cartSetCookie } from '~/features/cart/cart-cookie.server';
import { EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import { draftSetCookie } from '~/features/cart/checkout-draft.server';
import { loadCart } from '~/features/cart/load-cart.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { type PackedCard, unpackCard } from '~/features/catalog/packed-card';
import { loadPayment } from '~/features/checkout/load-payment.server';
import { placeOrder } from '~/features/checkout/place-order.server';
import { loadHome } from '~/features/home/load-home.server';
import { loadPaymentOk } from '~/features/orders/outcome.server';
import { viewOrder } from '~/features/orders/view-order.server';
import { loadShell } from '~/features/shell/shell-data.server';
import { unpack } from '~/rendering/packed';
import { loadSlug } from '~/routes/catch-all.server';
import { baseContext, clearSharedAnswers } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { answerAsPrinted, type Instead, PRINTED_ANSWERS } from '../support/printed-backend';
import { SPECIFIED_CALLS } from './specification-calls';

let cartCookie = '';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
  cartCookie = cookieOf(cartSetCookie({ ...EMPTY_CART, products: [{ productId: 71, amount: 2 }] }, blank));
});
beforeEach(() => clearSharedAnswers());

const HOST = 'http://fi.localhost';
const KEY = 'a-key-of-one-attempt-0001';

/** A visit to the shop on the specification's backend, and the paths that were requested from the backend. */
function visit(path: string, { instead = {}, ...init }: RequestInit & { instead?: Instead } = {}) {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
    return answerAsPrinted(request, instead);
  };
  const shop = { backend, clientAddress: '127.0.0.1', geoCountry: undefined, shared: false };
  return { args: { request: new Request(HOST + path, init), context: { shop }, params: {} }, asked };
}

const jackets = { name: 'Takit', slug: 'takit', path: 'vaatteet/takit', showInMenu: true, children: [] };
const TREE_OF_JACKETS = [
  { name: 'Vaatteet', slug: 'vaatteet', path: 'vaatteet', showInMenu: true, children: [jackets] },
];

const blank = new Request(HOST);
const cookieOf = (header: string | undefined) => header?.split(';', 1)[0] ?? '';

/** The data and status of a loader or action, without its headers. */
async function dataOf<Value>(work: Promise<Value>): Promise<Record<string, unknown> & { status: number }> {
  const result = (await work) as { data?: Record<string, unknown>; init?: ResponseInit };
  const headers = new Headers(result.init?.headers);
  return result.data
    ? { ...result.data, headers, status: result.init?.status ?? 200 }
    : { ...(result as object), status: 200 };
}

async function thrown(work: Promise<unknown>): Promise<Response> {
  const result = await work.catch((error: unknown) => error);
  if (result instanceof Response) return result;
  throw new Error(`nothing was thrown: ${JSON.stringify(result)}`);
}

test('the backend of these tests answers printed fields only', () => {
  for (const [key, answer] of Object.entries(PRINTED_ANSWERS)) {
    const printed = SPECIFIED_CALLS.find(({ method, path }) => `${method} ${path}` === key);
    expect(printed, key).toBeDefined();
    const names = (printed?.answer ?? []).map((name) => name.split('.')[0]?.trim());
    const item: unknown = Array.isArray(answer) ? answer[0] : answer;
    const unprinted = Object.keys(item as object).filter((name) => !names.includes(name));
    expect(unprinted, key).toEqual([]);
  }
});

test('every answer of the specification parses', () => {
  for (const [key, answer] of Object.entries(PRINTED_ANSWERS)) {
    const call = calls.find(({ method, path }) => `${method} ${path}` === key);
    expect(call?.answers[200].safeParse(answer).error?.issues ?? [], key).toEqual([]);
    expect(call, key).toBeDefined();
  }
});

/** Matches a packed card with these facts. */
const packed = (facts: object) =>
  expect.toSatisfy((card) => {
    expect(unpackCard(card as PackedCard)).toMatchObject(facts);
    return true;
  });

test('the front page shows groups, products, brands and stores', async () => {
  expect(await loadHome(visit('/').args, 'q')).toMatchObject({
    entrances: [{ label: 'Vaatteet', to: '/vaatteet/', count: null }],
    popular: [packed({ name: 'Kuori', to: '/tunturi/kuori/' })],
    banners: [],
    hero: { heading: 'Kevät' },
    brands: [{ label: 'Tunturi' }],
    stores: [{ name: 'Helsinki' }],
  });
});

test('the front page needs only the groups and their products', async () => {
  const down = new Response(null, { status: 500 });
  const instead = { 'GET /api/banners/': down, 'GET /api/resources/': down };
  expect(await loadHome(visit('/', { instead }).args, 'q')).toMatchObject({
    popular: [packed({ name: 'Kuori' })],
    hero: null,
    brands: [],
    stores: [],
  });
  clearSharedAnswers();
  const refused = await thrown(loadHome(visit('/', { instead: { 'GET /api/product-groups/': down } }).args, 'q'));
  expect([refused.status, await refused.json()]).toEqual([
    500,
    { message: 'Tietojen haku epäonnistui, yritä myöhemmin uudelleen.' },
  ]);
});

test('the menu has its groups', async () => {
  const shell = await loadShell(await baseContext(visit('/').args));
  expect(unpack(shell.nav).groups[0]).toMatchObject({ label: 'Vaatteet', columns: [{ to: '/vaatteet/takit/' }] });
});

test('a group lists its products, counts what it knows, and leaves out languages the shop does not have', async () => {
  expect(await dataOf(loadSlug(visit('/vaatteet/').args))).toMatchObject({
    kind: 'productGroup',
    status: 200,
    children: [{ label: 'Takit', count: null }],
    list: { cards: [packed({ name: 'Kuori' })], isUnavailable: false },
    alternates: { sv: '/klader/' },
  });
});

test('a group whose list fails says so, with the status of an outage; without translations it has none', async () => {
  const down = new Response(null, { status: 500 });
  const lists = { 'GET /api/products/productmodellist/': down, 'POST /api/products/productmodellist/': down };
  expect(await dataOf(loadSlug(visit('/vaatteet/', { instead: lists }).args))).toMatchObject({
    status: 502,
    list: { cards: [], isUnavailable: true },
  });
  clearSharedAnswers();
  const instead = { 'GET /api/translated_paths/': down };
  expect(await dataOf(loadSlug(visit('/vaatteet/', { instead }).args))).toMatchObject({ status: 200, alternates: {} });
});

test('a brand lists its products', async () => {
  expect(await dataOf(loadSlug(visit('/tunturi/').args))).toMatchObject({
    kind: 'brand',
    list: { cards: [packed({ name: 'Kuori' })] },
  });
});

test('a product shows its price, stock, reviews and the way to it', async () => {
  expect(await loadSlug(visit('/tunturi/kuori/').args)).toMatchObject({
    kind: 'product',
    product: {
      model: {
        name: 'Kuori',
        variants: [{ id: 71, isOrderable: true, prices: { active: 19_990 } }],
        parents: [{ path: 'vaatteet' }, { path: 'vaatteet/takit' }],
      },
      vatPercent: 25.5,
      stores: [{ name: 'Helsinki' }],
    },
    reviews: { shown: [{ name: 'Aino' }] },
  });
});

test('breadcrumbs of a product that names only its own group come from the group tree', async () => {
  const model = PRINTED_ANSWERS['GET /api/products/productmodel/{slug}/'] as object;
  const instead = {
    'GET /api/products/productmodel/{slug}/': { ...model, parents: undefined, groups: undefined },
    'GET /api/product-groups/': { productGroups: TREE_OF_JACKETS },
  };
  expect(await loadSlug(visit('/tunturi/kuori/', { instead }).args)).toMatchObject({
    product: { model: { parents: [{ name: 'Vaatteet', path: 'vaatteet' }, { path: 'vaatteet/takit' }] } },
  });
  const lost = { ...instead, 'GET /api/product-groups/': new Response(null, { status: 500 }) };
  clearSharedAnswers();
  expect(await loadSlug(visit('/tunturi/kuori/', { instead: lost }).args)).toMatchObject({
    product: { model: { parents: [{ path: 'vaatteet/takit' }] } },
  });
});

test('a product without a price in the tax area is not free of charge: it cannot be ordered', async () => {
  const model = PRINTED_ANSWERS['GET /api/products/productmodel/{slug}/'] as { products: object[] };
  const free = { ...model, products: model.products.map((variant) => ({ ...variant, prices: {} })) };
  const instead = { 'GET /api/products/productmodel/{slug}/': free };
  expect(await loadSlug(visit('/tunturi/kuori/', { instead }).args)).toMatchObject({
    product: { model: { variants: [{ prices: null, isOrderable: false }] } },
  });
});

test('a product that cannot be loaded links to the page one level up, with the status', async () => {
  const instead = { 'GET /api/products/productmodel/{slug}/': new Response(null, { status: 503 }) };
  const answer = await thrown(loadSlug(visit('/tunturi/kuori/', { instead }).args));
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { message: 'Tuotetta ei löytynyt.', parent: '/tunturi/' },
  ]);
  expect((await thrown(loadSlug(visit('/tunturi/nope/').args))).status).toBe(404);
});

test('the cart shows the known data: rows without prices, and the totals', async () => {
  const { args } = visit('/ostoskori/', { headers: { cookie: cartCookie } });
  expect(await dataOf(loadCart(args))).toMatchObject({
    status: 200,
    cart: {
      state: 'ready',
      checked: {
        rows: [{ name: 'Kuori', amount: 2, unitHundredths: null, totalHundredths: null }],
        subtotalHundredths: 39_980,
        deliveryHundredths: 490,
        totalHundredths: 40_470,
        deliveryMethods: [{ id: 'Nouto', timeEstimate: '1–3 pv', needsLocation: false }],
        paymentMethods: [{ id: 'Verkkopankki', name: 'Verkkopankki' }],
      },
    },
  });
});

test('a read-only order in the cart redirects to its confirmation', async () => {
  const checkout = PRINTED_ANSWERS['POST /api/checkout/'] as object;
  const readOnly = { reason: 'READ_ONLY_ORDER', klarna_order_id: 'k-1' };
  for (const answer of [{ ...checkout, ...readOnly }, Response.json({ ...readOnly, more: null }, { status: 400 })]) {
    const instead = { 'POST /api/checkout/': answer };
    const { args } = visit('/ostoskori/', { headers: { cookie: cartCookie }, instead });
    const sent = await thrown(loadCart(args));
    expect(sent.headers.get('location')).toBe('/kassa/klarna/vahvistus/?klarna_order_id=k-1');
  }
});

test('an expired log-in does not block the cart', async () => {
  const auth = cookieOf(authSetCookie({ token: 'old', expiresAt: Date.now() + 60_000 }, blank));
  const { args } = visit('/ostoskori/', { headers: { cookie: `${cartCookie}; ${auth}` } });
  const { shop } = args.context;
  const backend = shop.backend;
  shop.backend = async (request) =>
    request.headers.has('authorization') ? new Response('{}', { status: 401 }) : backend(request);
  expect(await dataOf(loadCart(args))).toMatchObject({ status: 200, cart: { state: 'ready' } });
});

const form = {
  intent: 'confirm',
  key: KEY,
  expected_total: '40470',
  expected_currency: 'eur',
  email: 'aino@example.com',
  phone: '+358 40 123 4567',
  first_name: 'Aino',
  last_name: 'Virtanen',
  address: 'Tunturitie 1',
  postal_code: '00100',
  city: 'Helsinki',
  delivery_method: 'Nouto',
  payment_method: 'Verkkopankki',
  accept_terms: 'on',
};

function confirming(instead: Instead = {}, draftKey = KEY) {
  const draft = draftSetCookie({ ...EMPTY_DRAFT, key: draftKey, reference: 'REFERENCE-1' }, blank);
  const headers = { cookie: `${cartCookie}; ${cookieOf(draft)}`, origin: HOST };
  return visit('/kassa/', { method: 'POST', body: new URLSearchParams(form), headers, instead });
}

test('the payment page opens, and an order that cannot be placed there is explained', async () => {
  const { args } = visit('/kassa/', { headers: { cookie: cartCookie } });
  expect(await dataOf(loadPayment(args))).toMatchObject({ status: 200, payment: { state: 'ready' } });
  const { args: posted, asked } = confirming();
  expect(await dataOf(placeOrder(posted))).toMatchObject({
    status: 501,
    problem: { kind: 'unsupported' },
    payment: { state: 'ready' },
  });
  expect(asked.filter((call) => call === 'POST /api/checkout/order/')).toHaveLength(1);
});

test.each([
  [429, 'limited', 1],
  [401, 'loggedOut', 1],
  [413, 'refused', 1],
  [500, 'unknown', 2],
] as const)('an order call that fails with %d is “%s” and is sent %d time(s)', async (status, kind, times) => {
  const { args, asked } = confirming({ 'POST /api/checkout/order/': new Response('{}', { status }) });
  expect(await dataOf(placeOrder(args))).toMatchObject({ problem: { kind } });
  expect(asked.filter((call) => call === 'POST /api/checkout/order/')).toHaveLength(times);
});

test('a used idempotency key discards the order of this attempt, never of another tab', async () => {
  const conflict = Response.json({ reason: 'KEY_REUSED', errors: [] }, { status: 409 });
  const instead = { 'POST /api/checkout/order/': conflict };
  const tryUsedKey = async (draftKey: string) => {
    const { args, asked } = confirming(instead, draftKey);
    const answer = await dataOf(placeOrder(args));
    expect(answer).toMatchObject({ status: 409, problem: { kind: 'key' } });
    const { draft } = (answer['payment'] as { view: { draft: { key: string; reference: string } } }).view;
    expect([KEY, draftKey, '']).not.toContain(draft.key);
    return { isCancelled: asked.includes('POST /api/order/payment/REFERENCE-1/give-up/'), reference: draft.reference };
  };
  expect(await tryUsedKey(KEY)).toEqual({ isCancelled: true, reference: '' });
  expect(await tryUsedKey('the-key-of-another-tab-0002')).toEqual({ isCancelled: false, reference: 'REFERENCE-1' });
});

test('a backend without order look-up is explained, an unknown order is not found', async () => {
  const lookUp = (instead: Instead = {}) => {
    const body = new URLSearchParams({ email: 'aino@example.com', order_number: 'S123456789' });
    return dataOf(
      viewOrder(visit('/tilauksen-seuranta/', { method: 'POST', body, headers: { origin: HOST }, instead }).args),
    );
  };
  const explained =
    'Tässä kaupassa tilauksia ei voi katsella. Tilauksen tiedot ovat tilausvahvistuksessa sähköpostissasi.';
  expect(await lookUp()).toMatchObject({ status: 501, text: explained });
  const unknown = Response.json({ detail: 'Not found.', reason: 'UNKNOWN_ORDER' }, { status: 404 });
  const { text, status } = await lookUp({ 'POST /api/order/lookup/': unknown });
  expect(status).toBe(400);
  expect(text).not.toBe(explained);
  for (const [said, waited] of [
    ['90', '90'],
    ['', '60'],
    ['tomorrow', '60'],
    ['999999', '3600'],
  ] as const) {
    const limited = new Response('{}', { status: 429, headers: said === '' ? {} : { 'retry-after': said } });
    const { status, headers } = await lookUp({ 'POST /api/order/lookup/': limited });
    expect([status, (headers as Headers).get('retry-after')]).toEqual([429, waited]);
  }
  const outcome = await thrown(loadPaymentOk(visit('/tilaus/maksettu/ABCDEFGHIJKLMNOP/').args));
  expect([outcome.status, await outcome.text()]).toEqual([404, explained]);
});
