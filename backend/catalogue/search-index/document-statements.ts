import { type SQL, sql } from 'drizzle-orm';
import { LISTED } from '../../domain/catalogue/product-list/which-models';
import { colorWords } from '../../domain/catalogue/search/color-words';
import { CONFIGURATIONS } from '../../domain/catalogue/search/configurations';
import { searchedText } from '../../domain/catalogue/search/query-words';
import type { ShopLanguage } from '../../domain/locale/language';
import { textsOfMany } from '../../domain/reading/text-fallback';

/**
 * SQL that makes search documents. All of it works on the models in the table `search_chunk`, in the database: a document is
 * made of a dozen tables, and there are six of each model.
 */

/** Characters of a description that are searched. */
const DESCRIPTION_LENGTH = 500;
/** From this number of models the most popular fifth is stored separately. */
export const LARGE_CATALOGUE = 10_000;

/** What was sold counts twice what was looked at, both by their order of magnitude. */
const POPULARITY = '2 * ln(1 + m.sold_amount) + ln(1 + m.viewed_amount)';

/** Models that lists show and those they showed before, with their popularity; made once a chunk. */
export const pickModels = sql.raw(`
  create temp table search_picked on commit drop as
  select m.id, m.manufacturer_id, m.model_number, m.source_language, m.sold_amount as sold, m.viewed_amount as viewed,
    ${POPULARITY} as popularity,
    s.is_listed
  from models m cross join lateral (
    select (${LISTED}) as is_listed, exists (select 1 from search_documents d where d.model_id = m.id) as was_listed
  ) s
  where m.id in (select model_id from search_chunk) and (s.is_listed or s.was_listed)`);

/** Documents of models that lists show no more; after their words were counted. */
export const dropUnlisted = sql.raw(`
  delete from search_documents where model_id in (select id from search_picked where not is_listed)`);
export const dropUnlistedBodies = sql.raw(`
  delete from search_bodies where model_id in (select id from search_picked where not is_listed)`);

/** The minimum popularity of the most popular fifth of a large catalogue; below every value in a small one. */
export const popularFrom = sql.raw(`
  select case when count(*) < ${LARGE_CATALOGUE} then -1
    else percentile_disc(0.8) within group (order by ${POPULARITY}) end::float8 as cutoff from models m`);

/** A colour of the shop. */
export interface IndexedColor extends Record<string, unknown> {
  readonly id: number;
  readonly control: string;
}

/** SQL that makes rows of colours with the words they are found by. */
const familyRows = (colors: readonly IndexedColor[], language: ShopLanguage): string => {
  const rows = JSON.stringify(colors.map(({ id, control }) => ({ id, words: colorWords(control, language) })));
  return `json_to_recordset('${rows.replaceAll("'", "''")}') f(id int, words text)`;
};

/** The parts of documents that many models share, each put together for its models. */
const sharedParts = (language: ShopLanguage, colors: readonly IndexedColor[]): string => {
  const group = textsOfMany('product_group_texts', 'text', ['group_id', 'g.id'], `'${language}'`);
  const color = textsOfMany('color_texts', 'text', ['color_id', 'c.id'], `'${language}'`);
  const property = textsOfMany(
    'model_property_texts',
    'text',
    ['model_property_id', 'p.id'],
    `'${language}'`,
    'm.source_language',
  );
  return `
  closure(group_id, ancestor_id) as (
    select id, id from product_groups
    union all
    select c.group_id, g.parent_id from closure c join product_groups g on g.id = c.ancestor_id where g.parent_id is not null
  ),
  group_names as materialized (
    select g.id, ${searchedText(`concat_ws(' ', ${group.column('name')}, ${group.column('short_name')})`)} as words
    from product_groups g ${group.join}
  ),
  group_words as materialized (
    select c.group_id, string_agg(n.words, ' ') as words from closure c join group_names n on n.id = c.ancestor_id group by 1
  ),
  groups as (
    select mg.model_id, string_agg(w.words, ' ') as words,
      (select n.words from group_names n where n.id = max(mg.group_id) filter (where mg.is_main)) as kind
    from model_groups mg
    join search_picked m on m.id = mg.model_id join group_words w on w.group_id = mg.group_id group by 1
  ),
  color_names as materialized (
    select c.id, concat_ws(' ', ${searchedText(color.column('name'))}, f.words) as name from colors c
    ${color.join}
    left join ${familyRows(colors, language)} on f.id = c.id
  ),
  size_names as materialized (select id, ${searchedText('name')} as name from sizes),
  kinds as (
    select v.model_id, concat_ws(' ', string_agg(distinct c.name, ' '), string_agg(distinct s.name, ' ')) as words
    from variants v join search_picked m on m.id = v.model_id
    left join color_names c on c.id = v.color_id left join size_names s on s.id = v.size_id
    where not v.is_withdrawn group by 1
  ),
  properties as (
    select p.model_id,
      string_agg(coalesce(${searchedText(property.column('value'))}, trim_scale(p.number)::text), ' ') as words
    from model_properties p join search_picked m on m.id = p.model_id
    ${property.join}
    where p.variant_id is null group by 1
  )`;
};

/** SQL of a text without the tags and entities of its HTML, the one that may be cut short at its end too. */
const withoutTags = (html: string): string => `regexp_replace(${html}, '<[^>]*(>|$)|&#?[[:alnum:]]*(;|$)', ' ', 'g')`;

/** The texts of each picked model as its page shows them: its names, the facts next to them, and its description. */
const texts = (language: ShopLanguage): string => {
  const model = textsOfMany('model_texts', 'text', ['model_id', 'm.id'], `'${language}'`, 'm.source_language');
  return `texts as materialized (
    select m.*, ${searchedText(`coalesce(${model.column('name')}, '')`)} as name, ${searchedText('b.name')} as brand,
      coalesce(g.kind, '') as kind,
      concat_ws(' ', g.words, k.words, p.words) as facts,
      ${searchedText(`concat_ws(' ', ${model.column('tagline')}, ${model.column('short_description')},
        ${withoutTags(`left(${model.column('description_html')}, ${DESCRIPTION_LENGTH})`)})`)} as body
    from search_picked m
    join manufacturers b on b.id = m.manufacturer_id
    ${model.join}
    left join groups g on g.model_id = m.id
    left join kinds k on k.model_id = m.id
    left join properties p on p.model_id = m.id
  )`;
};

/**
 * Writes the documents of the picked models in a language.
 * @param cutoff minimum popularity of the most popular models
 * @param colors all of the shop
 * @returns a row for each word that they hold or held: in how many more of the shop's documents it stands outside descriptions
 */
export function writeDocuments(language: ShopLanguage, cutoff: number, colors: readonly IndexedColor[]): SQL {
  const configuration = `'${CONFIGURATIONS[language]}'::regconfig`;
  const stems = (text: string) => `strip(to_tsvector(${configuration}, ${text}))`;
  const plain = (text: string) => `strip(to_tsvector('simple', ${text}))`;
  const spaced = (text: string) =>
    `trim(regexp_replace(lower(${text}), '([^[:alnum:].]|(?<![0-9])\\.|\\.(?![0-9]))+', ' ', 'g'))`;
  return sql.raw(`
    with recursive ${sharedParts(language, colors)}, ${texts(language)},
    stemmed as materialized (
      select *, ${stems(`name || ' ' || brand`)} || ${plain(`concat_ws(' ', name, brand, model_number)`)} as title_stems,
        ${stems('kind')} as kind_stems, ${stems('facts')} as fact_stems, ${stems('body')} as body_stems,
        ${plain(`concat_ws(' ', name, brand, facts)`)} as counted
      from texts
    ),
    written as (
      insert into search_documents (model_id, language, names, title, kind, words, sold, viewed, popularity, is_popular)
      select id, '${language}', array[${spaced('name')}, ${spaced(`brand || ' ' || name`)}],
        title_stems, kind_stems, title_stems || fact_stems, sold, viewed, popularity, popularity >= ${Number(cutoff)}
      from stemmed where is_listed order by popularity desc
      on conflict (model_id, language) do update set names = excluded.names, title = excluded.title, kind = excluded.kind,
        words = excluded.words,
        sold = excluded.sold, viewed = excluded.viewed, popularity = excluded.popularity, is_popular = excluded.is_popular
    ),
    described as (
      insert into search_bodies (model_id, language, words, counted)
      select id, '${language}', title_stems || fact_stems || body_stems, counted from stemmed where is_listed
      on conflict (model_id, language) do update set words = excluded.words, counted = excluded.counted
    ),
    counts as (
      select word, count(*) as added, 0 as gone
      from stemmed, unnest(tsvector_to_array(counted)) word where is_listed group by 1
      union all
      select word, 0, count(*) from search_bodies b join search_picked m on m.id = b.model_id,
        unnest(tsvector_to_array(b.counted)) word where b.language = '${language}' group by 1
      union all
      select distinct word, 0, 0 from texts, unnest(tsvector_to_array(${plain('body')})) word where is_listed
    )
    select word, (sum(added) - sum(gone))::int as change from counts where length(word) <= 40 group by 1`);
}

/** Stems of words that the vocabulary does not have; a word without one is kept as it is. Takes the words as a JSON list. */
export function stemsOfNewWords(language: ShopLanguage, words: string): SQL {
  const configuration = sql.raw(`'${CONFIGURATIONS[language]}'::regconfig`);
  return sql`
    select x.word, coalesce((tsvector_to_array(to_tsvector(${configuration}, x.word)))[1], x.word) as stem
    from json_array_elements_text(${words}::json) x(word)
    where not exists (select 1 from search_words w where w.language = ${language} and w.word = x.word)`;
}

/** The groups and brands that have models, by the stems of their names, in a language. */
export function writeNames(language: ShopLanguage): SQL {
  const vector = (text: string) =>
    `strip(to_tsvector('${CONFIGURATIONS[language]}', ${searchedText(text)})) || strip(to_tsvector('simple', ${searchedText(text)}))`;
  const group = textsOfMany('product_group_texts', 'text', ['group_id', 'g.id'], `'${language}'`);
  const name = `coalesce(${group.column('name')}, '')`;
  return sql.raw(`
    insert into search_names (kind, target_id, language, name, label, path, words, models)
    with recursive closure(group_id, ancestor_id) as (
      select id, id from product_groups
      union all
      select c.group_id, g.parent_id from closure c join product_groups g on g.id = c.ancestor_id where g.parent_id is not null
    ),
    counts as (
      select c.ancestor_id as id, count(distinct m.id)::int as models from model_groups mg
      join models m on m.id = mg.model_id and ${LISTED}
      join closure c on c.group_id = mg.group_id group by 1
    ),
    named as (
      select g.id, g.parent_id, ${name} as name, coalesce(${group.column('path')}, '') as path, n.models,
        count(*) over (partition by lower(${name})) > 1 as is_shared
      from product_groups g join counts n on n.id = g.id
      ${group.join}
    )
    select 'group', g.id, '${language}', g.name,
      case when g.is_shared and p.name is not null then p.name || ' – ' || g.name else g.name end,
      g.path, ${vector('g.name')}, g.models
    from named g left join named p on p.id = g.parent_id
    union all
    select 'brand', b.id, '${language}', b.name, b.name, b.slug, ${vector('b.name')}, count(*)::int
    from manufacturers b join models m on m.manufacturer_id = b.id and ${LISTED} group by b.id`);
}
