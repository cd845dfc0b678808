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
    /** Who it is made for, from 1 beginner to 3 expert; null: everybody. */
    levelFrom: smallint('level_from'),
    levelTo: smallint('level_to'),
    /** Ways of skiing that it is made for; empty: all of its sport. */
    styles: text('styles').array().notNull().default([]),
    /** Bindings: weight of the skiers that they can be set for, kg; null: any. */
    skierFromKg: smallint('skier_from_kg'),
    skierToKg: smallint('skier_to_kg'),
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
      'ski_wizard_models_level',
      sql`(level_from is null) = (level_to is null) and (level_from is null or (level_from >= 1 and level_to <= 3 and level_to >= level_from))`,
    ),
    rule(
      'ski_wizard_models_skier',
      sql`(skier_from_kg is null) = (skier_to_kg is null) and coalesce(skier_to_kg >= skier_from_kg, true)`,
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

/** What a size of skis or bindings decides; a row only where it decides something. */
export const skiWizardSizes = pgTable(
  'ski_wizard_sizes',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Skis: their length, cm. */
    lengthCm: smallint('length_cm'),
    /** Bindings: width of the brakes, mm. */
    brakeMm: smallint('brake_mm'),
    /** Skis whose stiffness is chosen by weight: skiers that the size carries, kg. */
    skierFromKg: smallint('skier_from_kg'),
    skierToKg: smallint('skier_to_kg'),
  },
  () => [
    rule('ski_wizard_sizes_length', sql`length_cm is null or length_cm between 60 and 250`),
    rule('ski_wizard_sizes_brake', sql`brake_mm is null or brake_mm between 50 and 200`),
    rule(
      'ski_wizard_sizes_skier',
      sql`(skier_from_kg is null) = (skier_to_kg is null) and coalesce(skier_to_kg >= skier_from_kg, true)`,
    ),
  ],
);
