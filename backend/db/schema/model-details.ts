import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { countryCode, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { deliveryMethods } from './delivery';
import { media } from './media';
import { models } from './models';
import { deliveryCountries } from './reference';
import { variants } from './variants';

const model = (name: string) =>
  integer(name)
    .notNull()
    .references(() => models.id, { onDelete: 'cascade' });

/** Quotes about a model in their original language; they are not translated. */
export const modelQuotes = pgTable(
  'model_quotes',
  {
    modelId: model('model_id'),
    language: language(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    image: text('image').references(() => media.hash),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('model_quotes', 'language', LANGUAGE_CODES),
  ],
);

/** Videos of a model on a video service, in order, after its pictures. */
export const modelVideos = pgTable(
  'model_videos',
  { modelId: model('model_id'), sort: integer('sort').notNull(), url: text('url').notNull() },
  (table) => [
    primaryKey({ columns: [table.modelId, table.sort] }),
    rule('model_videos_address', sql`url ~ '^https://[a-z0-9.-]+/'`),
  ],
);

/** What a product can do for the environment; one that meets three of these is a sustainable choice (Specification 2 §9). */
export const SUSTAINABILITY_CRITERIA = [
  'recycled_material',
  'pfas_free',
  'spare_parts',
  'repairable',
  'known_origin',
] as const;

/** The criteria of sustainability that a model meets. */
export const modelSustainability = pgTable(
  'model_sustainability',
  { modelId: model('model_id'), criterion: text('criterion', { enum: SUSTAINABILITY_CRITERIA }).notNull() },
  (table) => [
    primaryKey({ columns: [table.modelId, table.criterion] }),
    oneOf('model_sustainability', 'criterion', SUSTAINABILITY_CRITERIA),
  ],
);

/** Shelf codes of a model in the main warehouse, max six (Specification 2 §3). */
export const shelfCodes = pgTable(
  'shelf_codes',
  { modelId: model('model_id'), place: smallint('place').notNull(), code: text('code').notNull() },
  (table) => [
    primaryKey({ columns: [table.modelId, table.place] }),
    rule('shelf_codes_place', sql`place between 1 and 6 and code <> ''`),
  ],
);

const RELATION_KINDS = ['recommended', 'also_bought'] as const;

/** Models to show with another: recommended by the shop, or also bought by its buyers. */
export const modelRelations = pgTable(
  'model_relations',
  {
    modelId: model('model_id'),
    kind: text('kind', { enum: RELATION_KINDS }).notNull(),
    relatedId: model('related_id'),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.kind, table.relatedId] }),
    index('model_relations_related').on(table.relatedId),
    oneOf('model_relations', 'kind', RELATION_KINDS),
    rule('model_relations_other', sql`model_id <> related_id`),
  ],
);

/** The parts of a bundle. A model with parts is a bundle; its price is the price of the set. */
export const bundleParts = pgTable(
  'bundle_parts',
  { bundleId: model('bundle_id'), sort: integer('sort').notNull(), modelId: model('model_id') },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.modelId] }),
    unique('bundle_parts_place').on(table.bundleId, table.sort),
    index('bundle_parts_model').on(table.modelId),
    rule('bundle_parts_other', sql`bundle_id <> model_id`),
  ],
);

/** Countries to which a model is not delivered. */
export const modelBlockedCountries = pgTable(
  'model_blocked_countries',
  {
    modelId: model('model_id'),
    country: countryCode()
      .notNull()
      .references(() => deliveryCountries.code),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.country] })],
);

/** Delivery methods that a model is limited to; without rows every method is available. */
export const modelDeliveryMethods = pgTable(
  'model_delivery_methods',
  {
    modelId: model('model_id'),
    deliveryMethodId: integer('delivery_method_id')
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.deliveryMethodId] })],
);

/** Delivery methods that a variant is limited to, when they differ from its model's: a long ski fits no locker. */
export const variantDeliveryMethods = pgTable(
  'variant_delivery_methods',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    deliveryMethodId: integer('delivery_method_id')
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.deliveryMethodId] })],
);

/** Why a model is not delivered to a country, as a text for the shopper. */
export const modelDeliveryTexts = pgTable(
  'model_delivery_texts',
  { modelId: model('model_id'), language: language(), blockInfo: text('block_info').notNull() },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('model_delivery_texts', 'language', LANGUAGE_CODES),
  ],
);
