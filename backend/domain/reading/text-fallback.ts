import { type SQL, sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';

/**
 * In which language an entity is shown that has no text in the language asked for: English, else the language that it was
 * written in, else the first by its code. Pages, the cart, mails and the search index all take their texts by the functions of
 * this file, so that a search finds the words that pages show.
 */
const behind = (source: string): string => `(t.language = 'en') desc, (t.language = ${source}) desc, t.language`;

/** The language that entities are written in which do not say it themselves. */
const USUAL_SOURCE = `'fi'`;

/**
 * SQL that joins the texts of an entity in the best language there is. One row of texts is taken as a whole, so that no page
 * mixes languages in one entity.
 * @param table the table of texts
 * @param alias what the joined row is called
 * @param on condition that finds the entity's texts, with `t` for the table
 * @param parameter placeholder of the language asked for, `$1`
 * @param source SQL of the entity's own language; only models have one (`m.source_language`), their properties use it too
 * @example textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')
 */
export function textsIn(table: string, alias: string, on: string, parameter: string, source = USUAL_SOURCE): string {
  return `join lateral (
    select * from ${table} t where ${on}
    order by (t.language = ${parameter}) desc, ${behind(source)} limit 1
  ) ${alias} on true`;
}

/** SQL of one text of an entity in the best language there is; null where it has none. */
export const bestTextOf = (table: string, column: string, on: string, parameter: string): string =>
  `(select t.${column} from ${table} t where ${on} order by (t.language = ${parameter}) desc, ${behind(USUAL_SOURCE)} limit 1)`;

/** Texts of many entities: the SQL that joins them, and the SQL of one of their columns, null where there is no text. */
export interface JoinedTexts {
  readonly join: string;
  readonly column: (name: string) => string;
}

/**
 * The same choice for thousands of entities at once: the language asked for is joined, and only entities without it have their
 * other texts sorted. Sorting all of them takes three times as long.
 * @param alias begins the names of what is joined
 * @param key column of the table that holds the entity's id, and `of` the SQL of that id
 * @example
 * const names = textsOfMany('color_texts', 'ct', ['color_id', 'c.id'], '$1');
 * `select ${names.column('name')} from colors c ${names.join}`
 */
export function textsOfMany(
  table: string,
  alias: string,
  [key, of]: readonly [key: string, of: string],
  parameter: string,
  source = USUAL_SOURCE,
): JoinedTexts {
  const own = `${alias}_own`;
  const other = `${alias}_other`;
  return {
    join: `left join ${table} ${own} on ${own}.${key} = ${of} and ${own}.language = ${parameter}
      left ${textsIn(table, other, `t.${key} = ${of} and ${own}.${key} is null`, parameter, source)}`,
    column: (name) => `coalesce(${own}.${name}, ${other}.${name})`,
  };
}

/**
 * The same choice for statements that bind the language themselves: what to order the texts `t` of an entity by, to take the
 * first.
 * @example sql`select name from color_texts t where t.color_id = ${id} order by ${bestTextFirst(language)} limit 1`
 */
export function bestTextFirst(language: ShopLanguage, source = USUAL_SOURCE): SQL {
  return sql`(t.language = ${language}) desc, ${sql.raw(behind(source))}`;
}
