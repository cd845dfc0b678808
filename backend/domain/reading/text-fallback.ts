import { type SQL, sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';

/** The order of languages behind the one asked for: English, the language the entity was written in, any. */
const behind = (source: string): string => `(t.language = 'en') desc, (t.language = ${source}) desc, t.language`;

/**
 * SQL that joins the texts of an entity in the best language there is: the one asked for, else English, else the language
 * the entity was written in, else any. One row of texts is taken as a whole, so that no page mixes languages in one entity.
 * @param table the table of texts
 * @param alias what the joined row is called
 * @param on condition that finds the entity's texts, with `t` for the table
 * @param parameter placeholder of the language asked for, `$1`
 * @param source SQL of the entity's own language
 * @example textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')
 */
export function textsIn(table: string, alias: string, on: string, parameter: string, source = `'fi'`): string {
  return `join lateral (
    select * from ${table} t where ${on}
    order by (t.language = ${parameter}) desc, ${behind(source)} limit 1
  ) ${alias} on true`;
}

/**
 * The same choice for statements that bind the language themselves: what to order the texts `t` of an entity by, to take the
 * first.
 * @example sql`select name from color_texts t where t.color_id = ${id} order by ${bestTextFirst(language)} limit 1`
 */
export function bestTextFirst(language: ShopLanguage, source = `'fi'`): SQL {
  return sql`(t.language = ${language}) desc, ${sql.raw(behind(source))}`;
}
