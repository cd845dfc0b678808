import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { codeOf, id, instant, rule } from './columns';
import { models } from './models';
import { colors, sizes, variantTypes } from './variant-attributes';

/** What is sold and has stock. `id` is the contract's `product_id`. */
export const variants = pgTable(
  'variants',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    ean: text('ean'),
    colorId: integer('color_id').references(() => colors.id),
    sizeId: integer('size_id').references(() => sizes.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => variantTypes.id),
    /** Made or ordered to the customer's order: quantity is unlimited. */
    onOrder: boolean('on_order').notNull().default(false),
    isBackorderable: boolean('is_backorderable').notNull().default(false),
    blockedStock: boolean('blocked_stock').notNull().default(false),
    /** Days to dispatch (Specification 2 §9: up to 2, under 999, 999 unknown). */
    shippingTimeDays: integer('shipping_time_days').notNull().default(2),
    stockIncomingAt: instant('stock_incoming_at'),
    /** No longer sold; stays because orders refer to it. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (table) => [
    index('variants_model').on(table.modelId),
    index('variants_sku_code').on(codeOf(table.sku)),
    index('variants_ean').on(table.ean).where(sql`ean is not null`),
    // Withdrawn ones are left out: they keep how they looked, and what is sold now may look the same.
    uniqueIndex('variants_one_combination')
      .on(table.modelId, sql`coalesce(color_id, 0)`, sql`coalesce(size_id, 0)`, table.typeId)
      .where(sql`not is_withdrawn`),
    rule('variants_shipping_time', sql`shipping_time_days between 0 and 999`),
  ],
);
