import { PERIOD_KINDS, PERIOD_STATES } from 'contract/price-periods';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, oneOf, rule } from './columns';
import { models } from './models';
import { variants } from './variants';

/** A price of a model, or of some of its variants, from a time to another; a job writes it into `prices` and takes it out again. */
export const pricePeriods = pgTable(
  'price_periods',
  {
    id: id(),
    /** Of the form that made it, by which the same form sent again finds it. */
    key: text('key').notNull().unique(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PERIOD_KINDS }).notNull(),
    state: text('state', { enum: PERIOD_STATES }).notNull().default('planned'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The model was outlet already when an outlet period began. */
    wasOutlet: boolean('was_outlet').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('price_periods_model').on(table.modelId),
    index('price_periods_waiting').on(table.startsAt).where(sql`state in ('planned', 'running')`),
    oneOf('price_periods', 'kind', PERIOD_KINDS),
    oneOf('price_periods', 'state', PERIOD_STATES),
    rule('price_periods_span', sql`ends_at > starts_at`),
  ],
);

export const pricePeriodVariants = pgTable(
  'price_period_variants',
  {
    periodId: integer('period_id')
      .notNull()
      .references(() => pricePeriods.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    cents: amountColumn('cents').notNull(),
    /** The club price that a club period has replaced; null: none. */
    clubBeforeCents: amountColumn('club_before_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.periodId, table.variantId] }),
    index('price_period_variants_variant').on(table.variantId),
    rule('price_period_variants_cents', sql`cents > 0`),
  ],
);

/** From when to when a bundle is sold; a job shows and hides it. */
export const bundleDays = pgTable(
  'bundle_days',
  {
    modelId: integer('model_id')
      .primaryKey()
      .references(() => models.id, { onDelete: 'cascade' }),
    /** Of the form that made the bundle. */
    key: text('key').notNull().unique(),
    /** Null: since ever, and without an end. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  () => [rule('bundle_days_span', sql`ends_at is null or starts_at is null or ends_at > starts_at`)],
);
