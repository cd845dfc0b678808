import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryCode, createdAt, currencyCode, id, instant, LANGUAGE_CODES, language, oneOf } from './columns';
import { variants } from './variants';

/** Requests for a mail when a variant can be bought again: each is answered by one mail. */
export const restockRequests = pgTable(
  'restock_requests',
  {
    id: id(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    language: language(),
    /** Delivery country and currency of the visit, for the price in the mail. */
    country: countryCode().notNull(),
    currency: currencyCode().notNull(),
    createdAt: createdAt(),
    /** When the mail was queued; null while waiting. */
    sentAt: instant('sent_at'),
    /** Hash of the token of the mail's link that ends all notices to the address; null while waiting. */
    stopHash: text('stop_hash').unique(),
  },
  (table) => [
    uniqueIndex('restock_requests_one_waiting').on(table.variantId, table.email).where(sql`sent_at is null`),
    index('restock_requests_email').on(table.email),
    index('restock_requests_created').on(table.createdAt),
    oneOf('restock_requests', 'language', LANGUAGE_CODES),
  ],
);
