import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { rule } from './columns';
import { models } from './models';
import { productGroups } from './product-groups';

/** Addresses that imported products and groups had in the shop they come from: they lead to their address of today. */
export const oldAddresses = pgTable(
  'old_addresses',
  {
    /** As a redirect's path: lower case, without slashes at its ends and without a query. */
    path: text('path').primaryKey(),
    modelId: integer('model_id').references(() => models.id, { onDelete: 'cascade' }),
    groupId: integer('group_id').references(() => productGroups.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('old_addresses_model').on(table.modelId),
    index('old_addresses_group').on(table.groupId),
    rule('old_addresses_one', sql`num_nonnulls(model_id, group_id) = 1`),
  ],
);
