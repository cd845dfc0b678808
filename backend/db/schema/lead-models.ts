import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { id, rule } from './columns';
import { manufacturers } from './manufacturers';
import { models } from './models';
import { productGroups } from './product-groups';

/** Models chosen by hand to come first, in order: in a group's list, in a brand's, or without either on the front page. */
export const leadModels = pgTable(
  'lead_models',
  {
    id: id(),
    groupId: integer('group_id').references(() => productGroups.id, { onDelete: 'cascade' }),
    manufacturerId: integer('manufacturer_id').references(() => manufacturers.id, { onDelete: 'cascade' }),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
  },
  (table) => [
    unique('lead_models_once').on(table.groupId, table.manufacturerId, table.modelId).nullsNotDistinct(),
    index('lead_models_model').on(table.modelId),
    index('lead_models_manufacturer').on(table.manufacturerId),
    rule('lead_models_one_place', sql`group_id is null or manufacturer_id is null`),
  ],
);
