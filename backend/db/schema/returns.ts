import { RETURN_KINDS, RETURN_REASONS, RETURN_STATUSES } from 'contract/return-status';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, oneOf, rule } from './columns';
import { orderRows, orders } from './orders';
import { paymentRefunds } from './payments';
import { stores } from './stores';
import { variants } from './variants';

/** Returns of orders, and withdrawals from their contracts: both bring goods back. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    /** The number that is written on the parcel: `R` and random digits. */
    number: text('number').notNull().unique(),
    /** Unguessable part of the address of the label. */
    reference: text('reference').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: RETURN_KINDS }).notNull(),
    status: text('status', { enum: RETURN_STATUSES }).notNull(),
    /** The name that its writer gave. */
    name: text('name').notNull().default(''),
    /** What its customer wrote. */
    message: text('message').notNull().default(''),
    trackingCode: text('tracking_code').notNull().default(''),
    createdAt: createdAt(),
    /**
     * What was given back, set once when it is processed: hundredths of the payment's currency in all, the part of it that went
     * through the payment processor, and euro cents to gift cards and to the club bonus.
     */
    refundHundredths: amountColumn('refund_minor'),
    refundChargeHundredths: amountColumn('refund_charge_minor'),
    refundCardCents: amountColumn('refund_card_cents'),
    refundBonusCents: amountColumn('refund_bonus_cents'),
    refundId: integer('refund_id').references(() => paymentRefunds.id),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('returns_order').on(table.orderId),
    unique('returns_refund').on(table.refundId),
    oneOf('returns', 'kind', RETURN_KINDS),
    oneOf('returns', 'status', RETURN_STATUSES),
    rule('returns_settled', sql`(status = 'processed') = (settled_at is not null)`),
    rule(
      'returns_refund_parts',
      sql`refund_minor >= 0 and refund_charge_minor between 0 and refund_minor and refund_card_cents >= 0 and refund_bonus_cents >= 0`,
    ),
  ],
);

/** What of an order comes back. */
export const returnRows = pgTable(
  'return_rows',
  {
    id: id(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderRowId: integer('order_row_id')
      .notNull()
      .references(() => orderRows.id),
    amount: integer('amount').notNull(),
    /** Null for a withdrawal, which needs none. */
    reason: text('reason', { enum: RETURN_REASONS }),
    /** What the customer wants instead: another variant of the model. Null: the money. */
    exchangeVariantId: integer('exchange_variant_id').references(() => variants.id),
    /** Until when that is reserved; null when nothing is, or it was released. */
    reservedUntil: instant('reserved_until'),
  },
  (table) => [
    unique('return_rows_once').on(table.returnId, table.orderRowId),
    index('return_rows_order_row').on(table.orderRowId),
    index('return_rows_reserved').on(table.reservedUntil).where(sql`reserved_until is not null`),
    oneOf('return_rows', 'reason', RETURN_REASONS),
    rule('return_rows_amount', sql`amount > 0`),
    rule('return_rows_reserved_variant', sql`reserved_until is null or exchange_variant_id is not null`),
  ],
);

/** The stores in which the product of an exchange is reserved. */
export const returnReservations = pgTable(
  'return_reservations',
  {
    returnRowId: integer('return_row_id')
      .notNull()
      .references(() => returnRows.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnRowId, table.storeId] }),
    rule('return_reservations_quantity', sql`quantity > 0`),
  ],
);

/** Every change of a return's status, with its time and who made it. */
export const returnEvents = pgTable(
  'return_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    toStatus: text('to_status', { enum: RETURN_STATUSES }).notNull(),
    /** `customer`, `staff:<id>`, `command:<name>`, `job:<name>`. */
    actor: text('actor').notNull(),
    /** What the customer is told. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('return_events_return').on(table.returnId)],
);
