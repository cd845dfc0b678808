/** Undoes what a run did to models: one transaction for each batch. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { importBefore } from '../../db/schema/imports';
import { models } from '../../db/schema/models';
import { variants } from '../../db/schema/variants';
import { rowsOf } from '../../domain/reading/reader';
import { endsImport } from '../report/failure-sentence';
import { markStale } from '../search-index/refresh-search-index';
import { withRetries } from '../write/with-retries';
import { referenced } from './referenced';
import { restoreModels, restoreParts, restorePrices, restoreTexts, restoreVariants } from './restore-models';
import { restoreStock } from './restore-stock';

/** What undoing a run has done to models. */
export interface UndoneModels {
  /** Products that the run had created and that are deleted. */
  removed: number;
  /** Those that orders or other records refer to, which are taken out of sale. */
  withdrawn: number;
  /** Products that are again what they were. */
  restored: number;
  /** Products that could not be changed back and stay as they are. */
  failed: number;
}

const BATCH = 40;

/** Undoes the models of a run that are not undone yet, the oldest first. @param onBatch may throw to stop between two batches */
export async function undoModels(db: Db, runId: number, now: Date, onBatch: (counts: UndoneModels) => void) {
  const counts: UndoneModels = { removed: 0, withdrawn: 0, restored: 0, failed: 0 };
  // A bundle goes before its parts, which it keeps in the shop.
  for (const isBundle of [true, false]) await undoKind(db, { runId, isBundle, now }, counts, onBatch);
  return counts;
}

async function undoKind(
  db: Db,
  { runId, isBundle, now }: { readonly runId: number; readonly isBundle: boolean; readonly now: Date },
  counts: UndoneModels,
  onBatch: (counts: UndoneModels) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const found = await rowsOf<{ id: number }>(
      db,
      sql`select distinct model_id as id from import_before where run_id = ${runId} and model_id > ${after}
        and exists (select 1 from bundle_parts p where p.bundle_id = import_before.model_id) = ${isBundle}
      order by 1 limit ${BATCH}`,
    );
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return;
    after = ids.at(-1) ?? after;
    await undoBatch(db, { runId, ids, now }, counts);
    onBatch(counts);
  }
}

interface UndoneBatch {
  readonly runId: number;
  readonly ids: readonly number[];
  readonly now: Date;
}

/** A batch that the database refuses is tried again model by model, so that the others are undone. */
async function undoBatch(db: Db, batch: UndoneBatch, counts: UndoneModels): Promise<void> {
  try {
    const done = await withRetries(() => db.transaction((tx) => undoIn(tx, batch)));
    counts.removed += done.removed;
    counts.withdrawn += done.withdrawn;
    counts.restored += done.restored;
  } catch (error) {
    if (endsImport(error)) throw error;
    if (batch.ids.length === 1) counts.failed += 1;
    else for (const id of batch.ids) await undoBatch(db, { ...batch, ids: [id] }, counts);
  }
}

async function undoIn(tx: Transaction, { runId, ids, now }: UndoneBatch): Promise<Omit<UndoneModels, 'failed'>> {
  await tx
    .select({ id: models.id })
    .from(models)
    .where(inArray(models.id, [...ids]))
    .orderBy(models.id)
    .for('update');
  const kept = await tx
    .select({ id: importBefore.modelId, part: importBefore.part, isCreated: sql<boolean>`before is null` })
    .from(importBefore)
    .where(and(eq(importBefore.runId, runId), inArray(importBefore.modelId, [...ids])));
  const created = kept.filter(({ isCreated }) => isCreated).map(({ id }) => id);
  const changed = kept.filter(({ part, isCreated }) => part === 'model' && !isCreated).map(({ id }) => id);
  const stays = await referencedModels(tx, created);
  const removed = created.filter((id) => !stays.has(id));
  const withdrawn = created.filter((id) => stays.has(id));
  if (removed.length > 0) await tx.delete(models).where(inArray(models.id, removed));
  await takeOut(tx, withdrawn);
  await removeNewVariants(tx, runId, changed);
  await restoreTexts(tx, runId, ids);
  await restoreModels(tx, runId, changed);
  await restoreParts(tx, runId, changed);
  await restoreVariants(tx, runId, changed);
  await restorePrices(tx, runId, ids, now);
  const ofModels = sql`i.variant_id in (select id from variants where model_id = any(${sql.param([...ids])}::int[]))`;
  await restoreStock(tx, runId, ofModels);
  await tx.delete(importBefore).where(and(eq(importBefore.runId, runId), inArray(importBefore.modelId, [...ids])));
  await markAll(tx, ids);
  const restored = new Set(kept.filter(({ isCreated }) => !isCreated).map(({ id }) => id));
  for (const id of created) restored.delete(id);
  return { removed: removed.length, withdrawn: withdrawn.length, restored: restored.size };
}

/** Created models that something refers to, or to whose variants. */
async function referencedModels(tx: Transaction, created: readonly number[]): Promise<Set<number>> {
  const found = await referenced(tx, 'models', created);
  const own = await variantsOf(tx, created);
  const sold = await referenced(
    tx,
    'variants',
    own.map(({ id }) => id),
  );
  for (const { id, modelId } of own) if (sold.has(id)) found.add(modelId);
  return found;
}

const variantsOf = (tx: Transaction, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select({ id: variants.id, modelId: variants.modelId })
        .from(variants)
        .where(inArray(variants.modelId, [...ids]));

async function takeOut(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(models)
    .set({ isPublic: false })
    .where(inArray(models.id, [...ids]));
  await tx
    .update(variants)
    .set({ isWithdrawn: true })
    .where(inArray(variants.modelId, [...ids]));
}

/** Deletes variants that the run added to models, unless something refers to them. */
async function removeNewVariants(tx: Transaction, runId: number, changed: readonly number[]): Promise<void> {
  if (changed.length === 0) return;
  const added = await rowsOf<{ id: number }>(
    tx,
    sql`select v.id from variants v join import_before b on b.model_id = v.model_id and b.run_id = ${runId} and b.part = 'model'
      where v.model_id = any(${sql.param([...changed])}::int[])
        and not (b.before -> 'variants') @> jsonb_build_array(jsonb_build_object('id', v.id))`,
  );
  const ids = added.map(({ id }) => id);
  const stays = await referenced(tx, 'variants', ids);
  const gone = ids.filter((id) => !stays.has(id));
  if (gone.length > 0) await tx.delete(variants).where(inArray(variants.id, gone));
}

async function markAll(tx: Transaction, ids: readonly number[]): Promise<void> {
  const rows = await tx
    .select({ importKey: models.importKey })
    .from(models)
    .where(inArray(models.id, [...ids]));
  const importKeys = rows.flatMap(({ importKey }) => importKey ?? []);
  if (importKeys.length > 0) await markStale(tx, { importKeys });
}
