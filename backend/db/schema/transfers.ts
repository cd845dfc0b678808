import { TRANSFER_STATUSES } from 'contract/transfer-status';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, oneOf, rule } from './columns';
import { stores } from './stores';
import { variants } from './variants';

/**
 * Transfers of products from one store to another. A request between several stores makes one for each pair of them, under the same
 * key.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    /** `T` and nine random digits. */
    number: text('number').notNull().unique(),
    /** Idempotency key of the form: the same key always means the same transfers. */
    requestKey: text('request_key').notNull(),
    /** SHA-256 of the submitted body, hex: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    fromStoreId: integer('from_store_id')
      .notNull()
      .references(() => stores.id),
    toStoreId: integer('to_store_id')
      .notNull()
      .references(() => stores.id),
    status: text('status', { enum: TRANSFER_STATUSES }).notNull().default('requested'),
    /** The products were put aside when it was asked for. */
    isReserved: boolean('is_reserved').notNull(),
    isUrgent: boolean('is_urgent').notNull(),
    /** Who asked for it, as they named themselves. */
    sellerName: text('seller_name').notNull().default(''),
    sellerNumber: text('seller_number').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    unique('transfers_request').on(table.requestKey, table.fromStoreId, table.toStoreId),
    index('transfers_status').on(table.status, table.createdAt),
    index('transfers_from').on(table.fromStoreId),
    index('transfers_to').on(table.toStoreId),
    oneOf('transfers', 'status', TRANSFER_STATUSES),
    rule('transfers_stores', sql`from_store_id <> to_store_id`),
  ],
);

/** What is transferred. The stock that a row holds has left the sending store's free stock. */
export const transferRows = pgTable(
  'transfer_rows',
  {
    id: id(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    /** What was asked for. */
    amount: integer('amount').notNull(),
    /** Units taken out of the sending store's free stock: put aside, then picked, then under way. Given back units do not count. */
    held: integer('held').notNull().default(0),
    /** Units that left the sending store; null before. */
    sent: integer('sent'),
    /** What was found on arrival; null before. */
    received: integer('received'),
    damaged: integer('damaged'),
  },
  (table) => [
    unique('transfer_rows_line').on(table.transferId, table.line),
    unique('transfer_rows_variant').on(table.transferId, table.variantId),
    rule('transfer_rows_amount', sql`amount > 0 and held between 0 and amount`),
    rule('transfer_rows_sent', sql`sent is null or sent = held`),
    rule(
      'transfer_rows_received',
      sql`(received is null) = (damaged is null) and (received is null or (sent is not null and received >= 0 and damaged >= 0))`,
    ),
  ],
);

/** Every change of a transfer's state, with its time and who made it. */
export const transferEvents = pgTable(
  'transfer_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transferId: integer('transfer_id')
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status', { enum: TRANSFER_STATUSES }),
    toStatus: text('to_status', { enum: TRANSFER_STATUSES }).notNull(),
    /** `staff:<id>`. */
    actor: text('actor').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('transfer_events_transfer').on(table.transferId)],
);
