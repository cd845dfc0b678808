import { MAX_OFFER_MODELS, type OfferForm } from 'contract/desk-offers';
import { OFFER_SEGMENTS, type OfferSegment } from 'contract/offer-segments';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { offerGroups, offerModels, offers, offerTexts } from '../../db/schema/offers';
import { writeAudit } from '../audit/write-audit';
import { modelsNamed } from '../catalogue/model-named';
import { Faults, line } from '../content/check-fields';
import { contentTexts } from '../content/content-texts';
import type { SiteEditor } from '../content/site-editor';
import { Refusal } from '../errors/refusals';
import { type Span, typedSpan } from '../pricing/typed-moment';
import { rowsOf } from '../reading/reader';

/** Longest texts, in characters. */
const MAX_NAME = 80;
const MAX_CONDITIONS = 300;
/** Most groups that an offer names. */
const MAX_GROUPS = 20;

interface CheckedOffer extends Span {
  readonly segment: OfferSegment;
  readonly percentage: number;
  readonly texts: Omit<typeof offerTexts.$inferInsert, 'offerId'>[];
  readonly modelIds: readonly number[];
  readonly groupIds: readonly number[];
}

const linesOf = (typed: string): string[] =>
  [...new Set(typed.split(/[\n,;]/).map(line))].filter((each) => each !== '');

async function modelsOf(tx: Transaction, form: OfferForm, faults: Faults): Promise<number[]> {
  const named = linesOf(form.models);
  if (named.length > MAX_OFFER_MODELS) faults.add('models', 'tooMany', { max: MAX_OFFER_MODELS });
  const found = await modelsNamed(tx, named.slice(0, MAX_OFFER_MODELS));
  const unknown = named.find((_, index) => found[index] === null);
  if (unknown !== undefined) faults.add('models', 'model.unknown', { name: unknown.slice(0, 80) });
  return [...new Set(found.flatMap((model) => model?.id ?? []))];
}

/** Groups by their paths in any language, with or without slashes at the ends. */
async function groupsOf(tx: Transaction, form: OfferForm, faults: Faults): Promise<number[]> {
  const named = linesOf(form.groups).map((typed) => {
    const path = URL.canParse(typed) ? new URL(typed).pathname : typed;
    return path.toLowerCase().replace(/^\/+|\/+$/g, '');
  });
  if (named.length > MAX_GROUPS) faults.add('groups', 'tooMany', { max: MAX_GROUPS });
  if (named.length === 0) return [];
  const found = await rowsOf<{ id: number; path: string }>(
    tx,
    sql`select distinct group_id as id, path from product_group_texts where path = any(${sql.param(named)}::text[])`,
  );
  if (named.some((path) => !found.some((group) => group.path === path))) faults.add('groups', 'group.unknown');
  return [...new Set(found.map(({ id }) => id))];
}

/** @throws Refusal by field */
async function checked(tx: Transaction, form: OfferForm, { language, now }: SiteEditor): Promise<CheckedOffer> {
  const faults = new Faults(contentTexts(language));
  const segment = OFFER_SEGMENTS.find((each) => each === form.segment);
  if (!segment) faults.add('segment', 'segment.missing');
  const percentage = /^\d{1,2}$/.test(form.percentage.trim()) ? Number(form.percentage) : 0;
  if (percentage < 1 || percentage > 90) faults.add('percentage', 'percentage.form');
  const texts = LANGUAGE_CODES.flatMap((code) => {
    const name = line(form.names[code] ?? '');
    const conditions = line(form.conditions[code] ?? '');
    if (name === '' && conditions === '') return [];
    if (name === '') faults.add(`names.${code}`, 'title.missing');
    faults.tooLong(`names.${code}`, name, MAX_NAME);
    faults.tooLong(`conditions.${code}`, conditions, MAX_CONDITIONS);
    return [{ language: code, name, conditions }];
  });
  if (texts.length === 0) faults.add('names.fi', 'title.missing');
  const span = typedSpan(form, now, faults);
  const modelIds = await modelsOf(tx, form, faults);
  const groupIds = await groupsOf(tx, form, faults);
  if (linesOf(form.models).length + linesOf(form.groups).length === 0) faults.add('models', 'models.missing');
  if (!span || !segment || Object.keys(faults.fields).length > 0) throw new Refusal(faults.fields);
  return { ...span, segment, percentage, texts, modelIds, groupIds };
}

/**
 * Makes an offer for a segment of customers. Forms come one after the other, and the same form sent again finds what it made. Every copy of
 * the shop hears when it begins and ends.
 * @throws Refusal by field
 */
export function makeOffer(
  db: Db,
  { key, form }: { readonly key: string; readonly form: OfferForm },
  editor: SiteEditor,
): Promise<{ readonly id: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${offers} in share row exclusive mode`);
    const [before] = await tx.select({ id: offers.id }).from(offers).where(eq(offers.key, key));
    if (before) return before;
    const { actor, now } = editor;
    const { texts, modelIds, groupIds, ...offer } = await checked(tx, form, editor);
    const isBegun = offer.startsAt <= now;
    const [made] = await tx
      .insert(offers)
      .values({ ...offer, key, isBegun, createdAt: now })
      .returning({ id: offers.id });
    if (!made) throw new Error('The offer was not written.');
    const offerId = made.id;
    await tx.insert(offerTexts).values(texts.map((text) => ({ offerId, ...text })));
    if (modelIds.length > 0) await tx.insert(offerModels).values(modelIds.map((modelId) => ({ offerId, modelId })));
    if (groupIds.length > 0) await tx.insert(offerGroups).values(groupIds.map((groupId) => ({ offerId, groupId })));
    for (const at of [offer.startsAt, offer.endsAt]) if (at > now) await enqueue(tx, 'selling-time', null, at);
    const details = { segment: offer.segment, percentage: offer.percentage };
    await writeAudit(tx, { actor, now, action: 'add-offer', subject: 'offer', subjectId: String(offerId), details });
    if (isBegun) await announceCatalogueChange(tx);
    return made;
  });
}

/** Tells every copy of the shop that offers began or ended. @returns how many did */
export function carryOutOffers(db: Db, now: Date): Promise<number> {
  const at = now.toISOString();
  return db.transaction(async (tx) => {
    const changed = await rowsOf<{ id: number }>(
      tx,
      sql`update offers set is_begun = true, is_over = ends_at <= ${at}
        where (not is_begun and starts_at <= ${at}) or (not is_over and ends_at <= ${at}) returning id`,
    );
    if (changed.length > 0) await announceCatalogueChange(tx);
    return changed.length;
  });
}

/** Ends an offer now; one that has not begun is taken back. @returns false when there is none */
export function endOffer(db: Db, id: number, { actor, now }: SiteEditor): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [offer] = await tx.select().from(offers).where(eq(offers.id, id)).for('update');
    if (!offer) return false;
    if (offer.endsAt <= now) return true;
    if (offer.startsAt >= now) await tx.delete(offers).where(eq(offers.id, id));
    else await tx.update(offers).set({ endsAt: now, isOver: true }).where(eq(offers.id, id));
    await writeAudit(tx, { actor, now, action: 'end-offer', subject: 'offer', subjectId: String(id) });
    await announceCatalogueChange(tx);
    return true;
  });
}
