import { eq, sql } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { fakeKlarna } from '../../tests/support/klarna';
import { paymentWork, shopSettings, stockOf } from '../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { signedIn } from '../../tests/support/signed-in';
import { klarnaCheckouts } from '../db/schema/klarna';
import { mails } from '../db/schema/mail';
import { orders } from '../db/schema/orders';
import { expireOrders } from '../payments/expire-orders';
import { deleteOldSnippets } from '../payments/klarna-checkout';
import { processorsOf } from '../payments/processors';

const API = 'https://api.klarna.com';
const KEYS = {
  klarna: { username: 'PK1', password: 'secret-of-klarna', url: API },
  publicScheme: 'https' as const,
  port: 443,
};
const database = withDatabase();
const server = setupServer();
let backend: TestBackend;
let product = 0;

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  const { db } = database();
  await insertShop(db);
  await insertPaymentMethod(db, { slug: 'klarna', processor: 'klarna' });
  product = await insertVariant(db, { slug: 'kuori', stock: { [STORES.main]: 500 } });
  backend = testBackend(database(), KEYS);
});
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  await backend.close();
});

const klarna = () => fakeKlarna(server, API);

/** A cart on the payment page. */
const cart = (more: object = {}, productId = product) => ({
  products: [{ productId, amount: 1 }],
  country_code: 'fi',
  language_code: 'en',
  pageName: 'checkout',
  currency_code: 'eur',
  delivery_method: 'home',
  postal_code: '00100',
  host: 'en.localhost',
  terms_path: '/page/terms/',
  ...more,
});

const check = (more: object = {}, headers = {}, productId = product) =>
  backend.send('POST', '/api/checkout/', cart(more, productId), headers);
const ask = (path: string, id: string) =>
  backend.send('POST', `/api/payments/webhook/klarna/${path}?klarna_order_id=${id}`, {});
const confirm = (id: string) => backend.send('POST', '/api/checkout/klarna-confirm/', { klarna_order_id: id });
const placedAt = (id: string) =>
  database()
    .db.select()
    .from(orders)
    .where(sql`${orders.id} in (select order_id from payments where external_id = ${id})`);

/** Shows a snippet. @returns Klarna's id */
async function shown(more: object = {}, productId = product): Promise<string> {
  const { body } = await check(more, {}, productId);
  expect(body['kco_iframe']).toBe(`<div>${body['kgco_id']}</div>`);
  return String(body['kgco_id']);
}

test('the payment page gets the snippet of an order whose lines make its amount; a change of the cart changes that order', async () => {
  const known = klarna();
  const id = await shown();
  expect(known.get(id)).toMatchObject({
    order_amount: 10_590,
    purchase_currency: 'EUR',
    purchase_country: 'FI',
    merchant_urls: {
      terms: 'https://en.localhost/page/terms/',
      confirmation: 'https://en.localhost/checkout/klarna/confirm/?klarna_order_id={checkout.order.id}',
      push: 'https://en.localhost/api/payments/webhook/klarna/?klarna_order_id={checkout.order.id}',
      validation: 'https://en.localhost/api/payments/webhook/klarna/validation/?klarna_order_id={checkout.order.id}',
    },
  });
  const changed = await check({ products: [{ productId: product, amount: 2 }], klarna_global_checkout_id: id });
  expect([changed.body['kgco_id'], known.get(id)?.order_amount]).toEqual([id, 20_000]);
});

test.each([
  ['the cart page', { pageName: 'cart' }, true],
  ['a cart without a delivery method', { delivery_method: null }, true],
  ['a method whose pick-up point is not chosen', { delivery_method: 'parcel' }, true],
  ['a host that is not the shop’s', { host: 'evil.example' }, true],
  ['terms on another site', { terms_path: '//evil.example' }, true],
  ['a cart with a fault', { discount_codes: ['NONE'] }, true],
  ['a country with customs duties', { country_code: 'us', currency_code: 'usd' }, false],
])('%s has no snippet', async (_, more, isOffered) => {
  klarna();
  const { body } = await check(more);
  expect([body['show_klarna'], body['kco_iframe'], body['kgco_id']]).toEqual([isOffered, null, null]);
});

test('staff has no snippet, a shop without Klarna has none, and while Klarna is down the other ways to pay stay', async () => {
  const staff = await signedIn(database().db, { email: 'staff@example.com', isStaff: true, username: 'staff' });
  klarna();
  expect((await check({}, staff.headers)).body).toMatchObject({ show_klarna: false, kco_iframe: null });
  const without = testBackend(database());
  expect((await without.send('POST', '/api/checkout/', cart())).body).toMatchObject({ show_klarna: false });
  await without.close();
  server.resetHandlers(http.post(`${API}/checkout/v3/orders`, () => new HttpResponse(null, { status: 503 })));
  const { status, body } = await check();
  expect([status, body['show_klarna'], body['kco_iframe']]).toEqual([200, true, null]);
  expect(body['payment_methods']).not.toEqual([]);
});

test('when Klarna asks, the order is placed with its stock; bought and told several times at once, it is paid once', async () => {
  const known = klarna();
  const { db } = database();
  const before = await stockOf(db, product);
  const id = await shown();
  expect((await ask('validation/', id)).status).toBe(200);
  expect(await stockOf(db, product)).toBe(before - 1);
  const order = known.get(id);
  if (order) order.status = 'checkout_complete';
  await Promise.all([ask('', id), ask('', id), confirm(id), confirm(id), ask('validation/', id)]);
  const placed = await placedAt(id);
  expect(placed.map(({ status, firstName, address }) => [status, firstName, address])).toEqual([
    ['processing', 'Maija', 'Polku 1'],
  ]);
  expect(await stockOf(db, product)).toBe(before - 1);
  expect(await db.$count(mails, eq(mails.orderId, placed[0]?.id ?? 0))).toBe(1);
  expect((await confirm(id)).body).toEqual({ payment_reference: placed[0]?.paymentReference });
  const readOnly = await check({ klarna_global_checkout_id: id });
  expect([readOnly.status, readOnly.body]).toEqual([400, { reason: 'READ_ONLY_ORDER', klarna_order_id: id }]);
});

test('an order that Klarna took without asking is placed by its message, though the shopper never returns', async () => {
  const known = klarna();
  const id = await shown();
  expect((await ask('', id)).status).toBe(404);
  const order = known.get(id);
  if (order) order.status = 'checkout_complete';
  const readOnly = await check({ klarna_global_checkout_id: id });
  expect(readOnly.body).toMatchObject({ reason: 'READ_ONLY_ORDER' });
  expect((await ask('', id)).status).toBe(200);
  expect((await placedAt(id)).map(({ status }) => status)).toEqual(['processing']);
});

test('what is sold out when Klarna asks is refused with the way back; bought all the same, it is cancelled at Klarna', async () => {
  const known = klarna();
  const { db } = database();
  const last = await insertVariant(db, { slug: 'viimeinen', stock: { [STORES.main]: 1 } });
  const id = await shown({}, last);
  await db.execute(sql`update stock set quantity = 0 where variant_id = ${last}`);
  const refused = await ask('validation/', id);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, 'https://en.localhost/checkout/']);
  const order = known.get(id);
  if (order) order.status = 'checkout_complete';
  const { status, body } = await confirm(id);
  expect([status, body['reason']]).toEqual([409, 'OUT_OF_STOCK']);
  expect([known.get(id)?.managed, await placedAt(id)]).toEqual(['CANCELLED', []]);
});

test('an amount that is not the cart’s is refused', async () => {
  const known = klarna();
  const id = await shown();
  const order = known.get(id);
  if (order) order.order_amount = 100;
  const refused = await ask('validation/', id);
  expect(refused.headers.get('location')).toBe('https://en.localhost/checkout/payment/');
  expect(await placedAt(id)).toEqual([]);
});

test('the last unit that waits in the snippet is free for its own cart when the shopper comes back', async () => {
  klarna();
  const { db } = database();
  const last = await insertVariant(db, { slug: 'ainoa', stock: { [STORES.main]: 1 } });
  const id = await shown({}, last);
  expect((await ask('validation/', id)).status).toBe(200);
  expect(await stockOf(db, last)).toBe(0);
  const again = await check({ klarna_global_checkout_id: id }, {}, last);
  expect(again.body['errors']).toEqual([]);
  expect(await stockOf(db, last)).toBe(1);
  expect(again.body['kgco_id']).not.toBe(id);
  expect((await placedAt(id)).map(({ status }) => status)).toEqual(['payment_failed']);
});

test('a snippet that nobody buys releases its stock after half an hour, and is forgotten', async () => {
  const known = klarna();
  const { db } = database();
  const before = await stockOf(db, product);
  const id = await shown();
  await ask('validation/', id);
  const work = { ...paymentWork(db), processors: processorsOf({ ...shopSettings, ...KEYS }) };
  await expireOrders(work, new Date(Date.now() + 3_600_000));
  expect([await stockOf(db, product), known.get(id)?.status]).toEqual([before, 'aborted']);
  await deleteOldSnippets(db, new Date(Date.now() + 8 * 24 * 3_600_000));
  expect(await db.$count(klarnaCheckouts)).toBe(0);
});
