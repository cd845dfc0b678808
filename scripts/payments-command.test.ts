import { orderEvents } from 'backend/db/schema/order-events';
import { orders } from 'backend/db/schema/orders';
import { paymentRefunds, payments } from 'backend/db/schema/payments';
import { processorsOf } from 'backend/payments/processors';
import { settlePayment } from 'backend/payments/settle-payment';
import { startPayment } from 'backend/payments/start-payment';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../tests/support/database';
import { order, paymentWork, shopSettings, stockOf } from '../tests/support/ordering';
import { insertPaymentMethod, insertShop, insertVariant, STORES } from '../tests/support/shop-data';
import { paymentsCommand } from './payments-command';

const database = withDatabase();
const PATHS = { ok: '/ok/', cancelled: '/cancelled/', error: '/error/', address: '/address/' };

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  await insertPaymentMethod(db, { slug: 'invoice', processor: 'invoice' });
});

const run = (...args: string[]) => paymentsCommand(args)(paymentWork(database().db));

/** An order of 105.90 whose payment said something, or its invoice. */
async function told(kind: 'captured' | 'invoice', amountHundredths = 10_590) {
  const { db } = database();
  const productId = await insertVariant(db, { stock: { [STORES.main]: 3 } });
  const method = kind === 'invoice' ? 'invoice' : 'card';
  const placed = await order(db, { productId, body: { payment_method: method } });
  const { reference, processor } = placed.payment;
  if (kind === 'invoice') await startPayment(paymentWork(db), reference, PATHS);
  else {
    const event = { reference, eventKey: 'e', kind, amountHundredths, currency: 'eur', payload: {} };
    await settlePayment(db, shopSettings, processor, event, new Date());
  }
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, placed.id));
  return { id: String(payment?.id), placed, productId };
}

async function stateOf(id: string) {
  const [found] = await database()
    .db.select({ order: orders.status, payment: payments.status })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, Number(id)));
  return [found?.order, found?.payment];
}

test('an invoice is listed until its money has come', async () => {
  const { id } = await told('invoice');
  expect(await run('list')).toMatch(
    new RegExp(`^${id}  authorised  S\\d{9}  processing  invoice  105.90 EUR  due 20`, 'm'),
  );
  expect(await run('capture', id)).toBe(`Payment ${id} is captured.`);
  expect(await stateOf(id)).toEqual(['processing', 'captured']);
  await expect(run('capture', id)).rejects.toThrow('The payment is captured.');
});

test('an invoice that is withdrawn cancels its order and releases its stock', async () => {
  const { id, productId, placed } = await told('invoice');
  expect(await run('cancel', id)).toContain('is cancelled');
  expect(await stateOf(id)).toEqual(['cancelled', 'cancelled']);
  expect(await stockOf(database().db, productId)).toBe(3);
  const events = await database().db.select().from(orderEvents).where(eq(orderEvents.orderId, placed.id));
  expect(events.at(-1)).toMatchObject({
    toStatus: 'cancelled',
    actor: 'command:shop-payments',
    note: 'payment withdrawn',
  });
});

test('money under review is accepted while the order keeps its stock, and given back otherwise', async () => {
  const { id } = await told('captured', 10_000);
  expect(await stateOf(id)).toEqual(['awaiting_payment', 'review']);
  expect(await run('list')).toContain(`${id}  review`);
  await run('capture', id);
  expect(await stateOf(id)).toEqual(['processing', 'captured']);
  const closed = await told('captured', 10_000);
  await database().db.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, closed.placed.id));
  await expect(run('capture', closed.id)).rejects.toThrow('Give it back');
  expect(await run('refund', closed.id)).toContain('Refund of 105.90 EUR');
  expect(await stateOf(closed.id)).toEqual(['payment_failed', 'refunded']);
});

test('refunds at once never give back more than was paid', async () => {
  const { id } = await told('captured');
  const outcomes = await Promise.allSettled(['60', '50,01', '45.90', '80'].map((amount) => run('refund', id, amount)));
  const { db } = database();
  const made = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, Number(id)));
  const sum = made.reduce((total, { amountHundredths }) => total + amountHundredths, 0);
  expect(sum).toBeLessThanOrEqual(10_590);
  expect(made).toHaveLength(outcomes.filter(({ status }) => status === 'fulfilled').length);
  if (sum < 10_590) await run('refund', id);
  expect(await stateOf(id)).toEqual(['processing', 'refunded']);
  await expect(run('refund', id)).rejects.toThrow('no money to give back');
});

test('a refund that was not answered is sent again with its key', async () => {
  const { id } = await told('captured');
  const { db } = database();
  const keys: string[] = [];
  const processors = new Map(processorsOf(shopSettings));
  const test = processors.get('test');
  if (!test) throw new Error('no test processor');
  const { ProcessorFailure } = await import('backend/payments/processor');
  processors.set('test', {
    ...test,
    refund: async (attempt, refund) => {
      keys.push(refund.key);
      if (keys.length === 1) throw new ProcessorFailure('test', 'timeout', '');
      return test.refund(attempt, refund);
    },
  });
  const work = { ...paymentWork(db), processors };
  expect(await paymentsCommand(['refund', id, '10'])(work)).toContain('requested');
  expect(await paymentsCommand(['refund', id, '10'])(work)).toContain('done');
  expect(new Set(keys).size).toBe(1);
  expect(await db.$count(paymentRefunds, eq(paymentRefunds.paymentId, Number(id)))).toBe(1);
});

test.each([['pay', '1'], ['capture'], ['capture', 'x'], ['refund', '1', '-5'], ['refund', '1', '1e3'], ['list', '1']])(
  'a wrong command is refused: %s %s',
  (...args) => {
    expect(() => paymentsCommand(args.filter((arg) => arg !== undefined))).toThrow('npm run shop:payments');
  },
);
