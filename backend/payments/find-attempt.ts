import type { OrderStatus } from 'contract/order-status';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { orders } from '../db/schema/orders';
import { payments } from '../db/schema/payments';
import type { Reader } from '../domain/reading/reader';
import type { StartedAttempt } from './processor';
import type { PaymentStatus } from './settlement-rule';

/** A payment attempt with its order. */
export interface PaymentAttempt extends StartedAttempt {
  readonly id: number;
  readonly processor: string;
  /** Null when nothing was left to pay after gift cards. */
  readonly methodId: number | null;
  readonly status: PaymentStatus;
  readonly order: {
    readonly id: number;
    readonly number: string;
    readonly paymentReference: string;
    readonly status: OrderStatus;
  };
}

async function find(reader: Reader, condition: SQL | undefined): Promise<PaymentAttempt | null> {
  const [attempt] = await reader
    .select({
      id: payments.id,
      processor: payments.processor,
      methodId: payments.methodId,
      status: payments.status,
      reference: payments.reference,
      externalId: payments.externalId,
      chargeId: payments.chargeId,
      amountHundredths: payments.amountHundredths,
      currency: payments.currency,
      order: {
        id: orders.id,
        number: orders.number,
        paymentReference: orders.paymentReference,
        status: orders.status,
      },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(condition)
    .orderBy(desc(payments.id))
    .limit(1);
  return attempt ?? null;
}

/** The latest attempt to pay an order; null when there is none. @param processor only attempts with this one */
export function findLatestAttempt(
  reader: Reader,
  paymentReference: string,
  processor?: string,
): Promise<PaymentAttempt | null> {
  const ofProcessor = processor === undefined ? undefined : eq(payments.processor, processor);
  return find(reader, and(eq(orders.paymentReference, paymentReference), ofProcessor));
}

/** The attempt with this id, or with the processor's own id. */
export function findAttempt(
  reader: Reader,
  by: { readonly id: number } | { readonly processor: string; readonly externalId: string },
): Promise<PaymentAttempt | null> {
  if ('id' in by) return find(reader, eq(payments.id, by.id));
  return find(reader, and(eq(payments.processor, by.processor), eq(payments.externalId, by.externalId)));
}
