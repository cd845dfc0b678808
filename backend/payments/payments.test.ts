import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { order, paymentWork, shopSettings, stockOf } from '../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { mails } from '../db/schema/mail';
import { orderEvents } from '../db/schema/order-events';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import type { PlacedOrder } from '../domain/orders/place-order';
import { releaseStock } from '../domain/stock/stock-taking';
import { expireOrders } from './expire-orders';
import { settlePayment } from './settle-payment';
import { signTestMessage, TEST_SECRET, TEST_SIGNATURE_HEADER, type TestMessage } from './test-processor';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

const decide = (reference: string, decision: 'approve' | 'decline' | 'cancel') =>
  backend.send('POST', `/api/payments/test/${reference}/`, { decision });

function tell({ payment }: PlacedOrder, more: Partial<TestMessage> = {}, secret = TEST_SECRET) {
  const message = {
    reference: payment.reference,
    event: 'event-1',
    kind: 'captured',
    amount_minor: payment.amountHundredths,
    currency: payment.currency,
    ...more,
  };
  const body = JSON.stringify(message);
  const headers = { [TEST_SIGNATURE_HEADER]: signTestMessage(secret, body) };
  return backend.send('POST', '/api/payments/webhook/test/', body, headers);
}

async function placed(now = new Date()) {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 3 } });
  return { productId, order: await order(db, { productId }, now) };
}

async function stateOf({ id }: PlacedOrder) {
  const { db } = database();
  const [state] = await db
    .select({ order: orders.status, payment: payments.status, paidAt: orders.paidAt })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, id));
  const mailCount = await db.$count(mails, eq(mails.orderId, id));
  return { order: state?.order, payment: state?.payment, isPaid: state?.paidAt != null, mails: mailCount };
}

const PAID = { order: 'processing', payment: 'captured', isPaid: true, mails: 1 };

test('an approved payment pays the order, writes its history, and confirms it by one mail', async () => {
  const { order: it } = await placed();
  const { body } = await decide(it.paymentReference, 'approve');
  expect(body).toEqual({ status: 'processing', payment_status: 'captured' });
  expect(await stateOf(it)).toEqual(PAID);
  const events = await database()
    .db.select({ to: orderEvents.toStatus, actor: orderEvents.actor })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, it.id))
    .orderBy(asc(orderEvents.id));
  expect(events).toEqual([
    { to: 'awaiting_payment', actor: 'customer' },
    { to: 'processing', actor: 'processor:test' },
  ]);
});

test('approving twice, or twenty times at once, captures once and mails once', async () => {
  const { order: it } = await placed();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => tell(it, { event: index % 2 === 0 ? 'same' : `other-${index}` })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
  expect(await stateOf(it)).toEqual(PAID);
});

test('paid stays paid when it is cancelled or declined afterwards', async () => {
  const { order: it, productId } = await placed();
  await decide(it.paymentReference, 'approve');
  await decide(it.paymentReference, 'cancel');
  await decide(it.paymentReference, 'decline');
  expect(await stateOf(it)).toEqual(PAID);
  expect(await stockOf(database().db, productId)).toBe(2);
});

test('money for an order that was given up goes to review', async () => {
  const { order: it, productId } = await placed();
  await backend.send('POST', `/api/order/payment/${it.paymentReference}/give-up/`, {});
  await decide(it.paymentReference, 'approve');
  expect(await stateOf(it)).toEqual({ order: 'payment_failed', payment: 'review', isPaid: false, mails: 0 });
  expect(await stockOf(database().db, productId)).toBe(3);
});

test('another amount or currency goes to review, is logged, and keeps the stock of the order', async () => {
  const before = backend.logged.length;
  for (const wrong of [{ amount_minor: 1 }, { currency: 'sek' }]) {
    const { order: it, productId } = await placed();
    expect((await tell(it, wrong)).status).toBe(200);
    expect(await stateOf(it)).toEqual({ order: 'awaiting_payment', payment: 'review', isPaid: false, mails: 0 });
    await expireOrders(paymentWork(database().db), new Date(Date.now() + 3_600_000));
    expect(await stockOf(database().db, productId)).toBe(2);
  }
  const warned = backend.logged.slice(before).filter((line) => line.message.includes('a person'));
  expect(warned.map(({ level }) => level)).toEqual(['warn', 'warn']);
});

test('a forged, unreadable or foreign message changes nothing', async () => {
  const { order: it } = await placed();
  expect((await tell(it, {}, 'a guess')).status).toBe(401);
  const unsigned = await backend.send('POST', '/api/payments/webhook/test/', '{}');
  expect(unsigned.status).toBe(401);
  const headers = { [TEST_SIGNATURE_HEADER]: signTestMessage(TEST_SECRET, 'x') };
  expect((await backend.send('POST', '/api/payments/webhook/test/', 'x', headers)).status).toBe(400);
  expect((await tell(it, { reference: 'unknown' })).status).toBe(404);
  expect((await backend.send('POST', '/api/payments/webhook/other/', '{}')).status).toBe(404);
  expect((await backend.send('POST', '/api/payments/webhook/test/', 'x'.repeat(70_000))).status).toBe(413);
  expect((await decide('unknown', 'approve')).status).toBe(404);
  expect(await stateOf(it)).toMatchObject({ order: 'awaiting_payment', payment: 'created' });
});

test('a message of one processor does not settle the payment of another', async () => {
  const { order: it } = await placed();
  const { reference, amountHundredths, currency } = it.payment;
  const event = { reference, amountHundredths, currency, eventKey: 'e', kind: 'captured' as const, payload: {} };
  expect(await settlePayment(database().db, shopSettings, 'other', event, new Date())).toBeNull();
  expect(await stateOf(it)).toMatchObject({ order: 'awaiting_payment', payment: 'created' });
});

test('stock that was released is not released again', async () => {
  const { db } = database();
  const { order: it, productId } = await placed();
  for (let time = 0; time < 2; time++) await db.transaction((tx) => releaseStock(tx, it.id, new Date()));
  expect(await stockOf(database().db, productId)).toBe(3);
});

test('orders wait half an hour for their payment, then their stock is free; money that comes later goes to review', async () => {
  const { db } = database();
  const now = new Date('2026-03-29T00:45:00Z');
  const { order: it, productId } = await placed(new Date(now.getTime() - 30 * 60_000));
  expect(await expireOrders(paymentWork(db), now)).toBe(0);
  const later = new Date(now.getTime() + 1000);
  const counts = await Promise.all([
    expireOrders(paymentWork(db), later),
    expireOrders(paymentWork(db), later),
    expireOrders(paymentWork(db), later),
  ]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await stateOf(it)).toEqual({ order: 'payment_failed', payment: 'cancelled', isPaid: false, mails: 0 });
  expect(await stockOf(database().db, productId)).toBe(3);
  await tell(it);
  expect(await stateOf(it)).toMatchObject({ order: 'payment_failed', payment: 'review' });
});

test('a payment and the expiry of its order at once end in one of the two, never in both', async () => {
  const { db } = database();
  const now = new Date('2026-04-01T12:00:00Z');
  for (let round = 0; round < 5; round++) {
    const { order: it, productId } = await placed(new Date(now.getTime() - 31 * 60_000));
    await Promise.all([tell(it), expireOrders(paymentWork(db), now)]);
    const state = await stateOf(it);
    const isPaid = state.order === 'processing';
    expect(await stockOf(database().db, productId)).toBe(isPaid ? 2 : 3);
    expect(state.payment).toBe(isPaid ? 'captured' : 'review');
  }
});

test('production has no test processor', async () => {
  const { order: it } = await placed();
  const production = testBackend(database(), { production: true });
  const { status } = await production.send('POST', `/api/payments/test/${it.paymentReference}/`, {
    decision: 'approve',
  });
  expect(status).toBe(404);
  await production.close();
  expect(await stateOf(it)).toMatchObject({ order: 'awaiting_payment' });
});
