import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, currencyCode, instant, rule } from './columns';
import { customers } from './customers';

/**
 * Carts that are shown in Klarna's snippet: what an order is placed from when the shopper buys there. Forgotten after some days; names and
 * addresses are Klarna's until then.
 */
export const klarnaCheckouts = pgTable(
  'klarna_checkouts',
  {
    /** Klarna's id of its order. */
    id: text('id').primaryKey(),
    /** Null: a guest's. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The cart as it was validated (contract, `checkoutRequest`). */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    /** Slug of the payment method. */
    paymentMethod: text('payment_method').notNull(),
    /** What Klarna was told to charge, hundredths of `currency`. */
    amountHundredths: amountColumn('amount_minor').notNull(),
    currency: currencyCode().notNull(),
    /** Grows with each change of the cart, and when its order came to nothing: one order is placed of a version. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  () => [rule('klarna_checkouts_amount', sql`amount_minor > 0`)],
);
