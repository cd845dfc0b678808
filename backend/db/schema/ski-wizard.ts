import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { oneOf, rule } from './columns';
import { models } from './models';
import { variants } from './variants';

const WIZARD_SPORTS = ['alpine', 'nordic'] as const;
const WIZARD_PARTS = ['skis', 'bindings', 'boots'] as const;

/** Models that the ski wizard chooses from, with the measures that decide what fits (Specification 2 §3, ski wizard). */
export const skiWizardModels = pgTable(
  'ski_wizard_models',
  {
    modelId: integer('model_id')
      .primaryKey()
      .references(() => models.id, { onDelete: 'cascade' }),
    sport: text('sport', { enum: WIZARD_SPORTS }).notNull(),
    part: text('part', { enum: WIZARD_PARTS }).notNull(),
    /** Skis: width underfoot, mm. */
    waistMm: smallint('waist_mm'),
    /** Bindings: ski widths that fit between their brakes, mm; null without brakes. */
    brakeFromMm: smallint('brake_from_mm'),
    brakeToMm: smallint('brake_to_mm'),
    /** Bindings: adjustable range of boot sole lengths, mm; null: every sole fits. */
    soleFromMm: smallint('sole_from_mm'),
    soleToMm: smallint('sole_to_mm'),
  },
  (table) => [
    index('ski_wizard_models_part').on(table.sport, table.part),
    oneOf('ski_wizard_models', 'sport', WIZARD_SPORTS),
    oneOf('ski_wizard_models', 'part', WIZARD_PARTS),
    rule('ski_wizard_models_waist', sql`waist_mm is null or (part = 'skis' and waist_mm > 0)`),
    rule(
      'ski_wizard_models_brake',
      sql`(brake_from_mm is null) = (brake_to_mm is null) and (brake_from_mm is null or (part = 'bindings' and brake_to_mm >= brake_from_mm))`,
    ),
    rule(
      'ski_wizard_models_sole',
      sql`(sole_from_mm is null) = (sole_to_mm is null) and (sole_from_mm is null or (part = 'bindings' and sole_to_mm >= sole_from_mm))`,
    ),
  ],
);

const JOINT_KINDS = ['mount', 'sole'] as const;

/**
 * Standards by which parts are connected: `mount` between skis and bindings, `sole` between bindings and boots, and between boots and skis
 * that come with bindings. Two parts fit when they share a standard of the kind between them.
 */
export const skiWizardJoints = pgTable(
  'ski_wizard_joints',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => skiWizardModels.modelId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: JOINT_KINDS }).notNull(),
    /** `flat`, `plate`; `iso-5355`, `gripwalk`, `pin`, `nnn`. */
    norm: text('norm').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.kind, table.norm] }),
    oneOf('ski_wizard_joints', 'kind', JOINT_KINDS),
  ],
);

/** Length of a boot's sole, which grows with its size, mm. */
export const bootSoles = pgTable(
  'boot_soles',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    lengthMm: smallint('length_mm').notNull(),
  },
  () => [rule('boot_soles_length', sql`length_mm between 100 and 500`)],
);
