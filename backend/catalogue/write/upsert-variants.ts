import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { variants } from '../../db/schema/catalogue';
import type { PreparedModel, PreparedVariant } from './prepared-model';
import type { WriteOptions } from './upsert-models';

/** A variant and its id. */
export interface WrittenVariant {
  id: number;
  variant: PreparedVariant;
}

type VariantRow = typeof variants.$inferSelect;
type WantedVariant = { modelId: number; variant: PreparedVariant };

/**
 * Writes the variants of a batch. A variant is found by its SKU, else by colour, size and type within its model (the shop's
 * number then changes to the new one); a SKU of another model is reported and left alone.
 *
 * Rows that stay the same are not touched: an update of the columns under a unique constraint would lock out orders that are
 * being placed for the variant.
 */
export async function upsertVariants(
  tx: Transaction,
  batch: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
  { report, withdrawMissing }: WriteOptions,
): Promise<WrittenVariant[]> {
  const modelIds = batch.map(idOf);
  const wanted = batch.flatMap((model) => model.variants.map((variant) => ({ modelId: idOf(model), variant })));
  const existing = await existingVariants(tx, modelIds, wanted);
  const bySku = new Map(existing.map((row) => [row.sku, row]));
  const byCombination = new Map(existing.map((row) => [`${row.modelId} ${combinationOf(row)}`, row]));
  const wantedSkus = new Set(wanted.map(({ variant }) => variant.source.sku));
  const seen = new Set<string>();

  const written: WrittenVariant[] = [];
  const fresh: WantedVariant[] = [];
  for (const { modelId, variant } of wanted) {
    const { sku, line } = variant.source;
    const owner = bySku.get(sku);
    if ((owner && owner.modelId !== modelId) || seen.has(sku)) {
      report.skip(line, `the SKU ${sku} belongs to another model already`);
      continue;
    }
    seen.add(sku);
    const twin = byCombination.get(`${modelId} ${combinationOf(variant)}`);
    const row = owner ?? (twin && !wantedSkus.has(twin.sku) ? twin : undefined);
    if (!row) fresh.push({ modelId, variant });
    else {
      await updateChanged(tx, row, variant);
      written.push({ id: row.id, variant });
    }
  }
  written.push(...(await insertVariants(tx, fresh)));
  if (withdrawMissing) {
    await withdraw(
      tx,
      modelIds,
      written.map(({ id }) => id),
    );
  }
  return written;
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

async function existingVariants(
  tx: Transaction,
  modelIds: number[],
  wanted: readonly WantedVariant[],
): Promise<VariantRow[]> {
  const skus = wanted.map(({ variant }) => variant.source.sku);
  return tx
    .select()
    .from(variants)
    .where(or(inArray(variants.modelId, modelIds), inArray(variants.sku, skus)));
}

function columnsOf({ source, colorId, sizeId, typeId }: PreparedVariant) {
  const ean = eanOf(source.ean);
  return {
    sku: source.sku,
    ...(ean === null ? {} : { ean }),
    colorId,
    sizeId,
    typeId,
    isBackorderable: source.isBackorderable,
    isWithdrawn: false,
  };
}

async function updateChanged(tx: Transaction, row: VariantRow, variant: PreparedVariant): Promise<void> {
  const before = new Map<string, unknown>(Object.entries(row));
  const changed = Object.entries(columnsOf(variant)).filter(([column, value]) => before.get(column) !== value);
  if (changed.length > 0) await tx.update(variants).set(Object.fromEntries(changed)).where(eq(variants.id, row.id));
}

async function insertVariants(tx: Transaction, fresh: readonly WantedVariant[]): Promise<WrittenVariant[]> {
  if (fresh.length === 0) return [];
  const rows = await tx
    .insert(variants)
    .values(fresh.map(({ modelId, variant }) => ({ modelId, ...columnsOf(variant) })))
    .returning({ id: variants.id, sku: variants.sku });
  const ids = new Map(rows.map(({ sku, id }) => [sku, id]));
  return fresh.flatMap(({ variant }) => {
    const id = ids.get(variant.source.sku);
    return id === undefined ? [] : [{ id, variant }];
  });
}

function eanOf(text: string | undefined): string | null {
  const digits = text?.replace(/[\s-]/g, '') ?? '';
  return /^\d{8,14}$/.test(digits) ? digits : null;
}

async function withdraw(tx: Transaction, modelIds: number[], keptIds: number[]): Promise<void> {
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
