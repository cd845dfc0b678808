import type { ShopLanguage } from '../../locale/language';
import type { Connection } from '../../reading/reader';

/** How equally good matches are ordered: by what is wanted most in all, or as the fixed alternate sort of Specification 1 §9. */
export type SearchSort = 'main' | 'converted';

const ORDERS: Readonly<Record<SearchSort, string>> = {
  main: 'popularity desc, model_id',
  converted: 'sold desc, viewed desc, model_id',
};

/** Most models that a search finds. */
export const MOST_FOUND = 1000;
/** Matches that are graded: the most popular ones. */
const MOST_GRADED = 2000;
/** Above this many expected matches only the most wanted fifth of the shop is looked at. */
const MANY_MATCHES = 6000;

/** What to look for: tsqueries of stems, and the text for the exact name. */
export interface ModelQuery {
  /** Models that are found. */
  readonly any: string;
  /** Those found by forms of the very words that were asked for; null when no document has them. */
  readonly own: string | null;
  /** Any of the words: what kind of thing is looked for shows in the name of its group. */
  readonly kinds: string;
  /** `plainQuery` of the text. */
  readonly text: string;
  readonly sort: SearchSort;
  /** About how many match. */
  readonly expected: number;
}

/**
 * The text match of a document, 0 to 6: the very name, the words in the name, the words in compounds or synonyms in the
 * name, the words among the other facts, the rest.
 */
const GRADE = `case when $3 = any(names) then 6 when title @@ $2::tsquery then 4 when title @@ $1::tsquery then 3
  when words @@ $2::tsquery then 2 else 1 end`;

const COLUMNS = 'model_id, names, title, kind, words, sold, viewed, popularity';

/**
 * Models whose facts match, the best first; those of exactly this name are among them however little they are wanted.
 * Without a name of its own the statement is planned for its values: how many documents hold the words decides whether
 * their index pays.
 */
async function matching(
  connection: Connection,
  language: ShopLanguage,
  { any, own, kinds, text, sort }: ModelQuery,
  isPopular: boolean,
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select model_id as id from (
       (select ${COLUMNS} from search_documents where language = '${language}' and names @> array[$3::text]
        order by popularity desc limit ${MOST_GRADED})
       union all
       (select ${COLUMNS} from search_documents
        where language = '${language}' ${isPopular ? 'and is_popular' : ''} and words @@ $1::tsquery
          and not names @> array[$3::text]
        order by popularity desc limit ${MOST_GRADED})
     ) found order by ${GRADE} desc, kind @@ $4::tsquery desc, ${ORDERS[sort]} limit ${MOST_FOUND}`,
    [any, own ?? any, text, kinds],
  );
  return rows.map(({ id }) => id);
}

/** Models found by their facts. A word that stands on much of a large shop is looked for among what is wanted most. */
export async function modelsByFacts(
  connection: Connection,
  language: ShopLanguage,
  query: ModelQuery,
): Promise<number[]> {
  if (query.expected > MANY_MATCHES) {
    const popular = await matching(connection, language, query, true);
    if (popular.length >= MOST_FOUND) return popular;
  }
  return matching(connection, language, query, false);
}

/** Models found by their descriptions too. */
export async function modelsByDescription(
  connection: Connection,
  language: ShopLanguage,
  any: string,
  sort: SearchSort,
): Promise<number[]> {
  const { rows } = await connection.query<{ id: number }>(
    `select d.model_id as id from (
       select model_id from search_bodies where language = '${language}' and words @@ $1::tsquery limit ${MOST_GRADED}
     ) b join search_documents d on d.model_id = b.model_id and d.language = '${language}'
     order by ${ORDERS[sort].replace('model_id', 'd.model_id')} limit ${MOST_FOUND}`,
    [any],
  );
  return rows.map(({ id }) => id);
}
