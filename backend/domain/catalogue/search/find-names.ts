import type { ShopLanguage } from '../../locale/language';
import { type Connection, preparedQuery } from '../../reading/reader';

export interface FoundGroup {
  readonly name: string;
  readonly path: string;
  /** Products in it and its subgroups. */
  readonly count: number;
}

export interface FoundBrand {
  readonly name: string;
  readonly slug: string;
}

const MAX_NAMES = 6;

interface NameRow {
  readonly kind: 'group' | 'brand';
  readonly name: string;
  readonly path: string;
  readonly count: number;
}

// Best matches first: the exact name, names with its words, names with compounds; then by number of models.
const names = preparedQuery<NameRow, [language: ShopLanguage, any: string, own: string, text: string]>(
  'search-names',
  `select kind, label as name, path, models as count from (
     select kind, label, path, models, row_number() over (
       partition by kind order by lower(name) = $4 desc, words @@ $3::tsquery desc, models desc, path) as place
     from search_names where language = $1 and words @@ $2::tsquery
   ) found where place <= ${MAX_NAMES} order by place`,
);

const popularGroups = preparedQuery<FoundGroup, [language: ShopLanguage]>(
  'search-popular-groups',
  `select n.label as name, n.path, n.models as count from search_names n join product_groups g on g.id = n.target_id and g.parent_id is not null
   where n.language = $1 and n.kind = 'group' and g.show_in_menu
   order by n.models desc, n.path limit ${MAX_NAMES}`,
);

/** Groups and brands whose names match, the best match first. */
export async function namesMatching(
  connection: Connection,
  language: ShopLanguage,
  { any, own, text }: { readonly any: string; readonly own: string | null; readonly text: string },
): Promise<{ groups: FoundGroup[]; brands: FoundBrand[] }> {
  const rows = await names(connection, language, any, own ?? any, text);
  return {
    groups: rows.filter(({ kind }) => kind === 'group').map(({ name, path, count }) => ({ name, path, count })),
    brands: rows.filter(({ kind }) => kind === 'brand').map(({ name, path }) => ({ name, slug: path })),
  };
}

/** Groups to suggest when nothing was found: the largest ones below the top level. */
export const readPopularGroups = popularGroups;
