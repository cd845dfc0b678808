import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { createdAt, id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';
import { orders } from './orders';

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

/** Units of a variant free to be sold in a store. Never below zero. */
export const stock = pgTable(
  'stock',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.storeId] }),
    rule('stock_not_negative', sql`quantity >= 0`),
  ],
);

/** Every change of stock, so that the sum of movements is the stock. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    delta: integer('delta').notNull(),
    reason: text('reason', { enum: ['import', 'count', 'order', 'release', 'return'] }).notNull(),
    orderId: integer('order_id').references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_movements_variant').on(table.variantId, table.storeId),
    index('stock_movements_order').on(table.orderId),
    rule('stock_movements_moves', sql`delta <> 0`),
    oneOf('stock_movements', 'reason', ['import', 'count', 'order', 'release', 'return']),
  ],
);
