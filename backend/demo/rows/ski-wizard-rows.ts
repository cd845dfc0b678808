import type { Transaction } from '../../db/client';
import { bootSoles, skiWizardJoints, skiWizardModels, skiWizardSizes } from '../../db/schema/ski-wizard';
import { fittingOf, sizeFitting, soleLength } from '../content/ski-fitting';
import { insertAll } from './insert';
import { NUMBERED_MODELS } from './numbered-models';
import { DEMO_VARIANTS } from './variants';

/** Which models the ski wizard chooses from, what decides what fits, and whom it suits. */
export async function loadSkiWizard(tx: Transaction): Promise<void> {
  const members = NUMBERED_MODELS.flatMap(({ model, id }) =>
    model.wizard ? [{ id, wizard: model.wizard, fitting: fittingOf(model) }] : [],
  );
  await insertAll(
    tx,
    skiWizardModels,
    members.map(({ id, wizard, fitting: { waist, brake, sole, levels, styles, skier } }) => ({
      modelId: id,
      sport: wizard.sport,
      part: wizard.group,
      waistMm: waist ?? null,
      brakeFromMm: brake?.[0] ?? null,
      brakeToMm: brake?.[1] ?? null,
      soleFromMm: sole?.[0] ?? null,
      soleToMm: sole?.[1] ?? null,
      levelFrom: levels?.[0] ?? null,
      levelTo: levels?.[1] ?? null,
      styles: [...styles],
      skierFromKg: skier?.[0] ?? null,
      skierToKg: skier?.[1] ?? null,
    })),
  );
  await insertAll(
    tx,
    skiWizardJoints,
    members.flatMap(({ id, fitting }) => fitting.joints.map(({ kind, norm }) => ({ modelId: id, kind, norm }))),
  );
  await loadSizes(tx);
}

async function loadSizes(tx: Transaction): Promise<void> {
  const sized = DEMO_VARIANTS.flatMap(({ id, model, size }) => (size === undefined ? [] : [{ id, model, size }]));
  await insertAll(
    tx,
    bootSoles,
    sized.flatMap(({ id, model, size }) => {
      const length = model.wizard?.group === 'boots' ? soleLength(size) : undefined;
      return length === undefined ? [] : [{ variantId: id, lengthMm: length }];
    }),
  );
  await insertAll(
    tx,
    skiWizardSizes,
    sized.flatMap(({ id, model, size }) => {
      const { lengthCm, brakeMm, skier } = sizeFitting(model, size);
      if (lengthCm === undefined && brakeMm === undefined) return [];
      const carried = { skierFromKg: skier?.[0] ?? null, skierToKg: skier?.[1] ?? null };
      return [{ variantId: id, lengthCm: lengthCm ?? null, brakeMm: brakeMm ?? null, ...carried }];
    }),
  );
}
