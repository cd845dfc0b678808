import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, currencyCode, id, instant, rule } from './columns';
import { variants } from './variants';

/**
 * Orders that were placed in the shop that a merchant left: a history for their customers. They count in no stock, payment or bonus, and
 * hold no address: the accounts of the old shop are kept elsewhere.
 */
export const importedOrders = pgTable(
  'imported_orders',
  {
    id: id(),
    /** Program of the old shop, `shopify`; with the number the identity of the order. */
    source: text('source').notNull(),
    number: text('number').notNull(),
    /** In lower case: the account of the address shows the order once its owner has proved it. */
    email: text('email').notNull(),
    /** As the old shop calls it, `fulfilled`. */
    status: text('status').notNull().default(''),
    currency: currencyCode().notNull(),
    totalHundredths: amountColumn('total_minor').notNull(),
    placedAt: instant('placed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('imported_orders_once').on(table.source, table.number),
    index('imported_orders_email').on(table.email),
    rule('imported_orders_email_form', sql`email = lower(email) and email <> ''`),
    rule('imported_orders_total', sql`total_minor >= 0`),
  ],
);

export const importedOrderRows = pgTable(
  'imported_order_rows',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => importedOrders.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
    name: text('name').notNull(),
    sku: text('sku').notNull().default(''),
    /** The product of today that has the SKU; null: none. */
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'set null' }),
    amount: integer('amount').notNull(),
    unitHundredths: amountColumn('unit_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('imported_order_rows_variant').on(table.variantId).where(sql`variant_id is not null`),
    rule('imported_order_rows_amount', sql`amount > 0 and unit_minor >= 0`),
  ],
);
