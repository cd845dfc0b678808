import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { paymentRefunds, payments } from '../../db/schema/payments';

/** The payment that paid an order, locked; null when nothing was charged. The caller holds the lock of the order's row. */
export async function lockOrderPayment(tx: Transaction, orderId: number) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['authorised', 'captured', 'refunded'])))
    .orderBy(desc(payments.id))
    .limit(1)
    .for('update');
  return payment === undefined || payment.amountHundredths === 0 ? null : payment;
}

/** Hundredths of a payment that are not given back and not about to be; of an unpaid invoice, what is owed. */
export async function leftOf(tx: Transaction, payment: typeof payments.$inferSelect): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${paymentRefunds.amountHundredths}), 0)::float8` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, payment.id), ne(paymentRefunds.status, 'failed')));
  return payment.amountHundredths - (row?.sum ?? 0);
}

/**
 * Writes that money of a captured payment is to be given back, and queues telling its processor: it is told if and only if the
 * transaction commits, and as one refund however often it is told.
 * @param payment locked by the caller, after its order
 * @param amountHundredths null: all that is left
 * @returns the refund's id; null when nothing is left
 */
export async function writeRefund(
  tx: Transaction,
  payment: typeof payments.$inferSelect,
  { amountHundredths, actor, now }: { amountHundredths: number | null; actor: string; now: Date },
): Promise<number | null> {
  const left = await leftOf(tx, payment);
  const amount = Math.min(left, amountHundredths ?? left);
  if (amount <= 0) return null;
  const [refund] = await tx
    .insert(paymentRefunds)
    .values({
      paymentId: payment.id,
      key: randomUUID(),
      amountHundredths: amount,
      status: 'requested',
      actor,
      createdAt: now,
    })
    .returning({ id: paymentRefunds.id });
  if (!refund) throw new Error('The refund was not written.');
  await enqueue(tx, 'send-refund', { refundId: refund.id });
  return refund.id;
}

/**
 * Reduces what is owed of an invoice that is not paid yet. One of which nothing is left is settled.
 * @param payment locked by the caller, after its order
 * @returns the credit's id, and the hundredths that are still owed
 */
export async function writeCredit(
  tx: Transaction,
  payment: typeof payments.$inferSelect,
  { amountHundredths, actor, now }: { amountHundredths: number; actor: string; now: Date },
): Promise<{ readonly id: number | null; readonly owed: number }> {
  const left = await leftOf(tx, payment);
  const amount = Math.min(left, amountHundredths);
  if (amount <= 0) return { id: null, owed: left };
  const credit = { paymentId: payment.id, key: randomUUID(), amountHundredths: amount, isCredit: true, actor };
  const [written] = await tx
    .insert(paymentRefunds)
    .values({ ...credit, status: 'done', createdAt: now, settledAt: now })
    .returning({ id: paymentRefunds.id });
  const owed = left - amount;
  if (owed === 0) await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, payment.id));
  return { id: written?.id ?? null, owed };
}

/** Gives back all that a cancelled order's payment has taken, or withdraws what was promised. The caller holds the lock of the order's row. */
export async function giveBackPayment(tx: Transaction, orderId: number, actor: string, now: Date): Promise<void> {
  const payment = await lockOrderPayment(tx, orderId);
  if (payment?.status === 'captured') await writeRefund(tx, payment, { amountHundredths: null, actor, now });
  if (payment?.status === 'authorised') await enqueue(tx, 'withdraw-payment', { paymentId: payment.id });
}
