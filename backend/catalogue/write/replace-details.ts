import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany } from '../../db/many-rows';
import { bundleParts } from '../../db/schema/model-details';
import { modelImages } from '../../db/schema/model-images';
import { groupFilters, modelProperties, modelPropertyTexts } from '../../db/schema/properties';
import type { ShopLanguage } from '../../domain/locale/language';
import { bestTextFirst } from '../../domain/reading/text-fallback';
import type { PreparedModel } from './prepared-model';
import { numberOf } from './vocabulary';

/**
 * Makes the models' properties those of the file, and enables them as filters of their groups. A property of the same value stays with its
 * place and its translations; a model without properties in the file keeps its own.
 */
export async function replaceProperties(
  tx: Transaction,
  models: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
): Promise<void> {
  const batch = models.filter(({ properties }) => properties !== undefined);
  const [first] = batch;
  if (!first) return;
  const existing = await readProperties(tx, batch.map(idOf), first.language);
  const gone: number[] = [];
  const fresh = batch.flatMap((model) => {
    const modelId = idOf(model);
    const left = existing.filter((row) => row.modelId === modelId);
    const last = Math.max(-1, ...left.map(({ sort }) => sort));
    const missing = valuesOf(model).filter(({ typeId, value }) => {
      const at = left.findIndex((row) => row.typeId === typeId && row.value === value);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    gone.push(...left.map(({ id }) => id));
    return missing.map(({ typeId, value }, index) => ({ modelId, typeId, value, sort: last + 1 + index }));
  });
  if (gone.length > 0) await tx.delete(modelProperties).where(inArray(modelProperties.id, gone));
  if (fresh.length > 0) await insertProperties(tx, fresh, first.language);
  // Which filters a group of the shop has is its own.
  await offerFilters(
    tx,
    batch.filter(({ source }) => !source.isOfShop),
  );
}

const valuesOf = ({ properties = [] }: PreparedModel): { typeId: number; value: string }[] =>
  properties.flatMap(({ typeId, values }) => values.map((value) => ({ typeId, value })));

/** Properties of whole models with their values as they are shown in a language. */
async function readProperties(tx: Transaction, modelIds: readonly number[], language: ShopLanguage) {
  const shown = sql<
    string | null
  >`(select t.value from model_property_texts t where t.model_property_id = model_properties.id
    order by ${bestTextFirst(language, '(select m.source_language from models m where m.id = model_properties.model_id)')} limit 1)`;
  return tx
    .select({
      id: modelProperties.id,
      modelId: modelProperties.modelId,
      typeId: modelProperties.propertyTypeId,
      sort: modelProperties.sort,
      value: shown,
    })
    .from(modelProperties)
    .where(and(inArray(modelProperties.modelId, [...modelIds]), isNull(modelProperties.variantId)))
    .orderBy(modelProperties.modelId, modelProperties.sort, modelProperties.id);
}

async function insertProperties(
  tx: Transaction,
  fresh: readonly { modelId: number; typeId: number; value: string; sort: number }[],
  language: ShopLanguage,
): Promise<void> {
  const made = await tx.execute<{ id: number; modelId: number; sort: number }>(sql`
    ${insertMany(
      modelProperties,
      fresh.map(({ modelId, typeId, value, sort }) => ({
        modelId,
        propertyTypeId: typeId,
        number: numberOf(value),
        sort,
      })),
    )}
    returning id, model_id as "modelId", sort`);
  const ids = new Map(made.rows.map(({ id, modelId, sort }) => [`${modelId} ${sort}`, id]));
  const texts = fresh.flatMap(({ modelId, sort, value }) => {
    const modelPropertyId = ids.get(`${modelId} ${sort}`);
    return modelPropertyId === undefined ? [] : [{ modelPropertyId, language, value }];
  });
  await tx.execute(insertMany(modelPropertyTexts, texts));
}

async function offerFilters(tx: Transaction, batch: readonly PreparedModel[]): Promise<void> {
  const pairs = new Map<string, { groupId: number; propertyTypeId: number; sort: number }>();
  for (const { groupIds = [], properties = [] } of batch) {
    for (const groupId of groupIds) {
      properties.forEach(({ typeId }, index) => {
        pairs.set(`${groupId} ${typeId}`, { groupId, propertyTypeId: typeId, sort: 100 + index });
      });
    }
  }
  if (pairs.size > 0) await tx.execute(sql`${insertMany(groupFilters, [...pairs.values()])} on conflict do nothing`);
}

/**
 * Replaces the models' pictures by the file's. A model without any available picture keeps its own, so that an import
 * without a picture folder removes none.
 */
export async function replaceImages(
  tx: Transaction,
  batch: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
): Promise<void> {
  const pictured = batch.filter(({ images }) => images.length > 0);
  if (pictured.length === 0) return;
  await tx.delete(modelImages).where(inArray(modelImages.modelId, pictured.map(idOf)));
  const rows = pictured.flatMap((model) => {
    const places = new Map<number | null, number>();
    return model.images.map(({ colorId, image }) => {
      const sort = places.get(colorId) ?? 0;
      places.set(colorId, sort + 1);
      return { modelId: idOf(model), colorId, sort, media: image.hash, caption: image.caption };
    });
  });
  await tx.execute(insertMany(modelImages, rows));
}

/** Makes the models that a bundle is a set of those of the file; what is no bundle in the file is none in the shop. */
export async function replaceParts(
  tx: Transaction,
  batch: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
): Promise<void> {
  if (batch.length === 0) return;
  await tx.delete(bundleParts).where(inArray(bundleParts.bundleId, batch.map(idOf)));
  const rows = batch.flatMap((model) =>
    model.partIds.map((modelId, sort) => ({ bundleId: idOf(model), sort, modelId })),
  );
  if (rows.length > 0) await tx.execute(insertMany(bundleParts, rows));
}
