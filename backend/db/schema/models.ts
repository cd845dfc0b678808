import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { codeOf, countryCode, createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { manufacturers } from './manufacturers';
import { productGroups } from './product-groups';
import { taxClasses } from './reference';
import { colors } from './variant-attributes';

const MODEL_KINDS = ['product', 'gift_card'] as const;

/** A product model: what has one page. Its variants are what is sold. */
export const models = pgTable(
  'models',
  {
    id: id(),
    uuid: text('uuid').notNull().unique().default(sql`gen_random_uuid()::text`),
    slug: text('slug').notNull().unique(),
    modelNumber: text('model_number').notNull().default(''),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    taxClassId: integer('tax_class_id')
      .notNull()
      .references(() => taxClasses.id),
    isPublic: boolean('is_public').notNull().default(true),
    /** Reductions are announced (false: the lower price is simply the price). */
    allowDiscount: boolean('allow_discount').notNull().default(true),
    belongsToOutlet: boolean('belongs_to_outlet').notNull().default(false),
    isCampaignOnly: boolean('is_campaign_only').notNull().default(false),
    /** Gift cards are bought by amount, never as an ordinary row of a cart. */
    kind: text('kind', { enum: MODEL_KINDS }).notNull().default('product'),
    /** Not in stock in every store; ordered on request. */
    belongsToExtendedRange: boolean('belongs_to_extended_range').notNull().default(false),
    /** Skis that are sold with their bindings mounted. */
    isBindingSkiCombo: boolean('is_binding_ski_combo').notNull().default(false),
    /** At most one such item in an order (Specification 2 §5). */
    isVuota: boolean('is_vuota').notNull().default(false),
    /** The new model that this used one is. */
    secondHandParentId: integer('second_hand_parent_id').references((): AnyPgColumn => models.id, {
      onDelete: 'set null',
    }),
    /** How many fit into one parcel abroad; null: any number. */
    perInternationalPackage: integer('per_international_package'),
    showDiscountPercentage: boolean('show_discount_percentage').notNull().default(true),
    countryOfOrigin: countryCode('country_of_origin'),
    promotedColorId: integer('promoted_color_id').references(() => colors.id),
    /** When a running offer ends, for the price-ending notice. */
    priceEndingAt: instant('price_ending_at'),
    /** Units sold, for the `most-sold` and `most-popular` sorts. */
    soldAmount: integer('sold_amount').notNull().default(0),
    viewedAmount: integer('viewed_amount').notNull().default(0),
    /** Language whose text is shown where another is missing. */
    sourceLanguage: text('source_language', { enum: LANGUAGE_CODES }).notNull().default('fi'),
    publishedAt: instant('published_at').notNull().defaultNow(),
    createdAt: createdAt(),
    /** Identity in the file it was imported from, `magento:MP01`. */
    importKey: text('import_key').unique(),
    /** When a file last named it. */
    importedAt: instant('imported_at'),
  },
  (table) => [
    index('models_manufacturer').on(table.manufacturerId),
    index('models_number_code').on(codeOf(table.modelNumber)).where(sql`model_number <> ''`),
    rule('models_slug_form', sql`slug ~ '^[a-z0-9][a-z0-9-]*$'`),
    index('models_second_hand_parent').on(table.secondHandParentId).where(sql`second_hand_parent_id is not null`),
    oneOf('models', 'kind', MODEL_KINDS),
    rule('models_counts', sql`sold_amount >= 0 and viewed_amount >= 0`),
    rule('models_not_own_parent', sql`second_hand_parent_id is null or second_hand_parent_id <> id`),
    rule('models_package', sql`per_international_package > 0`),
  ],
);

export const modelTexts = pgTable(
  'model_texts',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    /** Title of its page for browsers and search engines; empty: made of brand and name. */
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    notice: text('notice').notNull().default(''),
    /** True where a machine translated the text (the page then offers the original). */
    isAutoTranslated: boolean('is_auto_translated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('model_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Groups a model is in; one of them is its main group. */
export const modelGroups = pgTable(
  'model_groups',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    isMain: boolean('is_main').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.groupId] }),
    index('model_groups_group').on(table.groupId),
    uniqueIndex('model_groups_one_main').on(table.modelId).where(sql`is_main`),
  ],
);
