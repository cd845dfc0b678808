import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany } from '../../db/many-rows';
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
  await upsertTexts(tx, rowsOf(true), 'excluded.name');
  await upsertTexts(tx, rowsOf(false), 'model_texts.name');
}

type TextRow = ImportedTranslation & { modelId: number };

/** @param name SQL of the name that a text of the shop gets */
async function upsertTexts(tx: Transaction, texts: readonly TextRow[], name: string): Promise<void> {
  const rows = [...new Map(texts.map((row) => [`${row.modelId} ${row.language}`, row])).values()];
  if (rows.length === 0) return;
  const kept = (column: string) =>
    sql.raw(`${column} = coalesce(nullif(excluded.${column}, ''), model_texts.${column})`);
  await tx.execute(sql`
    ${insertMany(modelTexts, rows)}
    on conflict (model_id, language) do update set name = ${sql.raw(name)}, ${kept('description_html')}, ${kept('short_description')},
      ${kept('meta_title')}, ${kept('meta_description')}, is_auto_translated = false`);
}
