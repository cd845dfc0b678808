import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, oneOf, rule } from './columns';
import { payments } from './orders';

export const REFUND_STATUSES = ['requested', 'done', 'failed'] as const;

/** Money given back for a payment. Requested and done refunds together never exceed the payment. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: id(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Idempotency key of the request, at the processor too: the same key is the same refund. */
    key: text('key').notNull().unique(),
    amountHundredths: amountColumn('amount_minor').notNull(),
    status: text('status', { enum: REFUND_STATUSES }).notNull(),
    externalId: text('external_id'),
    /** Who asked for it, as in `order_events`. */
    actor: text('actor').notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payment_refunds_payment').on(table.paymentId),
    oneOf('payment_refunds', 'status', REFUND_STATUSES),
    rule('payment_refunds_amount', sql`amount_minor > 0`),
  ],
);
