import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  unique,
} from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';
import { models } from './models';

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
    /** Where an appointment is booked: an https address of one of BOOKING_HOSTS; empty when it is not. */
    bookingUrl: text('booking_url').notNull().default(''),
    /** Rises with each change at the desk, by which two editors notice each other. */
    version: integer('version').notNull().default(1),
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
    /** One sentence, for lists and search engines. */
    lead: text('lead').notNull().default(''),
    /** Paragraphs, with empty lines between them. */
    description: text('description').notNull().default(''),
    /** How to get there. */
    directions: text('directions').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.language] }),
    oneOf('store_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Opening hours, ISO weekday 1 (Monday) to 7, Helsinki time, closing at 24:00 at the latest. A closed day has no row. */
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

/** Days with other hours than their weekday has: public holidays, stocktaking, a long evening. Closed all day without hours. */
export const storeSpecialDays = pgTable(
  'store_special_days',
  {
    id: id(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    opens: time('opens'),
    closes: time('closes'),
  },
  (table) => [
    unique('store_special_days_one').on(table.storeId, table.day),
    rule('store_special_days_hours', sql`(opens is null) = (closes is null) and (closes is null or closes > opens)`),
  ],
);

export const storeSpecialDayTexts = pgTable(
  'store_special_day_texts',
  {
    specialDayId: integer('special_day_id')
      .notNull()
      .references(() => storeSpecialDays.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.specialDayId, table.language] }),
    oneOf('store_special_day_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Drawings that a service can have. */
export const SERVICE_ICONS = ['ski', 'boot', 'tool', 'needle', 'pack', 'leaf', 'mountain', 'compass'] as const;

/** What stores offer besides selling. A service is the same in every store that offers it. */
export const storeServices = pgTable(
  'store_services',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    icon: text('icon', { enum: SERVICE_ICONS }).notNull(),
    sort: integer('sort').notNull().default(0),
    /** Rises with each change at the desk. */
    version: integer('version').notNull().default(1),
  },
  () => [oneOf('store_services', 'icon', SERVICE_ICONS)],
);

export const storeServiceTexts = pgTable(
  'store_service_texts',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => storeServices.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.language] }),
    oneOf('store_service_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Which store offers which service. */
export const storeOfferedServices = pgTable(
  'store_offered_services',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    serviceId: integer('service_id')
      .notNull()
      .references(() => storeServices.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.serviceId] })],
);

/** Models that the people of a store recommend. */
export const storePicks = pgTable(
  'store_picks',
  {
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
    /** First name of who recommends it; may be empty. */
    seller: text('seller').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.modelId] })],
);

/** Why a store recommends a model, in one sentence. */
export const storePickTexts = pgTable(
  'store_pick_texts',
  {
    storeId: integer('store_id').notNull(),
    modelId: integer('model_id').notNull(),
    language: language(),
    sentence: text('sentence').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.modelId, table.language] }),
    foreignKey({
      name: 'store_pick_texts_pick',
      columns: [table.storeId, table.modelId],
      foreignColumns: [storePicks.storeId, storePicks.modelId],
    }).onDelete('cascade'),
    oneOf('store_pick_texts', 'language', LANGUAGE_CODES),
  ],
);
