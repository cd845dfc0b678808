import type { ActName } from 'contract/act-names';
import type { GiftCampaignForm } from 'contract/company-gifts';
import { eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { giftCampaigns, giftCampaignTexts } from '../../db/schema/gift-campaigns';
import { media } from '../../db/schema/media';
import { deliveryCountries } from '../../db/schema/reference';
import { writeAudit } from '../audit/write-audit';
import { Refusal, type RefusalFields } from '../errors/refusals';
import { campaignTexts, type SayCampaign } from '../gifts/campaign-texts';
import type { ShopLanguage } from '../locale/language';
import { endOfHelsinkiDay, startOfHelsinkiDay } from '../pricing/helsinki-day';
import { oneLine } from '../untrusted/one-line';
import { type GiftManager, managedBy } from './manager';

/** Who saves, in which language errors are said, and when. */
export interface Saving {
  readonly manager: GiftManager;
  readonly language: ShopLanguage;
  readonly now: Date;
}

const MAX_NAME = 100;
const MAX_LINE = 200;

type Values = Omit<typeof giftCampaigns.$inferInsert, 'id' | 'formKey' | 'version' | 'createdBy' | 'createdAt'>;

/** The values of a campaign's form. @throws Refusal with a text for each field that is wrong */
async function checked(
  tx: Transaction,
  form: GiftCampaignForm,
  { manager, language, now }: Saving,
  isNew: boolean,
): Promise<{ readonly values: Values; readonly name: string }> {
  const say = campaignTexts(language);
  const fields: RefusalFields = {};
  const line = (text: string, max: number, field: string) => {
    const clean = oneLine(text, 2000);
    if (clean.length > max) fields[field] = [say('tooLong', { max })];
    return clean;
  };
  const name = line(form.name, MAX_NAME, 'name');
  if (name === '') fields['name'] = [say('nameMissing')];
  const span = checkedSpan(form, { say, now, isNew }, fields);
  const place = {
    address: line(form.address, MAX_LINE, 'address'),
    postalCode: line(form.postal_code, 12, 'postal_code'),
    city: line(form.city, MAX_NAME, 'city'),
  };
  if (form.delivery === 'company')
    for (const [field, value] of [
      ['address', place.address],
      ['postal_code', place.postalCode],
      ['city', place.city],
    ] as const)
      if (value === '') fields[field] ??= [say('addressMissing')];
  const country = await checkedCountry(tx, form, fields, say);
  const picture = await checkedPicture(tx, form.picture.trim(), fields, say);
  const companyId = await companyOf(tx, form, manager, fields, say);
  if (Object.keys(fields).length > 0 || !span) throw new Refusal(fields);
  const values = { companyId, ...span, delivery: form.delivery, ...place, country, language: form.language, picture };
  return { values, name };
}

type SpanCheck = { readonly say: SayCampaign; readonly now: Date; readonly isNew: boolean };

function checkedSpan({ starts, ends }: GiftCampaignForm, { say, now, isNew }: SpanCheck, fields: RefusalFields) {
  const startsAt = startOfHelsinkiDay(starts.trim());
  const lastSecond = endOfHelsinkiDay(ends.trim());
  if (!startsAt) fields['starts'] = [say('dayWrong')];
  if (!lastSecond) fields['ends'] = [say('dayWrong')];
  if (!startsAt || !lastSecond) return null;
  const endsAt = new Date(lastSecond.getTime() + 1000);
  if (endsAt <= startsAt) fields['ends'] = [say('endBeforeStart')];
  else if (isNew && endsAt <= now) fields['ends'] = [say('endPast')];
  return { startsAt, endsAt };
}

async function checkedCountry(
  tx: Transaction,
  { country, delivery }: GiftCampaignForm,
  fields: RefusalFields,
  say: SayCampaign,
): Promise<string> {
  const code = country.trim().toLowerCase() || 'fi';
  const [known] = await tx
    .select({ isEnabled: deliveryCountries.isEnabled })
    .from(deliveryCountries)
    .where(eq(deliveryCountries.code, code.slice(0, 2)));
  if (known?.isEnabled && code.length === 2) return code;
  if (delivery === 'company') fields['country'] = [say('countryWrong')];
  return 'fi';
}

async function checkedPicture(tx: Transaction, hash: string, fields: RefusalFields, say: SayCampaign) {
  if (hash === '') return null;
  const [known] = await tx
    .select({ hash: media.hash, isUpload: media.isUpload })
    .from(media)
    .where(eq(media.hash, hash.slice(0, 64)));
  // what customers sent is theirs
  if (known && !known.isUpload) return known.hash;
  fields['picture'] = [say('pictureUnknown')];
  return null;
}

/** The company that gives: the manager's own; staff choose any verified one by its VAT number, or none. */
async function companyOf(
  tx: Transaction,
  { company }: GiftCampaignForm,
  { isAdmin, companyId }: GiftManager,
  fields: RefusalFields,
  say: SayCampaign,
): Promise<number | null> {
  if (!isAdmin) return companyId;
  const vatNumber = company.replaceAll(/[\s-]/g, '').toUpperCase().slice(0, 40);
  if (vatNumber === '') return companyId;
  const [known] = await tx
    .select({ id: companies.id, verifiedAt: companies.verifiedAt })
    .from(companies)
    .where(eq(companies.vatNumber, vatNumber));
  if (known?.verifiedAt) return known.id;
  fields['company'] = [say('companyUnknown')];
  return null;
}

async function writeName(tx: Transaction, campaignId: number, language: ShopLanguage, name: string): Promise<void> {
  await tx
    .insert(giftCampaignTexts)
    .values({ campaignId, language, name })
    .onConflictDoUpdate({ target: [giftCampaignTexts.campaignId, giftCampaignTexts.language], set: { name } });
}

/** Records what staff did; what a company does with its own is its own affair. */
export async function recordAct(tx: Transaction, { manager, now }: Saving, action: ActName, id: number): Promise<void> {
  if (!manager.isAdmin) return;
  const actor = `staff:${manager.customerId}`;
  await writeAudit(tx, { actor, now, action, subject: 'gift-campaign', subjectId: String(id) });
}

/** Makes a campaign; the same form sent again finds the one it has made. @returns its id @throws Refusal */
export function createCampaign(db: Db, formKey: string, form: GiftCampaignForm, saving: Saving): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`gift-campaign:${formKey}`}, 0))`);
    const { customerId } = saving.manager;
    const [earlier] = await tx
      .select({ id: giftCampaigns.id, createdBy: giftCampaigns.createdBy })
      .from(giftCampaigns)
      .where(eq(giftCampaigns.formKey, formKey));
    if (earlier?.createdBy === customerId) return earlier.id;
    const { values, name } = await checked(tx, form, saving, true);
    const [made] = await tx
      .insert(giftCampaigns)
      .values({ ...values, formKey, createdBy: customerId, createdAt: saving.now })
      .returning({ id: giftCampaigns.id });
    if (!made) throw new Error('The insert returned no row.');
    await writeName(tx, made.id, form.language, name);
    await recordAct(tx, saving, 'make-gift-campaign', made.id);
    return made.id;
  });
}

/**
 * Saves a campaign in the version in which it was opened; its row is locked, so of two who save at once the second is refused.
 * @returns null for one that is not managed by who asks
 * @throws Refusal
 */
export function saveCampaign(
  db: Db,
  id: number,
  { version, form }: { readonly version: number; readonly form: GiftCampaignForm },
  saving: Saving,
): Promise<'saved' | 'outdated' | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ version: number }>(
      sql`select c.version from gift_campaigns c where c.id = ${id} and ${managedBy(saving.manager)} for update`,
    );
    const [row] = rows;
    if (!row) return null;
    if (row.version !== version) return 'outdated';
    const { values, name } = await checked(tx, form, saving, false);
    await tx
      .update(giftCampaigns)
      .set({ ...values, version: version + 1 })
      .where(eq(giftCampaigns.id, id));
    await writeName(tx, id, form.language, name);
    await recordAct(tx, saving, 'save-gift-campaign', id);
    return 'saved';
  });
}
