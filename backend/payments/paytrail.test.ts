import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messageOf, paymentStart, startedAttempt } from '../../tests/support/payment-start';
import { PaytrailProcessor, signPaytrail } from './paytrail';
import { ForgedMessage } from './processor';

// the account and the secret of Paytrail's public test merchant
const SECRET = 'SAIPPUAKAUPPIAS';
const paytrail = new PaytrailProcessor({ account: '375917', secret: SECRET }, 'https://shop.example');
const API = 'https://services.paytrail.com/payments';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** An answer of Paytrail's API with its signature. */
function signed(content: object, status = 200): Response {
  const body = JSON.stringify(content);
  const headers = { 'checkout-account': '375917', 'checkout-algorithm': 'sha256' };
  return new HttpResponse(body, { status, headers: { ...headers, signature: signPaytrail(SECRET, headers, body) } });
}

function callback(more: Record<string, string> = {}, secret = SECRET) {
  const told: Record<string, string> = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-amount': '10590',
    'checkout-stamp': 'our-reference-1',
    'checkout-reference': 'S123456789',
    'checkout-transaction-id': 'ext_1',
    'checkout-status': 'ok',
    'checkout-provider': 'osuuspankki',
    ...more,
  };
  return messageOf({ query: new URLSearchParams({ ...told, signature: signPaytrail(secret, told, '') }) });
}

test('the signature is that of the example in Paytrail’s documentation', () => {
  const headers = {
    'checkout-account': '375917',
    'checkout-algorithm': 'sha256',
    'checkout-method': 'POST',
    'checkout-nonce': '564635208570151',
    'checkout-timestamp': '2018-07-06T10:01:31.904Z',
  };
  const body =
    '{"stamp":"unique-identifier-for-merchant","reference":"3759170","amount":1525,"currency":"EUR","language":"FI","items":[{"unitPrice":1525,"units":1,"vatPercentage":24,"productCode":"#1234","deliveryDate":"2018-09-01"}],"customer":{"email":"test.customer@example.com"},"redirectUrls":{"success":"https://ecom.example.com/cart/success","cancel":"https://ecom.example.com/cart/cancel"}}';
  expect(signPaytrail(SECRET, headers, body)).toBe('3708f6497ae7cc55a2e6009fc90aa10c3ad0ef125260ee91b19168750f6d74f6');
});

test('a payment starts with a signed request, whose signed answer says where to pay', async () => {
  let sent: Record<string, unknown> = {};
  server.use(
    http.post(API, async ({ request }) => {
      const body = await request.text();
      const headers = Object.fromEntries(request.headers);
      expect(headers['signature']).toBe(signPaytrail(SECRET, headers, body));
      sent = JSON.parse(body);
      return signed({ transactionId: 't_1', href: 'https://pay.paytrail.com/pay/t_1' }, 201);
    }),
  );
  const started = await paytrail.start(paymentStart());
  expect(started).toEqual({ redirectUrl: 'https://pay.paytrail.com/pay/t_1', externalId: 't_1' });
  expect(sent).toMatchObject({ stamp: 'our-reference-1', amount: 10_590, currency: 'EUR', language: 'FI' });
});

test('an answer that is not signed is not believed', async () => {
  server.use(http.post(API, () => HttpResponse.json({ transactionId: 't_1', href: 'https://evil.example/' })));
  await expect(paytrail.start(paymentStart())).rejects.toMatchObject({ kind: 'unreadable' });
});

test.each([
  ['ok', 'captured'],
  ['fail', 'declined'],
  ['pending', null],
  ['delayed', null],
])('a callback that says %s is %s', async (status, kind) => {
  const event = await paytrail.receive(callback({ 'checkout-status': status }));
  expect(event?.kind ?? null).toBe(kind);
  if (kind) expect(event).toMatchObject({ reference: 'our-reference-1', amountHundredths: 10_590, currency: 'eur' });
});

test('a callback with another signature, account, algorithm or amount is forged', async () => {
  const changed = callback();
  changed.query.set('checkout-amount', '1');
  const doubled = callback();
  doubled.query.append('checkout-amount', '1');
  const forged = [
    changed,
    doubled,
    callback({}, 'A GUESS'),
    callback({ 'checkout-account': '1' }),
    messageOf({ query: new URLSearchParams({ 'checkout-algorithm': 'md5', signature: '' }) }),
    messageOf(),
  ];
  for (const message of forged) await expect(paytrail.receive(message)).rejects.toThrow(ForgedMessage);
});

test('asking and refunding sign the transaction’s id; Paytrail cannot end an open payment', async () => {
  let state = 'new';
  const payment = { amount: 10_590, currency: 'EUR', stamp: 'our-reference-1', transactionId: 'ext_1' };
  server.use(
    http.get(`${API}/ext_1`, ({ request }) => {
      expect(request.headers.get('checkout-transaction-id')).toBe('ext_1');
      return signed({ ...payment, status: state });
    }),
    http.post(`${API}/ext_1/refund`, async ({ request }) => {
      expect(await request.json()).toMatchObject({ amount: 590, refundStamp: 'refund-1' });
      return signed({ transactionId: 'r_1', status: 'pending' }, 201);
    }),
  );
  expect(await paytrail.cancel(startedAttempt())).toBeNull();
  state = 'ok';
  expect(await paytrail.check(startedAttempt())).toMatchObject({ kind: 'captured', amountHundredths: 10_590 });
  const refund = await paytrail.refund(startedAttempt(), { key: 'refund-1', amountHundredths: 590 });
  expect(refund).toEqual({ externalId: 'r_1', status: 'requested' });
});

test('Paytrail takes euros only', () => {
  expect(paytrail.currencies).toEqual(['eur']);
});
