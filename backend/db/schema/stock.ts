import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf, rule } from './columns';
import { orders } from './orders';
import { stores } from './stores';
import { transfers } from './transfers';
import { variants } from './variants';

/** Quantity of a variant that is free for sale in a store. Never negative. */
export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.storeId] }),
    rule('stock_not_negative', sql`quantity >= 0`),
  ],
);

/** Why stock changes. Those of a transfer: what left or arrived, and what was found missing, damaged or too much on arrival. */
const REASONS = ['import', 'count', 'order', 'release', 'return', 'transfer', 'missing', 'damaged', 'extra'] as const;

/**
 * All changes of stock; the sum of movements equals the stock. What has left one store with a transfer and not arrived in the other is
 * the negative sum of the movements with the reason `transfer`.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: REASONS }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    transferId: integer('transfer_id').references(() => transfers.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_variant').on(table.variantId, table.storeId),
    index('stock_movements_order').on(table.orderId),
    rule('stock_movements_moves', sql`delta <> 0`),
    index('stock_movements_transfer').on(table.transferId),
    oneOf('stock_movements', 'reason', REASONS),
  ],
);
