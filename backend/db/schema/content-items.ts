import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { customers } from './customers';
import { manufacturers } from './manufacturers';
import { media } from './media';
import { models } from './models';
import { productGroups } from './product-groups';

/**
 * What editors write: `page` (`/page/{slug}/`, `/{slug}/`), `tabs` (`/{slug}/{tab}/`), `guide` (`/life-outdoors/{post}/`), `post`
 * (`/life-outdoors/blog/{slug}/`), `blogger`, `campaign`, `experience`.
 */
export const CONTENT_KINDS = ['page', 'tabs', 'guide', 'post', 'blogger', 'campaign', 'experience'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Kinds whose slugs share one room: pages with and without tabs answer under the same addresses. */
export const CONTENT_SPACES = ['page', 'guide', 'post', 'blogger', 'campaign', 'experience'] as const;

/** A tab of a page, as its language's row stores it. */
export type ContentTab = {
  readonly slug: string;
  readonly title: string;
  readonly html: string;
  readonly nested: readonly { readonly slug: string; readonly title: string; readonly html: string }[];
};

/**
 * An item of content as visitors see it: the projection of its published version. What editors write is in `contentVersions`;
 * publishing copies a version's fields here, so reading needs neither JSON nor a clock.
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    /** The number of the latest version; writers compare it, so the second of two editors is told. */
    version: integer('version').notNull().default(0),
    /** The version that visitors see; null: none, the item is a draft or was withdrawn. */
    publishedVersion: integer('published_version'),
    /** A version that is published at a later time, by a job. */
    scheduledVersion: integer('scheduled_version'),
    scheduledAt: instant('scheduled_at'),
    createdAt: createdAt(),

    /** Columns of the published version. */
    image: text('image').references(() => media.hash),
    /** Category of guides and posts, a key of `blog_category_order`. */
    category: text('category').notNull().default(''),
    bloggerId: integer('blogger_id').references((): AnyPgColumn => contentItems.id, { onDelete: 'set null' }),
    /** The brand of an experience (`experience_manufacturer_list`). */
    manufacturerId: integer('manufacturer_id').references(() => manufacturers.id, { onDelete: 'set null' }),
    /** The days of a campaign; outside of them it is not found. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The date that readers see: of a guide or post when it was first published, unless its editor chose another. */
    datedAt: instant('dated_at'),
    updatedAt: instant('updated_at'),
    /** Products of a campaign besides `contentModels`: those of a group, of a brand, of both; reduced ones alone. */
    listGroupId: integer('list_group_id').references(() => productGroups.id, { onDelete: 'set null' }),
    listManufacturerId: integer('list_manufacturer_id').references(() => manufacturers.id, { onDelete: 'set null' }),
    listReducedOnly: boolean('list_reduced_only').notNull().default(false),
  },
  (table) => [
    oneOf('content_items', 'kind', CONTENT_KINDS),
    index('content_items_kind').on(table.kind, table.datedAt).where(sql`published_version is not null`),
    index('content_items_blogger').on(table.bloggerId),
    index('content_items_scheduled').on(table.scheduledAt).where(sql`scheduled_at is not null`),
    rule('content_items_schedule', sql`(scheduled_version is null) = (scheduled_at is null)`),
    rule('content_items_versions', sql`published_version <= version and scheduled_version <= version`),
    rule('content_items_days', sql`ends_at > starts_at`),
  ],
);

/** Texts of the published version; each language has its own slug, a language without a text has no row. */
export const contentTexts = pgTable(
  'content_texts',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    language: language(),
    /** The room in which the slug is unique: the kind, but `page` for `tabs`. */
    space: text('space', { enum: CONTENT_SPACES }).notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    /** Lead of guides, posts, campaigns and experiences; of a blogger who that is. */
    excerpt: text('excerpt').notNull().default(''),
    /** For search engines; empty: made from excerpt or text. */
    metaDescription: text('meta_description').notNull().default(''),
    contentHtml: text('content_html').notNull().default(''),
    tabs: jsonb('tabs').$type<readonly ContentTab[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language] }),
    unique('content_texts_slug').on(table.language, table.space, table.slug),
    oneOf('content_texts', 'language', LANGUAGE_CODES),
    oneOf('content_texts', 'space', CONTENT_SPACES),
    rule('content_texts_slug_form', sql`slug <> '' and slug = lower(slug)`),
  ],
);

/** Products of the published version, in its order: they are shown under the text, and it among their guides. */
export const contentModels = pgTable(
  'content_models',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.modelId] }), index('content_models_model').on(table.modelId)],
);

/** Everything that was ever saved of an item: all languages in one document (`domain/content/content-fields.ts`). */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    /** Who saved it; the name stays when the account goes. */
    authorId: integer('author_id').references(() => customers.id, { onDelete: 'set null' }),
    author: text('author').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.number] }), rule('content_versions_number', sql`number > 0`)],
);

/** Slugs that an item had before: they redirect to its address of today. */
export const contentOldSlugs = pgTable(
  'content_old_slugs',
  {
    language: language(),
    space: text('space', { enum: CONTENT_SPACES }).notNull(),
    slug: text('slug').notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => contentItems.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.space, table.slug] }),
    index('content_old_slugs_item').on(table.itemId),
    oneOf('content_old_slugs', 'language', LANGUAGE_CODES),
    oneOf('content_old_slugs', 'space', CONTENT_SPACES),
  ],
);

/** SQL: the path to which a target inside the shop leads, as `fromPath` is written; null for an address elsewhere. */
export const REDIRECT_TARGET_KEY = sql`case when target like '/%' then lower(trim(both '/' from split_part(split_part(target, '?', 1), '#', 1))) end`;

/** Redirects that staff wrote: from a path of the shop to a path or an address. */
export const redirects = pgTable(
  'redirects',
  {
    /** Lower case, without slashes at its ends and without a query. */
    fromPath: text('from_path').primaryKey(),
    /** A path of the shop, `/vaatteet/`, or an https address. */
    target: text('target').notNull(),
    createdAt: createdAt(),
  },
  // each new redirect asks which others lead to its path; an import adds thousands
  () => [index('redirects_target_key').using('hash', sql`(${REDIRECT_TARGET_KEY})`)],
);
