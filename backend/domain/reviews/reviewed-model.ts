import { sql } from 'drizzle-orm';
import type { NamedModel } from '../customers/account-news';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

/** A model's name in a language, and what its address is made of. */
export async function readReviewedModel(
  reader: Reader,
  modelId: number,
  language: ShopLanguage,
): Promise<NamedModel | undefined> {
  const [model] = await rowsOf<NamedModel & Record<string, unknown>>(
    reader,
    sql`select b.name || ' ' || (
        select t.name from model_texts t where t.model_id = m.id order by ${bestTextFirst(language, 'm.source_language')} limit 1
      ) as name, b.slug as "brandSlug", m.slug
    from models m join manufacturers b on b.id = m.manufacturer_id where m.id = ${modelId}`,
  );
  return model;
}
