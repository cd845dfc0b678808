import type { PreparedVariant } from './prepared-model';

/** Colour, size and type, which identify a variant within its model. */
interface Combination {
  colorId: number | null;
  sizeId: number | null;
  typeId: number;
}

/** An existing variant. */
export interface VariantRow extends Combination {
  id: number;
  modelId: number;
  sku: string;
  isWithdrawn: boolean;
}

/** One model of a file with its target variants. */
export interface WantedModel {
  modelId: number;
  /** All of the model's rows were read: missing variants have left the file. */
  isWhole: boolean;
  variants: readonly PreparedVariant[];
}

/** A target variant; without an id it is new. */
export interface PlannedVariant extends Combination {
  id: number | undefined;
  modelId: number;
  variant: PreparedVariant;
}

/** The planned changes; each list is executed by one statement. */
export interface VariantPlan {
  planned: PlannedVariant[];
  /** Ids to withdraw from sale. */
  withdrawn: number[];
  /** Ids whose combination must be released before any variant gets a new one. */
  parked: number[];
  /** Ids withdrawn because another variant now has their combination, not because they left the file. */
  displaced: { id: number; sku: string; by: PreparedVariant }[];
}

/**
 * Matches each variant of the file to an existing row: the one with its SKU; otherwise the one with the same colour, size
 * and type whose SKU is no longer in the file (the merchant changed it); otherwise it is new. Unmatched rows of the model
 * have left the file if all of its rows were read. Rows may swap or rotate their combinations.
 * @param existing all variants of the models
 */
export function planVariants(models: readonly WantedModel[], existing: readonly VariantRow[]): VariantPlan {
  const plan: VariantPlan = { planned: [], withdrawn: [], parked: [], displaced: [] };
  const rowsOf = new Map<number, VariantRow[]>();
  for (const row of existing) rowsOf.set(row.modelId, [...(rowsOf.get(row.modelId) ?? []), row]);
  for (const model of models) planModel(model, rowsOf.get(model.modelId) ?? [], plan);
  return plan;
}

function planModel({ modelId, isWhole, variants }: WantedModel, rows: readonly VariantRow[], plan: VariantPlan): void {
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  const matched = new Map<PreparedVariant, VariantRow>();
  for (const variant of variants) {
    const row = bySku.get(variant.source.sku);
    if (row) matched.set(variant, row);
  }
  const taken = new Set([...matched.values()]);
  // Rows on sale come first, because a withdrawn row may have the same combination.
  const left = rows
    .filter((row) => !taken.has(row))
    .sort((one, other) => Number(one.isWithdrawn) - Number(other.isWithdrawn) || other.id - one.id);
  for (const variant of variants) {
    if (matched.has(variant)) continue;
    const twin = left.find((row) => !taken.has(row) && keyOf(row) === keyOf(variant));
    if (!twin) continue;
    taken.add(twin);
    matched.set(variant, twin);
  }
  const byCombination = new Map<string, PreparedVariant>();
  for (const variant of variants) {
    const row = matched.get(variant);
    const combination = row && !variant.source.hasChoices ? row : variant;
    const { colorId, sizeId, typeId } = combination;
    plan.planned.push({ id: row?.id, modelId, variant, colorId, sizeId, typeId });
    byCombination.set(keyOf(combination), variant);
    if (row && !row.isWithdrawn && keyOf(row) !== keyOf(combination)) plan.parked.push(row.id);
  }
  for (const row of rows) {
    if (taken.has(row) || row.isWithdrawn) continue;
    const by = byCombination.get(keyOf(row));
    if (isWhole) plan.withdrawn.push(row.id);
    else if (by) plan.displaced.push({ id: row.id, sku: row.sku, by });
  }
}

const keyOf = ({ colorId, sizeId, typeId }: Combination): string => `${colorId} ${sizeId} ${typeId}`;
