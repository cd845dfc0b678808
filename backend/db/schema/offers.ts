import { OFFER_SEGMENTS } from 'contract/offer-segments';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { models } from './models';
import { productGroups } from './product-groups';

/** A reduction for a segment of customers on some models, from a time to another: per cent of the price for everybody. */
export const offers = pgTable(
  'offers',
  {
    id: id(),
    /** Of the form that made it, by which the same form sent again finds it. */
    key: text('key').notNull().unique(),
    segment: text('segment', { enum: OFFER_SEGMENTS }).notNull(),
    percentage: smallint('percentage').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Whether the copies of the shop were told that it began, and that it ended. */
    isBegun: boolean('is_begun').notNull().default(false),
    isOver: boolean('is_over').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('offers_time').on(table.endsAt),
    oneOf('offers', 'segment', OFFER_SEGMENTS),
    rule('offers_percentage', sql`percentage between 1 and 90`),
    rule('offers_span', sql`ends_at > starts_at`),
  ],
);

export const offerTexts = pgTable(
  'offer_texts',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    /** Who gets it and how, in a sentence or two. */
    conditions: text('conditions').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.language] }),
    oneOf('offer_texts', 'language', LANGUAGE_CODES),
  ],
);

/** The models that an offer names. */
export const offerModels = pgTable(
  'offer_models',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.modelId] }), index('offer_models_model').on(table.modelId)],
);

/** The product groups whose models an offer is for, those of groups below them included. */
export const offerGroups = pgTable(
  'offer_groups',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.groupId] })],
);
