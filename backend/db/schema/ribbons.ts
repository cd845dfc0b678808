import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf } from './columns';
import { models } from './models';

/** Ribbons: tags with colours that cards and product pages show. */
export const ribbons = pgTable('ribbons', {
  id: id(),
  slug: text('slug').notNull().unique(),
  bgColor: text('bg_color').notNull(),
  textColor: text('text_color').notNull(),
  link: text('link'),
});

export const ribbonTexts = pgTable(
  'ribbon_texts',
  {
    ribbonId: integer('ribbon_id')
      .notNull()
      .references(() => ribbons.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull(),
    /** Where the tag leads in this language; null: where the ribbon leads in all of them. */
    link: text('link'),
  },
  (table) => [
    primaryKey({ columns: [table.ribbonId, table.language] }),
    oneOf('ribbon_texts', 'language', LANGUAGE_CODES),
  ],
);

export const modelRibbons = pgTable(
  'model_ribbons',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    ribbonId: integer('ribbon_id')
      .notNull()
      .references(() => ribbons.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.ribbonId] })],
);
