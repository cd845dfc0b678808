import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { customers } from './customers';
import { media } from './media';
import { models } from './models';

/** Banners: `image` on cards and heroes, `dynamic_page` on the front page, `text` in the notice bar. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    kind: text('kind', { enum: ['image', 'dynamic_page', 'text'] }).notNull(),
    sort: integer('sort').notNull().default(0),
    image: text('image').references(() => media.hash),
    cropPoint: text('crop_point').notNull().default('center'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  () => [oneOf('banners', 'kind', ['image', 'dynamic_page', 'text'])],
);

export const bannerTexts = pgTable(
  'banner_texts',
  {
    bannerId: integer('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull().default(''),
    heading: text('heading').notNull(),
    subText: text('sub_text').notNull().default(''),
    buttonText: text('button_text').notNull().default(''),
    url: text('url').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.bannerId, table.language] }),
    oneOf('banner_texts', 'language', LANGUAGE_CODES),
  ],
);

/** `pending` waits for moderation; only `published` reviews are shown and counted. */
export const REVIEW_STATUSES = ['pending', 'published', 'refused'] as const;

/** Reviews; `rating` 0–10 (stars are half of it), `fit` 2, 4, 6, 8 or 10 (Specification 2 §9). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    language: language(),
    rating: smallint('rating').notNull(),
    fit: smallint('fit'),
    visibleName: text('visible_name').notNull(),
    /** May be empty. */
    title: text('title').notNull().default(''),
    comment: text('comment').notNull(),
    status: text('status', { enum: REVIEW_STATUSES }).notNull().default('published'),
    /** The purchase was found among the shop's orders when the review was written. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Why it was refused, in the words of staff; may be empty. */
    moderationNote: text('moderation_note').notNull().default(''),
    moderatedAt: instant('moderated_at'),
    votesUp: integer('votes_up').notNull().default(0),
    votesDown: integer('votes_down').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('reviews_model').on(table.modelId),
    index('reviews_pending').on(table.createdAt).where(sql`status = 'pending'`),
    uniqueIndex('reviews_one_each').on(table.customerId, table.modelId),
    rule('reviews_rating', sql`rating between 0 and 10`),
    rule('reviews_fit', sql`fit in (2, 4, 6, 8, 10)`),
    rule('reviews_votes', sql`votes_up >= 0 and votes_down >= 0`),
    oneOf('reviews', 'language', LANGUAGE_CODES),
    oneOf('reviews', 'status', REVIEW_STATUSES),
  ],
);

/** Pictures that customers sent with a review, in order. */
export const reviewImages = pgTable(
  'review_images',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    media: text('media')
      .notNull()
      .references(() => media.hash),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.sort] }), index('review_images_media').on(table.media)],
);

/** Pictures that a customer sent for a review that is not submitted yet; forgotten after a day. */
export const reviewUploads = pgTable(
  'review_uploads',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    media: text('media')
      .notNull()
      .references(() => media.hash),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.media] }),
    index('review_uploads_media').on(table.media),
    index('review_uploads_created').on(table.createdAt),
  ],
);

/** Words of descriptions that open an explanation (Specification 2 §2, keyword modal). */
export const keywordPopups = pgTable('keyword_popups', { id: id(), key: text('key').notNull().unique() });

export const keywordPopupTexts = pgTable(
  'keyword_popup_texts',
  {
    popupId: integer('popup_id')
      .notNull()
      .references(() => keywordPopups.id, { onDelete: 'cascade' }),
    language: language(),
    /** The word as written in texts; a language without the explanation has no row. */
    keyword: text('keyword').notNull(),
    textHtml: text('text_html').notNull(),
    /** Link to further information; empty: none. */
    url: text('url').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.popupId, table.language] }),
    uniqueIndex('keyword_popup_texts_keyword').on(table.language, sql`lower(keyword)`),
    rule('keyword_popup_texts_word', sql`keyword <> ''`),
    oneOf('keyword_popup_texts', 'language', LANGUAGE_CODES),
  ],
);
