import { GIFT_DELIVERIES } from 'contract/gift-deliveries';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryCode, createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { companies } from './companies';
import { customers } from './customers';
import { media } from './media';
import { models } from './models';
import { orders } from './orders';
import { variants } from './variants';

/** Campaigns in which a company offers its employees a choice of products. */
export const giftCampaigns = pgTable(
  'gift_campaigns',
  {
    id: id(),
    /** The company that gives; null for one that only staff manages. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'set null' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Whose address the gifts go to: the employee's, a place of pick-up, or the company's below. */
    delivery: text('delivery', { enum: GIFT_DELIVERIES }).notNull().default('home'),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: countryCode().notNull().default('fi'),
    /** Language of the mails with codes, and the one in which the company writes. */
    language: language().default('fi'),
    /** Logo or picture; null without one. */
    picture: text('picture').references(() => media.hash),
    /** Of the form that made it, so that one sent twice makes one campaign. */
    formKey: text('form_key').unique(),
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('gift_campaigns_company').on(table.companyId),
    rule('gift_campaigns_span', sql`ends_at > starts_at`),
    oneOf('gift_campaigns', 'delivery', GIFT_DELIVERIES),
    oneOf('gift_campaigns', 'language', LANGUAGE_CODES),
    rule('gift_campaigns_address', sql`delivery <> 'company' or (address <> '' and postal_code <> '' and city <> '')`),
  ],
);

export const giftCampaignTexts = pgTable(
  'gift_campaign_texts',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => giftCampaigns.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.language] }),
    oneOf('gift_campaign_texts', 'language', LANGUAGE_CODES),
  ],
);

/** The selection of a campaign; its slug is the campaign's URL. */
export const giftCategories = pgTable(
  'gift_categories',
  {
    id: id(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => giftCampaigns.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    formKey: text('form_key').unique(),
    version: integer('version').notNull().default(1),
    /** Codes typed here that nobody has. */
    unknownTries: integer('unknown_tries').notNull().default(0),
  },
  (table) => [
    index('gift_categories_campaign').on(table.campaignId),
    rule('gift_categories_slug_form', sql`slug ~ '^[a-z0-9][a-z0-9-]*$'`),
  ],
);

export const giftCategoryTexts = pgTable(
  'gift_category_texts',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => giftCategories.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    /** What the company says to its people, plain. */
    text: text('text').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    oneOf('gift_category_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Models of a category, in order. */
export const giftCategoryModels = pgTable(
  'gift_category_models',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => giftCategories.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.modelId] }),
    index('gift_category_models_model').on(table.modelId),
  ],
);

/** The variants of a category's models that may be chosen; a model without any here is offered in all its variants. */
export const giftCategoryVariants = pgTable(
  'gift_category_variants',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => giftCategories.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.variantId] }),
    index('gift_category_variants_variant').on(table.variantId),
  ],
);

/**
 * Gifts of a category: each is one product for one person. Its code is drawn when it is handed out, by mail or on paper: at least 64
 * random bits, redeemed once; only the hash is stored.
 */
export const giftCodes = pgTable(
  'gift_codes',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => giftCategories.id),
    /** SHA-256 of the code in upper case without separators, hex; null while nobody has it. */
    codeHash: text('code_hash').unique(),
    /** The last four characters of the code, by which its owner and the company tell it from others. */
    codeHint: text('code_hint').notNull().default(''),
    /** Whom it is mailed to, lower case; null for a code on paper, and once the address is forgotten. */
    email: text('email'),
    /** How often a mail with it was asked for; part of the mail's key. */
    mailings: smallint('mailings').notNull().default(0),
    /** When the mail was queued; null while the job has not come to it. */
    mailedAt: instant('mailed_at'),
    /** The form by which it was handed out on paper. */
    handedBy: text('handed_by'),
    /** When the company took it back. */
    voidedAt: instant('voided_at'),
    /** The order that used it. */
    orderId: integer('order_id').references(() => orders.id),
    redeemedAt: instant('redeemed_at'),
    /** How often somebody tried it after it was used. */
    refusedTries: integer('refused_tries').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('gift_codes_category').on(table.categoryId),
    index('gift_codes_order').on(table.orderId),
    index('gift_codes_to_mail').on(table.id).where(sql`email is not null and mailed_at is null and voided_at is null`),
    uniqueIndex('gift_codes_recipient')
      .on(table.categoryId, table.email)
      .where(sql`email is not null and voided_at is null`),
    rule('gift_codes_hash', sql`code_hash ~ '^[0-9a-f]{64}$'`),
    rule('gift_codes_redeemed', sql`(order_id is null) = (redeemed_at is null)`),
    rule(
      'gift_codes_drawn',
      sql`code_hash is not null or (order_id is null and mailed_at is null and handed_by is null)`,
    ),
  ],
);

const BATCH_KINDS = ['added', 'mailed', 'printed'] as const;

/** What was done with the codes of a category, by the form's key, so that one sent twice does its work once. */
export const giftCodeBatches = pgTable(
  'gift_code_batches',
  {
    formKey: text('form_key').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => giftCategories.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: BATCH_KINDS }).notNull(),
    amount: integer('amount').notNull(),
    /** How many codes had to be added for it. */
    added: integer('added').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('gift_code_batches_category').on(table.categoryId),
    oneOf('gift_code_batches', 'kind', BATCH_KINDS),
  ],
);
