import type { AppLoadContext } from '@remix-run/node';
import { createBackend } from 'backend/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply, CartState } from '~/features/cart/cart-state';
import { changeCart } from '~/features/cart/change-cart.server';
import { loadCart } from '~/features/cart/load-cart.server';
import {
  loadOrderProcess,
  loadPaymentCancelled,
  loadPaymentError,
  loadPaymentOk,
} from '~/features/orders/outcome.server';
import { decideTestPayment, loadTestPayment } from '~/features/orders/test-payment.server';
import { viewOrder } from '~/features/orders/view-order.server';
import { withDatabase } from '../../../tests/support/database';
import { shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { loadPayment } from './load-payment.server';
import type { PaymentAnswer, PaymentState, PaymentView } from './payment-view';
import { placeOrder } from './place-order.server';

const database = withDatabase();
let backend: ReturnType<typeof createBackend>;
let pickupPointId = 0;

beforeAll(async () => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
  ({ pickupPointId } = await insertShop(database().db));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  backend = createBackend({
    db: database().db,
    pool: database().pool,
    settings: shopSettings,
    media: { db: database().db, originals: '/nowhere', cache: '/nowhere' },
    clock: () => new Date(),
    log: quiet,
    checkAnswers: true,
  });
});
afterAll(() => backend.close());

const stocked = (units: number, more = {}) =>
  insertVariant(database().db, { stock: { [STORES.main]: units }, ...more });

type Handler = (args: {
  request: Request;
  context: AppLoadContext;
  params: Record<string, string>;
}) => Promise<unknown>;
/** What a loader or action ended with, as a browser sees it. */
type Answer = { status: number; to: string | null; value: unknown };

/** A browser: keeps cookies, knows nothing else. */
class Shopper {
  readonly cookies = new Map<string, string>();
  /** Set to break the way to the backend. */
  send: (request: Request) => Promise<Response> = (request) => backend.fetch(request);

  async ask(handler: Handler, path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const request = new Request(`http://en.localhost${path}`, { ...init, headers: { cookie, ...headers } });
    const shop = {
      backend: (sent: Request) => this.send(sent),
      clientAddress: '127.0.0.1',
      geoCountry: undefined,
      shared: false,
    };
    const result = await handler({ request, context: { shop } as AppLoadContext, params: {} }).catch(
      (thrown: unknown) => {
        if (thrown instanceof Response) return thrown;
        throw thrown;
      },
    );
    return this.#keep(result);
  }

  #keep(result: unknown): Answer {
    if (result instanceof Response) {
      this.#take(result.headers);
      return { status: result.status, to: result.headers.get('location'), value: undefined };
    }
    const { data, init } = result as { data: unknown; init: ResponseInit | null };
    this.#take(new Headers(init?.headers));
    return { status: init?.status ?? 200, to: null, value: data };
  }

  #take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value === '' || line.includes('Max-Age=0')) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), value);
    }
  }

  async inFinland(): Promise<this> {
    this.cookies.set('locale', 'fi-eur');
    return this;
  }

  add(productId: number, amount = 1) {
    return this.ask(changeCart as Handler, '/checkout/', {
      intent: 'add',
      productId: String(productId),
      amount: String(amount),
    });
  }

  async cart(): Promise<CartState> {
    const { value } = await this.ask(loadCart as Handler, '/checkout/');
    return (value as { cart: CartState }).cart;
  }

  async payment(): Promise<PaymentView> {
    const { value } = await this.ask(loadPayment as Handler, '/checkout/payment/');
    return readyView((value as { payment: PaymentState }).payment);
  }

  confirm(view: PaymentView, more: Record<string, string> = {}) {
    return this.ask(placeOrder as Handler, '/checkout/payment/', { ...filled(view), ...more });
  }

  decide(to: string | null, decision: string) {
    return this.ask(decideTestPayment as Handler, to ?? '', { decision });
  }
}

function readyView(payment: PaymentState): PaymentView {
  if (payment.state !== 'ready') throw new Error(`The payment page is ${payment.state}.`);
  return payment.view;
}

const answerOf = ({ value }: Answer) => value as PaymentAnswer;

function filled(view: PaymentView): Record<string, string> {
  return {
    intent: 'confirm',
    key: view.draft.key,
    expected_total: String(view.checked.totalMinor),
    email: 'aino@example.com',
    phone: '040 123 4567',
    first_name: 'Aino',
    last_name: 'Korhonen',
    address: 'Koskikatu 14',
    postal_code: '96100',
    city: 'Rovaniemi',
    delivery_method: view.deliveryMethod,
    payment_method: 'card',
    accept_terms: 'on',
  };
}

async function stockOf(variantId: number): Promise<number> {
  const { rows } = await database().pool.query('select sum(quantity)::int as n from stock where variant_id = $1', [
    variantId,
  ]);
  return rows[0]?.n ?? 0;
}

test('from a product to a paid order: the cart empties once it is paid, and the order can be looked up', async () => {
  const productId = await stocked(3);
  const shopper = await new Shopper().inFinland();
  expect(await shopper.add(productId, 2)).toMatchObject({ status: 303, to: '/checkout/' });
  expect(await shopper.cart()).toMatchObject({ state: 'ready', units: 2 });

  const view = await shopper.payment();
  expect(view).toMatchObject({ deliveryMethod: 'home', customs: null, checked: { totalMinor: 20_000 } });
  const placed = await shopper.confirm(view);
  expect(placed.to).toMatch(/^\/order\/test-payment\/[\w-]{20,}\/$/);
  expect(await shopper.cart()).toMatchObject({ state: 'pending', units: 2, order: { payTo: placed.to } });

  const approved = await shopper.decide(placed.to, 'approve');
  expect(approved.to).toMatch(/^\/order\/payment_ok\//);
  const settled = await shopper.ask(loadPaymentOk as Handler, approved.to ?? '');
  expect(settled).toMatchObject({ status: 302, to: approved.to });
  const confirmation = await shopper.ask(loadPaymentOk as Handler, approved.to ?? '');
  const { order } = confirmation.value as { order: { number: string; totalMinor: number; payment: string } };
  expect(order).toMatchObject({ payment: 'paid', totalMinor: 20_000 });
  expect(await shopper.cart()).toMatchObject({ state: 'empty' });

  const again = await shopper.confirm(view);
  expect(again.to).toBe(approved.to);
  expect(await stockOf(productId)).toBe(1);

  const email = 'aino@example.com';
  const found = await shopper.ask(viewOrder as Handler, '/view-order/', {
    email,
    order_number: order.number.toLowerCase(),
  });
  expect(found).toMatchObject({ status: 200, value: { order: { number: order.number } } });
  const wrongMail = await shopper.ask(viewOrder as Handler, '/view-order/', {
    email: 'x@example.com',
    order_number: order.number,
  });
  const wrongNumber = await shopper.ask(viewOrder as Handler, '/view-order/', { email, order_number: 'S1' });
  expect(wrongMail.status).toBe(400);
  expect((wrongMail.value as { text: string }).text).toBe('Order not found (check e-mail and order number)');
  expect((wrongNumber.value as { text: string }).text).toBe((wrongMail.value as { text: string }).text);
});

test('a form sent twice at once is one order, and both answers lead to the same payment', async () => {
  const productId = await stocked(1);
  const shopper = await new Shopper().inFinland();
  await shopper.add(productId);
  const view = await shopper.payment();
  const [one, other] = await Promise.all([shopper.confirm(view), shopper.confirm(view)]);
  expect(one.to).toMatch(/^\/order\/test-payment\//);
  expect(other.to).toBe(one.to);
  expect((await shopper.confirm(view)).to).toBe(one.to);
  expect(await stockOf(productId)).toBe(0);
});

test('two tabs share one attempt', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(2));
  expect((await shopper.payment()).draft.key).toBe((await shopper.payment()).draft.key);
});

test('a declined or cancelled payment keeps the cart, and the next attempt is a new order', async () => {
  const productId = await stocked(1);
  const shopper = await new Shopper().inFinland();
  await shopper.add(productId);
  const first = await shopper.confirm(await shopper.payment());
  const declined = await shopper.decide(first.to, 'decline');
  expect(declined.to).toMatch(/^\/order\/payment_error\//);
  expect((await shopper.ask(loadPaymentError as Handler, declined.to ?? '')).value).toMatchObject({ hasCart: true });

  const second = await shopper.confirm(await shopper.payment());
  expect(second.to).not.toBe(first.to);
  const cancelled = await shopper.decide(second.to, 'cancel');
  expect(cancelled.to).toMatch(/^\/order\/payment_cancelled\//);

  await shopper.ask(loadPaymentCancelled as Handler, cancelled.to ?? '');
  const third = await shopper.confirm(await shopper.payment());
  const approved = await shopper.decide(third.to, 'approve');
  const asCancelled = (approved.to ?? '').replace('payment_ok', 'payment_cancelled');
  expect((await shopper.ask(loadPaymentCancelled as Handler, asCancelled)).to).toBe(approved.to);
});

test('a form of an attempt that failed asks to confirm again under a new key', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(2));
  const view = await shopper.payment();
  const placed = await shopper.confirm(view);
  await shopper.decide(placed.to, 'decline');
  const again = await shopper.confirm(view);
  expect(again).toMatchObject({ status: 409, value: { problem: { kind: 'failed' } } });
  const fresh = readyView(answerOf(again).payment);
  expect(fresh.draft.key).not.toBe(view.draft.key);
  expect((await shopper.confirm(fresh)).to).toMatch(/test-payment/);
});

test('another body under the same key asks to confirm again', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(5));
  const view = await shopper.payment();
  await shopper.confirm(view);
  const changed = await shopper.confirm(view, { address: 'Toinen katu 1' });
  expect(changed).toMatchObject({ status: 409, value: { problem: { kind: 'key' } } });
  expect(readyView(answerOf(changed).payment).draft).toMatchObject({ address: 'Toinen katu 1' });
});

test('an order that waits for its payment can be given up to change it, which frees its goods', async () => {
  const productId = await stocked(1);
  const shopper = await new Shopper().inFinland();
  await shopper.add(productId);
  await shopper.confirm(await shopper.payment());
  expect((await shopper.ask(loadPayment as Handler, '/checkout/payment/')).value).toMatchObject({
    payment: { state: 'pending' },
  });
  expect(await stockOf(productId)).toBe(0);
  await shopper.ask(changeCart as Handler, '/checkout/', { intent: 'reopen' });
  expect(await shopper.cart()).toMatchObject({ state: 'ready', checked: { rows: [{ amount: 1, notice: '' }] } });
  expect(await stockOf(productId)).toBe(1);
});

test('an unpaid order is not confirmed by its address, an unknown one is 404', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(1));
  const placed = await shopper.confirm(await shopper.payment());
  const ok = (placed.to ?? '').replace('test-payment', 'payment_ok');
  const waiting = await shopper.ask(loadPaymentOk as Handler, ok);
  expect(waiting.to).toMatch(/^\/order\/process\/\?reference=/);
  expect(await shopper.ask(loadOrderProcess as Handler, waiting.to ?? '')).toMatchObject({ status: 200 });
  expect(await shopper.ask(loadTestPayment as Handler, placed.to ?? '')).toMatchObject({ status: 200 });
  expect((await shopper.ask(loadPaymentOk as Handler, '/order/payment_ok/nothing-like-it/')).status).toBe(404);
  expect((await shopper.ask(loadOrderProcess as Handler, '/order/process/?reference=%00')).status).toBe(404);
});

test('a price that changed is shown and confirmed again, never charged unseen', async () => {
  const productId = await stocked(3);
  const shopper = await new Shopper().inFinland();
  await shopper.add(productId);
  const view = await shopper.payment();
  await database().pool.query('update prices set regular_cents = 12000 where variant_id = $1', [productId]);
  const answer = await shopper.confirm(view);
  expect(answer).toMatchObject({ status: 409, value: { problem: { kind: 'price', seenTotalMinor: 10_590 } } });
  expect(await stockOf(productId)).toBe(3);
  const seen = readyView(answerOf(answer).payment);
  expect(seen.checked.totalMinor).toBe(12_590);
  expect((await shopper.confirm(seen)).to).toMatch(/test-payment/);
});

test('goods that sold out on the way lead back to the cart with the reason', async () => {
  const productId = await stocked(1, { name: 'Last' });
  const slow = await new Shopper().inFinland();
  await slow.add(productId);
  const view = await slow.payment();
  const quick = await new Shopper().inFinland();
  await quick.add(productId);
  await quick.confirm(await quick.payment());
  expect(await slow.confirm(view)).toMatchObject({ status: 303, to: '/checkout/' });
  expect(slow.cookies.has('flash')).toBe(true);
  expect(await slow.cart()).toMatchObject({ state: 'ready', checked: { rows: [{ notice: 'Out of stock' }] } });
  expect((await slow.ask(loadPayment as Handler, '/checkout/payment/')).to).toBe('/checkout/');
});

test('pick-up points are listed for a postcode and one must be chosen', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  const look = (postal_code: string) =>
    shopper.ask(placeOrder as Handler, '/checkout/payment/', {
      ...filled(view),
      intent: 'locations',
      delivery_method: 'parcel',
      postal_code,
    });
  const without = readyView(answerOf(await look('001')).payment);
  expect(without).toMatchObject({
    deliveryMethod: 'parcel',
    locations: { state: 'postcode' },
    draft: { firstName: 'Aino' },
  });
  const listed = readyView(answerOf(await look('00100')).payment);
  expect(listed).toMatchObject({ checked: { totalMinor: 10_390 }, locations: { state: 'listed' } });
  expect((await shopper.payment()).draft).toMatchObject({ deliveryMethod: 'parcel', postalCode: '00100' });

  const missing = await shopper.confirm(listed);
  expect(missing.status).toBe(400);
  expect(answerOf(missing).result?.error?.['delivery_location']).toHaveLength(1);
  const location = { [`location_${listed.deliveryMethod}`]: String(pickupPointId) };
  expect((await shopper.confirm(listed, location)).to).toMatch(/test-payment/);
});

test('a form with errors loses nothing and names each field', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  const refused = await shopper.confirm(view, { postal_code: '9610', accept_terms: '', email: 'aino' });
  expect(refused.status).toBe(400);
  expect(answerOf(refused).result?.error).toMatchObject({
    email: [expect.stringContaining('e-mail')],
    postal_code: ['Check the postal code, like 00100'],
    accept_terms: [expect.any(String)],
  });
  expect((await shopper.payment()).draft).toMatchObject({ email: 'aino', postalCode: '9610', city: 'Rovaniemi' });
});

test('the United States need the customs text acknowledged, whatever is posted', async () => {
  const shopper = new Shopper();
  await shopper.add(await stocked(2));
  const view = await shopper.payment();
  expect(view).toMatchObject({ customs: 'unitedStates', checked: { currency: 'usd' } });
  const refused = await shopper.confirm(view, { postal_code: '10001' });
  expect(answerOf(refused).result?.error?.['customs']).toHaveLength(1);
  expect((await shopper.confirm(view, { postal_code: '10001', customs: 'on' })).to).toMatch(/test-payment/);
});

test('a backend that is down keeps the cart and the form, and a lost answer finds the order that exists', async () => {
  const productId = await stocked(1);
  const shopper = await new Shopper().inFinland();
  await shopper.add(productId);
  const view = await shopper.payment();
  const lost = shopper.send;
  shopper.send = async (request) => {
    const isOrder = new URL(request.url).pathname === '/api/checkout/order/';
    if (isOrder) await lost(request);
    throw new TypeError('fetch failed');
  };
  expect(await shopper.ask(loadCart as Handler, '/checkout/')).toMatchObject({
    status: 503,
    value: { cart: { state: 'down', units: 1 } },
  });
  expect(await shopper.confirm(view)).toMatchObject({ status: 503, value: { problem: { kind: 'unknown' } } });
  shopper.send = lost;
  expect((await shopper.confirm(view)).to).toMatch(/test-payment/);
  expect(await stockOf(productId)).toBe(0);
});

test('an empty cart cannot be paid', async () => {
  const shopper = await new Shopper().inFinland();
  expect((await shopper.ask(loadPayment as Handler, '/checkout/payment/')).to).toBe('/checkout/');
});

test('an unknown code stays out of the cart and is a field error', async () => {
  const shopper = await new Shopper().inFinland();
  await shopper.add(await stocked(1));
  const answer = await shopper.ask(changeCart as Handler, '/checkout/', { intent: 'add-code', code: 'nope' });
  expect(answer).toMatchObject({ status: 400, value: { ok: false, field: 'code' } satisfies Partial<CartReply> });
  expect(await shopper.cart()).toMatchObject({ state: 'ready', codes: [] });
});

test('what can no longer be had is taken out of the cart with a word about it', async () => {
  const few = await stocked(2);
  const shopper = await new Shopper().inFinland();
  await shopper.add(few, 9);
  await shopper.add(2_000_000);
  expect(await shopper.ask(loadCart as Handler, '/checkout/')).toMatchObject({ status: 302, to: '/checkout/' });
  expect(await shopper.cart()).toMatchObject({ units: 2, checked: { rows: [{ amount: 2 }], errors: [] } });
});

test('a script gets an answer, a plain form a redirect, and neither leaves the site', async () => {
  const productId = await stocked(1);
  const shopper = await new Shopper().inFinland();
  const fields = { intent: 'add', productId: String(productId) };
  const script = await shopper.ask(changeCart as Handler, '/checkout/', fields, {
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
  });
  expect(script).toMatchObject({ status: 200, value: { ok: true, added: productId } });
  const back = (returnTo: string) => shopper.ask(changeCart as Handler, '/checkout/', { ...fields, returnTo });
  expect((await back('/aapa/model/?size=l')).to).toBe(`/aapa/model/?size=l&added=${productId}`);
  for (const hostile of [
    '//evil.example/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
  ]) {
    expect((await back(hostile)).to, hostile).toMatch(/^\/checkout\/$|^\/%09/);
  }
});

test('a form of another site changes nothing', async () => {
  const shopper = await new Shopper().inFinland();
  const answer = await shopper.ask(
    changeCart as Handler,
    '/checkout/',
    { intent: 'clear' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(answer.status).toBe(403);
});
