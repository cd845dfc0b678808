import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Transaction } from '../db/client';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import type { Job } from '../jobs/job';
import { findLatestAttempt } from './find-attempt';
import { PAYMENT_TIME_MS } from './payment-time';
import { processorsOf } from './processors';
import { failOrder } from './settle-payment';
import { askProcessor, type PaymentWork } from './work';

/** Max orders that one run cancels, so that a run ends. */
const MAX_A_RUN = 500;

/**
 * Cancels orders that were not paid within 30 minutes: the attempt is cancelled, at its processor first, the order fails, its stock is
 * released. An attempt that turns out to be paid pays its order instead. A later payment goes to manual review. Orders with a
 * payment under review are left unchanged.
 *
 * Each order has its own transaction, which keeps to the order of locks of `settlePayment` and is not open while a processor is
 * asked; an order that is being settled right now is left to the next run, so concurrent runs are safe.
 * @param stopping ends the run after the order under way
 * @returns number of cancelled orders
 */
export async function expireOrders(work: PaymentWork, now: Date, stopping?: AbortSignal): Promise<number> {
  const due = await work.db
    .select({ id: orders.id, reference: orders.paymentReference })
    .from(orders)
    .where(isDue(work.db, now))
    .orderBy(orders.placedAt)
    .limit(MAX_A_RUN);
  let count = 0;
  for (const { id, reference } of due) {
    if (stopping?.aborted) break;
    const attempt = await findLatestAttempt(work.db, reference);
    if (attempt?.status === 'created') await askProcessor(work, attempt, (processor) => processor.cancel(attempt));
    if (await work.db.transaction((tx) => expireOne(tx, id, now))) count++;
  }
  return count;
}

const isDue = (reader: PaymentWork['db'] | Transaction, now: Date) => {
  const decided = reader
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), sql`${payments.status} in ('review', 'authorised', 'captured')`));
  return and(
    eq(orders.status, 'awaiting_payment'),
    lt(orders.placedAt, new Date(now.getTime() - PAYMENT_TIME_MS)),
    notExists(decided),
  );
};

async function expireOne(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), isDue(tx, now)))
    .for('update', { skipLocked: true });
  if (!order) return false;
  const change = { orderId: order.id, from: 'awaiting_payment' as const, actor: 'job:expire-orders', now };
  await failOrder(tx, { ...change, note: 'not paid in time' });
  return true;
}

/** Expires what is due; the next run a minute later continues. */
export function expireOrdersJob(settings: Settings): Job<'expire-orders'> {
  const processors = processorsOf(settings);
  return {
    queue: 'expire-orders',
    run: async (context, _data, stopping) => {
      const count = await expireOrders({ ...context, settings, processors }, context.clock(), stopping);
      if (count > 0) context.log.info({ count }, 'unpaid orders expired');
    },
  };
}
