/** Long because one backend and one visitor serve the tests of all outcome pages. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cartCount, cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { EMPTY_DRAFT } from '~/features/cart/checkout-draft';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { purgeSharedAnswers } from '~/server/context.server';
import {
  loadOrderProcess,
  loadPaymentAddress,
  loadPaymentCancelled,
  loadPaymentError,
  loadPaymentOk,
} from './outcome.server';
import { payAgain } from './pay-again.server';
import { decideTestPayment, loadTestPayment } from './test-payment.server';

const HOME = 'http://fi.localhost:3000/';
const REFERENCE = 'ABCDEFGHIJKLMNOP';
const PROCESSOR = 'https://pay.example/session';

const PAID = '/tilaus/maksettu/ABCDEFGHIJKLMNOP/';
const FAILED = '/tilaus/maksu-epaonnistui/ABCDEFGHIJKLMNOP/';
const CANCELLED = '/tilaus/maksu-peruttu/ABCDEFGHIJKLMNOP/';
const WAITING = '/tilaus/kasittely/?reference=ABCDEFGHIJKLMNOP';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

type Payment = 'paid' | 'waiting' | 'declined' | 'cancelled' | 'review' | 'failed';

const orderAs = (payment: Payment) => ({
  order_number: 'S123456',
  payment_reference: REFERENCE,
  status: payment === 'paid' ? 'processing' : payment === 'failed' ? 'cancelled' : 'awaiting_payment',
  payment_status: payment,
  payment_methods: [{ id: 'kortti', name: 'Kortti', is_chosen: true }],
  placed: '2026-11-01T10:00:00Z',
  paid: payment === 'paid' ? '2026-11-01T10:05:00Z' : null,
  email: 'maija@example.com',
  rows: [
    {
      productId: 7,
      kind: 'product',
      name: 'Kuori',
      amount: 2,
      price: 100,
      total_price: 200,
      tax_percentage: 25.5,
      display_price_minor: 10_000,
      display_total_minor: 20_000,
    },
  ],
  total_price: 200,
  tax: 40.64,
  currency_code: 'EUR',
  currency_rate: 1,
  display_total_minor: 20_000,
  display_tax_minor: 4_064,
  charge_currency: 'EUR',
  charge_minor: 20_000,
});

const unknown = () => Response.json({ reason: 'UNKNOWN_ORDER' }, { status: 404 });

/** A backend with one order. A decision on its test payment changes the order to `decided`. */
function backend(payment: Payment | undefined, decided = payment) {
  let now = payment;
  return async ({ url, method }: Request): Promise<Response> => {
    const { pathname } = new URL(url);
    if (pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    if (pathname === `/api/order/payment/${REFERENCE}/check/`) return Response.json({ status: 'x' });
    if (pathname === `/api/order/payment/${REFERENCE}/pay/`)
      return Response.json({ processor: 'stripe', redirect_url: PROCESSOR });
    if (pathname !== `/api/order/payment/${REFERENCE}/` && pathname !== `/api/payments/test/${REFERENCE}/`)
      throw new Error(`${method} ${pathname} is not asked for by an outcome page`);
    if (now === undefined) return unknown();
    if (method === 'GET') return Response.json(orderAs(now));
    now = decided;
    return Response.json({ status: 'x', payment_status: 'x' });
  };
}

type Send = (request: Request) => Promise<Response>;
type Visit = { path?: string; cookie?: string; form?: Record<string, string>; send: Send };

function argsOf({ path = PAID, cookie = '', form, send }: Visit): LoaderFunctionArgs {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const request = new Request(new URL(path, HOME), { headers, ...sent });
  return { request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs;
}

const nameAndValue = (setCookie: string) => setCookie.split(';', 1)[0] ?? '';

/** The cookies of a browser that has ordered: two units of the purchased product and one of another in the cart. */
function ordered(): string {
  const blank = new Request(HOME);
  const products = [
    { productId: 7, amount: 2 },
    { productId: 8, amount: 1 },
  ];
  const draft = { ...EMPTY_DRAFT, city: 'Oulu', key: 'k1', reference: REFERENCE, payTo: PROCESSOR };
  return [cartSetCookie({ ...EMPTY_CART, products }, blank) ?? '', draftSetCookie(draft, blank)]
    .map(nameAndValue)
    .join('; ');
}

/** The browser's next request, after an answer's cookies. */
function afterwards(cookie: string, answer: { headers: Headers }): Request {
  const jar = new Map(
    [...cookie.split('; '), ...answer.headers.getSetCookie().map(nameAndValue)].map((pair) => [
      pair.split('=', 1)[0],
      pair,
    ]),
  );
  return new Request(HOME, { headers: { cookie: [...jar.values()].join('; ') } });
}

/** The cookies that come with a page. */
function cookiesOf(answer: unknown): Headers {
  return new Headers((answer as { init: ResponseInit | null }).init?.headers);
}

function redirectOf(answer: unknown): [status: number, to: string | null] {
  if (!(answer instanceof Response)) throw new Error('no redirect');
  return [answer.status, answer.headers.get('location')];
}

/** The data of a page, when it is shown. */
function shownBy<Shown>(answer: Response | { data: Shown }): Shown {
  if (answer instanceof Response) throw new Error(`redirect to ${answer.headers.get('location')}`);
  return answer.data;
}

const leadsTo = {
  paid: [
    [loadPaymentError, PAID],
    [loadPaymentCancelled, PAID],
    [loadPaymentAddress, PAID],
    [loadTestPayment, PAID],
    [loadOrderProcess, PAID],
  ],
  waiting: [[loadPaymentOk, WAITING]],
  failed: [
    [loadPaymentOk, FAILED],
    [loadOrderProcess, FAILED],
  ],
} as const;

for (const payment of ['paid', 'waiting', 'failed'] as const) {
  test(`whatever page of a ${payment} payment is opened, it leads to the page that says how it is`, async () => {
    for (const [load, to] of leadsTo[payment]) {
      const answer = await load(argsOf({ path: `${PAID}?reference=${REFERENCE}`, send: backend(payment) }));
      expect(redirectOf(answer), load.name).toEqual([302, to]);
    }
  });
}

test('an order that is not there is a 404 on every page, and a backend that is down is an outage', async () => {
  for (const load of [loadPaymentOk, loadPaymentError, loadPaymentCancelled, loadPaymentAddress, loadTestPayment]) {
    await expect(load(argsOf({ send: backend(undefined) })), load.name).rejects.toMatchObject({ status: 404 });
    const down = () => Promise.reject(new Error('refused'));
    await expect(load(argsOf({ send: down })), load.name).rejects.toMatchObject({ status: 503 });
  }
  const claimed = argsOf({ path: '/tilaus/maksettu/..%2F..%2Fetc%2Fpasswd/', send: backend('paid') });
  await expect(loadPaymentOk(claimed)).rejects.toMatchObject({ status: 404 });
});

test('what was bought leaves the cart once, and the attempt is over and remembered as paid', async () => {
  const cookie = ordered();
  const answer = await loadPaymentOk(argsOf({ cookie, send: backend('paid') }));
  expect(redirectOf(answer)).toEqual([302, PAID]);
  const next = afterwards(cookie, answer as Response);
  expect(readCart(next).products).toEqual([{ productId: 8, amount: 1 }]);
  expect(readDraft(next)).toMatchObject({
    city: 'Oulu',
    key: '',
    reference: '',
    payTo: '',
    paidKey: 'k1',
    paidReference: REFERENCE,
  });
  const again = await loadPaymentOk(argsOf({ cookie: next.headers.get('cookie') ?? '', send: backend('paid') }));
  expect(shownBy(again)).toMatchObject({ order: { number: 'S123456', payment: 'paid' }, left: 1 });
});

test('the confirmation of somebody else’s order takes nothing out of the cart', async () => {
  const products = [{ productId: 7, amount: 2 }];
  const cookie = nameAndValue(cartSetCookie({ ...EMPTY_CART, products }, new Request(HOME)) ?? '');
  const answer = await loadPaymentOk(argsOf({ cookie, send: backend('paid') }));
  expect(shownBy(answer)).toMatchObject({ order: { number: 'S123456' }, left: 2 });
});

test('a payment that failed keeps cart and form, and ends the attempt: the next order is another', async () => {
  const cookie = ordered();
  for (const load of [loadPaymentError, loadPaymentCancelled]) {
    const answer = await load(argsOf({ path: FAILED, cookie, send: backend('failed') }));
    expect(shownBy(answer)).toMatchObject({ order: { number: 'S123456' }, hasCart: true });
    const next = afterwards(cookie, { headers: cookiesOf(answer) });
    expect(cartCount(next)).toBe(3);
    expect(readDraft(next)).toMatchObject({ city: 'Oulu', key: '', reference: '', paidReference: '' });
  }
});

test('the page of a cancelled payment keeps the attempt, and offers to pay the same order again', async () => {
  const cookie = ordered();
  const answer = await loadPaymentCancelled(argsOf({ path: CANCELLED, cookie, send: backend('cancelled') }));
  expect(shownBy(answer)).toMatchObject({ order: { number: 'S123456', paymentMethods: [{ id: 'kortti' }] } });
  expect(cookiesOf(answer).getSetCookie()).toEqual([]);
});

test.each([
  ['paid', PAID],
  ['waiting', WAITING],
  ['review', WAITING],
  ['declined', FAILED],
  ['cancelled', CANCELLED],
] as const)('whatever address is opened, a payment that is %s shows %s', async (payment, truth) => {
  const pages = [
    [PAID, loadPaymentOk],
    [FAILED, loadPaymentError],
    [CANCELLED, loadPaymentCancelled],
    [WAITING, loadOrderProcess],
  ] as const;
  for (const [path, load] of pages) {
    const answer = await load(argsOf({ path, send: backend(payment) }));
    if (path === truth) expect(answer).not.toBeInstanceOf(Response);
    else expect(redirectOf(answer)).toEqual([302, truth]);
  }
});

test('paying again leads to the processor by our own page, and a paid order to its confirmation', async () => {
  const form = { reference: REFERENCE, payment_method: 'kortti' };
  const again = await payAgain(argsOf({ path: WAITING, cookie: ordered(), form, send: backend('declined') }));
  expect(redirectOf(again)).toEqual([303, `${WAITING}&go=1`]);
  expect(readDraft(afterwards(ordered(), again)).payTo).toBe(PROCESSOR);
});

test('the page that waits leads to the processor once, for the browser that ordered only', async () => {
  const wait = async (path: string, cookie = '') =>
    shownBy(await loadOrderProcess(argsOf({ path, cookie, send: backend('waiting') }))).payTo;
  expect(await wait(`${WAITING}&go`, ordered())).toBe(PROCESSOR);
  expect(await wait(WAITING, ordered())).toBeNull();
  expect(await wait(`${WAITING}&go`)).toBeNull();
  const nothing = await loadOrderProcess(argsOf({ path: '/tilaus/kasittely/', send: backend('waiting') }));
  expect(redirectOf(nothing)).toEqual([302, '/ostoskori/']);
});

test.each([
  ['approve', 'paid', PAID],
  ['decline', 'declined', FAILED],
  ['cancel', 'cancelled', CANCELLED],
  ['cancel', 'failed', FAILED],
  ['time_out', 'waiting', WAITING],
  ['approve', 'waiting', WAITING],
] as const)('the decision “%s” that leaves the order %s leads to %s', async (decision, decided, to) => {
  const send = backend('waiting', decided);
  expect(redirectOf(await decideTestPayment(argsOf({ form: { decision }, send })))).toEqual([303, to]);
});

test('a decision that is none decides nothing', async () => {
  const send = backend('waiting', 'paid');
  for (const decision of ['', 'constructor', 'APPROVE']) {
    const answer = await decideTestPayment(argsOf({ form: { decision }, send }));
    expect(answer).toMatchObject({ init: { status: 400 } });
  }
  expect(shownBy(await loadTestPayment(argsOf({ send })))).toMatchObject({ number: 'S123456', isOver: false });
});
