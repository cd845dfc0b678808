import { and, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { modelImages } from '../../db/schema/model-images';
import { groupFilters, modelProperties, modelPropertyTexts } from '../../db/schema/properties';
import type { PreparedModel } from './prepared-model';
import { numberOf } from './vocabulary';

/**
 * Replaces the models' properties by the file's, and enables them as filters of their groups. A model without properties in
 * the file keeps its own.
 */
export async function replaceProperties(
  tx: Transaction,
  models: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
): Promise<void> {
  const batch = models.filter(({ properties }) => properties !== undefined);
  if (batch.length === 0) return;
  await tx
    .delete(modelProperties)
    .where(and(inArray(modelProperties.modelId, batch.map(idOf)), isNull(modelProperties.variantId)));
  const rows = batch.flatMap((model) =>
    (model.properties ?? [])
      .flatMap(({ typeId, values }) => values.map((value) => ({ typeId, value })))
      .map(({ typeId, value }, sort) => ({
        row: { modelId: idOf(model), propertyTypeId: typeId, number: numberOf(value), sort },
        language: model.language,
        value,
      })),
  );
  if (rows.length === 0) return;
  const made = await tx
    .insert(modelProperties)
    .values(rows.map(({ row }) => row))
    .returning({ id: modelProperties.id, modelId: modelProperties.modelId, sort: modelProperties.sort });
  const ids = new Map(made.map(({ id, modelId, sort }) => [`${modelId} ${sort}`, id]));
  const texts = rows.flatMap(({ row, language, value }) => {
    const modelPropertyId = ids.get(`${row.modelId} ${row.sort}`);
    return modelPropertyId === undefined ? [] : [{ modelPropertyId, language, value }];
  });
  await tx.insert(modelPropertyTexts).values(texts);
  await offerFilters(tx, batch);
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
  if (pairs.size > 0)
    await tx
      .insert(groupFilters)
      .values([...pairs.values()])
      .onConflictDoNothing();
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
  await tx.insert(modelImages).values(rows);
}
