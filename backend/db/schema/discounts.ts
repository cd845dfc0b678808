import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, oneOf, rule } from './columns';
import { manufacturers } from './manufacturers';
import { orders } from './orders';
import { productGroups } from './product-groups';

const DISCOUNT_KINDS = ['percent', 'fixed'] as const;

/**
 * Discount codes, which are public and not secret. A code without brands and groups applies to all products, otherwise only
 * to products of its brands and groups.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    /** As printed; upper and lower case are the same. */
    code: text('code').notNull(),
    kind: text('kind', { enum: DISCOUNT_KINDS }).notNull(),
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }),
    /** Euro cents gross. */
    amountCents: amountColumn('amount_cents'),
    /** Min subtotal, euro cents gross. */
    minimumCents: amountColumn('minimum_cents').notNull().default(0),
    /** Max number of orders that may use it; null: no limit. */
    maxUses: integer('max_uses'),
    startsAt: instant('starts_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  () => [
    uniqueIndex('discount_codes_code').on(sql`lower(code)`),
    oneOf('discount_codes', 'kind', DISCOUNT_KINDS),
    rule('discount_codes_form', sql`code = trim(code) and code <> ''`),
    rule(
      'discount_codes_value',
      sql`case kind when 'percent' then percentage > 0 and percentage <= 100 and amount_cents is null else amount_cents > 0 and percentage is null end`,
    ),
    rule('discount_codes_limits', sql`minimum_cents >= 0 and (max_uses is null or max_uses > 0)`),
    rule('discount_codes_span', sql`ends_at is null or ends_at > starts_at`),
  ],
);

export const discountCodeBrands = pgTable(
  'discount_code_brands',
  {
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.manufacturerId] })],
);

/** A group includes its subgroups. */
export const discountCodeGroups = pgTable(
  'discount_code_groups',
  {
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.groupId] })],
);

/** Orders that used a code: max one code per order (Specification 2 §5). */
export const discountCodeUses = pgTable(
  'discount_code_uses',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCodes.id),
    createdAt: createdAt(),
  },
  (table) => [index('discount_code_uses_code').on(table.codeId)],
);
