import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amountColumn, id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';
import { stores } from './stores';

/** What stores rent out. Prices are gross euro cents; `weekend` is Friday to Monday. */
export const rentalItems = pgTable(
  'rental_items',
  {
    id: id(),
    /** Of the form that made it, by which the same form sent again finds it. */
    key: text('key').notNull().unique(),
    sort: integer('sort').notNull().default(0),
    dayCents: amountColumn('day_cents').notNull(),
    weekendCents: amountColumn('weekend_cents'),
    weekCents: amountColumn('week_cents'),
    /** Given back with the item; 0: none. */
    depositCents: amountColumn('deposit_cents').notNull().default(0),
    /** As they are told, `S–XL`; empty: one size. */
    sizes: text('sizes').notNull().default(''),
    image: text('image').references(() => media.hash),
  },
  () => [
    rule(
      'rental_items_prices',
      sql`day_cents > 0 and coalesce(weekend_cents, 1) > 0 and coalesce(week_cents, 1) > 0 and deposit_cents >= 0`,
    ),
  ],
);

export const rentalItemTexts = pgTable(
  'rental_item_texts',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => rentalItems.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** What the picture shows, for those who do not see it. */
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.language] }),
    oneOf('rental_item_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Which store rents out which item. */
export const rentalItemStores = pgTable(
  'rental_item_stores',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => rentalItems.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.storeId] })],
);
