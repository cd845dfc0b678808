import type { Log } from '../../context';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { settings } from '../../db/schema/reference';
import { callsOfSetting } from './known-settings';

/** Settings whose value is JSON (Specification 1 §3). */
const JSON_SETTINGS = new Set([
  'audience_product_groups',
  'card_checkout_products',
  'feature_flags',
  'public_feature_flags',
  'quick_add_products',
  'repaired_product_groups',
  'target_country_delivery_added_days',
]);

/** This one is plain text unless it looks like JSON (Specification 1 §5). */
const MAYBE_JSON = 'target_country_delivery_added_days';

const looksLikeJson = (value: string): boolean => /^\s*[[{]/.test(value);

/** Whether the value of a setting must be JSON. @param key with or without a language */
export function isJsonSetting(key: string): boolean {
  const [name = ''] = key.split('@');
  return JSON_SETTINGS.has(name) && name !== MAYBE_JSON;
}

/**
 * Whether a value is valid for a setting. A JSON setting must parse, in every language. Specification 1 §5.
 * @param key a setting's name, with `@` and a language code when it applies to one language
 * @example isValidSetting('feature_flags@fi', '{"add_on_order":') // false
 */
export function isValidSetting(key: string, value: string): boolean {
  const isMaybe = key.split('@')[0] === MAYBE_JSON && looksLikeJson(value);
  if (!isMaybe && !isJsonSetting(key)) return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a general setting and notifies every instance of the shop, because cached pages may contain it. A value that does
 * not parse is logged, and the old one stays. Specification 1 §5.
 * @returns whether the value was accepted
 */
export async function writeGeneralSetting(
  db: Db | Transaction,
  key: string,
  value: string,
  { log, now }: { log: Pick<Log, 'error'>; now: Date },
): Promise<boolean> {
  if (!isValidSetting(key, value)) {
    log.error({ setting: key }, 'a setting is not JSON: the old value stays');
    return false;
  }
  await db
    .insert(settings)
    .values({ key, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
  await announceCatalogueChange(db, callsOfSetting(key));
  return true;
}
