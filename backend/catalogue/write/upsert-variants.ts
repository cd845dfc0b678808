import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { variants } from '../../db/schema/catalogue';
import type { PreparedModel, PreparedVariant, Tx } from './prepared-model';
import type { WriteOptions } from './upsert-models';

/** A variant and its id. */
export interface WrittenVariant {
  id: number;
  variant: PreparedVariant;
}

interface ExistingVariant {
  id: number;
  modelId: number;
  sku: string;
  combination: string;
}

/**
 * Writes the variants of a batch. A variant is found by its SKU, else by colour, size and type within its model (the shop's
 * number then changes to the new one); a SKU of another model is reported and left alone.
 */
export async function upsertVariants(
  tx: Tx,
  batch: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
  { report, withdrawMissing }: WriteOptions,
): Promise<WrittenVariant[]> {
  const wanted = batch.flatMap((model) => model.variants.map((variant) => ({ modelId: idOf(model), variant })));
  const existing = await existingVariants(
    tx,
    batch.map(idOf),
    wanted.map(({ variant }) => variant.source.sku),
  );
  const bySku = new Map(existing.map((row) => [row.sku, row]));
  const byCombination = new Map(existing.map((row) => [`${row.modelId} ${row.combination}`, row]));
  const skus = new Set(wanted.map(({ variant }) => variant.source.sku));
  const seen = new Set<string>();

  const writable = wanted.filter(({ modelId, variant }) => {
    const { sku, line } = variant.source;
    const owner = bySku.get(sku);
    if ((owner && owner.modelId !== modelId) || seen.has(sku)) {
      report.skip(line, `the SKU ${sku} belongs to another model already`);
      return false;
    }
    seen.add(sku);
    return true;
  });
  for (const { modelId, variant } of writable) {
    const twin = byCombination.get(`${modelId} ${combinationOf(variant)}`);
    if (!twin || bySku.has(variant.source.sku) || skus.has(twin.sku)) continue;
    await tx.update(variants).set({ sku: variant.source.sku }).where(eq(variants.id, twin.id));
  }
  const ids = await writeRows(tx, writable);
  if (withdrawMissing) await withdraw(tx, batch.map(idOf), [...ids.values()]);
  return writable.flatMap(({ variant }) => {
    const id = ids.get(variant.source.sku);
    return id === undefined ? [] : [{ id, variant }];
  });
}

function combinationOf({
  colorId,
  sizeId,
  typeId,
}: {
  colorId: number | null;
  sizeId: number | null;
  typeId: number;
}): string {
  return `${colorId} ${sizeId} ${typeId}`;
}

async function existingVariants(tx: Tx, modelIds: number[], skus: string[]): Promise<ExistingVariant[]> {
  const columns = {
    id: variants.id,
    modelId: variants.modelId,
    sku: variants.sku,
    colorId: variants.colorId,
    sizeId: variants.sizeId,
    typeId: variants.typeId,
  };
  const ofModels = await tx.select(columns).from(variants).where(inArray(variants.modelId, modelIds));
  const ofSkus = skus.length === 0 ? [] : await tx.select(columns).from(variants).where(inArray(variants.sku, skus));
  const rows = new Map([...ofModels, ...ofSkus].map((row) => [row.id, row]));
  return [...rows.values()].map((row) => ({ ...row, combination: combinationOf(row) }));
}

async function writeRows(
  tx: Tx,
  writable: readonly { modelId: number; variant: PreparedVariant }[],
): Promise<Map<string, number>> {
  if (writable.length === 0) return new Map();
  const rows = await tx
    .insert(variants)
    .values(
      writable.map(({ modelId, variant }) => ({
        modelId,
        sku: variant.source.sku,
        ean: eanOf(variant.source.ean),
        colorId: variant.colorId,
        sizeId: variant.sizeId,
        typeId: variant.typeId,
        isBackorderable: variant.source.isBackorderable,
        isWithdrawn: false,
      })),
    )
    .onConflictDoUpdate({
      target: variants.sku,
      set: {
        ean: sql`coalesce(excluded.ean, ${variants.ean})`,
        colorId: sql`excluded.color_id`,
        sizeId: sql`excluded.size_id`,
        typeId: sql`excluded.type_id`,
        isBackorderable: sql`excluded.is_backorderable`,
        isWithdrawn: sql`excluded.is_withdrawn`,
      },
    })
    .returning({ id: variants.id, sku: variants.sku });
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

function eanOf(text: string | undefined): string | null {
  const digits = text?.replace(/[\s-]/g, '') ?? '';
  return /^\d{8,14}$/.test(digits) ? digits : null;
}

async function withdraw(tx: Tx, modelIds: number[], keptIds: number[]): Promise<void> {
  await tx
    .update(variants)
    .set({ isWithdrawn: true })
    .where(
      and(
        inArray(variants.modelId, modelIds),
        eq(variants.isWithdrawn, false),
        ...(keptIds.length > 0 ? [notInArray(variants.id, keptIds)] : []),
      ),
    );
}
