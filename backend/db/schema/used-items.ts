import { USED_CONDITIONS } from 'contract/used-condition';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns';
import { models } from './models';

/** What is known of a used item besides its model: one of a kind, in one store. */
export const usedItems = pgTable(
  'used_items',
  {
    modelId: integer('model_id')
      .primaryKey()
      .references(() => models.id, { onDelete: 'cascade' }),
    /** Of the form that took it in, by which the same form sent again finds it. */
    key: text('key').notNull().unique(),
    condition: text('condition', { enum: USED_CONDITIONS }).notNull(),
    /** Taken out of sale by staff. */
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
  },
  () => [oneOf('used_items', 'condition', USED_CONDITIONS)],
);
