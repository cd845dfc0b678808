import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, rule } from './columns';
import { customers } from './customers';
import { variants } from './variants';

/** Shared orders of a company, collected by its employees before they are placed as one order. */
export const enterpriseOrders = pgTable(
  'enterprise_orders',
  {
    id: id(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    /** The organisation user who is responsible for it; null when that account was deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    isOpen: boolean('is_open').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('enterprise_orders_customer').on(table.customerId)],
);

export const enterpriseOrderRows = pgTable(
  'enterprise_order_rows',
  {
    enterpriseOrderId: integer('enterprise_order_id')
      .notNull()
      .references(() => enterpriseOrders.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseOrderId, table.variantId] }),
    rule('enterprise_order_rows_amount', sql`amount > 0`),
  ],
);
