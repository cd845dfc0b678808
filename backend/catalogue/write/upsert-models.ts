/** Writes models with their related rows. A repeated import updates the same rows. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { modelGroups, models, modelTexts } from '../../db/schema/models';
import { productGroups } from '../../db/schema/product-groups';
import { variants } from '../../db/schema/variants';
import { slugOf } from '../../domain/catalogue/slug';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { assignSkus, type Refusal, skusOf } from './assign-skus';
import { addOldAddresses } from './old-addresses';
import type { PreparedModel } from './prepared-model';
import { replaceImages, replaceProperties } from './replace-details';
import { type StockRemarks, setStock } from './set-stock';
import { upsertPrices } from './upsert-prices';
import { upsertTranslated } from './upsert-translations';
import { upsertVariants, type WrittenVariants } from './upsert-variants';

/** The changes of one batch, reported after the commit. */
export interface BatchResult {
  created: number;
  updated: number;
  variants: number;
  withdrawn: number;
  displaced: WrittenVariants['displaced'];
  /** Skipped variants, and models without remaining variants. */
  refusals: Refusal[];
  refused: PreparedModel[];
  /** Variants that got a generated SKU. */
  renamed: Refusal[];
  stock: StockRemarks;
}

/**
 * Writes a batch in one transaction, by sets. Existing models are locked in the order of their ids, so that imports of the
 * same file run one after the other (the lock does not block foreign key checks, as of the search index); stock rows are
 * locked in the order of their variants' ids, as in order placement.
 * @param record keeps what the models were like
 */
export async function upsertModels(
  tx: Transaction,
  batch: readonly PreparedModel[],
  now: Date,
  record: UndoRecord = NO_RECORD,
): Promise<BatchResult> {
  const known = await lockModels(tx, batch);
  const owners = await ownersOf(tx, skusOf(batch));
  const { models: sold, refusals, refused, renamed } = assignSkus(batch, (sku) => owners.get(sku));
  await keepBefore(tx, sold, known, record);
  await markNamed(tx, refused, now);
  const ids = await upsertModelRows(tx, sold, known, now);
  const idOf = (model: PreparedModel): number => {
    const id = ids.get(model.source.importKey);
    if (id === undefined) throw new Error(`The model ${model.source.importKey} was not written.`);
    return id;
  };
  await record.created(tx, sold.filter(({ source }) => !known.has(source.importKey)).map(idOf));
  await upsertTexts(tx, sold, idOf);
  await upsertTranslated(
    tx,
    sold.flatMap((model) =>
      (model.source.translations ?? [])
        .filter(({ language }) => language !== model.language)
        .map((texts) => ({ modelId: idOf(model), ownName: model.texts.name, texts })),
    ),
  );
  await replaceGroups(tx, sold, idOf);
  await addOldAddresses(
    tx,
    sold.flatMap((model) => model.source.oldPaths.map((path) => ({ path, modelId: idOf(model) }))),
    record,
  );
  const { written, withdrawn, displaced } = await upsertVariants(
    tx,
    sold.map((model) => ({ modelId: idOf(model), isWhole: model.source.isWhole, variants: model.variants })),
  );
  await upsertPrices(tx, written, now);
  const stock = await setStock(tx, written, record);
  await replaceProperties(tx, sold, idOf);
  await replaceImages(tx, sold, idOf);
  const updated = sold.filter(({ source }) => known.has(source.importKey)).length;
  const counts = { created: sold.length - updated, updated, variants: written.length, withdrawn };
  return { ...counts, displaced, refusals, refused, renamed, stock };
}

type Known = ReadonlyMap<string, { readonly id: number; readonly slug: string }>;

/** Keeps what the existing models are like, under their locks. */
async function keepBefore(
  tx: Transaction,
  sold: readonly PreparedModel[],
  known: Known,
  record: UndoRecord,
): Promise<void> {
  const ids = sold.flatMap(({ source }) => known.get(source.importKey)?.id ?? []);
  await record.models(tx, { ids });
  await record.prices(tx, ids);
}

/** Existing models by import key, locked. */
async function lockModels(tx: Transaction, batch: readonly PreparedModel[]): Promise<Known> {
  const rows = await tx
    .select({ id: models.id, slug: models.slug, importKey: models.importKey })
    .from(models)
    .where(
      inArray(
        models.importKey,
        batch.map(({ source }) => source.importKey),
      ),
    )
    .orderBy(asc(models.id))
    .for('no key update');
  return new Map(rows.map(({ importKey, ...row }) => [importKey ?? '', row]));
}

/** Import keys of the models that have SKUs in the shop; empty for a model that was not imported. */
export async function ownersOf(tx: Pick<Transaction, 'select'>, skus: string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map();
  const rows = await tx
    .select({ sku: variants.sku, importKey: models.importKey })
    .from(variants)
    .innerJoin(models, eq(models.id, variants.modelId))
    .where(inArray(variants.sku, skus));
  return new Map(rows.map(({ sku, importKey }) => [sku, importKey ?? '']));
}

/** Marks skipped models as present in the file. */
async function markNamed(tx: Transaction, refused: readonly PreparedModel[], now: Date): Promise<void> {
  if (refused.length === 0) return;
  await tx
    .update(models)
    .set({ importedAt: now })
    .where(
      inArray(
        models.importKey,
        refused.map(({ source }) => source.importKey),
      ),
    );
}

async function upsertModelRows(
  tx: Transaction,
  batch: readonly PreparedModel[],
  known: Known,
  now: Date,
): Promise<Map<string, number>> {
  if (batch.length === 0) return new Map();
  const slugs = await slugsFor(tx, batch, known);
  const inOrder = batch.toSorted((one, other) => (one.source.importKey < other.source.importKey ? -1 : 1));
  const rows = await tx
    .insert(models)
    .values(
      inOrder.map(({ source, brandId, taxClassId, language, isPublic }) => ({
        importKey: source.importKey,
        slug: slugs.get(source.importKey) ?? '',
        modelNumber: source.modelNumber,
        manufacturerId: brandId,
        taxClassId,
        isPublic,
        sourceLanguage: language,
        importedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: models.importKey,
      set: {
        modelNumber: sql`excluded.model_number`,
        manufacturerId: sql`excluded.manufacturer_id`,
        isPublic: sql`excluded.is_public`,
        sourceLanguage: sql`excluded.source_language`,
        importedAt: sql`excluded.imported_at`,
      },
    })
    .returning({ id: models.id, importKey: models.importKey });
  return new Map(rows.map(({ importKey, id }) => [importKey ?? '', id]));
}

/** Free slugs for new models; an existing model keeps its own, so that its URL never changes. */
async function slugsFor(
  tx: Transaction,
  batch: readonly PreparedModel[],
  existing: Known,
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
  const slugs = new Map([...existing].map(([importKey, { slug }]) => [importKey, slug]));
  for (const model of fresh) {
    const free = candidatesOf(model).find((slug) => !taken.has(slug)) ?? `product-${crypto.randomUUID()}`;
    taken.add(free);
    slugs.set(model.source.importKey, free);
  }
  return slugs;
}

type IdOf = (model: PreparedModel) => number;

async function upsertTexts(tx: Transaction, batch: readonly PreparedModel[], idOf: IdOf): Promise<void> {
  if (batch.length === 0) return;
  await tx
    .insert(modelTexts)
    .values(batch.map((model) => ({ modelId: idOf(model), language: model.language, ...model.texts })))
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

/** Groups of the file replace those of an earlier import; groups assigned by hand are kept. */
async function replaceGroups(tx: Transaction, batch: readonly PreparedModel[], idOf: IdOf): Promise<void> {
  const grouped = batch.flatMap((model) =>
    model.groupIds === undefined ? [] : [{ modelId: idOf(model), groupIds: model.groupIds }],
  );
  if (grouped.length === 0) return;
  const ids = grouped.map(({ modelId }) => modelId);
  const imported = tx.select({ id: productGroups.id }).from(productGroups).where(isNotNull(productGroups.importKey));
  await tx.delete(modelGroups).where(and(inArray(modelGroups.modelId, ids), inArray(modelGroups.groupId, imported)));
  const mains = await tx
    .select({ modelId: modelGroups.modelId })
    .from(modelGroups)
    .where(and(inArray(modelGroups.modelId, ids), eq(modelGroups.isMain, true)));
  const withMain = new Set(mains.map(({ modelId }) => modelId));
  const rows = grouped.flatMap(({ modelId, groupIds }) =>
    [...new Set(groupIds)].map((groupId, index) => ({
      modelId,
      groupId,
      isMain: index === 0 && !withMain.has(modelId),
    })),
  );
  if (rows.length > 0) await tx.insert(modelGroups).values(rows).onConflictDoNothing();
}
