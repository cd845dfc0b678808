import type { Db } from 'backend/db/client';
import { bootSoles, skiWizardJoints, skiWizardModels, skiWizardSizes } from 'backend/db/schema/ski-wizard';
import { modelOfVariant } from './bundles';
import { insertVariant, STORES, type VariantOptions } from './shop-data';

type Kind = {
  readonly part: 'skis' | 'bindings' | 'boots';
  readonly sport?: 'alpine' | 'nordic';
  readonly mounts?: readonly string[];
  readonly soles?: readonly string[];
  readonly waistMm?: number;
  readonly soleMm?: readonly [number, number];
  readonly levels?: readonly [number, number];
  readonly styles?: readonly string[];
  /** Of its size. */
  readonly lengthCm?: number;
  readonly brakeMm?: number;
  readonly soleLengthMm?: number;
};

/** Inserts a model of the ski wizard with one variant, five units of which are in the main warehouse. @returns the variant's id */
export async function insertWizardProduct(db: Db, kind: Kind, options: VariantOptions = {}): Promise<number> {
  const id = await insertVariant(db, { stock: { [STORES.main]: 5 }, ...options });
  const modelId = await modelOfVariant(db, id);
  const { part, sport = 'alpine', mounts = [], soles = [], styles = [] } = kind;
  await db.insert(skiWizardModels).values({
    ...{ modelId, part, sport, styles: [...styles] },
    waistMm: kind.waistMm ?? null,
    soleFromMm: kind.soleMm?.[0] ?? null,
    soleToMm: kind.soleMm?.[1] ?? null,
    levelFrom: kind.levels?.[0] ?? null,
    levelTo: kind.levels?.[1] ?? null,
  });
  const joints = [
    ...mounts.map((norm) => ({ modelId, kind: 'mount' as const, norm })),
    ...soles.map((norm) => ({ modelId, kind: 'sole' as const, norm })),
  ];
  if (joints.length > 0) await db.insert(skiWizardJoints).values(joints);
  if (kind.soleLengthMm !== undefined)
    await db.insert(bootSoles).values({ variantId: id, lengthMm: kind.soleLengthMm });
  const { lengthCm = null, brakeMm = null } = kind;
  if (lengthCm !== null || brakeMm !== null)
    await db.insert(skiWizardSizes).values({ variantId: id, lengthCm, brakeMm });
  return id;
}
