import type { ShopLanguage } from '../../locale/language';
import { type Connection, preparedQuery, unseen } from '../../reading/reader';
import { BUYABLE } from '../product-list/which-models';

/** The order of equally good matches: by popularity, or the fixed alternate sort of Specification 1 §9. */
export type SearchSort = 'main' | 'converted';

const ORDERS: Readonly<Record<SearchSort, string>> = {
  main: 'popularity desc, model_id',
  converted: 'sold desc, viewed desc, model_id',
};

/** Max number of models in a search result. */
export const MAX_FOUND = 1000;
/** Max number of matches that are graded: the most popular ones. */
const MAX_GRADED = 2000;
/** Max number of matches that are found and graded for suggestions during typing. */
const TYPED_FOUND = 12;
const TYPED_GRADED = 200;
/** Max number of models of which it is asked whether they can be bought: four pages. Further ones keep their places. */
const ASKED_FOR_STOCK = 240;
/** Above this number of expected matches, only the most popular fifth of the catalogue is searched: it has enough of them. */
const MANY_MATCHES = 6000;
const TYPED_MANY_MATCHES = 1000;

/** The search conditions: tsqueries of stems, and the text for the exact name. */
export interface ModelQuery {
  /** Matches all models of the result. */
  readonly any: string;
  /** Matches forms of the searched words themselves, without compounds and synonyms; null when no document has them. */
  readonly own: string | null;
  /** Matches any of the words in the names of group and model, which show the kind of product. */
  readonly kinds: string;
  /** Matches the word that names the product where the language's word order shows it; otherwise any of the words. */
  readonly head: string;
  /** `plainQuery` of the text. */
  readonly text: string;
  readonly sort: SearchSort;
  /** Estimated number of matches. */
  readonly expected: number;
  /** Only the first few matches are needed. */
  readonly isTyping: boolean;
}

/**
 * The text match of a document, 0 to 6: the exact name, the words in the name, their compounds or synonyms in the name, the
 * words in other fields, the rest.
 */
const GRADE = `case when $3 = any(names) then 6 when title @@ $2::tsquery then 4 when title @@ $1::tsquery then 3
  when words @@ $2::tsquery then 2 else 1 end`;

const NAME = `array[${unseen('$3::text')}]`;
const COLUMNS = 'model_id, names, title, kind, words, sold, viewed, popularity';

/** How well the kind of product that was named matches, 0 to 2. */
const KIND = '(kind @@ $4::tsquery)::int + (title @@ $5::tsquery)::int';

/**
 * Models whose fields match, the best first, of equally good ones those that can be bought; exact name matches are included however
 * unpopular they are. The statement is one per language, because each language has its own index.
 */
async function matching(
  connection: Connection,
  language: ShopLanguage,
  { any, own, kinds, head, text, sort, isTyping }: ModelQuery,
  isPopular: boolean,
): Promise<number[]> {
  const find = preparedQuery<{ id: number }, [...words: string[], graded: number, max: number]>(
    `search-models-${language}-${sort}${isPopular ? '-popular' : ''}`,
    `with best as materialized (
       select model_id, place, goodness from (
         select model_id, ${GRADE} * 10 + ${KIND} as goodness,
           row_number() over (order by ${GRADE} desc, ${KIND} desc, ${ORDERS[sort]}) as place
         from (
           (select ${COLUMNS} from search_documents where language = '${language}' and names @> ${NAME}
            order by popularity desc limit ${unseen('$6::int')})
           union all
           (select ${COLUMNS} from search_documents
            where language = '${language}' ${isPopular ? 'and is_popular' : ''} and words @@ ${unseen('$1::tsquery')}
              and not names @> ${NAME}
            order by popularity desc limit ${unseen('$6::int')})
         ) found
       ) graded where place <= ${unseen('$7::int')}
     )
     select m.id from best join models m on m.id = best.model_id
     order by case when place <= ${ASKED_FOR_STOCK} then goodness end desc nulls last,
       case when place <= ${ASKED_FOR_STOCK} then ${BUYABLE} end desc nulls last, place`,
  );
  const limits = isTyping ? ([TYPED_GRADED, TYPED_FOUND] as const) : ([MAX_GRADED, MAX_FOUND] as const);
  const rows = await find(connection, any, own ?? any, text, kinds, head, ...limits);
  return rows.map(({ id }) => id);
}

/** Models found by their fields. A very frequent word in a large catalogue is searched only among the most popular models. */
export async function modelsByFacts(
  connection: Connection,
  language: ShopLanguage,
  query: ModelQuery,
): Promise<number[]> {
  if (query.expected > (query.isTyping ? TYPED_MANY_MATCHES : MANY_MATCHES)) {
    const popular = await matching(connection, language, query, true);
    if (popular.length >= (query.isTyping ? TYPED_FOUND : MAX_FOUND)) return popular;
  }
  return matching(connection, language, query, false);
}

/** Models found by their descriptions too. */
export async function modelsByDescription(
  connection: Connection,
  language: ShopLanguage,
  any: string,
  { sort, isTyping }: Pick<ModelQuery, 'sort' | 'isTyping'>,
): Promise<number[]> {
  const find = preparedQuery<{ id: number }, [any: string, graded: number]>(
    `search-descriptions-${language}-${sort}`,
    `select d.model_id as id from (
       select model_id from search_bodies where language = '${language}' and words @@ ${unseen('$1::tsquery')}
       limit ${unseen('$2::int')}
     ) b join search_documents d on d.model_id = b.model_id and d.language = '${language}'
     order by ${ORDERS[sort].replace('model_id', 'd.model_id')} limit ${MAX_FOUND}`,
  );
  const rows = await find(connection, any, isTyping ? TYPED_GRADED : MAX_GRADED);
  return rows.map(({ id }) => id);
}
