import { z } from 'zod';
import { defineCall } from './call';
import { CONTENT_LIMITS } from './content-fields';
import { deskVersion, guarded, lastChange, typed, typedTexts } from './desk-wire';
import { flag, listOrEmpty, refusal } from './wire';

/** Names of categories of guides and posts are settings whose keys begin with this. */
export const CATEGORY_NAME = 'blog_category_name_';

/** `texts`: words, each language has its own. `languages`: one value that a language may replace. `common`: one value for all. */
export const SETTING_KINDS = ['texts', 'languages', 'common'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** Settings by how languages share them (Specification 1 §3). What the backend itself reads is the same in every language. */
export const SETTING_KEYS = {
  texts: ['search_bar_placeholder', 'frontpage_title', 'frontpage_meta_description', 'blocked_stock_text'],
  languages: [
    'auto_translations_disabled',
    'default_search_engine',
    'feature_flags',
    'frosmo_category_strategy',
    'frosmo_search_sort_by',
    'hidden_dynamic_page_menu_items',
    'price_ending_max_days',
    'public_feature_flags',
    'quick_add_products',
    'rental_enabled',
    'repaired_product_groups',
  ],
  common: [
    'audience_product_groups',
    'blog_category_order',
    'card_checkout_products',
    'club_bonus_percentage',
    'experience_manufacturer_list',
    'gift_card_valid_years',
    'part_delivery_mode',
    'repack_cost',
    'repack_free_from',
    'review_publishing',
    'ski_package_discount',
    'target_country_delivery_added_days',
    'withdrawal_exceptions',
  ],
} as const satisfies Readonly<Record<SettingKind, readonly string[]>>;
export type SettingKey = (typeof SETTING_KEYS)[SettingKind][number];

/** Longest values of settings that are words of a page, in characters; of every other one `LONGEST_SETTING`. */
const WORDS_LIMITS: Readonly<Record<(typeof SETTING_KEYS)['texts'][number], number>> = {
  search_bar_placeholder: 80,
  frontpage_title: CONTENT_LIMITS.title,
  frontpage_meta_description: CONTENT_LIMITS.metaDescription,
  blocked_stock_text: CONTENT_LIMITS.excerpt,
};
const LONGEST_SETTING = 10_000;
/** Of the name of a category, which is a setting of its own. */
const LONGEST_NAME = 80;

/** The longest value of a setting, in characters. @param key without a language */
export function longestSetting(key: string): number {
  if (Object.hasOwn(WORDS_LIMITS, key)) return WORDS_LIMITS[key as keyof typeof WORDS_LIMITS];
  return key.startsWith(CATEGORY_NAME) ? LONGEST_NAME : LONGEST_SETTING;
}

/** A general setting as its form holds it; what is empty is not set. */
export const settingForm = z.object({
  /** In every language that has no value of its own. */
  value: typed,
  values: typedTexts,
});
export type SettingForm = z.output<typeof settingForm>;

const setting = z.object({
  key: z.string(),
  kind: z.enum(SETTING_KINDS),
  /** Its value must be JSON. */
  is_json: flag,
  form: settingForm,
});

/** Every general setting that the shop knows, set or not. */
export const getDeskSettings = defineCall({
  name: 'desk-settings',
  method: 'GET',
  path: '/api/customer/desk/settings/',
  answers: { 200: z.object({ settings: listOrEmpty(setting) }), ...guarded },
  origin: 'added',
});

const deskSetting = setting.extend({ version: deskVersion, last_change: lastChange });
const params = z.object({ key: z.string().min(1).max(100) });

export const getDeskSetting = defineCall({
  name: 'desk-setting',
  method: 'GET',
  path: '/api/customer/desk/settings/{key}/',
  params,
  answers: { 200: deskSetting, 400: refusal, ...guarded },
  origin: 'added',
});

/**
 * Saves a setting in the version that its editor has opened. 400: each wrong value with the reason, in the language of the call, at
 * `value` or `values.fi`, and the old ones stay; 409: somebody else saved it since, with what is saved now.
 */
export const saveDeskSetting = defineCall({
  name: 'desk-save-setting',
  method: 'POST',
  path: '/api/customer/desk/settings/{key}/',
  params,
  body: z.object({ version: deskVersion, form: settingForm }),
  answers: { 200: z.object({ version: deskVersion }), 400: refusal, ...guarded, 409: deskSetting },
  origin: 'added',
});
