import { getProductModel } from 'contract/catalogue';
import * as content from 'contract/content';
import { CATEGORY_NAME, SETTING_KEYS, type SettingKind } from 'contract/desk-settings';
import { getExperiences } from 'contract/experiences';
import { getGeneralSettings } from 'contract/locale';
import { getProductExtra } from 'contract/product-extra';

/** A general setting that the shop reads. */
export interface KnownSetting {
  readonly key: string;
  readonly kind: SettingKind;
}

/** Lists the categories of guides and posts; each of them has its name in another setting. */
export const CATEGORY_ORDER = 'blog_category_order';

const ofKind = (kind: SettingKind): KnownSetting[] => SETTING_KEYS[kind].map((key) => ({ key, kind }));

/** Every setting that the shop knows. @param categories value of `blog_category_order` */
export function knownSettings(categories: string): KnownSetting[] {
  const named = categories.split(',').flatMap((each) => {
    const category = each.trim();
    return /^[a-z0-9_-]{1,60}$/.test(category) ? [`${CATEGORY_NAME}${category}`] : [];
  });
  const names = [...new Set(named)].map((key): KnownSetting => ({ key, kind: 'texts' }));
  return [...ofKind('texts'), ...names, ...ofKind('languages'), ...ofKind('common')];
}

/** Calls that read a setting themselves, besides the list of all settings. */
const READERS: Readonly<Record<string, readonly { readonly name: string }[]>> = {
  audience_product_groups: [getProductExtra],
  [CATEGORY_ORDER]: [content.getBlogPosts, content.getBlogPost],
  experience_manufacturer_list: [getExperiences],
  withdrawal_exceptions: [getProductModel],
};

/** Names of the calls whose answers a setting changes. @param key with or without a language */
export function callsOfSetting(key: string): string[] {
  const [name = ''] = key.split('@');
  const readers = name.startsWith(CATEGORY_NAME)
    ? READERS[CATEGORY_ORDER]
    : Object.hasOwn(READERS, name) && READERS[name];
  return [getGeneralSettings, ...(readers || [])].map((call) => call.name);
}
