import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf } from './columns';
import { orders } from './orders';

/** Mails to send and mails sent: written in the transaction of the change they report, sent afterwards by a job of `send-mail`. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Unique key of the mail, so that it is sent once: `order-confirmation:123`. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    kind: text('kind').notNull(),
    language: language(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    /** Address that ends mails of this kind by one POST (RFC 8058); null for mails that nobody can end. */
    stopLink: text('stop_link'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('mails_created').on(table.createdAt), oneOf('mails', 'language', LANGUAGE_CODES)],
);
