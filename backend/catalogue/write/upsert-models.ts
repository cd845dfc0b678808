/** Writes models with all that belongs to them. Importing again updates the same rows. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { modelGroups, models, modelTexts, productGroups } from '../../db/schema/catalogue';
import type { ImportReport } from '../import-report';
import { slugOf } from '../text/slug';
import type { PreparedModel } from './prepared-model';
import { replaceImages, replaceProperties } from './replace-details';
import { setStock } from './set-stock';
import { upsertPrices } from './upsert-prices';
import { upsertVariants } from './upsert-variants';

export interface WriteOptions {
  now: Date;
  report: ImportReport;
  /** Variants that a model's file no longer names are taken out of sale; only safe when no row was skipped. */
  withdrawMissing: boolean;
}

/** What one batch changed. */
export interface BatchResult {
  created: number;
  updated: number;
  variants: number;
}

/**
 * Writes a batch in one transaction. Stock rows are locked in the order of their variants' ids, as placing an order does.
 */
export async function upsertModels(
  tx: Transaction,
  batch: readonly PreparedModel[],
  options: WriteOptions,
): Promise<BatchResult> {
  const { ids, created } = await upsertModelRows(tx, batch);
  const idOf = (model: PreparedModel): number => {
    const id = ids.get(model.source.importKey);
    if (id === undefined) throw new Error(`The model ${model.source.importKey} was not written.`);
    return id;
  };
  await upsertTexts(tx, batch, idOf);
  await replaceGroups(tx, batch, idOf);
  const written = await upsertVariants(tx, batch, idOf, options);
  await upsertPrices(tx, written, options.now);
  await setStock(tx, written);
  await replaceProperties(tx, batch, idOf);
  await replaceImages(tx, batch, idOf);
  return { created, updated: batch.length - created, variants: written.length };
}

async function upsertModelRows(
  tx: Transaction,
  batch: readonly PreparedModel[],
): Promise<{ ids: Map<string, number>; created: number }> {
  const keys = batch.map(({ source }) => source.importKey);
  const existing = await tx
    .select({ slug: models.slug, importKey: models.importKey })
    .from(models)
    .where(inArray(models.importKey, keys));
  const slugs = await slugsFor(tx, batch, new Map(existing.map(({ importKey, slug }) => [importKey ?? '', slug])));
  const rows = await tx
    .insert(models)
    .values(
      batch.map(({ source, brandId, taxClassId, language }) => ({
        importKey: source.importKey,
        slug: slugs.get(source.importKey) ?? '',
        modelNumber: source.modelNumber,
        manufacturerId: brandId,
        taxClassId,
        isPublic: source.isPublic,
        sourceLanguage: language,
      })),
    )
    .onConflictDoUpdate({
      target: models.importKey,
      set: {
        modelNumber: sql`excluded.model_number`,
        manufacturerId: sql`excluded.manufacturer_id`,
        isPublic: sql`excluded.is_public`,
        sourceLanguage: sql`excluded.source_language`,
      },
    })
    .returning({ id: models.id, importKey: models.importKey });
  return {
    ids: new Map(rows.map(({ importKey, id }) => [importKey ?? '', id])),
    created: batch.length - existing.length,
  };
}

/** Free slugs for new models; a model that is there keeps its own, so that its address never changes. */
async function slugsFor(
  tx: Transaction,
  batch: readonly PreparedModel[],
  existing: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const candidatesOf = ({ source }: PreparedModel): string[] => {
    const name = slugOf(source.slug) || slugOf(source.name);
    const number = slugOf(source.modelNumber);
    const base = name || number || 'product';
    const numbered = Array.from({ length: 9 }, (_, index) => `${base}-${index + 2}`);
    return [base, ...(number && number !== base ? [`${base}-${number}`] : []), ...numbered];
  };
  const fresh = batch.filter(({ source }) => !existing.has(source.importKey));
  const candidates = fresh.flatMap(candidatesOf);
  const rows =
    candidates.length === 0
      ? []
      : await tx.select({ slug: models.slug }).from(models).where(inArray(models.slug, candidates));
  const taken = new Set(rows.map(({ slug }) => slug));
  const slugs = new Map(existing);
  for (const model of fresh) {
    const free = candidatesOf(model).find((slug) => !taken.has(slug)) ?? `product-${crypto.randomUUID()}`;
    taken.add(free);
    slugs.set(model.source.importKey, free);
  }
  return slugs;
}

type IdOf = (model: PreparedModel) => number;

async function upsertTexts(tx: Transaction, batch: readonly PreparedModel[], idOf: IdOf): Promise<void> {
  await tx
    .insert(modelTexts)
    .values(
      batch.map((model) => ({
        modelId: idOf(model),
        language: model.language,
        name: model.source.name,
        descriptionHtml: model.source.descriptionHtml,
        shortDescription: model.source.shortDescription,
        metaDescription: model.source.metaDescription,
      })),
    )
    .onConflictDoUpdate({
      target: [modelTexts.modelId, modelTexts.language],
      set: {
        name: sql`excluded.name`,
        descriptionHtml: sql`excluded.description_html`,
        shortDescription: sql`excluded.short_description`,
        metaDescription: sql`excluded.meta_description`,
        isAutoTranslated: false,
      },
    });
}

/** Groups of the file replace those of an earlier import; groups that people put the model in stay. */
async function replaceGroups(tx: Transaction, batch: readonly PreparedModel[], idOf: IdOf): Promise<void> {
  const ids = batch.map(idOf);
  const imported = tx.select({ id: productGroups.id }).from(productGroups).where(isNotNull(productGroups.importKey));
  await tx.delete(modelGroups).where(and(inArray(modelGroups.modelId, ids), inArray(modelGroups.groupId, imported)));
  const mains = await tx
    .select({ modelId: modelGroups.modelId })
    .from(modelGroups)
    .where(and(inArray(modelGroups.modelId, ids), eq(modelGroups.isMain, true)));
  const withMain = new Set(mains.map(({ modelId }) => modelId));
  const rows = batch.flatMap((model) =>
    [...new Set(model.groupIds)].map((groupId, index) => ({
      modelId: idOf(model),
      groupId,
      isMain: index === 0 && !withMain.has(idOf(model)),
    })),
  );
  if (rows.length > 0) await tx.insert(modelGroups).values(rows).onConflictDoNothing();
}
