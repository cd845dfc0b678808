import { and, asc, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { models } from '../../db/schema/models';
import { variants } from '../../db/schema/variants';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import { markStale } from '../search-index/refresh-search-index';

/** A model of an earlier import. */
export interface EarlierModel {
  id: number;
  importKey: string;
}

/** Number of models per batch. */
const PART = 500;

/**
 * Models of earlier imports of one format that were in no file since `now`, in batches. Models of other formats and the
 * shop's own are not affected.
 */
export async function* modelsNotNamed(db: Db, format: string, now: Date): AsyncGenerator<EarlierModel[]> {
  for (let after = 0; ; ) {
    const part = await db
      .select({ id: models.id, importKey: sql<string>`${models.importKey}` })
      .from(models)
      .where(
        and(
          sql`${models.id} > ${after} and starts_with(${models.importKey}, ${`${format}:`}) and ${models.isPublic}`,
          or(isNull(models.importedAt), lt(models.importedAt, now)),
        ),
      )
      .orderBy(asc(models.id))
      .limit(PART);
    if (part.length === 0) return;
    after = part.at(-1)?.id ?? after;
    yield part;
  }
}

/** How many models of one format are on sale, and how many of these a file does not name. */
export async function countMissing(
  db: Db,
  format: string,
  named: ReadonlySet<string>,
): Promise<{ onSale: number; missing: number }> {
  let onSale = 0;
  let missing = 0;
  for await (const part of modelsNotNamed(db, format, NEVER)) {
    onSale += part.length;
    missing += part.filter(({ importKey }) => !named.has(importKey)).length;
  }
  return { onSale, missing };
}

/** After every import. */
const NEVER = new Date('9999-01-01T00:00:00Z');

/**
 * Withdraws models from sale, with their pages and variants. Their rows stay because orders refer to them, and they return
 * when a file contains them again.
 * @returns number of models that were on sale
 */
export async function takeOutOfSale(
  tx: Transaction,
  importKeys: readonly string[],
  now: Date,
  record: UndoRecord = NO_RECORD,
): Promise<{ models: number; variants: number }> {
  if (importKeys.length === 0) return { models: 0, variants: 0 };
  const rows = await tx
    .select({ id: models.id, isPublic: models.isPublic })
    .from(models)
    .where(inArray(models.importKey, [...importKeys]))
    .orderBy(asc(models.id))
    .for('no key update');
  if (rows.length === 0) return { models: 0, variants: 0 };
  const ids = rows.map(({ id }) => id);
  await record.models(tx, { ids });
  await tx.update(models).set({ isPublic: false, importedAt: now }).where(inArray(models.id, ids));
  const withdrawn = await tx
    .update(variants)
    .set({ isWithdrawn: true })
    .where(and(inArray(variants.modelId, ids), sql`not ${variants.isWithdrawn}`))
    .returning({ id: variants.id });
  await markStale(tx, { importKeys: [...importKeys] });
  return { models: rows.filter(({ isPublic }) => isPublic).length, variants: withdrawn.length };
}
