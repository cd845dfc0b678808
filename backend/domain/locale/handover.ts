import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { handovers } from '../../db/schema/reference';

/** How long cart and session wait to be fetched on the other host. */
const HANDOVER_MS = 60_000;

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Leaves a payload to be fetched once on another host within 60 s.
 * @returns the opaque id: 256 random bits, of which only the hash is kept
 */
export async function leaveHandover(
  db: Db,
  handover: { targetHost: string; payload: Record<string, unknown> },
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.insert(handovers).values({
    idHash: hashId(id),
    targetHost: handover.targetHost.toLowerCase(),
    payload: handover.payload,
    expiresAt: new Date(now.getTime() + HANDOVER_MS),
  });
  return id;
}

/**
 * Fetches a payload, once. One statement finds and uses it up, so that of many that come at the same time one gets it:
 * the others find the row used.
 * @returns null when the id is unknown, used, expired or for another host
 */
export async function fetchHandover(
  db: Db,
  id: string,
  host: string,
  now: Date,
): Promise<Record<string, unknown> | null> {
  const [used] = await db
    .update(handovers)
    .set({ usedAt: now })
    .where(
      and(
        eq(handovers.idHash, hashId(id)),
        eq(handovers.targetHost, host.toLowerCase()),
        gt(handovers.expiresAt, now),
        isNull(handovers.usedAt),
      ),
    )
    .returning({ payload: handovers.payload });
  return used?.payload ?? null;
}

/** Deletes what can be fetched no more. */
export async function deleteExpiredHandovers(db: Db, now: Date): Promise<void> {
  await db.delete(handovers).where(or(lt(handovers.expiresAt, now), isNotNull(handovers.usedAt)));
}
