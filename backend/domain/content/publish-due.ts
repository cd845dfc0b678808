import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { announceCatalogueChange } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import { contentItems } from '../../db/schema/content-items';
import { Refusal } from '../errors/refusals';
import { changedCalls } from './changed-calls';
import { auditItem, publishLocked, refusingTwins } from './publish-content';
import { type Editing, lockItem, readVersion } from './save-content';

const JOB = { customerId: null, actor: 'job', author: '', language: 'fi' } as const;

/**
 * Publishes what was to be published by now. A version whose address something else took meanwhile stays unpublished; the audit log says
 * so. Copies of the shop that do this at once do not publish twice: each item is locked, and what one of them holds another passes over.
 * @param itemId only this item
 * @returns how many were published
 * @throws AggregateError when some could not be, after the others
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
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      if (await publishOneDue(db, id, now)) count++;
    } catch (error) {
      failures.push(error);
    }
  }
  // one that fails must not hold the others back
  if (failures.length > 0) throw new AggregateError(failures, 'items were not published at their time');
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
    await auditItem(tx, item, 'publish-content-failed', by, { fields: Object.keys(refusal.fields) });
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
