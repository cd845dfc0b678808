import type { OrderStatus } from 'contract/order-status';
import { and, eq } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { orders } from '../db/schema/orders';
import { paymentEvents, payments } from '../db/schema/payments';
import { changeOrderStatus } from '../domain/orders/order-status';
import { releaseStock } from '../domain/stock/stock-taking';
import type { ConfirmingShop } from '../mail/order-confirmation';
import { payOrder } from './pay-order';
import type { ProcessorEvent } from './processor';
import { type Settlement, settlementOf } from './settlement-rule';

/** The result of a message. `repeated`: it had been received before. */
export interface Settled {
  readonly settlement: Settlement | 'repeated';
  readonly orderNumber: string;
  readonly orderStatus: OrderStatus;
  readonly paymentStatus: (typeof payments.$inferSelect)['status'];
}

/**
 * Settles a processor's message in one transaction: the payment, the order with its history, the stock, the club bonus and the
 * confirmation mail change together or not at all.
 *
 * Closes the races between two messages, and between a message and the job that expires orders: all of them lock the order's
 * row first, then its payment, then stock. A message counts once by its key, and an order is paid once by a unique index.
 * @param event a message with a verified signature
 * @returns null when no payment of that processor has the reference
 */
export async function settlePayment(
  db: Db,
  shop: ConfirmingShop,
  processor: string,
  event: ProcessorEvent,
  now: Date,
): Promise<Settled | null> {
  return db.transaction(async (tx) => {
    const found = await lockPayment(tx, event.reference);
    if (!found || found.payment.processor !== processor) return null;
    const { order, payment } = found;
    const settlement = settlementOf({
      order: order.status,
      payment: payment.status,
      message: event.kind,
      amountAgrees: event.amountHundredths === payment.amountHundredths && event.currency === payment.currency,
    });
    const recorded = await tx
      .insert(paymentEvents)
      .values({
        paymentId: payment.id,
        eventKey: event.eventKey,
        kind: event.kind,
        payload: { ...event.payload },
        isAccepted: settlement !== 'ignore' && settlement !== 'review',
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    const known = { orderNumber: order.number, orderStatus: order.status, paymentStatus: payment.status };
    if (recorded.length === 0) return { ...known, settlement: 'repeated' };
    const changed = await carryOut(tx, shop, { settlement, order, paymentId: payment.id, event, processor, now });
    return { ...known, ...changed, settlement };
  });
}

async function lockPayment(tx: Transaction, reference: string) {
  const [found] = await tx
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.reference, reference));
  if (!found) return null;
  const [order] = await tx
    .select({ id: orders.id, number: orders.number, status: orders.status })
    .from(orders)
    .where(eq(orders.id, found.orderId))
    .for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, reference)).for('update');
  return order && payment ? { order, payment } : null;
}

interface Work {
  readonly settlement: Settlement;
  readonly order: { readonly id: number; readonly number: string; readonly status: OrderStatus };
  readonly paymentId: number;
  readonly event: ProcessorEvent;
  readonly processor: string;
  readonly now: Date;
}

/** What settles without a change of the order. */
const ATTEMPT_ONLY: Partial<Record<Settlement, 'captured' | 'review'>> = { collect: 'captured', review: 'review' };

async function carryOut(
  tx: Transaction,
  shop: ConfirmingShop,
  { settlement, order, paymentId, event, processor, now }: Work,
): Promise<Partial<Settled>> {
  if (settlement === 'ignore') return {};
  const paymentStatus = ATTEMPT_ONLY[settlement] ?? event.kind;
  await tx
    .update(payments)
    .set({ status: paymentStatus, settledAt: now, ...(event.chargeId !== undefined && { chargeId: event.chargeId }) })
    .where(eq(payments.id, paymentId));
  if (settlement !== 'pay') return { paymentStatus };
  await payOrder(tx, shop, {
    orderId: order.id,
    from: order.status,
    actor: `processor:${processor}`,
    note: event.kind,
    now,
  });
  return { paymentStatus, orderStatus: 'processing' };
}

/**
 * Cancels an order that waits for its payment, with its open attempts, and releases its stock. The caller must hold the lock of
 * the order's row.
 */
export async function failOrder(
  tx: Transaction,
  change: { orderId: number; from: OrderStatus; actor: string; note: string; now: Date },
): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'cancelled', settledAt: change.now })
    .where(and(eq(payments.orderId, change.orderId), eq(payments.status, 'created')));
  await changeOrderStatus(tx, { ...change, to: 'payment_failed' });
  await releaseStock(tx, change.orderId, change.now);
}
