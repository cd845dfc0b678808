import { sql } from 'drizzle-orm';
import { index, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { amountColumn, currencyCode, id, instant, rule } from './columns';
import { taxAreas } from './reference';
import { variants } from './variants';

/**
 * A variant's gross prices in euro cents in one tax area. Normally only area 1 (Finland) has a row; another area has one
 * only when its price is set by hand. Otherwise its gross price is calculated from area 1's net price and the area's own
 * rate.
 */
export const prices = pgTable(
  'prices',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    taxAreaId: integer('tax_area_id')
      .notNull()
      .references(() => taxAreas.id),
    /** The regular price. */
    regularCents: amountColumn('regular_cents').notNull(),
    /** The price without any discount, when the regular price is already lower: makes the `outdoor` price (Specification 2 §4). */
    fullCents: amountColumn('full_cents'),
    /** The discount price for everybody while the discount is active. */
    discountCents: amountColumn('discount_cents'),
    discountStartsAt: instant('discount_starts_at'),
    discountEndsAt: instant('discount_ends_at'),
    /** Price for members of the club. */
    clubCents: amountColumn('club_cents'),
    /**
     * The original price of an imported file, when it is not in euros with this area's tax (decision 13): currency, included
     * tax in per cent, and amounts in hundredths of the currency. It is used exactly when both currency and tax match.
     */
    givenCurrency: currencyCode('given_currency'),
    givenTaxPercentage: numeric('given_tax_percentage', { precision: 5, scale: 2, mode: 'number' }),
    givenRegularHundredths: amountColumn('given_regular_minor'),
    givenDiscountHundredths: amountColumn('given_discount_minor'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.taxAreaId] }),
    rule(
      'prices_not_negative',
      sql`regular_cents >= 0 and coalesce(discount_cents, 0) >= 0 and coalesce(club_cents, 0) >= 0`,
    ),
    rule('prices_full_higher', sql`full_cents is null or full_cents > regular_cents`),
    rule('prices_discount_lower', sql`discount_cents is null or discount_cents < regular_cents`),
    rule(
      'prices_given_whole',
      sql`num_nonnulls(given_currency, given_tax_percentage, given_regular_minor) in (0, 3)
        and (given_discount_minor is null or given_discount_minor < given_regular_minor)`,
    ),
    rule(
      'prices_discount_span',
      sql`discount_ends_at is null or discount_starts_at is null or discount_ends_at > discount_starts_at`,
    ),
  ],
);

/**
 * The history of prices for everybody: the source of the lowest price of 30 days (Directive 98/6/EC, article 6a). Periods of
 * one variant and area never overlap (an exclusion constraint in the migration); the current one has no end.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    taxAreaId: integer('tax_area_id')
      .notNull()
      .references(() => taxAreas.id),
    priceCents: amountColumn('price_cents').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
  },
  (table) => [
    index('price_history_variant').on(table.variantId, table.taxAreaId, table.validFrom),
    rule('price_history_span', sql`valid_to is null or valid_to > valid_from`),
    rule('price_history_not_negative', sql`price_cents >= 0`),
  ],
);
