import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf } from './columns';
import { media } from './media';

/** Brands. The responsible person is what product pages must name (Regulation (EU) 2023/988, article 19). */
export const manufacturers = pgTable('manufacturers', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** False: goods whose maker is not known stand under it; pages name no manufacturer. */
  isMaker: boolean('is_maker').notNull().default(true),
  logo: text('logo').references(() => media.hash),
  /** Postal address and e-mail of the manufacturer, one text. */
  address: text('address'),
  email: text('email'),
  /** Responsible person in the EU where the manufacturer sits outside it. */
  euResponsible: text('eu_responsible'),
});

export const manufacturerTexts = pgTable(
  'manufacturer_texts',
  {
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.manufacturerId, table.language] }),
    oneOf('manufacturer_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Promo images of a brand, in order. */
export const manufacturerImages = pgTable(
  'manufacturer_images',
  {
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    media: text('media')
      .notNull()
      .references(() => media.hash),
  },
  (table) => [primaryKey({ columns: [table.manufacturerId, table.sort] })],
);
