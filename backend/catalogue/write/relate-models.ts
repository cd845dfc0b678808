import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { modelRelations } from '../../db/schema/model-details';
import { models } from '../../db/schema/models';
import { variants } from '../../db/schema/variants';
import type { ImportReport } from '../import-report';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';

/** Models with the SKUs of those to recommend with them, by import key. */
export type Relations = ReadonlyMap<string, readonly string[]>;

const PART = 500;
/** Grouped products of one transaction. */
const SETS = 50;
/** Most products that are recommended with one. */
const MOST = 20;

/**
 * Replaces the recommended products of models by the file's, once all of it is written, since a product may name a later one. SKUs
 * are those of a variant or of the product itself; unknown ones are reported.
 */
export async function relateModels(
  db: Db,
  format: string,
  relations: Relations,
  report: ImportReport,
  record: UndoRecord = NO_RECORD,
): Promise<void> {
  const entries = [...relations];
  for (let from = 0; from < entries.length; from += PART) {
    const part = entries.slice(from, from + PART);
    const ids = await modelsOfSkus(db, format, [...new Set(part.flatMap(([, skus]) => skus))]);
    const own = await ownIds(
      db,
      part.map(([importKey]) => importKey),
    );
    const rows = part.flatMap(([importKey, skus]) => {
      const modelId = own.get(importKey);
      if (modelId === undefined) return [];
      for (const sku of skus) if (!ids.has(sku)) report.tally('related products are not in the shop', 0, sku);
      const related = [...new Set(skus.flatMap((sku) => ids.get(sku) ?? []))].filter((id) => id !== modelId);
      return related
        .slice(0, MOST)
        .map((relatedId, sort) => ({ modelId, kind: 'recommended' as const, relatedId, sort }));
    });
    await db.transaction(async (tx) => {
      await record.models(tx, { ids: [...own.values()] });
      const named = and(inArray(modelRelations.modelId, [...own.values()]), eq(modelRelations.kind, 'recommended'));
      if (own.size > 0) await tx.delete(modelRelations).where(named);
      if (rows.length > 0) await tx.insert(modelRelations).values(rows).onConflictDoNothing();
    });
  }
}

/**
 * Adds recommendations among the parts of grouped products, beside and after those that the models have.
 * @param sets SKUs of the parts; unknown ones are reported
 */
export async function relateParts(
  db: Db,
  format: string,
  sets: readonly (readonly string[])[],
  report: ImportReport,
  record: UndoRecord = NO_RECORD,
): Promise<void> {
  for (let from = 0; from < sets.length; from += SETS) {
    const part = sets.slice(from, from + SETS);
    const ids = await modelsOfSkus(db, format, [...new Set(part.flat())]);
    for (const sku of part.flat())
      if (!ids.has(sku)) report.tally('parts of grouped products are not in the shop', 0, sku);
    const pairs = part.flatMap((skus) => {
      const own = [...new Set(skus.flatMap((sku) => ids.get(sku) ?? []))];
      return own.flatMap((id) =>
        own
          .filter((other) => other !== id)
          .slice(0, MOST)
          .map((other) => ({ id, other })),
      );
    });
    await db.transaction(async (tx) => {
      await record.models(tx, { ids: [...new Set(pairs.map(({ id }) => id))] });
      await tx.execute(sql`
        insert into model_relations (model_id, kind, related_id, sort)
        select n.id, 'recommended', n.other, coalesce((select max(sort) from model_relations r where r.model_id = n.id and r.kind = 'recommended'), -1)
          + row_number() over (partition by n.id order by n.place)
        from unnest(${sql.param(pairs.map(({ id }) => id))}::int[], ${sql.param(pairs.map(({ other }) => other))}::int[]) with ordinality as n (id, other, place)
        where not exists (select 1 from model_relations r where r.model_id = n.id and r.kind = 'recommended' and r.related_id = n.other)
        on conflict do nothing`);
    });
  }
}

async function ownIds(db: Db, importKeys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: models.id, importKey: sql<string>`${models.importKey}` })
    .from(models)
    .where(inArray(models.importKey, [...importKeys]));
  return new Map(rows.map(({ importKey, id }) => [importKey, id]));
}

async function modelsOfSkus(db: Db, format: string, skus: readonly string[]): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map();
  const ofVariants = await db
    .select({ sku: variants.sku, id: variants.modelId })
    .from(variants)
    .where(inArray(variants.sku, [...skus]));
  const ofModels = await ownIds(
    db,
    skus.map((sku) => `${format}:${sku}`),
  );
  const named = [...ofModels].map(([importKey, id]) => [importKey.slice(format.length + 1), id] as const);
  return new Map([...ofVariants.map(({ sku, id }) => [sku, id] as const), ...named]);
}
