import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { models, modelTexts } from '../../db/schema/models';
import type { ShopLanguage } from '../../domain/locale/language';
import { bestTextFirst } from '../../domain/reading/text-fallback';
import type { ImportedModel } from '../imported-model';
import type { ModelTexts } from './prepared-model';

/** The existing data of a model that is imported again. */
export interface KnownModel {
  importKey: string;
  brandId: number;
  isPublic: boolean;
  modelNumber: string;
  sourceLanguage: ShopLanguage;
  /** Its name in its own language. */
  sourceName: string;
  /** In the language of the file; null when there are none. */
  texts: Omit<ModelTexts, 'name'> | null;
}

/** Models of earlier imports by their import keys. */
export async function readKnownModels(
  db: Pick<Db, 'select'>,
  importKeys: readonly string[],
  language: ShopLanguage,
): Promise<Map<string, KnownModel>> {
  const rows = await db
    .select({
      importKey: models.importKey,
      brandId: models.manufacturerId,
      isPublic: models.isPublic,
      modelNumber: models.modelNumber,
      sourceLanguage: models.sourceLanguage,
      sourceName: sql<string>`coalesce((select t.name from model_texts t where t.model_id = ${models.id} order by ${bestTextFirst(language, 'models.source_language')} limit 1), '')`,
      texts: {
        descriptionHtml: modelTexts.descriptionHtml,
        shortDescription: modelTexts.shortDescription,
        metaTitle: modelTexts.metaTitle,
        metaDescription: modelTexts.metaDescription,
      },
    })
    .from(models)
    .leftJoin(modelTexts, and(eq(modelTexts.modelId, models.id), eq(modelTexts.language, language)))
    .where(inArray(models.importKey, [...importKeys]));
  return new Map(
    rows.flatMap((row) =>
      row.importKey === null ? [] : [[row.importKey, { ...row, importKey: row.importKey }] as const],
    ),
  );
}

/** The texts to write: texts missing from the file are kept. */
export function textsOf(source: ImportedModel, known: KnownModel | undefined): ModelTexts {
  const before = known?.texts;
  return {
    name: source.name,
    descriptionHtml: source.descriptionHtml ?? before?.descriptionHtml ?? '',
    shortDescription: source.shortDescription ?? before?.shortDescription ?? '',
    metaTitle: source.metaTitle ?? before?.metaTitle ?? '',
    metaDescription: source.metaDescription ?? before?.metaDescription ?? '',
  };
}
