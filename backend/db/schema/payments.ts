import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, currencyCode, id, instant, oneOf, rule } from './columns';
import { paymentMethods } from './delivery';
import { orders } from './orders';

/**
 * `authorised`: the money is promised and pays the order (an invoice, a loan), and is taken later; `review`: a person decides.
 */
export const PAYMENT_STATUSES = [
  'created',
  'authorised',
  'captured',
  'declined',
  'cancelled',
  'refunded',
  'review',
] as const;

/** Payment attempts of an order. Max one per order is authorised or captured. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Null when nothing was left to pay after gift cards. */
    methodId: integer('method_id').references(() => paymentMethods.id),
    processor: text('processor').notNull(),
    /** Unguessable reference of the attempt at the processor. */
    reference: text('reference').notNull().unique(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    amountHundredths: amountColumn('amount_minor').notNull(),
    currency: currencyCode().notNull(),
    /** The processor's id of the attempt; null before it was started there, or when it has none. */
    externalId: text('external_id'),
    /** The processor's id of the charge, where refunds need another than `externalId`. */
    chargeId: text('charge_id'),
    /** When an invoice is to be paid. */
    dueAt: instant('due_at'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    index('payments_external').on(table.externalId),
    uniqueIndex('payments_one_success').on(table.orderId).where(sql`status in ('authorised', 'captured')`),
    oneOf('payments', 'status', PAYMENT_STATUSES),
    rule('payments_amount', sql`amount_minor >= 0`),
  ],
);

/** Messages from payment processors, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The processor's own id of the message. */
    eventKey: text('event_key').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('payment_events_once').on(table.paymentId, table.eventKey)],
);

export const REFUND_STATUSES = ['requested', 'done', 'failed'] as const;

/** Money given back for a payment, and what an unpaid invoice was reduced by. Requested and done ones together never exceed the payment. */
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
    /** Less is owed of an invoice that is not paid yet: no money moves. */
    isCredit: boolean('is_credit').notNull().default(false),
    /** Who asked for it, as in `order_events`. */
    actor: text('actor').notNull(),
    /** Why the processor refused it, in its words, without personal data; empty otherwise. */
    failure: text('failure').notNull().default(''),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    /** When a person decided that one that failed is not to be tried any more. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('payment_refunds_open')
      .on(table.id)
      .where(sql`status = 'requested' or (status = 'failed' and closed_at is null)`),
    index('payment_refunds_payment').on(table.paymentId),
    oneOf('payment_refunds', 'status', REFUND_STATUSES),
    rule('payment_refunds_amount', sql`amount_minor > 0`),
    rule('payment_refunds_credit', sql`not is_credit or status = 'done'`),
    rule('payment_refunds_closed', sql`closed_at is null or status = 'failed'`),
  ],
);
