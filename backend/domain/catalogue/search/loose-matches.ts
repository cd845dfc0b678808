import type { ShopLanguage } from '../../locale/language';
import { type Connection, preparedQuery, unseen } from '../../reading/reader';
import { everyTerm, type Term } from './text-query';

/** What joins several kinds of goods in a group's name: `Tents and sleeping bags`. The words of all languages, none of which is a noun. */
const JOINTS = String.raw`[,&/+]|\s(ja|tai|and|or|och|eller|und|oder|et|ou|и|или)\s`;
/** SQL: the number of words in a group's name without those. */
const WORDS = String.raw`cardinality(regexp_split_to_array(trim(regexp_replace(n.name, '${JOINTS}', ' ', 'gi')), '\s+'))`;

const looseMatches = preparedQuery<
  { id: number; term: string },
  [language: ShopLanguage, terms: string[], ids: number[]]
>(
  'search-loose-matches',
  `with recursive named as materialized (
     select n.target_id as id, q.term,
       n.name ~* '${JOINTS}' and count(*) over (partition by n.target_id) < ${WORDS} as is_list
     from unnest(${unseen('$2::text[]')}) q(term) join search_names n on n.words @@ q.term::tsquery
     where n.language = ${unseen('$1::text')} and n.kind = 'group'
   ), below (id, term, is_list) as (
     select id, term, is_list from named where exists (select 1 from named where is_list)
     union
     select g.id, b.term, b.is_list from product_groups g join below b on g.parent_id = b.id
   ), inside as (
     select mg.model_id, b.term, bool_and(b.is_list) as is_loose
     from below b join model_groups mg on mg.group_id = b.id where mg.model_id = any((${unseen('$3::int[]')})::int[]) group by 1, 2
   ), matched as (
     select i.*, d.title @@ i.term::tsquery as is_so_called
     from inside i join search_documents d on d.model_id = i.model_id and d.language = ${unseen('$1::text')}
   )
   select distinct model_id as id, term from matched
   where is_loose and not is_so_called and term in (select term from matched where is_so_called)`,
);

/**
 * Found models without those that a word names only as one of several kinds in a group's name: without the chairs among `Tents and
 * sleeping bags` for “sleeping bag”. All stay while no model is called so itself, and those in a group with no more in its name. Of
 * several words the rarest, which says most, decides first, and one that would leave nothing does not count: for `veste duvet` the
 * group `Doudounes et vestes isolantes` has its down jackets found, none of which is called `veste`.
 * @param ids the models that match all terms, best first; their order stays
 */
export async function withoutLooseMatches(
  connection: Connection,
  language: ShopLanguage,
  terms: readonly Term[],
  ids: readonly number[],
): Promise<readonly number[]> {
  const rarestFirst = [...terms].sort((a, b) => a.frequency - b.frequency);
  const queries = [...new Set(rarestFirst.flatMap(({ all }) => everyTerm([all]) ?? []))];
  const rows = ids.length === 0 ? [] : await looseMatches(connection, language, queries, [...ids]);
  let meant = ids;
  for (const query of queries) {
    const loose = new Set(rows.filter(({ term }) => term === query).map(({ id }) => id));
    const others = meant.filter((id) => !loose.has(id));
    if (others.length > 0) meant = others;
  }
  return meant;
}
