import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import { id, instant, minorUnits, rule } from './columns';
import { taxAreas } from './reference';

/**
 * A variant's gross prices in euro cents in one tax area. A row for area 1 (Finland) is the rule; another area has a row only
 * where its price is set by hand, else its gross price is reckoned from area 1's net price and the area's own rate.
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
    regularCents: minorUnits('regular_cents').notNull(),
    /** The price free of any discount, where the regular price is itself lower: makes the `outdoor` price (Specification 2 §4). */
    fullCents: minorUnits('full_cents'),
    /** The reduced price while it runs, for everybody. */
    discountCents: minorUnits('discount_cents'),
    discountStartsAt: instant('discount_starts_at'),
    discountEndsAt: instant('discount_ends_at'),
    /** Price for members of the club. */
    clubCents: minorUnits('club_cents'),
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
      'prices_discount_span',
      sql`discount_ends_at is null or discount_starts_at is null or discount_ends_at > discount_starts_at`,
    ),
  ],
);

/**
 * What everybody paid and when: the source of the lowest price of 30 days (Directive 98/6/EC, article 6a). Spans of one
 * variant and area never overlap (an exclusion constraint in the migration); the running one has no end.
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
    priceCents: minorUnits('price_cents').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
  },
  (table) => [
    index('price_history_variant').on(table.variantId, table.taxAreaId, table.validFrom),
    rule('price_history_span', sql`valid_to is null or valid_to > valid_from`),
    rule('price_history_not_negative', sql`price_cents >= 0`),
  ],
);
