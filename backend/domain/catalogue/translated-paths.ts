import type { ShopLanguage } from '../locale/language';
import { preparedQuery } from '../reading/reader';

/**
 * The paths in all languages of the product group or page that has this path in any language. When several match,
 * groups come first, then the lower id.
 */
export const readTranslatedPaths = preparedQuery<{ path: string; languageCode: ShopLanguage }, [path: string]>(
  'translated-paths',
  `with found_group as (select group_id from product_group_texts where path = $1 order by group_id limit 1),
     found_page as (
       select item_id from content_texts
       where space = 'page' and slug = $1 and not exists (select 1 from found_group)
       order by item_id limit 1
     )
   select path, language as "languageCode" from product_group_texts where group_id in (select group_id from found_group)
   union all
   select slug, language from content_texts where item_id in (select item_id from found_page)
   order by "languageCode"`,
);
