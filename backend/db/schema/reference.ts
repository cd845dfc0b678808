import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { countryCode, currencyCode, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';

/** Key and value pairs of the shop's general settings (Specification 1 §3). Values are text, some of them JSON. A key may end in a language, `frontpage_title@en`. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Currencies the shop shows prices in. */
export const currencies = pgTable(
  'currencies',
  {
    code: currencyCode('code').primaryKey(),
    /** Decimals of the currency in payments (2 for eur, 0 for jpy). */
    minorDigits: smallint('minor_digits').notNull().default(2),
    /** The pattern returned by init-config as `currencyFormat`, for example `{amount} €`. */
    format: text('format').notNull(),
    /** False: prices are shown in the currency but charged in euros (roubles). */
    isChargeable: boolean('is_chargeable').notNull().default(true),
  },
  () => [rule('currencies_digits', sql`minor_digits between 0 and 3`)],
);

/** Units of a currency per one euro, by the day from which the rate is valid. */
export const currencyRates = pgTable(
  'currency_rates',
  {
    currency: currencyCode()
      .notNull()
      .references(() => currencies.code),
    validFrom: date('valid_from').notNull(),
    rate: numeric('rate', { precision: 18, scale: 8, mode: 'number' }).notNull(),
    /** Who published it: `ecb`, `cbr`, `manual`. */
    source: text('source').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.validFrom] }),
    rule('currency_rates_positive', sql`rate > 0`),
    oneOf('currency_rates', 'source', ['ecb', 'cbr', 'manual']),
  ],
);

/** A set of countries that share value added tax rates. Area 1 is Finland, whose gross prices the catalogue uses. */
export const taxAreas = pgTable('tax_areas', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  isEuMember: boolean('is_eu_member').notNull(),
});

/** Product tax classes (1 is the standard class). */
export const taxClasses = pgTable('tax_classes', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
});

/** Value added tax in per cent, by area, class and the day from which it is valid. */
export const taxRates = pgTable(
  'tax_rates',
  {
    taxAreaId: integer('tax_area_id')
      .notNull()
      .references(() => taxAreas.id),
    taxClassId: integer('tax_class_id')
      .notNull()
      .references(() => taxClasses.id),
    validFrom: date('valid_from').notNull().default('1970-01-01'),
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taxAreaId, table.taxClassId, table.validFrom] }),
    rule('tax_rates_percentage', sql`percentage >= 0 and percentage < 100`),
  ],
);

/** Countries in the shop's list, with or without delivery. */
export const deliveryCountries = pgTable(
  'delivery_countries',
  {
    code: countryCode('code').primaryKey(),
    taxAreaId: integer('tax_area_id')
      .notNull()
      .references(() => taxAreas.id),
    currency: currencyCode()
      .notNull()
      .references(() => currencies.code),
    isEnabled: boolean('is_enabled').notNull().default(true),
    /** Days by delivery-time key, `{ "default": { "start": 1, "end": 3 } }` (Specification 2 §3, delivery country settings). */
    deliveryDays: jsonb('delivery_days').$type<Record<string, { start: number; end: number }>>().notNull(),
    skiBundleDays: integer('ski_bundle_days').notNull().default(0),
  },
  () => [rule('delivery_countries_lower', sql`code = lower(code)`)],
);

export const deliveryCountryTexts = pgTable(
  'delivery_country_texts',
  {
    country: countryCode()
      .notNull()
      .references(() => deliveryCountries.code, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.language] }),
    oneOf('delivery_country_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Session transfers: cart and session for another host, redeemable once within 60 s by an opaque id. */
export const handovers = pgTable('handovers', {
  /** SHA-256 of the opaque id, hex. */
  idHash: text('id_hash').primaryKey(),
  targetHost: text('target_host').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
