import type { ActName } from 'contract/act-names';
import type { ContentFields } from 'contract/content-fields';
import { eq, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { contentItems } from '../../db/schema/content-items';
import { writeAudit } from '../audit/write-audit';
import { isDuplicate } from '../errors/database-error';
import { Refusal } from '../errors/refusals';
import { type ContentChange, changedCalls } from './changed-calls';
import { checkSlugs } from './check-slugs';
import { spaceOf } from './content-paths';
import { contentTexts } from './content-texts';
import { projectVersion, removeProjection } from './project-version';
import { type Editing, type Item, lockItem, readVersion, refuseOtherVersion } from './save-content';

const UNIQUE_SLUG = 'content_texts_slug';

/** Notes what was done to an item. */
export async function auditItem(
  tx: Transaction,
  item: Item,
  action: ActName,
  by: Editing,
  details: Record<string, unknown> = {},
) {
  const subject = { subject: 'content', subjectId: String(item.id) } as const;
  await writeAudit(tx, { ...subject, actor: by.actor, action, details: { kind: item.kind, ...details }, now: by.now });
}

/** Tells every copy of the shop what changed for readers. */
export const announceItem = (tx: Transaction, item: Item, change: ContentChange) =>
  announceCatalogueChange(tx, changedCalls(item.kind, change));

/** Two items whose addresses meet at the same moment: the second one is refused like one that came later. */
export async function refusingTwins<Result>(
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

/** Shows a version of a locked item to readers, and announces it. @throws Refusal when an address is in use */
export async function publishLocked(
  tx: Transaction,
  item: Item,
  number: number,
  fields: ContentFields,
  by: Editing,
): Promise<void> {
  // a page and a tab that are published at the same moment could have one address
  if (spaceOf(item.kind) === 'page')
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('page-addresses', 0))`);
  await checkSlugs(tx, { itemId: item.id, kind: item.kind, fields }, by.language);
  const change = await projectVersion(tx, item, number, fields, by.now);
  await tx.update(contentItems).set({ scheduledVersion: null, scheduledAt: null }).where(eq(contentItems.id, item.id));
  await auditItem(tx, item, 'publish-content', by, { version: number });
  await announceItem(tx, item, change);
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
  await auditItem(tx, item, 'schedule-content', by, { version: number, at: at.toISOString() });
}

/** An item, and the version of it that its editor has seen. */
interface Known {
  readonly id: number;
  readonly known: number;
}

/** Takes a publication back that is still to come. @returns false for an item that does not exist @throws Conflict `ChangedBody` */
export function unscheduleContent(db: Db, { id, known }: Known, by: Editing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    await refuseOtherVersion(tx, item, known);
    if (item.scheduledAt === null) return true;
    await tx.update(contentItems).set({ scheduledVersion: null, scheduledAt: null }).where(eq(contentItems.id, id));
    await auditItem(tx, item, 'unschedule-content', by);
    return true;
  });
}

/** Takes an item away from its readers; its versions stay. @returns false for an item that does not exist @throws Conflict `ChangedBody` */
export function withdrawContent(db: Db, { id, known }: Known, by: Editing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    await refuseOtherVersion(tx, item, known);
    if (item.publishedVersion === null && item.scheduledAt === null) return true;
    const change = await removeProjection(tx, id);
    await auditItem(tx, item, 'withdraw-content', by);
    await announceItem(tx, item, change);
    return true;
  });
}

/**
 * Deletes a draft that was never published, with all its versions.
 * @returns false for an item that does not exist
 * @throws Refusal for any other, Conflict `ChangedBody`
 */
export function deleteDraft(db: Db, { id, known }: Known, by: Editing): Promise<boolean> {
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, id);
    if (!item) return false;
    await refuseOtherVersion(tx, item, known);
    // the time of its first publication stays when it is withdrawn
    if (item.publishedVersion !== null || item.updatedAt !== null)
      throw new Refusal({ detail: [contentTexts(by.language)('delete.published')] });
    await tx.delete(contentItems).where(eq(contentItems.id, id));
    await auditItem(tx, item, 'delete-content', by);
    return true;
  });
}
