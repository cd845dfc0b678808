import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, oneOf, rule } from './columns';
import { manufacturers } from './manufacturers';
import { models } from './models';
import { orders } from './orders';
import { productGroups } from './product-groups';

const DISCOUNT_KINDS = ['percent', 'fixed'] as const;

/**
 * Discount codes, which are public and not secret. A code without brands, groups and models applies to all products, otherwise
 * to products of any of them. Gift cards, and prices that staff set by hand, are never reduced.
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
    /** Min sum of the products that it applies to, euro cents gross. */
    minimumCents: amountColumn('minimum_cents').notNull().default(0),
    /** Max number of orders that may use it; null: no limit. */
    maxUses: integer('max_uses'),
    /** Max number of orders of one customer, known by account or e-mail address; null: no limit. */
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    /** Whether it also reduces products on sale or in the outlet. */
    combinesWithSale: boolean('combines_with_sale').notNull().default(true),
    /** Whether it also reduces the club's prices. */
    combinesWithClub: boolean('combines_with_club').notNull().default(true),
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
    rule('discount_codes_customer_limit', sql`max_uses_per_customer is null or max_uses_per_customer > 0`),
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

export const discountCodeModels = pgTable(
  'discount_code_models',
  {
    codeId: integer('code_id')
      .notNull()
      .references(() => discountCodes.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.codeId, table.modelId] })],
);

/** Orders that use a code; an order that fails or is cancelled gives its use back. Max one code per order (Specification 2 §5). */
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
