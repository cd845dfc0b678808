import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client';
import { paymentRefunds, payments } from '../db/schema/payments';
import { findAttempt } from './find-attempt';
import { ProcessorFailure, type RefundResult } from './processor';
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
 * processor is asked, under the lock of the payment; one that was not answered is sent again with its key. An order keeps its
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
  let result: RefundResult;
  try {
    result = await processor.refund(attempt, request);
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    work.log.warn({ payment: id, kind: error.kind, detail: error.detail }, 'a refund was not taken');
    result = { externalId: null, status: error.kind === 'refused' ? 'failed' : 'requested' };
  }
  await work.db.transaction((tx) => finishRefund(tx, id, request.key, result, work.clock()));
  return { amountHundredths: request.amountHundredths, currency: attempt.currency, status: result.status };
}

/** Hundredths of a payment that were given back or are about to be. */
async function refundedOf(tx: Transaction, paymentId: number): Promise<number> {
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
): Promise<{ key: string; amountHundredths: number }> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (payment?.status !== 'captured' && payment?.status !== 'review') {
    throw new PaymentRefusal(`The payment is ${payment?.status ?? 'unknown'}: it has no money to give back.`);
  }
  const [unanswered] = await tx
    .select({ key: paymentRefunds.key, amountHundredths: paymentRefunds.amountHundredths })
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
  await tx.insert(paymentRefunds).values(row);
  return { key, amountHundredths: amount };
}

async function finishRefund(
  tx: Transaction,
  id: number,
  key: string,
  { externalId, status }: RefundResult,
  now: Date,
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  const settledAt = status === 'requested' ? null : now;
  await tx.update(paymentRefunds).set({ externalId, status, settledAt }).where(eq(paymentRefunds.key, key));
  if (status === 'failed' || !payment || (await refundedOf(tx, id)) < payment.amountHundredths) return;
  await tx.update(payments).set({ status: 'refunded' }).where(eq(payments.id, id));
}

/**
 * Tells the processor about a refund that was written with its order's change, by the refund's own key. One that was told already is
 * left as it is.
 * @throws ProcessorFailure when the processor cannot be asked, so that the job is tried again
 */
export async function sendRefund(work: PaymentWork, refundId: number): Promise<void> {
  const [refund] = await work.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  if (refund?.status !== 'requested' || refund.externalId !== null) return;
  const attempt = await findAttempt(work.db, { id: refund.paymentId });
  const processor = attempt && work.processors.get(attempt.processor);
  if (!attempt || !processor) throw new PaymentRefusal(`The processor of payment ${refund.paymentId} is not set up.`);
  const { key, amountHundredths } = refund;
  let result: RefundResult;
  try {
    result = await processor.refund(attempt, { key, amountHundredths });
  } catch (error) {
    if (!(error instanceof ProcessorFailure) || error.kind !== 'refused') throw error;
    work.log.warn({ refund: refundId, detail: error.detail }, 'a refund was refused: a person must decide');
    result = { externalId: null, status: 'failed' };
  }
  await work.db.transaction((tx) => finishRefund(tx, attempt.id, key, result, work.clock()));
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
