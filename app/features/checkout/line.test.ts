import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeCart } from '~/features/cart/change-cart.server';
import { loadCart } from '~/features/cart/load-cart.server';
import {
  loadOrderProcess,
  loadPaymentCancelled,
  loadPaymentError,
  loadPaymentOk,
} from '~/features/orders/outcome.server';
import { loadTestPayment } from '~/features/orders/test-payment.server';
import { viewOrder } from '~/features/orders/view-order.server';
import { withDatabase } from '../../../tests/support/database';
import { stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { answerOf, filled, openStorefront, readyView, type TestStorefront } from '../../../tests/support/shopper';
import { loadPayment } from './load-payment.server';
import { placeOrder } from './place-order.server';

const database = withDatabase();
let storefront: TestStorefront;
let pickupPointId = 0;

beforeAll(async () => {
  ({ pickupPointId } = await insertShop(database().db));
  storefront = openStorefront(database());
});
afterAll(() => storefront.close());

const stocked = (units: number, more = {}) =>
  insertVariant(database().db, { stock: { [STORES.main]: units }, ...more });

test('from a product to a paid order: the cart empties once it is paid, and the order can be looked up', async () => {
  const productId = await stocked(3);
  const shopper = storefront.newShopper('fi-eur');
  expect(await shopper.add(productId, 2)).toMatchObject({ status: 303, to: '/checkout/' });
  expect(await shopper.cart()).toMatchObject({ state: 'ready', units: 2 });

  const view = await shopper.payment();
  expect(view).toMatchObject({ deliveryMethod: 'home', customs: null, checked: { totalHundredths: 20_000 } });
  const placed = await shopper.confirm(view);
  expect(placed.to).toMatch(/^\/order\/test-payment\/[\w-]{20,}\/$/);
  expect(await shopper.cart()).toMatchObject({ state: 'pending', units: 2, order: { payTo: placed.to } });

  const approved = await shopper.decide(placed.to, 'approve');
  expect(approved.to).toMatch(/^\/order\/payment_ok\//);
  const settled = await shopper.ask(loadPaymentOk, approved.to ?? '');
  expect(settled).toMatchObject({ status: 302, to: approved.to });
  const confirmation = await shopper.ask(loadPaymentOk, approved.to ?? '');
  const { order } = confirmation.value as { order: { number: string; totalHundredths: number; payment: string } };
  expect(order).toMatchObject({ payment: 'paid', totalHundredths: 20_000 });
  expect(await shopper.cart()).toMatchObject({ state: 'empty' });

  const again = await shopper.confirm(view);
  expect(again.to).toBe(approved.to);
  expect(await stockOf(database().db, productId)).toBe(1);

  const email = 'aino@example.com';
  const found = await shopper.ask(viewOrder, '/view-order/', {
    email,
    order_number: order.number.toLowerCase(),
  });
  expect(found).toMatchObject({ status: 200, value: { order: { number: order.number } } });
  const wrongMail = await shopper.ask(viewOrder, '/view-order/', {
    email: 'x@example.com',
    order_number: order.number,
  });
  const wrongNumber = await shopper.ask(viewOrder, '/view-order/', { email, order_number: 'S1' });
  expect(wrongMail.status).toBe(400);
  expect((wrongMail.value as { text: string }).text).toBe('Order not found (check e-mail and order number)');
  expect((wrongNumber.value as { text: string }).text).toBe((wrongMail.value as { text: string }).text);
});

test('a form sent twice at once is one order, and both answers lead to the same payment', async () => {
  const productId = await stocked(1);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(productId);
  const view = await shopper.payment();
  const [one, other] = await Promise.all([shopper.confirm(view), shopper.confirm(view)]);
  expect(one.to).toMatch(/^\/order\/test-payment\//);
  expect(other.to).toBe(one.to);
  expect((await shopper.confirm(view)).to).toBe(one.to);
  expect(await stockOf(database().db, productId)).toBe(0);
});

test('two tabs share one attempt', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(2));
  expect((await shopper.payment()).draft.key).toBe((await shopper.payment()).draft.key);
});

test('a declined or cancelled payment keeps the cart; once the order is given up, the next one is a new order', async () => {
  const productId = await stocked(1);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(productId);
  const first = await shopper.confirm(await shopper.payment());
  const declined = await shopper.decide(first.to, 'decline');
  expect(declined.to).toMatch(/^\/order\/payment_error\//);
  expect((await shopper.ask(loadPaymentError, declined.to ?? '')).value).toMatchObject({ hasCart: true });
  expect((await shopper.ask(loadPayment, '/checkout/payment/')).value).toMatchObject({
    payment: { state: 'pending' },
  });

  await shopper.ask(changeCart, '/checkout/', { intent: 'reopen' });
  const second = await shopper.confirm(await shopper.payment());
  expect(second.to).not.toBe(first.to);
  const cancelled = await shopper.decide(second.to, 'cancel');
  expect(cancelled.to).toMatch(/^\/order\/payment_cancelled\//);

  await shopper.ask(loadPaymentCancelled, cancelled.to ?? '');
  await shopper.ask(changeCart, '/checkout/', { intent: 'reopen' });
  const third = await shopper.confirm(await shopper.payment());
  const approved = await shopper.decide(third.to, 'approve');
  const asCancelled = (approved.to ?? '').replace('payment_ok', 'payment_cancelled');
  expect((await shopper.ask(loadPaymentCancelled, asCancelled)).to).toBe(approved.to);
});

test('a form of an order that was given up asks to confirm again under a new key', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(2));
  const view = await shopper.payment();
  const placed = await shopper.confirm(view);
  await shopper.decide(placed.to, 'decline');
  await shopper.ask(changeCart, '/checkout/', { intent: 'reopen' });
  const again = await shopper.confirm(view);
  expect(again).toMatchObject({ status: 409, value: { problem: { kind: 'failed' } } });
  const fresh = readyView(answerOf(again).payment);
  expect(fresh.draft.key).not.toBe(view.draft.key);
  expect((await shopper.confirm(fresh)).to).toMatch(/test-payment/);
});

test('an order that waits for its payment can be cancelled, which releases its stock', async () => {
  const productId = await stocked(1);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(productId);
  await shopper.confirm(await shopper.payment());
  expect((await shopper.ask(loadPayment, '/checkout/payment/')).value).toMatchObject({
    payment: { state: 'pending' },
  });
  expect(await stockOf(database().db, productId)).toBe(0);
  await shopper.ask(changeCart, '/checkout/', { intent: 'reopen' });
  expect(await shopper.cart()).toMatchObject({ state: 'ready', checked: { rows: [{ amount: 1, notice: '' }] } });
  expect(await stockOf(database().db, productId)).toBe(1);
});

test('an unpaid order is not confirmed by its address, an unknown one is 404', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const placed = await shopper.confirm(await shopper.payment());
  const ok = (placed.to ?? '').replace('test-payment', 'payment_ok');
  const waiting = await shopper.ask(loadPaymentOk, ok);
  expect(waiting.to).toMatch(/^\/order\/process\/\?reference=/);
  expect(await shopper.ask(loadOrderProcess, waiting.to ?? '')).toMatchObject({ status: 200 });
  expect(await shopper.ask(loadTestPayment, placed.to ?? '')).toMatchObject({ status: 200 });
  expect((await shopper.ask(loadPaymentOk, '/order/payment_ok/nothing-like-it/')).status).toBe(404);
  expect((await shopper.ask(loadOrderProcess, '/order/process/?reference=%00')).status).toBe(404);
});

test('pick-up points are listed for a postcode and one must be chosen', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  const look = (postal_code: string, intent = 'locations') =>
    shopper.ask(placeOrder, '/checkout/payment/', { ...filled(view), intent, delivery_method: 'parcel', postal_code });
  for (const wrong of ['abc', '0010']) {
    const refused = await look(wrong);
    expect([refused.status, answerOf(refused)]).toMatchObject([400, { problem: { kind: 'fields', texts: [] } }]);
    const { error } = answerOf(refused).result ?? {};
    expect(error).toEqual({ postal_code: [expect.stringContaining('00100')] });
    expect(readyView(answerOf(refused).payment).draft).toMatchObject({ postalCode: wrong, deliveryMethod: 'parcel' });
    expect(await look(wrong, 'look-up')).toMatchObject({ status: 200, value: { problem: null, result: null } });
  }
  const without = readyView(answerOf(await look('')).payment);
  expect(without).toMatchObject({
    deliveryMethod: 'parcel',
    locations: { state: 'postcode' },
    draft: { firstName: 'Aino' },
  });
  const listed = readyView(answerOf(await look('00100')).payment);
  expect(listed).toMatchObject({ checked: { totalHundredths: 10_390 }, locations: { state: 'listed' } });
  expect((await shopper.payment()).draft).toMatchObject({ deliveryMethod: 'parcel', postalCode: '00100' });

  const missing = await shopper.confirm(listed);
  expect(missing.status).toBe(400);
  expect(answerOf(missing).result?.error?.['delivery_location']).toHaveLength(1);
  const location = { [`location_${listed.deliveryMethod}`]: String(pickupPointId) };
  expect((await shopper.confirm(listed, location)).to).toMatch(/test-payment/);
});

test('another country is chosen with everything that was filled in kept, the way to pay too', async () => {
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(await stocked(1));
  const view = await shopper.payment();
  const chosen = { intent: 'country', city: 'Inari', payment_method: 'invoice', email: '' };
  const left = await shopper.ask(placeOrder, '/checkout/payment/', { ...filled(view), ...chosen });
  expect(left).toMatchObject({ status: 303, to: '/locale/?next=%2Fcheckout%2Fpayment%2F' });
  expect((await shopper.payment()).draft).toMatchObject({ city: 'Inari', paymentMethod: 'invoice', firstName: 'Aino' });
});

test('an empty cart cannot be paid', async () => {
  const shopper = storefront.newShopper('fi-eur');
  expect((await shopper.ask(loadPayment, '/checkout/payment/')).to).toBe('/checkout/');
});

test('what can no longer be had is taken out of the cart with a word about it', async () => {
  const few = await stocked(2);
  const shopper = storefront.newShopper('fi-eur');
  await shopper.add(few, 9);
  await shopper.add(2_000_000);
  expect(await shopper.ask(loadCart, '/checkout/')).toMatchObject({ status: 302, to: '/checkout/' });
  expect(await shopper.cart()).toMatchObject({ units: 2, checked: { rows: [{ amount: 2 }], errors: [] } });
});

test('a script gets an answer, a plain form a redirect, and neither leaves the site', async () => {
  const productId = await stocked(1);
  const shopper = storefront.newShopper('fi-eur');
  const fields = { intent: 'add', productId: String(productId) };
  const script = await shopper.ask(changeCart, '/checkout/', fields, {
    'sec-fetch-mode': 'cors',
    'sec-fetch-site': 'same-origin',
  });
  expect(script).toMatchObject({ status: 200, value: { ok: true, added: productId } });
  const back = (returnTo: string) => shopper.ask(changeCart, '/checkout/', { ...fields, returnTo });
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
  const shopper = storefront.newShopper('fi-eur');
  const answer = await shopper.ask(changeCart, '/checkout/', { intent: 'clear' }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
});
