import type { ActName } from 'contract/act-names';
import type { OrderStatus } from 'contract/order-status';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { orderDeliveries } from '../db/schema/deliveries';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import { writeAudit } from '../domain/audit/write-audit';
import { changeOrderStatus } from '../domain/orders/order-status';
import { releaseStock } from '../domain/stock/stock-taking';
import { findAttempt, type PaymentAttempt } from './find-attempt';
import { payOrder } from './pay-order';
import { ProcessorFailure } from './processor';
import { PaymentRefusal } from './refund-payment';
import { type PaymentWork, settleEvent } from './work';

/** A payment that waits for a person: under review, or promised and not yet taken. */
export interface OpenPayment {
  readonly id: number;
  readonly status: PaymentAttempt['status'];
  readonly order: string;
  readonly orderStatus: string;
  readonly processor: string;
  /** Less what an invoice was reduced by. */
  readonly amountHundredths: number;
  readonly currency: string;
  readonly dueAt: Date | null;
  readonly settledAt: Date | null;
}

/** The payments that wait for a person, the oldest first. */
export async function listOpenPayments(db: Db): Promise<OpenPayment[]> {
  return db
    .select({
      id: payments.id,
      status: payments.status,
      order: orders.number,
      orderStatus: orders.status,
      processor: payments.processor,
      amountHundredths: sql<number>`${payments.amountHundredths} - (select coalesce(sum(r.amount_minor), 0)
        from payment_refunds r where r.payment_id = ${payments.id} and r.status <> 'failed')`.mapWith(Number),
      currency: payments.currency,
      dueAt: payments.dueAt,
      settledAt: payments.settledAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(inArray(payments.status, ['review', 'authorised']))
    .orderBy(asc(payments.id));
}

async function required({ db }: PaymentWork, id: number): Promise<PaymentAttempt> {
  const attempt = await findAttempt(db, { id });
  if (!attempt) throw new PaymentRefusal(`There is no payment ${id}.`);
  return attempt;
}

/** Writes a decision into the log of acts. */
function record(tx: Transaction, work: PaymentWork, attempt: PaymentAttempt, act: { action: ActName; actor: string }) {
  const details = { order: attempt.order.number, amount: attempt.amountHundredths };
  return writeAudit(tx, { ...act, subject: 'payment', subjectId: String(attempt.id), details, now: work.clock() });
}

/**
 * Takes the money of a promised payment, or accepts one under review: its order is paid, while its stock is still reserved.
 * @throws PaymentRefusal when the payment is neither, or its order has released its stock
 */
export async function capturePayment(work: PaymentWork, id: number, actor: string): Promise<void> {
  const attempt = await required(work, id);
  const act = { action: 'capture-payment', actor } as const;
  if (attempt.status === 'review') {
    return work.db.transaction(async (tx) => {
      await acceptReviewed(tx, work, attempt, actor);
      await record(tx, work, attempt, act);
    });
  }
  const processor = work.processors.get(attempt.processor);
  if (attempt.status !== 'authorised' || !processor) throw new PaymentRefusal(`The payment is ${attempt.status}.`);
  try {
    await settleEvent(work, attempt.processor, await processor.capture(attempt, `capture:${attempt.reference}`));
    await work.db.transaction((tx) => record(tx, work, attempt, act));
  } catch (error) {
    if (error instanceof ProcessorFailure) throw new PaymentRefusal(error.message);
    throw error;
  }
}

/** The caller's transaction locks the order, then the payment, as everywhere. */
async function lock(tx: Transaction, attempt: PaymentAttempt) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.order.id)).for('update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, attempt.id)).for('update');
  if (!order || payment?.status !== attempt.status) throw new PaymentRefusal('The payment has just changed.');
  return { order, payment };
}

async function acceptReviewed(tx: Transaction, work: PaymentWork, attempt: PaymentAttempt, actor: string) {
  const { order } = await lock(tx, attempt);
  const now = work.clock();
  if (order.status !== 'awaiting_payment') {
    throw new PaymentRefusal(`The order is ${order.status}: the money cannot pay it. Give it back.`);
  }
  await tx.update(payments).set({ status: 'captured', settledAt: now }).where(eq(payments.id, attempt.id));
  const change = { orderId: order.id, from: order.status, actor, note: 'accepted after review', now };
  await payOrder(tx, work.settings, change);
}

const SENT: readonly OrderStatus[] = ['shipped', 'transported_to_pickuplocation', 'delivered'];

/** Whether nothing of an order is with its customer: no parcel has left, or it is cancelled. */
async function isUnsent({ db }: PaymentWork, { order }: PaymentAttempt): Promise<boolean> {
  if (order.status === 'cancelled') return true;
  return (
    !SENT.includes(order.status) && (await db.$count(orderDeliveries, eq(orderDeliveries.orderId, order.id))) === 0
  );
}

/**
 * Withdraws a promised payment (an invoice that will not be paid, a loan): the order is cancelled, and its stock released. An order that
 * is cancelled already stays so.
 * @throws PaymentRefusal when the payment is not promised, the processor keeps it, or the order has been sent: its goods come back by a return
 */
export async function cancelPayment(work: PaymentWork, id: number, actor: string): Promise<void> {
  const attempt = await required(work, id);
  const processor = work.processors.get(attempt.processor);
  if (attempt.status !== 'authorised' || !processor) throw new PaymentRefusal(`The payment is ${attempt.status}.`);
  const sent = new PaymentRefusal('The order has been sent: it is owed until its goods are returned.');
  if (!(await isUnsent(work, attempt))) throw sent;
  const event = await processor.cancel(attempt).catch((error: unknown) => {
    if (error instanceof ProcessorFailure) throw new PaymentRefusal(error.message);
    throw error;
  });
  if (event?.kind !== 'cancelled') throw new PaymentRefusal('The processor has not cancelled it.');
  const now = work.clock();
  await work.db.transaction(async (tx) => {
    const { order } = await lock(tx, attempt);
    await tx.update(payments).set({ status: 'cancelled', settledAt: now }).where(eq(payments.id, id));
    await record(tx, work, attempt, { action: 'cancel-payment', actor });
    if (order.status === 'cancelled') return;
    const change = { orderId: order.id, from: order.status, actor, note: 'payment withdrawn', now };
    await changeOrderStatus(tx, { ...change, to: 'cancelled' });
    await releaseStock(tx, order.id, now);
  });
}
