import { sql } from 'drizzle-orm';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { isScreenPath, screenPath } from '../locale/screen-paths';
import { type Reader, rowsOf } from '../reading/reader';
import { CONTENT_SCREENS, contentOfPath } from './content-paths';

/** Screens that show what editors publish: a path of one is free until something is published there. */
const EDITORS_SCREENS = Object.values(CONTENT_SCREENS);

/** Whether the shop itself shows a page at a path, in any language, whatever its editors publish. */
const isShopScreen = (path: string): boolean =>
  isScreenPath(path, ...EDITORS_SCREENS) ||
  LANGUAGE_CODES.some((language) => screenPath('experiences', language) === `/${path}/`);

/** What the path may name in each language. */
const namedItems = (path: string): string =>
  JSON.stringify(
    LANGUAGE_CODES.flatMap((language) => contentOfPath(language, path).map((named) => ({ language, ...named }))),
  );

/**
 * Whether a page answers at a path today, in any language: a screen, a brand, a product group, a public product, or what an editor
 * published.
 * @param path lower case, decoded, without slashes at its ends
 */
export async function isPathInUse(reader: Reader, path: string): Promise<boolean> {
  if (isShopScreen(path)) return true;
  const [found] = await rowsOf<{ used: boolean }>(
    reader,
    sql`
      with named as (
        select * from jsonb_to_recordset(${namedItems(path)}::jsonb) as n(language text, space text, slug text, rest text)
      )
      select exists (select 1 from manufacturers where slug = ${path})
        or exists (select 1 from product_group_texts t where t.path = ${path})
        or exists (
          select 1 from models m join manufacturers b on b.id = m.manufacturer_id
          where m.is_public and m.slug = split_part(${path}, '/', 2) and b.slug || '/' || m.slug = ${path}
        )
        or exists (
          select 1 from named n
          join content_texts t on t.space = n.space and t.slug = n.slug
          join content_items i on i.id = t.item_id
          where (n.rest = '' or i.kind = 'tabs' and exists (
              select 1 from jsonb_array_elements(t.tabs) tab where tab ->> 'slug' = split_part(n.rest, '/', 1)))
            and (t.language = n.language or i.kind in ('page', 'tabs', 'blogger') and not exists (
              select 1 from content_texts own where own.item_id = i.id and own.language = n.language))
        ) as used`,
  );
  return found?.used ?? false;
}
