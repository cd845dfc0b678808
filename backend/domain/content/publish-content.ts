import type { ContentFields } from 'contract/content-fields';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { contentItems } from '../../db/schema/content-items';
import { writeAudit } from '../audit/write-audit';
import { isDuplicate } from '../errors/database-error';
import { Refusal } from '../errors/refusals';
import { type ContentChange, changedCalls } from './changed-calls';
import { checkSlugs } from './check-slugs';
import { contentTexts } from './content-texts';
import { projectVersion, removeProjection } from './project-version';
import { type Editing, type Item, lockItem, readVersion, refuseOtherVersion } from './save-content';

const UNIQUE_SLUG = 'content_texts_slug';

async function audit(tx: Transaction, item: Item, action: string, by: Editing, details: Record<string, unknown> = {}) {
  const subject = { subject: 'content', subjectId: String(item.id) } as const;
  await writeAudit(tx, { ...subject, actor: by.actor, action, details: { kind: item.kind, ...details }, now: by.now });
}

const announce = (tx: Transaction, item: Item, change: ContentChange) =>
  announceCatalogueChange(tx, changedCalls(item.kind, change));

/** Two items whose addresses meet at the same moment: the second one is refused like one that came later. */
async function refusingTwins<Result>(
  fields: () => ContentFields | undefined,
  by: Editing,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error, UNIQUE_SLUG)) throw error;
    const codes = Object.keys(fields()?.languages ?? {});
    const text = contentTexts(by.language)('slug.taken', { title: '…' });
    throw new Refusal(Object.fromEntries(codes.map((code) => [`${code}.slug`, [text]])));
  }
}

async function publishLocked(
  tx: Transaction,
  item: Item,
  number: number,
  fields: ContentFields,
  by: Editing,
): Promise<void> {
  await checkSlugs(tx, { itemId: item.id, kind: item.kind, fields }, by.language);
  const change = await projectVersion(tx, item, number, fields, by.now);
  await tx.update(contentItems).set({ scheduledVersion: null, scheduledAt: null }).where(eq(contentItems.id, item.id));
  await audit(tx, item, 'publish-content', by, { version: number });
  await announce(tx, item, change);
}

/**
 * Publishes the latest version, or has it published at a later time; what readers see until then stays. One transaction writes what
 * readers see, the redirects of addresses it no longer has, and the announcement to every copy of the shop.
 * @param known the version that the editor has seen: a newer one is not published unseen
 * @param at null: now
 * @returns false for an item that does not exist
 * @throws Refusal when an address is in use by now, when the time is past; Conflict `ChangedBody`
 */
export async function publishContent(
  db: Db | Transaction,
  { id, known, at = null }: { readonly id: number; readonly known: number; readonly at?: Date | null },
  by: Editing,
): Promise<boolean> {
  let fields: ContentFields | undefined;
  return refusingTwins(
    () => fields,
    by,
    () =>
      db.transaction(async (tx) => {
        const item = await lockItem(tx, id);
        if (!item) return false;
        await refuseOtherVersion(tx, item, known);
        fields = await readVersion(tx, id, known);
        if (!fields) throw new Refusal({ detail: [contentTexts(by.language)('publish.nothing')] });
        if (at === null) await publishLocked(tx, item, known, fields, by);
        else await schedule(tx, item, fields, { number: known, at }, by);
        return true;
      }),
  );
}

async function schedule(
  tx: Transaction,
  item: Item,
  fields: ContentFields,
  { number, at }: { readonly number: number; readonly at: Date },
  by: Editing,
): Promise<void> {
  if (at <= by.now) throw new Refusal({ at: [contentTexts(by.language)('time.past')] });
  await checkSlugs(tx, { itemId: item.id, kind: item.kind, fields }, by.language);
  await tx.update(contentItems).set({ scheduledVersion: number, scheduledAt: at }).where(eq(contentItems.id, item.id));
  await enqueue(tx, 'content-time', { itemId: item.id }, at);
  await audit(tx, item, 'schedule-content', by, { version: number, at: at.toISOString() });
}

/** Takes a publication back that is still to come. @returns false for an item that does not exist */
export function unscheduleContent(db: Db, id: number, by: Editing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    if (item.scheduledAt === null) return true;
    await tx.update(contentItems).set({ scheduledVersion: null, scheduledAt: null }).where(eq(contentItems.id, id));
    await audit(tx, item, 'unschedule-content', by);
    return true;
  });
}

/** Takes an item away from its readers; its versions stay. @returns false for an item that does not exist */
export function withdrawContent(db: Db, id: number, by: Editing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    if (item.publishedVersion === null && item.scheduledAt === null) return true;
    const change = await removeProjection(tx, id);
    await audit(tx, item, 'withdraw-content', by);
    await announce(tx, item, change);
    return true;
  });
}

/** Deletes a draft that was never published. @returns false for an item that does not exist @throws Refusal for any other */
export function deleteDraft(db: Db, id: number, by: Editing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    // the time of its first publication stays when it is withdrawn
    if (item.publishedVersion !== null || item.updatedAt !== null)
      throw new Refusal({ detail: [contentTexts(by.language)('delete.published')] });
    await tx.delete(contentItems).where(eq(contentItems.id, id));
    await audit(tx, item, 'delete-content', by);
    return true;
  });
}

const JOB = { customerId: null, actor: 'job', author: '', language: 'fi' } as const;

/**
 * Publishes what was to be published by now. A version whose address something else took meanwhile stays unpublished; the audit log says
 * so. Copies of the shop that do this at once do not publish twice: each item is locked, and what one of them holds another passes over.
 * @param itemId only this item
 * @returns how many were published
 */
export async function publishDue(db: Db, now: Date, itemId?: number): Promise<number> {
  const due = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(
      and(
        isNotNull(contentItems.scheduledAt),
        lte(contentItems.scheduledAt, now),
        itemId === undefined ? undefined : eq(contentItems.id, itemId),
      ),
    )
    .orderBy(contentItems.scheduledAt);
  let count = 0;
  for (const { id } of due) if (await publishOneDue(db, id, now)) count++;
  return count;
}

async function publishOneDue(db: Db, id: number, now: Date): Promise<boolean> {
  const by: Editing = { ...JOB, now };
  try {
    return await refusingTwins(
      () => undefined,
      by,
      () =>
        db.transaction(async (tx) => {
          const [item] = await tx
            .select()
            .from(contentItems)
            .where(and(eq(contentItems.id, id), lte(contentItems.scheduledAt, now)))
            .for('update', { skipLocked: true });
          const number = item?.scheduledVersion ?? null;
          const fields = item && number !== null ? await readVersion(tx, id, number) : undefined;
          if (!item || number === null || !fields) return false;
          await publishLocked(tx, item, number, fields, by);
          return true;
        }),
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await giveUpSchedule(db, id, error, by);
    return false;
  }
}

/** An address is in use: nobody is there to choose another, so the version waits for its editor. */
function giveUpSchedule(db: Db, id: number, refusal: Refusal, by: Editing): Promise<void> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item?.scheduledAt || item.scheduledAt > by.now) return;
    await tx.update(contentItems).set({ scheduledVersion: null, scheduledAt: null }).where(eq(contentItems.id, id));
    await audit(tx, item, 'publish-content-failed', by, { fields: Object.keys(refusal.fields) });
  });
}

/** How far back the sweep looks for campaigns and banners that began or ended while no job ran, in ms: two of its rounds. */
const LOOK_BACK_MS = 150_000;

/** SQL: whether a row's time begins or ends at a time, or did a moment before. */
export const isBoundary = (now: Date) => {
  const from = new Date(now.getTime() - LOOK_BACK_MS);
  return sql`(starts_at > ${from} and starts_at <= ${now} or ends_at > ${from} and ends_at <= ${now})`;
};

/**
 * Tells every copy of the shop that campaigns began or ended, so that none shows one beyond its end.
 * @param itemId only this campaign, whose job runs at that time
 * @returns whether there were any
 */
export async function announceBoundaries(db: Db, now: Date, itemId?: number): Promise<boolean> {
  const [found] = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(
      and(
        isNotNull(contentItems.publishedVersion),
        isBoundary(now),
        itemId === undefined ? undefined : eq(contentItems.id, itemId),
      ),
    )
    .limit(1);
  if (!found) return false;
  await announceCatalogueChange(db, changedCalls('campaign', { addresses: true, models: false, list: true }));
  return true;
}
