import { sql } from 'drizzle-orm';
import { boolean, integer, numeric, pgTable, primaryKey, smallint, text, time } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';

/** Id of the main warehouse, from which the web shop sells (Specification 2 §3, store). */
export const MAIN_STORE_ID = 20;

/** Stores and warehouses. `retail` ones are shown as shops; `external` is a supplier's stock. */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    type: text('type', { enum: ['retail', 'web', 'external'] }).notNull(),
    name: text('name').notNull(),
    /** Express pick-up. */
    pikanouto: boolean('pikanouto').notNull().default(false),
    /** Pick-up. */
    nouto: boolean('nouto').notNull().default(false),
    stockDisplayOrder: integer('stock_display_order').notNull().default(0),
    streetAddress: text('street_address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    latitude: numeric('latitude', { precision: 9, scale: 6, mode: 'number' }),
    longitude: numeric('longitude', { precision: 9, scale: 6, mode: 'number' }),
    image: text('image').references(() => media.hash),
  },
  () => [oneOf('stores', 'type', ['retail', 'web', 'external'])],
);

export const storeTexts = pgTable(
  'store_texts',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    language: language(),
    descriptionHtml: text('description_html').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.language] }),
    oneOf('store_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Opening hours, ISO weekday 1 (Monday) to 7, Helsinki time. A closed day has no row. */
export const storeHours = pgTable(
  'store_hours',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    opens: time('opens').notNull(),
    closes: time('closes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.weekday] }),
    rule('store_hours_day', sql`weekday between 1 and 7 and closes > opens`),
  ],
);
