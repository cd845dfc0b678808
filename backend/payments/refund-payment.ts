import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { enqueue } from '../db/queues';
import { paymentRefunds, payments } from '../db/schema/payments';
import { writeAudit } from '../domain/audit/write-audit';
import { queueRefundFailed } from '../mail/refund-failed-mail';
import { findAttempt, type PaymentAttempt } from './find-attempt';
import { type PaymentProcessor, ProcessorFailure, type RefundRequest, type RefundResult } from './processor';
import type { PaymentWork } from './work';

/** Why a payment is not changed, for the shop's people. */
export class PaymentRefusal extends Error {
  override readonly name = 'PaymentRefusal';
}

/** A refund with its state: `requested` when the processor has not finished it, or could not be asked. */
export interface Refund {
  readonly amountHundredths: number;
  readonly currency: string;
  readonly status: RefundResult['status'];
}

/**
 * Gives money of a payment back: never more than was paid, and once however often it is asked for. The request is written before the
 * processor is asked, under the lock of the payment; one that was not answered is sent again with its key, by a job or by whoever asks again. An order keeps its
 * status: what is returned is the desk's to say.
 * @param amountHundredths null: all that is left
 * @throws PaymentRefusal when the payment has no such money
 */
export async function refundPayment(
  work: PaymentWork,
  id: number,
  amountHundredths: number | null,
  actor: string,
): Promise<Refund> {
  const attempt = await findAttempt(work.db, { id });
  const processor = attempt && work.processors.get(attempt.processor);
  if (!attempt || !processor) throw new PaymentRefusal('There is no such payment, or its processor is not set up.');
  const request = await work.db.transaction((tx) =>
    requestRefund(tx, id, { amountHundredths, actor, now: work.clock() }),
  );
  const result = await askForRefund(processor, attempt, request).catch((error: unknown): RefundAnswer => {
    if (!(error instanceof ProcessorFailure)) throw error;
    work.log.warn({ payment: id, kind: error.kind, detail: error.detail }, 'a refund was not answered');
    return { externalId: null, status: 'requested', failure: '' };
  });
  await work.db.transaction(async (tx) => {
    await finishRefund(tx, id, request.key, result, work.clock());
    const { amountHundredths: amount } = request;
    if (result.status === 'requested') await enqueue(tx, 'send-refund', { refundId: request.id });
    const entry = { actor, action: 'refund', subject: 'payment', subjectId: String(id), now: work.clock() } as const;
    await writeAudit(tx, { ...entry, details: { order: attempt.order.number, amount, result: result.status } });
  });
  return { amountHundredths: request.amountHundredths, currency: attempt.currency, status: result.status };
}

/** A processor's answer to a refund; `failure`: why it refused. */
type RefundAnswer = RefundResult & { readonly failure: string };

/** Asks a processor for a refund. One that it refuses is an answer. @throws ProcessorFailure when it cannot be asked */
async function askForRefund(
  processor: PaymentProcessor,
  attempt: PaymentAttempt,
  request: RefundRequest,
): Promise<RefundAnswer> {
  try {
    const result = await processor.refund(attempt, request);
    return { ...result, failure: result.status === 'failed' ? 'failed' : '' };
  } catch (error) {
    if (!(error instanceof ProcessorFailure) || error.kind !== 'refused') throw error;
    return { externalId: null, status: 'failed', failure: error.detail || 'refused' };
  }
}

/** Hundredths of a payment that were given back or are about to be. */
export async function refundedOf(tx: Transaction, paymentId: number): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${paymentRefunds.amountHundredths}), 0)::float8` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, paymentId), ne(paymentRefunds.status, 'failed')));
  return row?.sum ?? 0;
}

async function requestRefund(
  tx: Transaction,
  id: number,
  { amountHundredths, actor, now }: { amountHundredths: number | null; actor: string; now: Date },
): Promise<{ id: number; key: string; amountHundredths: number }> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (payment?.status !== 'captured' && payment?.status !== 'review') {
    throw new PaymentRefusal(`The payment is ${payment?.status ?? 'unknown'}: it has no money to give back.`);
  }
  const [unanswered] = await tx
    .select({ id: paymentRefunds.id, key: paymentRefunds.key, amountHundredths: paymentRefunds.amountHundredths })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.paymentId, id),
        eq(paymentRefunds.status, 'requested'),
        isNull(paymentRefunds.externalId),
        ...(amountHundredths === null ? [] : [eq(paymentRefunds.amountHundredths, amountHundredths)]),
      ),
    )
    .limit(1);
  if (unanswered) return unanswered;
  const left = payment.amountHundredths - (await refundedOf(tx, id));
  const amount = amountHundredths ?? left;
  if (amount <= 0 || amount > left)
    throw new PaymentRefusal(`Of the payment ${left / 100} ${payment.currency} are left.`);
  const key = randomUUID();
  const row = { paymentId: id, key, amountHundredths: amount, status: 'requested' as const, actor, createdAt: now };
  const [written] = await tx.insert(paymentRefunds).values(row).returning({ id: paymentRefunds.id });
  if (!written) throw new Error('The refund was not written.');
  return { id: written.id, key, amountHundredths: amount };
}

/**
 * Writes what a processor answered to the refund of a key. An answer to an earlier try of it, or one that a person has decided meanwhile,
 * changes nothing.
 * @returns whether it was written
 */
async function finishRefund(
  tx: Transaction,
  id: number,
  key: string,
  { externalId, status, failure }: RefundAnswer,
  now: Date,
): Promise<boolean> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, id)).for('update');
  const settledAt = status === 'requested' ? null : now;
  const written = await tx
    .update(paymentRefunds)
    .set({ externalId, status, failure, settledAt })
    .where(and(eq(paymentRefunds.key, key), eq(paymentRefunds.status, 'requested')))
    .returning({ id: paymentRefunds.id });
  if (status !== 'failed') await markRefunded(tx, id);
  return written.length > 0;
}

/** Marks a payment of which everything was given back. The caller holds the payment's lock. */
export async function markRefunded(tx: Transaction, id: number): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!payment || (await refundedOf(tx, id)) < payment.amountHundredths) return;
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, id));
}

/**
 * Tells the processor about a refund that was written with its order's change, by the refund's own key. One that was told already is
 * left as it is. When the processor refuses it, the shop's people are told, once for each try.
 * @throws ProcessorFailure when the processor cannot be asked, so that the job is tried again
 */
export async function sendRefund(work: PaymentWork, refundId: number): Promise<void> {
  const [refund] = await work.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  if (refund?.status !== 'requested' || refund.externalId !== null) return;
  const attempt = await findAttempt(work.db, { id: refund.paymentId });
  const processor = attempt && work.processors.get(attempt.processor);
  if (!attempt || !processor) throw new PaymentRefusal(`The processor of payment ${refund.paymentId} is not set up.`);
  const { key, amountHundredths } = refund;
  const result = await askForRefund(processor, attempt, { key, amountHundredths });
  const now = work.clock();
  await work.db.transaction(async (tx) => {
    const isNew = await finishRefund(tx, attempt.id, key, result, now);
    if (!isNew || result.status !== 'failed') return;
    work.log.warn({ refund: refundId, detail: result.failure }, 'a refund was refused: a person must decide');
    const failed = { key, order: attempt.order, amountHundredths, currency: attempt.currency, failure: result.failure };
    await queueRefundFailed(tx, work.settings, failed, now);
  });
}

/** Withdraws the promised payment of a cancelled order at its processor; one that is not promised any more is left as it is. */
export async function withdrawPromise(work: PaymentWork, paymentId: number): Promise<void> {
  const attempt = await findAttempt(work.db, { id: paymentId });
  const processor = attempt && work.processors.get(attempt.processor);
  if (attempt?.status !== 'authorised' || !processor) return;
  const event = await processor.cancel(attempt);
  if (event?.kind !== 'cancelled') throw new PaymentRefusal(`The processor has not cancelled payment ${paymentId}.`);
  await work.db
    .update(payments)
    .set({ status: 'cancelled', settledAt: work.clock() })
    .where(and(eq(payments.id, paymentId), eq(payments.status, 'authorised')));
}
