import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, rule } from './columns';
import { orders } from './orders';

/** Parcels of an order. An order in parts has several; a consumer may withdraw until 14 days after the last of them. */
export const orderDeliveries = pgTable(
  'order_deliveries',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    trackingCode: text('tracking_code').notNull().default(''),
    sentAt: instant('sent_at').notNull(),
    /** When its receiver got it; null on the way. */
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    index('order_deliveries_order').on(table.orderId),
    rule('order_deliveries_times', sql`delivered_at >= sent_at`),
  ],
);
