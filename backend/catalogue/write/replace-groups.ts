import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany } from '../../db/many-rows';
import { modelGroups } from '../../db/schema/models';
import { productGroups } from '../../db/schema/product-groups';
import type { PreparedModel } from './prepared-model';

/** Groups of the file replace those of an earlier import; groups assigned by hand are kept. */
export async function replaceGroups(
  tx: Transaction,
  batch: readonly PreparedModel[],
  idOf: (model: PreparedModel) => number,
): Promise<void> {
  const grouped = batch.flatMap((model) =>
    model.groupIds === undefined
      ? []
      : [{ modelId: idOf(model), groupIds: model.groupIds, keepsGroups: model.keepsGroups }],
  );
  if (grouped.length === 0) return;
  const ids = grouped.map(({ modelId }) => modelId);
  const imported = tx.select({ id: productGroups.id }).from(productGroups).where(isNotNull(productGroups.importKey));
  const replaced = grouped.filter(({ keepsGroups }) => !keepsGroups).map(({ modelId }) => modelId);
  if (replaced.length > 0)
    await tx
      .delete(modelGroups)
      .where(and(inArray(modelGroups.modelId, replaced), inArray(modelGroups.groupId, imported)));
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
  if (rows.length > 0) await tx.execute(sql`${insertMany(modelGroups, rows)} on conflict do nothing`);
}
