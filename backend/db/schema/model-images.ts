import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf } from './columns';
import { media } from './media';
import { models } from './models';
import { colors } from './variant-attributes';

/** What pictures of products show other than the front: `back`, `detail`. */
export const imageViews = pgTable('image_views', { id: id(), slug: text('slug').notNull().unique() });

export const imageViewTexts = pgTable(
  'image_view_texts',
  {
    viewId: integer('view_id')
      .notNull()
      .references(() => imageViews.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewId, table.language] }),
    oneOf('image_view_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Pictures of a model, of one colour or general (no colour), in order. */
export const modelImages = pgTable(
  'model_images',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    colorId: integer('color_id').references(() => colors.id),
    sort: integer('sort').notNull(),
    media: text('media')
      .notNull()
      .references(() => media.hash),
    viewId: integer('view_id').references(() => imageViews.id),
    /** What the picture shows, in the model's source language; empty where the model's name or the view says it. */
    caption: text('caption').notNull().default(''),
  },
  (table) => [
    index('model_images_model').on(table.modelId),
    unique('model_images_place').on(table.modelId, table.colorId, table.sort).nullsNotDistinct(),
  ],
);
