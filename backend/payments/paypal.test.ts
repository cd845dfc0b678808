import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messageOf, paymentStart, startedAttempt } from '../../tests/support/payment-start';
import { PAYPAL_CERTIFICATE, PAYPAL_KEY } from '../../tests/support/paypal-certificate';
import { PayPalProcessor } from './paypal';
import { ForgedMessage, UnreadableMessage } from './processor';

const API = 'https://api-m.paypal.com';
const CERTIFICATE = 'https://api.paypal.com/v1/notifications/certs/CERT-1';
const keys = { clientId: 'client-id', secret: 'client-secret', webhookId: 'WH-1', url: API };
const paypal = new PayPalProcessor(keys);
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** PayPal's API as far as every call needs it. */
const login = () =>
  server.use(
    http.post(`${API}/v1/oauth2/token`, () => HttpResponse.json({ access_token: 'a-token', expires_in: 32_400 })),
    http.get(CERTIFICATE, () => new HttpResponse(PAYPAL_CERTIFICATE)),
  );

const charge = (status = 'COMPLETED', value = '105.90') => ({
  id: 'cap_1',
  status,
  custom_id: 'our-reference-1',
  amount: { currency_code: 'EUR', value },
});
const orderOf = (status: string, captures: object[] = []) => ({
  id: 'ext_1',
  status,
  links: [{ rel: 'payer-action', href: 'https://www.paypal.com/checkoutnow?token=ext_1' }],
  purchase_units: [{ custom_id: 'our-reference-1', payments: { captures } }],
});
const PAID = {
  reference: 'our-reference-1',
  kind: 'captured',
  amountHundredths: 10_590,
  currency: 'eur',
  chargeId: 'cap_1',
};

function signed(content: unknown, more: Record<string, string> = {}, webhook = 'WH-1') {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const text = ['t-1', '2026-11-23T12:00:00Z', webhook, crc32(body)].join('|');
  const headers = new Headers({
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': '2026-11-23T12:00:00Z',
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': CERTIFICATE,
    'paypal-transmission-sig': createSign('RSA-SHA256').update(text).sign(PAYPAL_KEY, 'base64'),
    ...more,
  });
  return messageOf({ body, headers, now: new Date('2027-01-01T00:00:00Z') });
}

const CAPTURED = { id: 'WH-EVENT-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: charge() };

test('a payment starts as an order with our reference as its request id, in the currency’s own decimals', async () => {
  login();
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/v2/checkout/orders`, async ({ request }) => {
      const body = (await request.json()) as { purchase_units: { amount: unknown }[] };
      sent.push([request.headers.get('paypal-request-id'), body.purchase_units[0]?.amount]);
      return HttpResponse.json(orderOf('PAYER_ACTION_REQUIRED'), { status: 200 });
    }),
  );
  const started = await paypal.start(paymentStart());
  expect(started).toEqual({ redirectUrl: 'https://www.paypal.com/checkoutnow?token=ext_1', externalId: 'ext_1' });
  await paypal.start(paymentStart({ currency: 'jpy', amountHundredths: 1_910_600 }));
  expect(sent).toEqual([
    ['our-reference-1', { currency_code: 'EUR', value: '105.90' }],
    ['our-reference-1', { currency_code: 'JPY', value: '19106' }],
  ]);
});

test('messages are believed by PayPal’s signature over the raw body', async () => {
  login();
  expect(await paypal.receive(signed(CAPTURED))).toMatchObject({ ...PAID, eventKey: 'WH-EVENT-1' });
  const denied = { ...CAPTURED, event_type: 'PAYMENT.CAPTURE.DENIED' };
  expect(await paypal.receive(signed(denied))).toMatchObject({ kind: 'declined' });
  const approved = { ...CAPTURED, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ext_1' } };
  expect(await paypal.receive(signed(approved))).toEqual({ kind: 'news', externalId: 'ext_1' });
  expect(await paypal.receive(signed({ ...CAPTURED, event_type: 'CUSTOMER.DISPUTE.CREATED' }))).toBeNull();
  await expect(paypal.receive(signed('x'))).rejects.toThrow(UnreadableMessage);
});

test.each([
  ['a changed body', () => ({ ...signed(CAPTURED), body: JSON.stringify(CAPTURED).replace('105.90', '1.00') })],
  ['another webhook', () => signed(CAPTURED, {}, 'WH-2')],
  ['a certificate of another host', () => signed(CAPTURED, { 'paypal-cert-url': 'https://evil.example/v1/cert' })],
  [
    'a host that only looks like PayPal',
    () => signed(CAPTURED, { 'paypal-cert-url': 'https://api.paypal.com.evil.example/v1/c' }),
  ],
  ['another algorithm', () => signed(CAPTURED, { 'paypal-auth-algo': 'none' })],
  ['no signature', () => messageOf({ body: JSON.stringify(CAPTURED) })],
])('a message with %s is forged', async (_, message) => {
  login();
  await expect(paypal.receive(message())).rejects.toThrow(ForgedMessage);
});

test('an approved order is captured when it is asked for, once by its key', async () => {
  login();
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${API}/v2/checkout/orders/ext_1`, () => HttpResponse.json(orderOf('APPROVED'))),
    http.post(`${API}/v2/checkout/orders/ext_1/capture`, ({ request }) => {
      asked.push(request.headers.get('paypal-request-id'));
      return HttpResponse.json(orderOf('COMPLETED', [charge()]), { status: 201 });
    }),
  );
  expect(await paypal.check(startedAttempt())).toMatchObject(PAID);
  expect(asked).toEqual(['our-reference-1-capture']);
});

test('a bank that declines ends the attempt; an order that nobody approved is still open', async () => {
  login();
  let status = 'APPROVED';
  server.use(
    http.get(`${API}/v2/checkout/orders/ext_1`, () => HttpResponse.json(orderOf(status))),
    http.post(`${API}/v2/checkout/orders/ext_1/capture`, () =>
      HttpResponse.json({ name: 'UNPROCESSABLE_ENTITY' }, { status: 422 }),
    ),
  );
  expect(await paypal.check(startedAttempt())).toMatchObject({ kind: 'declined' });
  status = 'CREATED';
  expect(await paypal.check(startedAttempt())).toBeNull();
  expect(await paypal.cancel(startedAttempt())).toMatchObject({ kind: 'cancelled' });
});

test('cancelling an order that was captured says so', async () => {
  login();
  server.use(http.get(`${API}/v2/checkout/orders/ext_1`, () => HttpResponse.json(orderOf('COMPLETED', [charge()]))));
  expect(await paypal.cancel(startedAttempt())).toMatchObject(PAID);
});

test('a refund goes to the capture', async () => {
  login();
  server.use(
    http.post(`${API}/v2/payments/captures/charge_1/refund`, async ({ request }) => {
      expect(request.headers.get('paypal-request-id')).toBe('refund-1');
      expect(await request.json()).toEqual({ amount: { currency_code: 'EUR', value: '5.90' } });
      return HttpResponse.json({ id: 'ref_1', status: 'COMPLETED' }, { status: 201 });
    }),
  );
  const refund = await paypal.refund(startedAttempt(), { key: 'refund-1', amountHundredths: 590 });
  expect(refund).toEqual({ externalId: 'ref_1', status: 'done' });
});
