import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amountColumn, countryCode, id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { deliveryCountries } from './reference';

/** Delivery methods. `needsLocation`: a pick-up point or a store must be chosen. */
export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: ['pickup_point', 'home', 'store'] }).notNull(),
    carrier: text('carrier').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  () => [oneOf('delivery_methods', 'kind', ['pickup_point', 'home', 'store'])],
);

export const deliveryMethodTexts = pgTable(
  'delivery_method_texts',
  {
    deliveryMethodId: integer('delivery_method_id')
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryMethodId, table.language] }),
    oneOf('delivery_method_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Price of a method in a country, euro cents gross, and the subtotal from which it is free. */
export const deliveryPrices = pgTable(
  'delivery_prices',
  {
    deliveryMethodId: integer('delivery_method_id')
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    country: countryCode()
      .notNull()
      .references(() => deliveryCountries.code),
    priceCents: amountColumn('price_cents').notNull(),
    freeFromCents: amountColumn('free_from_cents'),
    daysFrom: integer('days_from').notNull(),
    daysTo: integer('days_to').notNull(),
    /** Beginnings of postcodes that the method does not reach, upper case without spaces: `BT`, `9998`. */
    excludedPostcodes: text('excluded_postcodes').array().notNull().default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.deliveryMethodId, table.country] }),
    rule('delivery_prices_not_negative', sql`price_cents >= 0 and coalesce(free_from_cents, 0) >= 0`),
    rule('delivery_prices_days', sql`days_from >= 0 and days_to >= days_from`),
  ],
);

/** Parcel lockers and counters, found by postcode. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: id(),
    deliveryMethodId: integer('delivery_method_id')
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    country: countryCode()
      .notNull()
      .references(() => deliveryCountries.code),
    postalCode: text('postal_code').notNull(),
    name: text('name').notNull(),
    streetAddress: text('street_address').notNull(),
    city: text('city').notNull(),
  },
  (table) => [index('pickup_points_place').on(table.country, table.postalCode)],
);

/** Payment methods. `processor` names the payment adapter (`test`, …). */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    processor: text('processor').notNull(),
    kind: text('kind', { enum: ['card', 'bank', 'wallet', 'invoice', 'instalment'] }).notNull(),
    sort: integer('sort').notNull().default(0),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Euro cents; the method is available from this total. */
    minCents: amountColumn('min_cents').notNull().default(0),
    maxCents: amountColumn('max_cents'),
    /** Delivery countries and charged currencies it is offered for; null: all. */
    countries: text('countries').array(),
    currencies: text('currencies').array(),
  },
  () => [oneOf('payment_methods', 'kind', ['card', 'bank', 'wallet', 'invoice', 'instalment'])],
);

export const paymentMethodTexts = pgTable(
  'payment_method_texts',
  {
    paymentMethodId: integer('payment_method_id')
      .notNull()
      .references(() => paymentMethods.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.paymentMethodId, table.language] }),
    oneOf('payment_method_texts', 'language', LANGUAGE_CODES),
  ],
);
