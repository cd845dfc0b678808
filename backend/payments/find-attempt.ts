import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { orders, payments } from '../db/schema/orders';

/** A payment attempt with the data for the processor. */
export interface PaymentAttempt {
  readonly reference: string;
  /** Hundredths of `currency`. */
  readonly amountHundredths: number;
  readonly currency: string;
}

/** The latest attempt to pay an order with a processor; null when there is none. */
export async function findPaymentAttempt(
  db: Db,
  processor: string,
  paymentReference: string,
): Promise<PaymentAttempt | null> {
  const [attempt] = await db
    .select({ reference: payments.reference, amountHundredths: payments.amountHundredths, currency: payments.currency })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.paymentReference, paymentReference), eq(payments.processor, processor)))
    .orderBy(desc(payments.id))
    .limit(1);
  return attempt ?? null;
}
