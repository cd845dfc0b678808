import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { complaints } from '../../db/schema/complaints';
import { mails } from '../../db/schema/mail';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a complaint is kept after its end, in days: claims lapse after three years (Act on the limitation of debts, 728/2003, § 4). */
export const KEPT_DAYS = 3 * 365;
/** The same when its customer's account was deleted meanwhile. */
export const KEPT_WITHOUT_OWNER_DAYS = 30;

/** Deletes complaints with their messages and mails; their photographs belong to nothing then and are forgotten within minutes. */
async function deleteWhole(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await tx
    .delete(complaints)
    .where(inArray(complaints.id, [...ids]))
    .returning({ number: complaints.number });
  const prefixes = gone.map(({ number }) => mailPrefix(number));
  await tx
    .delete(mails)
    .where(and(isNotNull(mails.sentAt), inArray(sql`split_part(${mails.dedupeKey}, '/', 1)`, prefixes)));
}

/** The beginning of the keys of a complaint's mails, up to the slash. */
export const mailPrefix = (number: string): string => `complaint:${number}`;

/** Deletes complaints whose time is over. */
export async function deleteOldComplaints(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.transaction(async (tx) => {
    const old = await tx
      .select({ id: complaints.id })
      .from(complaints)
      .where(
        and(
          isNotNull(complaints.endedAt),
          or(
            lt(complaints.endedAt, before(KEPT_DAYS)),
            and(eq(complaints.isOwnerGone, true), lt(complaints.endedAt, before(KEPT_WITHOUT_OWNER_DAYS))),
          ),
        ),
      )
      .limit(500)
      .for('update', { skipLocked: true });
    await deleteWhole(
      tx,
      old.map(({ id }) => id),
    );
  });
}

/**
 * Takes a person's complaints out of an account that is deleted: those that ended go with it, with photographs and messages. Those
 * that are open are carried on by their secret link and deleted thirty days after their end.
 */
export async function forgetComplaintsOf(tx: Transaction, customerId: number): Promise<void> {
  const own = eq(complaints.customerId, customerId);
  const ended = await tx
    .select({ id: complaints.id })
    .from(complaints)
    .where(and(own, isNotNull(complaints.endedAt)))
    .for('update');
  await deleteWhole(
    tx,
    ended.map(({ id }) => id),
  );
  await tx
    .update(complaints)
    .set({ isOwnerGone: true, customerId: null })
    .where(and(own, isNull(complaints.endedAt)));
}
