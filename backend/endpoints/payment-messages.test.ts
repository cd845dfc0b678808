import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { newKey, orderBody } from '../../tests/support/order-body';
import { paymentWork, shopSettings, stockOf } from '../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { mails } from '../db/schema/mail';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { expireOrders } from '../payments/expire-orders';
import { signPaytrail } from '../payments/paytrail';
import { processorsOf } from '../payments/processors';

const SECRET = 'SAIPPUAKAUPPIAS';
const CONFIGURED = {
  paytrail: { account: '375917', secret: SECRET },
  klarna: { username: 'PK1', password: 'secret-of-klarna', url: 'https://api.klarna.com' },
};
const PAYTRAIL = 'https://services.paytrail.com/payments';
const KLARNA = 'https://api.klarna.com';
const database = withDatabase();
const server = setupServer();
let backend: TestBackend;

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  const { db } = database();
  await insertShop(db);
  for (const slug of ['paytrail', 'klarna']) await insertPaymentMethod(db, { slug, processor: slug });
  backend = testBackend(database(), CONFIGURED);
});
afterEach(() => server.resetHandlers());
afterAll(async () => {
  server.close();
  await backend.close();
});

function signed(content: object): Response {
  const body = JSON.stringify(content);
  const headers = { 'checkout-account': '375917', 'checkout-algorithm': 'sha256' };
  return new HttpResponse(body, { headers: { ...headers, signature: signPaytrail(SECRET, headers, body) } });
}

/** An order that waits for its payment at a processor. */
async function placed(method: 'paytrail' | 'klarna') {
  let transaction = '';
  server.use(
    http.post(PAYTRAIL, async ({ request }) => {
      transaction = `t-${((await request.json()) as { stamp: string }).stamp}`;
      return signed({ transactionId: transaction, href: 'https://pay.paytrail.com/pay' });
    }),
    http.post(`${KLARNA}/checkout/v3/orders`, () => {
      transaction = `k-${crypto.randomUUID()}`;
      return HttpResponse.json({ order_id: transaction, status: 'checkout_incomplete', html_snippet: '' });
    }),
    http.post(`${KLARNA}/hpp/v1/sessions`, () => HttpResponse.json({ redirect_url: 'https://pay.klarna.com/1' })),
  );
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 3 } });
  const body = orderBody({ productId, key: newKey(), body: { payment_method: method } });
  const { body: answer } = await backend.send('POST', '/api/checkout/order/', body);
  return { productId, number: String(answer['order_number']), redirect: answer['redirect_url'], transaction, answer };
}

function callback(transaction: string, more: Record<string, string> = {}, secret = SECRET): string {
  const told: Record<string, string> = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '10590',
    'checkout-stamp': transaction.slice(2),
    'checkout-status': 'ok',
    'checkout-transaction-id': transaction,
    ...more,
  };
  return `/api/payments/webhook/paytrail/?${new URLSearchParams({ ...told, signature: signPaytrail(secret, told, '') })}`;
}

async function stateOf(number: string) {
  const { db } = database();
  const [found] = await db
    .select({ id: orders.id, order: orders.status, payment: payments.status })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.number, number));
  return [found?.order, found?.payment, await db.$count(mails, eq(mails.orderId, found?.id ?? 0))];
}

test('a payment at Paytrail is paid by its callback, however often and from however many connections it comes', async () => {
  const { number, redirect, transaction } = await placed('paytrail');
  expect(redirect).toBe('https://pay.paytrail.com/pay');
  expect(await stateOf(number)).toEqual(['awaiting_payment', 'created', 0]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => backend.send('GET', callback(transaction))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await stateOf(number)).toEqual(['processing', 'captured', 1]);
});

test('a forged callback is refused and logged; one with another amount goes to review', async () => {
  const { number, transaction } = await placed('paytrail');
  const before = backend.logged.length;
  expect((await backend.send('GET', callback(transaction, {}, 'A GUESS'))).status).toBe(401);
  expect((await backend.send('POST', '/api/payments/webhook/paytrail/', '{}')).status).toBe(401);
  expect(backend.logged.slice(before).map(({ level }) => level)).toEqual(['warn', 'warn']);
  expect(await stateOf(number)).toEqual(['awaiting_payment', 'created', 0]);
  await backend.send('GET', callback(transaction, { 'checkout-amount': '1' }));
  expect(await stateOf(number)).toEqual(['awaiting_payment', 'review', 0]);
  expect(JSON.stringify(backend.logged)).not.toContain(SECRET);
});

test('a callback and giving the order up at once end in one of the two', async () => {
  for (let round = 0; round < 5; round++) {
    const { number, transaction, productId, answer } = await placed('paytrail');
    const open = { status: 'new', amount: 10_590, currency: 'EUR', stamp: transaction.slice(2) };
    server.use(http.get(`${PAYTRAIL}/${transaction}`, () => signed({ ...open, transactionId: transaction })));
    const giveUp = `/api/order/payment/${answer['payment_reference']}/give-up/`;
    await Promise.all([backend.send('GET', callback(transaction)), backend.send('POST', giveUp, {})]);
    const [order, payment] = await stateOf(number);
    const isPaid = order === 'processing';
    expect(payment).toBe(isPaid ? 'captured' : 'review');
    expect(await stockOf(database().db, productId)).toBe(isPaid ? 2 : 3);
  }
});

test('an order that turns out to be paid when it expires is paid, not cancelled', async () => {
  const { number, transaction, productId } = await placed('paytrail');
  const paid = { status: 'ok', amount: 10_590, currency: 'EUR', stamp: transaction.slice(2) };
  server.use(
    http.get(`${PAYTRAIL}/${transaction}`, () => signed({ ...paid, transactionId: transaction })),
    http.get(`${PAYTRAIL}/*`, () => HttpResponse.error()),
  );
  const settings = { ...shopSettings, ...CONFIGURED };
  const work = { ...paymentWork(database().db), settings, processors: processorsOf(settings) };
  await expireOrders(work, new Date(Date.now() + 3_600_000));
  expect(await stateOf(number)).toEqual(['processing', 'captured', 1]);
  expect(await stockOf(database().db, productId)).toBe(2);
});

test('a processor that does not answer leaves an order that can be paid otherwise', async () => {
  server.use(http.post(PAYTRAIL, () => HttpResponse.error()));
  const productId = await insertVariant(database().db, { stock: { [STORES.main]: 3 } });
  const body = orderBody({ productId, key: newKey(), body: { payment_method: 'paytrail' } });
  const { status, body: answer } = await backend.send('POST', '/api/checkout/order/', body);
  expect([status, answer['status'], answer['redirect_url']]).toEqual([200, 'awaiting_payment', null]);
  expect(await stateOf(String(answer['order_number']))).toEqual(['awaiting_payment', 'declined', 0]);
  const { body: order } = await backend.send('GET', `/api/order/payment/${answer['payment_reference']}/`);
  expect(order['payment_methods']).toContainEqual(expect.objectContaining({ id: 'card', is_chosen: false }));
});

test('Klarna’s push makes the shop ask; its order is promised, and the cart may only be confirmed then', async () => {
  const { number, transaction, answer } = await placed('klarna');
  const push = `/api/payments/webhook/klarna/?klarna_order_id=${transaction}`;
  let state = 'checkout_incomplete';
  const managed = { status: 'AUTHORIZED', order_amount: 10_590, purchase_currency: 'EUR' };
  server.use(
    http.get(`${KLARNA}/checkout/v3/orders/*`, () =>
      HttpResponse.json({ order_id: transaction, status: state, html_snippet: '' }),
    ),
    http.get(`${KLARNA}/ordermanagement/v1/orders/*`, () => HttpResponse.json(managed)),
    http.post(`${KLARNA}/ordermanagement/v1/orders/*/acknowledge`, () => new HttpResponse(null, { status: 204 })),
  );
  await backend.send('POST', push, '');
  expect(await stateOf(number)).toEqual(['awaiting_payment', 'created', 0]);
  state = 'checkout_complete';
  const confirm = { klarna_order_id: transaction };
  const answers = await Promise.all([
    backend.send('POST', push, ''),
    backend.send('POST', '/api/checkout/klarna-confirm/', confirm),
  ]);
  expect(answers[1]?.body).toEqual({ payment_reference: answer['payment_reference'] });
  expect(await stateOf(number)).toEqual(['processing', 'authorised', 1]);
  const cart = { ...orderBody({ productId: 1 }), klarna_global_checkout_id: transaction };
  const refused = await backend.send('POST', '/api/checkout/', cart);
  expect([refused.status, refused.body]).toEqual([400, { reason: 'READ_ONLY_ORDER', klarna_order_id: transaction }]);
  expect((await backend.send('POST', '/api/checkout/klarna-confirm/', { klarna_order_id: 'x' })).status).toBe(404);
});
