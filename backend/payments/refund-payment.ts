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
