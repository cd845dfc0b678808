import type { SettingForm, SettingKind } from 'contract/desk-settings';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { settings } from '../../db/schema/reference';
import type { Reader } from '../reading/reader';
import { CATEGORY_ORDER, type KnownSetting, knownSettings } from './known-settings';
import { storedVersion } from './stored-version';
import { isJsonSetting } from './write-general-setting';

/** A general setting as the desk edits it. */
export interface EditedSetting {
  readonly key: string;
  readonly kind: SettingKind;
  readonly isJson: boolean;
  readonly version: string;
  readonly form: SettingForm;
}

function editedSetting({ key, kind }: KnownSetting, stored: ReadonlyMap<string, string>): EditedSetting {
  const own = kind === 'common' ? [] : LANGUAGE_CODES.map((language) => [language, stored.get(`${key}@${language}`)]);
  const value = stored.get(key);
  return {
    key,
    kind,
    isJson: isJsonSetting(key),
    version: storedVersion([value ?? null, own]),
    form: { value: value ?? '', values: Object.fromEntries(own.filter(([, text]) => text !== undefined)) },
  };
}

/** Every setting that the shop knows, set or not. */
export async function readEditedSettings(reader: Reader): Promise<EditedSetting[]> {
  const rows = await reader.select({ key: settings.key, value: settings.value }).from(settings);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return knownSettings(stored.get(CATEGORY_ORDER) ?? '').map((known) => editedSetting(known, stored));
}

/** One of them; undefined for a key that the shop does not know. */
export const readEditedSetting = async (reader: Reader, key: string): Promise<EditedSetting | undefined> =>
  (await readEditedSettings(reader)).find((setting) => setting.key === key);
