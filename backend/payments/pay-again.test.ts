import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { newKey, orderBody } from '../../tests/support/order-body';
import { ledgerFaults, order, stockOf } from '../../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../../tests/support/shop-data';
import { paymentMethods } from '../db/schema/delivery';
import { mails } from '../db/schema/mail';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import type { PlacedOrder } from '../domain/orders/place-order';

const database = withDatabase();
let backend: TestBackend;

beforeAll(async () => {
  await insertShop(database().db);
  backend = testBackend(database());
});
afterAll(() => backend.close());

const decide = ({ paymentReference }: PlacedOrder, decision: string) =>
  backend.send('POST', `/api/payments/test/${paymentReference}/`, { decision });

async function placed() {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 3 } });
  return { productId, order: await order(db, { productId }) };
}

/** Status of the order and its mails. */
async function orderOf({ id }: PlacedOrder) {
  const { db } = database();
  const [found] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return { status: found?.status, mails: await db.$count(mails, eq(mails.orderId, id)) };
}

const again = (it: PlacedOrder, method: string | null = null) =>
  backend.send('POST', `/api/order/payment/${it.paymentReference}/pay/`, {
    payment_method: method,
    return_paths: { ok: '/ok/', cancelled: '/cancelled/', error: '/error/', address: '/address/' },
  });

const giveUp = (it: PlacedOrder) => backend.send('POST', `/api/order/payment/${it.paymentReference}/give-up/`, {});

async function attemptsOf({ id }: PlacedOrder) {
  const { db } = database();
  const found = await db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
  return found.map(({ status }) => status);
}

test.each(['decline', 'cancel'] as const)(
  'after a %s the order keeps its stock and can be paid again',
  async (decision) => {
    const { order: it, productId } = await placed();
    for (let press = 0; press < 3; press++) await decide(it, decision);
    const ended = decision === 'decline' ? 'declined' : 'cancelled';
    expect(await attemptsOf(it)).toEqual([ended]);
    expect(await orderOf(it)).toEqual({ status: 'awaiting_payment', mails: 0 });
    expect(await stockOf(database().db, productId)).toBe(2);
    expect((await again(it)).body).toEqual({ processor: 'test', redirect_url: null });
    await decide(it, 'approve');
    expect(await attemptsOf(it)).toEqual([ended, 'captured']);
    expect((await again(it)).status).toBe(409);
    expect(await stockOf(database().db, productId)).toBe(2);
  },
);

test('paying again ten times at once is one attempt, and the method may change', async () => {
  const { order: it } = await placed();
  await decide(it, 'decline');
  const answers = await Promise.all(Array.from({ length: 10 }, () => again(it)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await attemptsOf(it)).toEqual(['declined', 'created']);
  await insertPaymentMethod(database().db, { slug: 'other' });
  expect((await again(it, 'other')).status).toBe(200);
  expect(await attemptsOf(it)).toEqual(['declined', 'cancelled', 'created']);
  expect((await again(it, 'unheard-of')).status).toBe(400);
});

test('an order that is given up releases its stock once, and a paid one cannot be given up', async () => {
  const { order: it, productId } = await placed();
  await Promise.all([giveUp(it), giveUp(it), giveUp(it)]);
  expect(await attemptsOf(it)).toEqual(['cancelled']);
  expect(await orderOf(it)).toEqual({ status: 'payment_failed', mails: 0 });
  expect(await stockOf(database().db, productId)).toBe(3);
  expect(await ledgerFaults(database().db)).toBe(0);
  expect((await again(it)).status).toBe(409);
  const { order: paid } = await placed();
  await decide(paid, 'approve');
  expect((await giveUp(paid)).body).toEqual({ status: 'processing' });
  expect(await orderOf(paid)).toEqual({ status: 'processing', mails: 1 });
});

test('a payment and giving up its order at once end in one of the two', async () => {
  for (let round = 0; round < 5; round++) {
    const { order: it, productId } = await placed();
    await Promise.all([decide(it, 'approve'), giveUp(it)]);
    const { status } = await orderOf(it);
    expect([status, ...(await attemptsOf(it))]).toEqual(
      status === 'processing' ? ['processing', 'captured'] : ['payment_failed', 'review'],
    );
    expect(await stockOf(database().db, productId)).toBe(status === 'processing' ? 2 : 3);
  }
});

test('the card that calls back twice at once pays once', async () => {
  const { order: it } = await placed();
  await backend.send('POST', `/api/payments/test/${it.paymentReference}/`, { decision: 'twice' });
  expect(await orderOf(it)).toEqual({ status: 'processing', mails: 1 });
});

test('the card that never answers leaves the order waiting', async () => {
  const { order: it } = await placed();
  await backend.send('POST', `/api/payments/test/${it.paymentReference}/`, { decision: 'time_out' });
  await backend.send('POST', `/api/order/payment/${it.paymentReference}/check/`, {});
  expect(await attemptsOf(it)).toEqual(['created']);
  expect(await orderOf(it)).toEqual({ status: 'awaiting_payment', mails: 0 });
});

test('an invoice settles the order when it is placed, and is due in 14 days', async () => {
  const { db } = database();
  await insertPaymentMethod(db, { slug: 'invoice', processor: 'invoice', maxCents: 50_000 });
  const productId = await insertVariant(db, { stock: { [STORES.main]: 1 } });
  const now = new Date('2026-03-20T12:00:00Z');
  backend.setTime(now);
  const body = orderBody({ productId, key: newKey(), body: { payment_method: 'invoice' } });
  const { body: answer } = await backend.send('POST', '/api/checkout/order/', body);
  expect(answer).toMatchObject({ status: 'processing', processor: 'invoice', redirect_url: null });
  const { body: order } = await backend.send('GET', `/api/order/payment/${answer['payment_reference']}/`);
  expect(order).toMatchObject({ payment_status: 'authorised', payment_due: '2026-04-03T12:00:00.000Z' });
  backend.setTime(new Date());
});

test('ways to pay are offered by country, charged currency and sum', async () => {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 9 } });
  const limited = { processor: 'test', kind: 'card' as const };
  await db.insert(paymentMethods).values([
    { ...limited, slug: 'finns', countries: ['fi'] },
    { ...limited, slug: 'swedes', countries: ['se'] },
    { ...limited, slug: 'crowns', currencies: ['sek'] },
    { ...limited, slug: 'rich', minCents: 1_000_000 },
    { ...limited, slug: 'elsewhere', processor: 'stripe' },
  ]);
  const { body } = await backend.send('POST', '/api/checkout/', orderBody({ productId, key: newKey() }));
  const offered = (body['payment_methods'] as { id: string }[]).map(({ id }) => id);
  expect(offered).toContain('finns');
  expect(offered.filter((id) => ['swedes', 'crowns', 'rich', 'elsewhere'].includes(id))).toEqual([]);
});
