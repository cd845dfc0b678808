import type { Transaction } from '../../db/client';
import { bootSoles, skiWizardJoints, skiWizardModels } from '../../db/schema/ski-wizard';
import { fittingOf, soleLength } from '../content/ski-fitting';
import { insertAll } from './insert';
import { NUMBERED_MODELS } from './numbered-models';
import { DEMO_VARIANTS } from './variants';

/** Which models the ski wizard chooses from, and what decides what fits. */
export async function loadSkiWizard(tx: Transaction): Promise<void> {
  const members = NUMBERED_MODELS.flatMap(({ model, id }) =>
    model.wizard ? [{ id, wizard: model.wizard, fitting: fittingOf(model) }] : [],
  );
  await insertAll(
    tx,
    skiWizardModels,
    members.map(({ id, wizard, fitting: { waist, brake, sole } }) => ({
      modelId: id,
      sport: wizard.sport,
      part: wizard.group,
      waistMm: waist ?? null,
      brakeFromMm: brake?.[0] ?? null,
      brakeToMm: brake?.[1] ?? null,
      soleFromMm: sole?.[0] ?? null,
      soleToMm: sole?.[1] ?? null,
    })),
  );
  await insertAll(
    tx,
    skiWizardJoints,
    members.flatMap(({ id, fitting }) => fitting.joints.map(({ kind, norm }) => ({ modelId: id, kind, norm }))),
  );
  await insertAll(
    tx,
    bootSoles,
    DEMO_VARIANTS.flatMap(({ id, model, size }) => {
      const length = model.wizard?.group === 'boots' && size !== undefined ? soleLength(size) : undefined;
      return length === undefined ? [] : [{ variantId: id, lengthMm: length }];
    }),
  );
}
