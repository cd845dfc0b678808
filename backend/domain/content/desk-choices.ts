import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { anywhere } from '../reading/like-pattern';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery, type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { categoryName } from './item-view';

type Named = { readonly id: number; readonly name: string };

/** What an item can name besides products and pictures, in a language. */
export async function readChoices(reader: Reader, language: ShopLanguage) {
  const [categories, bloggers, groups, brands] = await Promise.all([
    rowsOf<{ key: string; name: string }>(
      reader,
      sql`select btrim(listed.key) as key, ${sql.raw(categoryName('btrim(listed.key)', `'${language}'`))} as name
        from settings, unnest(string_to_array(value, ',')) with ordinality as listed(key, place)
        where settings.key = 'blog_category_order' and btrim(listed.key) <> '' order by listed.place`,
    ),
    rowsOf<Named>(
      reader,
      sql`select i.id, coalesce((select l.value ->> 'title' from jsonb_each(v.fields -> 'languages') l
          order by l.key = ${language} desc, l.key limit 1), '') as name
        from content_items i join content_versions v on v.item_id = i.id and v.number = i.version
        where i.kind = 'blogger' order by name, i.id`,
    ),
    rowsOf<Named>(
      reader,
      sql`select g.id, best.name || ' (/' || best.path || '/)' as name from product_groups g cross join lateral (
          select t.name, t.path from product_group_texts t where t.group_id = g.id order by ${bestTextFirst(language)} limit 1
        ) best order by best.path`,
    ),
    rowsOf<Named>(reader, sql`select id, name from manufacturers order by name, id`),
  ]);
  return { categories, bloggers, groups, brands };
}

/** A product as an editor finds it. */
export interface FoundModel extends Record<string, unknown>, Named {
  /** Below the site root, `brand/model`. */
  readonly path: string;
  readonly is_public: boolean;
}

/** How many products a search shows. */
const MAX_FOUND = 12;

const modelSelect = (language: ShopLanguage) => sql`select m.id, b.name || ' ' || best.name as name,
    b.slug || '/' || m.slug as path, m.is_public
  from models m join manufacturers b on b.id = m.manufacturer_id cross join lateral (
    select t.name from model_texts t where t.model_id = m.id order by ${bestTextFirst(language, 'm.source_language')} limit 1
  ) best`;

/** The path of an address that an editor pastes, `brand/model`; the text itself when it is none. */
function pathIn(text: string): string {
  const path = URL.canParse(text) ? new URL(text).pathname : text;
  return path.replace(/^\/+|\/+$/g, '').toLowerCase();
}

/** The first products whose name in any language, brand and model, or address holds a text; those of an exact address first. */
export function findModels(reader: Reader, language: ShopLanguage, text: string): Promise<FoundModel[]> {
  const pattern = anywhere(text);
  const path = pathIn(text);
  return rowsOf(
    reader,
    sql`${modelSelect(language)}
      where m.kind = 'product' and (b.slug || '/' || m.slug ilike ${anywhere(path)} or exists (
        select 1 from model_texts t where t.model_id = m.id and b.name || ' ' || t.name ilike ${pattern}))
      order by b.slug || '/' || m.slug = ${path} desc, m.is_public desc, m.sold_amount desc, m.id limit ${MAX_FOUND}`,
  );
}

/** Products by their ids, in that order; unknown ones are left out. */
export async function readModels(
  reader: Reader,
  language: ShopLanguage,
  ids: readonly number[],
): Promise<FoundModel[]> {
  if (ids.length === 0) return [];
  return rowsOf(
    reader,
    sql`${modelSelect(language)} join unnest(${sql.param([...ids])}::int[]) with ordinality as picked(id, place)
      on picked.id = m.id order by picked.place`,
  );
}

/** A picture by its hash. */
export const pictureOfHash = preparedQuery<{ image: PictureWire | null }, [hash: string]>(
  'content-desk-picture',
  `select ${pictureJson('md')} as image from media md where md.hash = $1`,
);
