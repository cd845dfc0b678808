import type { ShopLanguage } from '../locale/language';
import { preparedQuery } from '../reading/reader';

/**
 * Key and value pairs (Specification 1 §3, general settings). Values are text, some of them JSON. A key that ends in a
 * language, `frontpage_title@en`, replaces the plain one in that language and does not exist in others. All of them are
 * public; never store secrets here.
 */
export const readGeneralSettings = preparedQuery<{ key: string; value: string }, [language: ShopLanguage]>(
  'general-settings',
  `select distinct on (split_part(key, '@', 1)) split_part(key, '@', 1) as key, value from settings
   where split_part(key, '@', 2) in ('', $1)
   order by split_part(key, '@', 1), split_part(key, '@', 2) desc`,
);
