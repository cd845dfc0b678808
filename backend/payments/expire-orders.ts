import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { orders, payments } from '../db/schema/orders';
import type { Job } from '../jobs/job';
import { failOrder } from './settle-payment';

/** How long an order waits for its payment before its stock is free again. */
export const PAYMENT_TIME_MS = 30 * 60 * 1000;

/** Max orders that one run cancels, so that a run ends. */
const MAX_A_RUN = 500;

/**
 * Cancels orders that were not paid within 30 minutes: the attempt is cancelled, the order fails, its stock is released. A
 * later payment goes to manual review. Orders with a payment under review are left unchanged.
 *
 * Each order has its own transaction, which keeps to the order of locks of `settlePayment`; an order that is being settled
 * right now is skipped, so concurrent runs are safe.
 * @param stopping ends the run after the order under way
 * @returns number of cancelled orders
 */
export async function expireOrders(db: Db, now: Date, stopping?: AbortSignal): Promise<number> {
  for (let count = 0; count < MAX_A_RUN; count++) {
    if (stopping?.aborted || !(await db.transaction((tx) => expireOne(tx, now)))) return count;
  }
  return MAX_A_RUN;
}

async function expireOne(tx: Transaction, now: Date): Promise<boolean> {
  const underReview = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), sql`${payments.status} in ('review', 'captured')`));
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'awaiting_payment'),
        lt(orders.placedAt, new Date(now.getTime() - PAYMENT_TIME_MS)),
        notExists(underReview),
      ),
    )
    .orderBy(orders.placedAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!order) return false;
  await tx
    .update(payments)
    .set({ status: 'cancelled', settledAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'created')));
  const change = { orderId: order.id, from: 'awaiting_payment' as const, actor: 'job:expire-orders', now };
  await failOrder(tx, { ...change, note: 'not paid in time' });
  return true;
}

/** Expires what is due; the next run a minute later continues. */
export const expireOrdersJob: Job<'expire-orders'> = {
  queue: 'expire-orders',
  run: async ({ db, clock, log }, _data, stopping) => {
    const count = await expireOrders(db, clock(), stopping);
    if (count > 0) log.info({ count }, 'unpaid orders expired');
  },
};
