/** Writes models with their related rows. A repeated import updates the same rows. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany, isAnyOf } from '../../db/many-rows';
import { models, modelTexts } from '../../db/schema/models';
import { variants } from '../../db/schema/variants';
import { slugOf } from '../../domain/catalogue/slug';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { assignSkus, type Refusal, skusOf } from './assign-skus';
import { addOldAddresses } from './old-addresses';
import type { PreparedModel } from './prepared-model';
import { replaceImages, replaceParts, replaceProperties } from './replace-details';
import { replaceGroups } from './replace-groups';
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
  await upsertTexts(
    tx,
    sold.filter(({ hasNoTexts }) => !hasNoTexts),
    idOf,
  );
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
  await replaceParts(tx, sold, idOf);
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
    .where(isAnyOf(variants.sku, skus));
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
  const { rows } = await tx.execute<{ id: number; importKey: string }>(sql`
    ${insertMany(
      models,
      inOrder.map(({ source, modelNumber, brandId, taxClassId, sourceLanguage, isPublic, countryOfOrigin }) => ({
        importKey: source.importKey,
        slug: slugs.get(source.importKey) ?? '',
        modelNumber,
        manufacturerId: brandId,
        taxClassId,
        isPublic,
        countryOfOrigin,
        sourceLanguage,
        importedAt: now,
      })),
    )}
    on conflict (import_key) do update set model_number = excluded.model_number, manufacturer_id = excluded.manufacturer_id,
      is_public = excluded.is_public, country_of_origin = coalesce(excluded.country_of_origin, models.country_of_origin),
      source_language = excluded.source_language, imported_at = excluded.imported_at
    returning id, import_key as "importKey"`);
  return new Map(rows.map(({ importKey, id }) => [importKey, id]));
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

async function upsertTexts(
  tx: Transaction,
  batch: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
): Promise<void> {
  if (batch.length === 0) return;
  // A text that the file repeats stays what it is, a machine translation for example.
  await tx.execute(sql`
    ${insertMany(
      modelTexts,
      batch.map((model) => ({ modelId: idOf(model), language: model.language, ...model.texts })),
    )}
    on conflict (model_id, language) do update set name = excluded.name, description_html = excluded.description_html,
      short_description = excluded.short_description, meta_title = excluded.meta_title, meta_description = excluded.meta_description,
      is_auto_translated = false
    where (model_texts.name, model_texts.description_html, model_texts.short_description, model_texts.meta_title, model_texts.meta_description)
      is distinct from (excluded.name, excluded.description_html, excluded.short_description, excluded.meta_title, excluded.meta_description)`);
}
