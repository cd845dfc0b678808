import type { KeywordForm } from 'contract/desk-keywords';
import { sql } from 'drizzle-orm';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { storedVersion } from './stored-version';

type Texts = Partial<Record<ShopLanguage, string>>;

/** An explained word as the desk edits it. */
export interface EditedKeyword {
  readonly id: number;
  readonly version: string;
  readonly form: KeywordForm;
}

interface KeywordRow extends Record<string, unknown> {
  readonly id: number;
  readonly words: Texts;
  readonly texts: Texts;
  readonly urls: Texts;
}

/** Texts in the order of the languages, whatever order the database has; those that are empty are left out. */
export const inOrder = (texts: Texts): Texts =>
  Object.fromEntries(LANGUAGE_CODES.flatMap((language) => (texts[language] ? [[language, texts[language]]] : [])));

/** In how many languages a text is missing. */
export const missingLanguages = (texts: Texts): number => LANGUAGE_CODES.length - Object.keys(inOrder(texts)).length;

/** Explained words by their Finnish word. @param id one of them alone */
export async function readEditedKeywords(reader: Reader, id: number | null = null): Promise<EditedKeyword[]> {
  const rows = await rowsOf<KeywordRow>(
    reader,
    sql`select k.id,
        coalesce(json_object_agg(t.language, t.keyword) filter (where t.language is not null), '{}') as words,
        coalesce(json_object_agg(t.language, t.text_html) filter (where t.language is not null), '{}') as texts,
        coalesce(json_object_agg(t.language, t.url) filter (where t.language is not null), '{}') as urls
      from keyword_popups k left join keyword_popup_texts t on t.popup_id = k.id
      where ${id}::int is null or k.id = ${id}
      group by k.id order by min(t.keyword) filter (where t.language = 'fi'), min(t.keyword), k.id`,
  );
  return rows.map(({ id: own, words, texts, urls }) => {
    const form = { words: inOrder(words), texts: inOrder(texts), urls: inOrder(urls) };
    return { id: own, version: storedVersion(form), form };
  });
}
