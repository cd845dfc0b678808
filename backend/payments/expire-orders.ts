import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { orders, payments } from '../db/schema/orders';
import type { Job } from '../jobs/job';
import { failOrder } from './settle-payment';

/** How long an order waits for its payment before its stock is free again. */
export const PAYMENT_TIME_MS = 30 * 60 * 1000;

/** Most orders that one run gives up, so that a run ends. */
const MOST_A_RUN = 500;

/**
 * Gives up orders that nobody paid within 30 minutes: the attempt is cancelled, the order fails, its stock is free again. Money
 * that arrives later goes to review. An order whose payment is under review is left to people.
 *
 * Each order has its own transaction, which keeps to the order of locks of `settlePayment`; an order that is being settled right
 * now is passed over, so several runs at once do no harm.
 * @returns how many orders were given up
 */
export async function expireOrders(db: Db, now: Date): Promise<number> {
  for (let count = 0; count < MOST_A_RUN; count++) {
    if (!(await db.transaction((tx) => expireOne(tx, now)))) return count;
  }
  return MOST_A_RUN;
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

/** Looks for unpaid orders every minute. */
export const expireOrdersJob: Job = {
  name: 'expire-orders',
  everyMs: 60_000,
  run: async (backend) => {
    const count = await expireOrders(backend.db, backend.clock());
    if (count > 0) backend.log.info({ count }, 'unpaid orders expired');
  },
};
