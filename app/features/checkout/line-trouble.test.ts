import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartReply } from '~/features/cart/cart-state';
import { changeCart } from '~/features/cart/change-cart.server';
import { loadCart } from '~/features/cart/load-cart.server';
import { loadOrderProcess } from '~/features/orders/outcome.server';
import { withDatabase } from '../../../tests/support/database';
import { stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { answerOf, openStorefront, readyView, type TestStorefront } from '../../../tests/support/shopper';
import { loadPayment } from './load-payment.server';

const database = withDatabase();
let storefront: TestStorefront;

beforeAll(async () => {
  await insertShop(database().db);
  storefront = openStorefront(database());
});
afterAll(() => storefront.close());

const stocked = (units: number, more = {}) =>
  insertVariant(database().db, { stock: { [STORES.main]: units }, ...more });

test('another body under the same key asks to confirm again', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(5));
  const view = await shopper.payment();
  await shopper.confirm(view);
  const changed = await shopper.confirm(view, { address: 'Toinen katu 1' });
  expect(changed).toMatchObject({ status: 409, value: { problem: { kind: 'key' } } });
  expect(readyView(answerOf(changed).payment).draft).toMatchObject({ address: 'Toinen katu 1' });
});

test('a price that changed is shown and confirmed again, never charged unseen', async () => {
  const productId = await stocked(3);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(productId);
  const view = await shopper.payment();
  await database().pool.query('update prices set regular_cents = 12000 where variant_id = $1', [productId]);
  const answer = await shopper.confirm(view);
  expect(answer).toMatchObject({
    status: 409,
    value: { problem: { kind: 'price', seen: { hundredths: 10_590, currency: 'eur' } } },
  });
  expect(await stockOf(database().db, productId)).toBe(3);
  const seen = readyView(answerOf(answer).payment);
  expect(seen.checked.totalHundredths).toBe(12_590);
  expect((await shopper.confirm(seen)).to).toMatch(/test-payment/);
});

test('a delivery that was chosen after the page was shown is told as that, with the new total, and not as a price', async () => {
  const productId = await stocked(3);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(productId);
  const view = await shopper.payment();
  const other = view.checked.deliveryMethods.find(({ id, kind }) => id !== view.deliveryMethod && kind === 'store');
  const chosen = {
    delivery_method: other?.id ?? '',
    [`location_${other?.id}`]: view.checked.pickupStores[0]?.id ?? '',
  };
  const answer = await shopper.confirm(view, { seen_method: view.deliveryMethod, ...chosen });
  expect(answer).toMatchObject({
    status: 409,
    value: { problem: { kind: 'delivery', texts: [], seen: { hundredths: view.checked.dueHundredths } } },
  });
  const seen = readyView(answerOf(answer).payment);
  expect(seen).toMatchObject({ deliveryMethod: other?.id });
  expect(seen.checked.dueHundredths).not.toBe(view.checked.dueHundredths);
  expect((await shopper.confirm(seen, { seen_method: seen.deliveryMethod, ...chosen })).to).toMatch(/test-payment/);
});

test('another currency than the one that was seen is a change to be confirmed again', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  shopper.cookies.set('locale', 'fi-sek');
  const answer = await shopper.confirm(view);
  expect(answer).toMatchObject({ status: 409, value: { problem: { kind: 'price', seen: { currency: 'eur' } } } });
  expect(readyView(answerOf(answer).payment).checked).toMatchObject({ currency: 'sek' });
});

test('products that sold out in the meantime redirect to the cart with the reason', async () => {
  const productId = await stocked(1, { name: 'Last' });
  const slow = storefront.newShopper('fi-eur');
  await slow.add(productId);
  const view = await slow.payment();
  const quick = storefront.newShopper('fi-eur');
  await quick.add(productId);
  await quick.confirm(await quick.payment());
  expect(await slow.confirm(view)).toMatchObject({ status: 303, to: '/checkout/' });
  expect(slow.cookies.has('flash')).toBe(true);
  expect(await slow.cart()).toMatchObject({ state: 'ready', checked: { rows: [{ notice: 'Out of stock' }] } });
  expect((await slow.ask(loadPayment, '/checkout/payment/')).to).toBe('/checkout/');
});

test('a form with errors loses nothing and names each field', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  const refused = await shopper.confirm(view, { postal_code: '9610', accept_terms: '', email: 'aino' });
  expect(refused.status).toBe(400);
  expect(answerOf(refused).result?.error).toMatchObject({
    email: [expect.stringContaining('e-mail')],
    postal_code: ['A postal code has 5 digits, like 00100'],
    accept_terms: [expect.any(String)],
  });
  expect((await shopper.payment()).draft).toMatchObject({ email: 'aino', postalCode: '9610', city: 'Rovaniemi' });
});

test('the United States need the customs text acknowledged, whatever is posted', async () => {
  const shopper = storefront.newShopper();
  await shopper.add(await stocked(2));
  const view = await shopper.payment();
  expect(view).toMatchObject({ customs: 'unitedStates', checked: { currency: 'usd' } });
  const refused = await shopper.confirm(view, { postal_code: '10001' });
  expect(answerOf(refused).result?.error?.['customs']).toHaveLength(1);
  expect((await shopper.confirm(view, { postal_code: '10001', customs: 'on' })).to).toMatch(/test-payment/);
});

test('a backend that is down keeps the cart and the form, and a lost answer finds the order that exists', async () => {
  const productId = await stocked(1);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(productId);
  const view = await shopper.payment();
  const lost = shopper.send;
  shopper.send = async (request) => {
    const isOrder = new URL(request.url).pathname === '/api/checkout/order/';
    if (isOrder) await lost(request);
    throw new TypeError('fetch failed');
  };
  expect(await shopper.ask(loadCart, '/checkout/')).toMatchObject({
    status: 503,
    value: { cart: { state: 'down', units: 1 } },
  });
  expect(await shopper.confirm(view)).toMatchObject({ status: 503, value: { problem: { kind: 'unknown' } } });
  shopper.send = lost;
  expect((await shopper.confirm(view)).to).toMatch(/test-payment/);
  expect(await stockOf(database().db, productId)).toBe(0);
});

test('an unknown code stays out of the cart and is a field error', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const answer = await shopper.ask(changeCart, '/checkout/', { intent: 'add-code', code: 'nope' });
  expect(answer).toMatchObject({ status: 400, value: { ok: false, field: 'code' } satisfies Partial<CartReply> });
  expect(await shopper.cart()).toMatchObject({ state: 'ready', codes: [] });
});

test('a processor elsewhere is gone to by way of a page of our own, where no form’s policy is in the way', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  const { send } = shopper;
  shopper.send = async (request) => {
    const answer = await send(request);
    if (!request.url.endsWith('/api/checkout/order/')) return answer;
    return Response.json({ ...((await answer.json()) as object), redirect_url: 'https://psp.example/pay?id=1' });
  };
  const { status, to } = await shopper.confirm(view);
  shopper.send = send;
  expect([status, to]).toEqual([303, expect.stringMatching(/^\/[^/].*[?&]go=1/)]);
  const leading = await shopper.ask(loadOrderProcess, to ?? '');
  expect(leading.value).toMatchObject({ payTo: 'https://psp.example/pay?id=1' });
  const back = await shopper.ask(loadOrderProcess, (to ?? '').replace(/&go=1/, ''));
  expect(back.value, 'who has come back waits').toMatchObject({ payTo: null });
  const stranger = await storefront.newShopper('fi-eur').ask(loadOrderProcess, to ?? '');
  expect(stranger.value, 'nobody else is led there').toMatchObject({ payTo: null });
});
