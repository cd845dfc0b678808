import { NEWSLETTER_LISTS } from 'contract/newsletter-lists';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';

/** `pending` waits for its owner's confirmation by mail; only `confirmed` ones get newsletters. */
export const SUBSCRIPTION_STATUSES = ['pending', 'confirmed', 'stopped'] as const;

/** Subscriptions of newsletters, one a list and address. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: id(),
    list: text('list', { enum: NEWSLETTER_LISTS }).notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    language: language(),
    name: text('name').notNull().default(''),
    company: text('company').notNull().default(''),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull(),
    /** What its owner agreed to: the version of the wording, and its words. */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    /** Hash of the token of the link that confirms; it works again, without effect, while the subscription lasts. */
    confirmHash: text('confirm_hash').unique(),
    /** Hash of the token of the links that end it. */
    stopHash: text('stop_hash').unique(),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_one').on(table.list, table.email),
    index('newsletter_subscriptions_email').on(table.email),
    index('newsletter_subscriptions_waiting').on(table.createdAt).where(sql`status <> 'confirmed'`),
    oneOf('newsletter_subscriptions', 'list', NEWSLETTER_LISTS),
    oneOf('newsletter_subscriptions', 'language', LANGUAGE_CODES),
    oneOf('newsletter_subscriptions', 'status', SUBSCRIPTION_STATUSES),
    rule('newsletter_subscriptions_confirmed', sql`status <> 'confirmed' or confirmed_at is not null`),
    rule('newsletter_subscriptions_stopped', sql`(status = 'stopped') = (stopped_at is not null)`),
  ],
);
