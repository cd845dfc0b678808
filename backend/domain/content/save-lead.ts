import { type LeadForm, MAX_LEADS } from 'contract/desk-leads';
import { getFrontPage } from 'contract/front-page';
import { listsOfSource } from 'contract/listing';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { leadModels } from '../../db/schema/lead-models';
import { writeAudit } from '../audit/write-audit';
import { LISTED } from '../catalogue/product-list/which-models';
import { Refusal } from '../errors/refusals';
import { rowsOf } from '../reading/reader';
import { Faults } from './check-fields';
import { contentTexts } from './content-texts';
import { type LeadPlace, leadPlace, readLead } from './lead-lists';
import type { SiteEditor, SiteResult } from './site-editor';

/** Most characters of numbers that are said to be wrong. */
const MAX_SAID = 200;

/** Largest number that a model can have. */
const MAX_ID = 2_147_483_647;

/** SQL: whether the model `m` is in the list of a place. */
function isInside({ groupId, manufacturerId }: LeadPlace) {
  if (manufacturerId !== null) return sql`m.manufacturer_id = ${manufacturerId}`;
  if (groupId === null) return sql`true`;
  return sql`exists (
    with recursive below(id) as (
      select ${groupId}::int union select g.id from product_groups g join below b on g.parent_id = b.id)
    select 1 from model_groups mg join below on below.id = mg.group_id where mg.model_id = m.id)`;
}

/** The ids of a form in their order, each once. @throws Refusal with the numbers that are no models of the list */
async function checkedIds(
  tx: Transaction,
  place: LeadPlace,
  form: LeadForm,
  language: SiteEditor['language'],
): Promise<number[]> {
  const faults = new Faults(contentTexts(language));
  const words = form.models.split(/[\s,;]+/).filter((word) => word !== '');
  const typed = [...new Set(words)];
  const ids = typed.filter((word) => /^[1-9]\d{0,9}$/.test(word) && Number(word) <= MAX_ID).map(Number);
  if (typed.length > MAX_LEADS) faults.add('models', 'tooMany', { max: MAX_LEADS });
  const known = await rowsOf<{ id: number; is_inside: boolean }>(
    tx,
    sql`select m.id, (${isInside(place)}) as is_inside from models m
      where m.id = any(${sql.param(ids.slice(0, MAX_LEADS))}::int[]) and ${sql.raw(LISTED)}`,
  );
  const inside = new Map(known.map((row) => [row.id, row.is_inside]));
  const say = (all: readonly string[]) => {
    const text = all.join(', ');
    return text.length > MAX_SAID ? `${text.slice(0, MAX_SAID)}…` : text;
  };
  const checked = typed.slice(0, MAX_LEADS);
  const unknown = checked.filter((word) => !inside.has(Number(word)));
  const elsewhere = checked.filter((word) => inside.get(Number(word)) === false);
  if (unknown.length > 0) faults.add('models', 'models.unknown', { ids: say(unknown) });
  if (elsewhere.length > 0) faults.add('models', 'models.elsewhere', { ids: say(elsewhere) });
  if (Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return ids;
}

const ofPlace = ({ groupId, manufacturerId }: LeadPlace) =>
  and(
    groupId === null ? isNull(leadModels.groupId) : eq(leadModels.groupId, groupId),
    manufacturerId === null ? isNull(leadModels.manufacturerId) : eq(leadModels.manufacturerId, manufacturerId),
  );

/** The calls whose answers begin with the leads of a place. */
function changedCalls({ kind }: LeadPlace): string[] {
  if (kind === 'front') return [getFrontPage.name];
  return [listsOfSource(kind === 'group' ? 'ProductGroup' : 'Manufacturer')];
}

/**
 * Saves what leads a list, or nothing of it. Closes the race of two editors: writers come one after the other, and the second is told.
 * @throws Refusal at `models`
 */
export function saveLead(
  db: Db,
  { key, version, form }: { readonly key: string; readonly version: string; readonly form: LeadForm },
  { actor, now, language }: SiteEditor,
): Promise<SiteResult<{ readonly version: string }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${leadModels} in share row exclusive mode`);
    const place = leadPlace(key);
    const before = await readLead(tx, key, language);
    if (!place || !before) return { outcome: 'missing' };
    if (before.version !== version) return { outcome: 'outdated' };
    const ids = await checkedIds(tx, place, form, language);
    const { groupId, manufacturerId } = place;
    await tx.delete(leadModels).where(ofPlace(place));
    if (ids.length > 0)
      await tx.insert(leadModels).values(ids.map((modelId, sort) => ({ groupId, manufacturerId, modelId, sort })));
    const after = await readLead(tx, key, language);
    if (!after || after.version === version) return { outcome: 'saved', done: { version } };
    const details = { before: before.form.models, after: after.form.models };
    await writeAudit(tx, { actor, action: 'save-lead', subject: 'lead', subjectId: key, details, now });
    await announceCatalogueChange(tx, changedCalls(place));
    return { outcome: 'saved', done: { version: after.version } };
  });
}
