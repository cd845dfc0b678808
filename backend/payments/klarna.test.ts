import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messageOf, paymentStart, startedAttempt } from '../../tests/support/payment-start';
import { KlarnaProcessor } from './klarna';
import { UnreadableMessage } from './processor';

const API = 'https://api.klarna.com';
const CHECKOUT = `${API}/checkout/v3/orders`;
const MANAGED = `${API}/ordermanagement/v1/orders/ext_1`;
const klarna = new KlarnaProcessor({ username: 'PK1', password: 'secret-of-klarna', url: API });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const checkout = (status: string) => ({ order_id: 'ext_1', status, html_snippet: '<div></div>' });
const managed = (status: string, fraud = 'ACCEPTED') => ({
  order_id: 'ext_1',
  status,
  fraud_status: fraud,
  order_amount: 10_590,
  purchase_currency: 'EUR',
});

test('a payment starts as a checkout order whose lines make its amount, on Klarna’s page', async () => {
  let sent: Record<string, unknown> = {};
  server.use(
    http.post(CHECKOUT, async ({ request }) => {
      expect(request.headers.get('authorization')).toBe(`Basic ${btoa('PK1:secret-of-klarna')}`);
      expect(request.headers.get('klarna-idempotency-key')).toBe('our-reference-1');
      sent = (await request.json()) as Record<string, unknown>;
      return HttpResponse.json(checkout('checkout_incomplete'), { status: 201 });
    }),
    http.post(`${API}/hpp/v1/sessions`, async ({ request }) => {
      expect(await request.json()).toMatchObject({ payment_session_url: `${CHECKOUT}/ext_1` });
      return HttpResponse.json({ redirect_url: 'https://pay.klarna.com/1' }, { status: 201 });
    }),
  );
  const started = await klarna.start(paymentStart());
  expect(started).toEqual({ redirectUrl: 'https://pay.klarna.com/1', externalId: 'ext_1' });
  expect(sent).toMatchObject({ purchase_country: 'FI', order_amount: 10_590, order_tax_amount: 2152, locale: 'fi-FI' });
  const lines = sent['order_lines'] as { total_amount: number; total_tax_amount: number; type: string }[];
  expect(lines.map((line) => [line.type, line.total_amount, line.total_tax_amount])).toEqual([
    ['physical', 10_000, 2032],
    ['shipping_fee', 590, 120],
  ]);
});

test('a push has no signature: it only makes the shop ask', async () => {
  const query = new URLSearchParams({ klarna_order_id: 'ext_1' });
  expect(await klarna.receive(messageOf({ query }))).toEqual({ kind: 'news', externalId: 'ext_1' });
  for (const id of ['', '../orders', 'a b']) {
    const wrong = messageOf({ query: new URLSearchParams({ klarna_order_id: id }) });
    await expect(klarna.receive(wrong)).rejects.toThrow(UnreadableMessage);
  }
});

test.each([
  ['checkout_incomplete', managed('AUTHORIZED'), null],
  ['checkout_complete', managed('AUTHORIZED'), 'authorised'],
  ['checkout_complete', managed('AUTHORIZED', 'PENDING'), null],
  ['checkout_complete', managed('AUTHORIZED', 'REJECTED'), 'declined'],
  ['checkout_complete', managed('CAPTURED'), 'captured'],
  ['checkout_complete', managed('CANCELLED'), 'cancelled'],
])('an order that is %s and %j is %s', async (status, order, kind) => {
  let acknowledged = 0;
  server.use(
    http.get(`${CHECKOUT}/ext_1`, () => HttpResponse.json(checkout(status))),
    http.get(MANAGED, () => HttpResponse.json(order)),
    http.post(`${MANAGED}/acknowledge`, () => {
      acknowledged++;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const event = await klarna.check(startedAttempt());
  expect(event?.kind ?? null).toBe(kind);
  if (event) expect(event).toMatchObject({ amountHundredths: 10_590, currency: 'eur', chargeId: 'ext_1' });
  expect(acknowledged).toBe(kind === null ? 0 : 1);
});

test('its money is taken when the order is sent, and can be given back', async () => {
  const asked: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    asked.push([request.headers.get('klarna-idempotency-key'), await request.json()]);
    return new HttpResponse(null, { status: 201, headers: { 'refund-id': 'r_1' } });
  };
  server.use(
    http.post(`${MANAGED}/captures`, note),
    http.post(`${MANAGED}/refunds`, note),
    http.get(MANAGED, () => HttpResponse.json(managed('CAPTURED'))),
  );
  expect(await klarna.capture(startedAttempt(), 'capture-1')).toMatchObject({ kind: 'captured' });
  const refund = await klarna.refund(startedAttempt(), { key: 'refund-1', amountHundredths: 590 });
  expect(refund).toEqual({ externalId: 'r_1', status: 'done' });
  expect(asked).toEqual([
    ['capture-1', { captured_amount: 10_590 }],
    ['refund-1', { refunded_amount: 590 }],
  ]);
});

test('an open order is aborted; a completed one is cancelled', async () => {
  let status = 'checkout_incomplete';
  const asked: string[] = [];
  const done = (name: string) => () => {
    asked.push(name);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get(`${CHECKOUT}/ext_1`, () => HttpResponse.json(checkout(status))),
    http.post(`${CHECKOUT}/ext_1/abort`, done('abort')),
    http.post(`${MANAGED}/cancel`, done('cancel')),
    http.get(MANAGED, () => HttpResponse.json(managed('CANCELLED'))),
  );
  expect(await klarna.cancel(startedAttempt())).toMatchObject({ kind: 'cancelled' });
  status = 'checkout_complete';
  expect(await klarna.cancel(startedAttempt())).toMatchObject({ kind: 'cancelled' });
  expect(asked).toEqual(['abort', 'cancel']);
});

test('an answer that cannot be read is a failure', async () => {
  server.use(http.get(`${CHECKOUT}/ext_1`, () => new HttpResponse('<html>')));
  await expect(klarna.check(startedAttempt())).rejects.toMatchObject({ kind: 'unreadable' });
});
