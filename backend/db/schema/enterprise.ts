import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { createdAt, id, rule } from './columns';
import { customers } from './customers';

/** Orders that a company's people gather before it is ordered as one. */
export const enterpriseOrders = pgTable(
  'enterprise_orders',
  {
    id: id(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    /** The organisation user who answers for it. */
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
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
