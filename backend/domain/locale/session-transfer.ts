import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { handovers } from '../../db/schema/reference';

/** How long a session transfer can be redeemed, in ms. */
const SESSION_TRANSFER_MS = 60_000;

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex');

/**
 * Stores cart and session for another host, which can redeem them once within 60 s.
 * @returns the opaque id: 256 random bits, of which only the hash is stored
 */
export async function storeSessionTransfer(
  db: Db,
  handover: { targetHost: string; payload: Record<string, unknown> },
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db.insert(handovers).values({
    idHash: hashId(id),
    targetHost: handover.targetHost.toLowerCase(),
    payload: handover.payload,
    expiresAt: new Date(now.getTime() + SESSION_TRANSFER_MS),
  });
  return id;
}

/**
 * Redeems a session transfer, once. One statement finds it and marks it as used, so that only one of several simultaneous requests gets it.
 * @returns null when the id is unknown, used, expired or for another host
 */
export async function consumeSessionTransfer(
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

/** Deletes expired session transfers. */
export async function deleteExpiredSessionTransfers(db: Db, now: Date): Promise<void> {
  await db.delete(handovers).where(or(lt(handovers.expiresAt, now), isNotNull(handovers.usedAt)));
}
