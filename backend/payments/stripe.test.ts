import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { messageOf, PAYMENT_NOW, paymentStart, startedAttempt } from '../../tests/support/payment-start';
import { ForgedMessage, UnreadableMessage } from './processor';
import { StripeProcessor } from './stripe';

const SECRET = 'whsec_of_the_tests';
const SESSIONS = 'https://api.stripe.com/v1/checkout/sessions';
const stripe = new StripeProcessor({ secretKey: 'sk_test_1234567890', webhookSecret: SECRET });
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const session = (more: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  client_reference_id: 'our-reference-1',
  amount_total: 10_590,
  currency: 'eur',
  payment_intent: 'pi_1',
  payment_status: 'paid',
  status: 'complete',
  ...more,
});

const PAID = {
  reference: 'our-reference-1',
  kind: 'captured',
  amountHundredths: 10_590,
  currency: 'eur',
  chargeId: 'pi_1',
};

/** A message as Stripe signs it. @param age seconds */
function signed(type: string, object: object, { age = 0, secret = SECRET } = {}) {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const timestamp = Math.floor(PAYMENT_NOW.getTime() / 1000) - age;
  const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return messageOf({ body, headers: new Headers({ 'stripe-signature': header }) });
}

test('a payment starts as a session with our reference as its idempotency key, in the currency’s own units', async () => {
  const sent: [string | null, URLSearchParams][] = [];
  server.use(
    http.post(SESSIONS, async ({ request }) => {
      sent.push([request.headers.get('idempotency-key'), new URLSearchParams(await request.text())]);
      return HttpResponse.json(session({ status: 'open', payment_status: 'unpaid' }));
    }),
  );
  const started = await stripe.start(paymentStart());
  expect(started).toEqual({ redirectUrl: 'https://checkout.stripe.com/c/pay/cs_1', externalId: 'cs_1' });
  await stripe.start(paymentStart({ currency: 'jpy', amountHundredths: 1_910_600 }));
  expect(sent.map(([key, form]) => [key, form.get('line_items[0][price_data][unit_amount]')])).toEqual([
    ['our-reference-1', '10590'],
    ['our-reference-1', '19106'],
  ]);
  expect(sent[0]?.[1].get('success_url')).toBe('https://shop.example/ok/');
});

test('messages are believed by their signature, and only while they are fresh', async () => {
  const completed = signed('checkout.session.completed', session());
  expect(await stripe.receive(completed)).toMatchObject({ ...PAID, eventKey: 'evt_1' });
  const forged = [
    signed('checkout.session.completed', session(), { secret: 'whsec_of_a_stranger' }),
    signed('checkout.session.completed', session(), { age: 301 }),
    { ...completed, body: completed.body.replace('10590', '1') },
    messageOf({ body: completed.body }),
  ];
  for (const message of forged) await expect(stripe.receive(message)).rejects.toThrow(ForgedMessage);
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: 'x',
    secret: SECRET,
    timestamp: PAYMENT_NOW.getTime() / 1000,
  });
  const unreadable = messageOf({ body: 'x', headers: new Headers({ 'stripe-signature': header }) });
  await expect(stripe.receive(unreadable)).rejects.toThrow(UnreadableMessage);
});

test.each([
  ['checkout.session.completed', { payment_status: 'unpaid' }, null],
  ['checkout.session.async_payment_succeeded', {}, 'captured'],
  ['checkout.session.async_payment_failed', { payment_status: 'unpaid' }, 'declined'],
  ['checkout.session.expired', { payment_status: 'unpaid' }, 'cancelled'],
  ['customer.created', {}, null],
])('%s with %j is %s', async (type, more, kind) => {
  expect((await stripe.receive(signed(type, session(more))))?.kind ?? null).toBe(kind);
});

test('an open session is cancelled by expiring it; one that was paid meanwhile is told as paid', async () => {
  const open = { status: 'open', payment_status: 'unpaid' };
  server.use(
    http.get(`${SESSIONS}/ext_1`, () => HttpResponse.json(session(open))),
    http.post(`${SESSIONS}/ext_1/expire`, () => HttpResponse.json(session({ ...open, status: 'expired' }))),
    http.get(`${SESSIONS}/paid`, () => HttpResponse.json(session())),
  );
  expect(await stripe.check(startedAttempt())).toBeNull();
  expect(await stripe.cancel(startedAttempt())).toMatchObject({ kind: 'cancelled' });
  expect(await stripe.cancel(startedAttempt({ externalId: 'paid' }))).toMatchObject(PAID);
});

test('a refund goes to the charge, once by its key', async () => {
  let sent = '';
  server.use(
    http.post('https://api.stripe.com/v1/refunds', async ({ request }) => {
      sent = `${request.headers.get('idempotency-key')} ${await request.text()}`;
      return HttpResponse.json({ id: 're_1', object: 'refund', status: 'succeeded' });
    }),
  );
  const refund = await stripe.refund(startedAttempt(), { key: 'refund-1', amountHundredths: 590 });
  expect(refund).toEqual({ externalId: 're_1', status: 'done' });
  expect(sent).toBe('refund-1 payment_intent=charge_1&amount=590');
});

test.each([
  [402, { type: 'card_error', code: 'card_declined', message: 'secret text' }, 'refused'],
  [500, { type: 'api_error' }, 'unreachable'],
])('an answer %i of Stripe is a failure without its text', async (status, error, kind) => {
  server.use(http.get(`${SESSIONS}/ext_1`, () => HttpResponse.json({ error }, { status })));
  const failure = await stripe.check(startedAttempt()).catch((thrown: unknown) => thrown);
  expect(failure).toMatchObject({ name: 'ProcessorFailure', kind });
  expect(String(failure)).not.toContain('secret text');
});
