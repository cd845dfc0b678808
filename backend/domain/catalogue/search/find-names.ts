import type { ShopLanguage } from '../../locale/language';
import { type Connection, question } from '../../reading/reader';

export interface FoundGroup {
  readonly name: string;
  readonly path: string;
}

export interface FoundBrand {
  readonly name: string;
  readonly slug: string;
}

const MOST_NAMES = 6;

interface NameRow {
  readonly kind: 'group' | 'brand';
  readonly name: string;
  readonly path: string;
}

// The nearest to the text come first: the name itself, names of its own words, names with compounds; then the large ones.
const names = question<NameRow, [language: ShopLanguage, any: string, own: string, text: string]>(
  'search-names',
  `select kind, name, path from (
     select kind, name, path, row_number() over (
       partition by kind order by lower(name) = $4 desc, words @@ $3::tsquery desc, models desc, path) as place
     from search_names where language = $1 and words @@ $2::tsquery
   ) found where place <= ${MOST_NAMES} order by place`,
);

const popularGroups = question<FoundGroup, [language: ShopLanguage]>(
  'search-popular-groups',
  `select n.name, n.path from search_names n join product_groups g on g.id = n.target_id and g.parent_id is not null
   where n.language = $1 and n.kind = 'group' and g.show_in_menu
   order by n.models desc, n.path limit ${MOST_NAMES}`,
);

/** Groups and brands whose names match, the nearest first. */
export async function namesMatching(
  connection: Connection,
  language: ShopLanguage,
  { any, own, text }: { readonly any: string; readonly own: string | null; readonly text: string },
): Promise<{ groups: FoundGroup[]; brands: FoundBrand[] }> {
  const rows = await names(connection, language, any, own ?? any, text);
  return {
    groups: rows.filter(({ kind }) => kind === 'group').map(({ name, path }) => ({ name, path })),
    brands: rows.filter(({ kind }) => kind === 'brand').map(({ name, path }) => ({ name, slug: path })),
  };
}

/** Groups to lead on to where nothing was found: the large ones below the top. */
export const readPopularGroups = popularGroups;
