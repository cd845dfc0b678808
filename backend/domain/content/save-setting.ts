import { longestSetting, type SettingForm } from 'contract/desk-settings';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { settings } from '../../db/schema/reference';
import { writeAudit } from '../audit/write-audit';
import { Refusal } from '../errors/refusals';
import { Faults, longText } from './check-fields';
import { contentTexts } from './content-texts';
import { type EditedSetting, readEditedSetting } from './edited-settings';
import { callsOfSetting } from './known-settings';
import type { SiteEditor, SiteResult } from './site-editor';
import { isValidSetting } from './write-general-setting';

/** A value with the key that it is stored under. */
interface Value {
  readonly key: string;
  readonly value: string;
}

/** The values of a form, in the order of their fields. @throws Refusal with the reason at each wrong one */
function checkedValues({ key, kind }: EditedSetting, form: SettingForm, language: SiteEditor['language']): Value[] {
  const faults = new Faults(contentTexts(language));
  const check = (field: string, stored: string, typed: string): Value => {
    const value = longText(typed.replace(/\r\n?/g, '\n'));
    faults.tooLong(field, value, longestSetting(key));
    if (value !== '' && !isValidSetting(stored, value)) faults.add(field, 'setting.json');
    return { key: stored, value };
  };
  const common = check('value', key, form.value);
  const own =
    kind === 'common'
      ? []
      : LANGUAGE_CODES.map((code) => check(`values.${code}`, `${key}@${code}`, form.values[code] ?? ''));
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return [common, ...own];
}

async function writeValue(tx: Transaction, { key, value }: Value, now: Date): Promise<void> {
  if (value === '') await tx.delete(settings).where(eq(settings.key, key));
  else
    await tx
      .insert(settings)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
}

/**
 * Saves a general setting in all languages, or nothing of it: with one wrong value all the old ones stay (Specification 1 §5). Closes
 * the race of two editors: writers of settings come one after the other, and the second is told.
 * @throws Refusal by field
 */
export function saveSetting(
  db: Db,
  { key, version, form }: { readonly key: string; readonly version: string; readonly form: SettingForm },
  { actor, now, language }: SiteEditor,
): Promise<SiteResult<{ readonly version: string }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
    const before = await readEditedSetting(tx, key);
    if (!before) return { outcome: 'missing' };
    if (before.version !== version) return { outcome: 'outdated' };
    for (const value of checkedValues(before, form, language)) await writeValue(tx, value, now);
    const after = await readEditedSetting(tx, key);
    if (!after || after.version === version) return { outcome: 'saved', done: { version } };
    const details = { before: before.form, after: after.form };
    await writeAudit(tx, { actor, action: 'save-setting', subject: 'setting', subjectId: key, details, now });
    await announceCatalogueChange(tx, callsOfSetting(key));
    return { outcome: 'saved', done: { version: after.version } };
  });
}
