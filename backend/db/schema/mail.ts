import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf } from './columns';
import { orders } from './orders';

/** Mails to send and mails sent: written in the transaction of what they tell about, sent afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** What it tells, once: `order-confirmation:123`. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text('kind').notNull(),
    language: language(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    attempts: integer('attempts').notNull().default(0),
    isGivenUp: boolean('is_given_up').notNull().default(false),
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('mails_created').on(table.createdAt), oneOf('mails', 'language', LANGUAGE_CODES)],
);
