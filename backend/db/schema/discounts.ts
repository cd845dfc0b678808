import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { manufacturers, productGroups } from './catalogue';
import { createdAt, id, instant, minorUnits, oneOf, rule } from './columns';
import { orders } from './orders';

const DISCOUNT_KINDS = ['percent', 'fixed'] as const;

/**
 * Discount codes, told by word of mouth and not secret. One without brands and groups takes from everything, else from goods
 * of one of its brands and groups.
 */
export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    /** As printed; found whatever its case. */
    code: text('code').notNull(),
    kind: text('kind', { enum: DISCOUNT_KINDS }).notNull(),
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }),
    /** Euro cents gross. */
    amountCents: minorUnits('amount_cents'),
    /** Goods total from which it holds, euro cents gross. */
    minimumCents: minorUnits('minimum_cents').notNull().default(0),
    /** How many orders may use it; null: any number. */
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

/** A group stands for those below it too. */
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

/** Orders that used a code: one code an order (Specification 2 §5). */
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
