import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { modelTexts } from '../../db/schema/models';
import type { ImportedTranslation } from '../imported-model';

/** A model's texts in another language than its own. */
export interface TranslatedModel {
  modelId: number;
  /** Its name in its own language, for a new translation without one. */
  ownName: string;
  texts: ImportedTranslation;
}

/** Writes texts in other languages; what they do not give stays. */
export async function upsertTranslated(tx: Transaction, translated: readonly TranslatedModel[]): Promise<void> {
  const rowsOf = (isNamed: boolean) =>
    translated
      .filter(({ texts }) => (texts.name !== '') === isNamed)
      .map(({ modelId, ownName, texts }) => ({ modelId, ...texts, name: texts.name || ownName }));
  await upsertTexts(tx, rowsOf(true), { name: sql`excluded.name` });
  await upsertTexts(tx, rowsOf(false), {});
}

async function upsertTexts(
  tx: Transaction,
  texts: readonly (typeof modelTexts.$inferInsert)[],
  name: { name?: SQL },
): Promise<void> {
  const rows = [...new Map(texts.map((row) => [`${row.modelId} ${row.language}`, row])).values()];
  if (rows.length === 0) return;
  const kept = (column: string) => sql.raw(`coalesce(nullif(excluded.${column}, ''), model_texts.${column})`);
  await tx
    .insert(modelTexts)
    .values(rows)
    .onConflictDoUpdate({
      target: [modelTexts.modelId, modelTexts.language],
      set: {
        ...name,
        descriptionHtml: kept('description_html'),
        shortDescription: kept('short_description'),
        metaTitle: kept('meta_title'),
        metaDescription: kept('meta_description'),
        isAutoTranslated: false,
      },
    });
}
