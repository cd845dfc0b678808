import { randomUUID } from 'node:crypto';
import type { REFUND_DECISIONS } from 'contract/desk-lists';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { enqueue } from '../db/queues';
import { orders } from '../db/schema/orders';
import { paymentRefunds, payments } from '../db/schema/payments';
import { writeAudit } from '../domain/audit/write-audit';
import { INVOICE_PROCESSOR } from '../domain/orders/own-invoice';
import type { Reader } from '../domain/reading/reader';
import { markRefunded, PaymentRefusal, refundedOf } from './refund-payment';

/**
 * What a person can do about a refund: have it tried again; say that the money was given back, by bank or at the processor; or say that
 * it is not to be tried any more, because something else took its place.
 */
export type RefundDecision = (typeof REFUND_DECISIONS)[number];

type RefundState = Pick<typeof paymentRefunds.$inferSelect, 'status' | 'externalId' | 'closedAt'>;

/** The decisions that a refund allows. One on its way is tried again with its key, so it cannot be paid twice. */
export function refundDecisions({ status, externalId, closedAt }: RefundState, processor: string): RefundDecision[] {
  if (status === 'failed') return closedAt === null ? ['retry', 'sent', 'drop'] : [];
  if (status === 'done') return [];
  // an invoice's money goes back by bank, a pending refund ends at its processor
  return processor === INVOICE_PROCESSOR || externalId !== null ? ['sent'] : ['retry'];
}

/** How long a job asks a processor before its refund waits for a person as well. */
const PATIENCE_MS = 60 * 60 * 1000;

/** A refund that waits for a person. */
export interface OpenRefund {
  readonly id: number;
  readonly order: string;
  readonly processor: string;
  readonly amountHundredths: number;
  readonly currency: string;
  readonly status: 'requested' | 'done' | 'failed';
  readonly failure: string;
  readonly createdAt: Date;
  readonly decisions: readonly RefundDecision[];
}

/**
 * The refunds that wait for a person, the oldest first: those that their processor refused, invoices whose money is to be sent, and
 * those that nobody has answered for an hour.
 */
export async function listOpenRefunds(reader: Reader, now: Date): Promise<OpenRefund[]> {
  const isOpen = or(
    eq(paymentRefunds.status, 'requested'),
    and(eq(paymentRefunds.status, 'failed'), isNull(paymentRefunds.closedAt)),
  );
  const rows = await reader
    .select({
      refund: paymentRefunds,
      order: orders.number,
      processor: payments.processor,
      currency: payments.currency,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(isOpen)
    .orderBy(asc(paymentRefunds.id));
  const patient = new Date(now.getTime() - PATIENCE_MS);
  return rows
    .filter(
      ({ refund, processor }) =>
        refund.status === 'failed' || processor === INVOICE_PROCESSOR || refund.createdAt <= patient,
    )
    .map(({ refund, order, processor, currency }) => ({
      ...{ id: refund.id, order, processor, currency, status: refund.status, failure: refund.failure },
      amountHundredths: refund.amountHundredths,
      createdAt: refund.createdAt,
      decisions: refundDecisions(refund, processor),
    }));
}

/** A decision of a person about a refund. */
export interface RefundVerdict {
  readonly id: number;
  readonly decision: RefundDecision;
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
}

/**
 * Carries out what a person decided about a refund, in one transaction with a line in the log of acts. The payment's row is locked, so of
 * two people who decide at once the second is refused, or asks again with the same key. A refund that was refused gets a new key for each
 * try: a processor answers an old one as before.
 * @throws PaymentRefusal when the refund does not allow it, or the payment has no such money left
 */
export function decideRefund(db: Db, verdict: RefundVerdict): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, decision, note, actor, now } = verdict;
    const { refund, payment, order } = await lockRefund(tx, id);
    if (!refundDecisions(refund, payment.processor).includes(decision)) {
      throw new PaymentRefusal(`The refund is ${refund.status}.`);
    }
    if (decision !== 'drop' && refund.status === 'failed') await requireMoney(tx, payment, refund.amountHundredths);
    if (decision === 'retry') await tryAgain(tx, refund);
    else {
      const change = decision === 'sent' ? { status: 'done' as const, settledAt: now } : { closedAt: now };
      await tx.update(paymentRefunds).set(change).where(eq(paymentRefunds.id, id));
      await markRefunded(tx, payment.id);
    }
    const details = { order, amount: refund.amountHundredths, decision };
    await writeAudit(tx, {
      actor,
      action: 'decide-refund',
      subject: 'refund',
      subjectId: String(id),
      note,
      details,
      now,
    });
  });
}

async function lockRefund(tx: Transaction, id: number) {
  const [found] = await tx
    .select({ paymentId: paymentRefunds.paymentId })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, id));
  const [payment] = found ? await tx.select().from(payments).where(eq(payments.id, found.paymentId)).for('update') : [];
  const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  if (!payment || !refund) throw new PaymentRefusal(`There is no refund ${id}.`);
  const [order] = await tx.select({ number: orders.number }).from(orders).where(eq(orders.id, payment.orderId));
  return { refund, payment, order: order?.number ?? '' };
}

/** @throws PaymentRefusal when other refunds have taken the money meanwhile */
async function requireMoney(tx: Transaction, payment: typeof payments.$inferSelect, amount: number): Promise<void> {
  const left = payment.amountHundredths - (await refundedOf(tx, payment.id));
  if (amount > left) throw new PaymentRefusal(`Of the payment ${left / 100} ${payment.currency} are left.`);
}

async function tryAgain(tx: Transaction, refund: typeof paymentRefunds.$inferSelect): Promise<void> {
  if (refund.status === 'failed') {
    const again = { status: 'requested' as const, key: randomUUID(), failure: '', externalId: null, settledAt: null };
    await tx.update(paymentRefunds).set(again).where(eq(paymentRefunds.id, refund.id));
  }
  await enqueue(tx, 'send-refund', { refundId: refund.id });
}
