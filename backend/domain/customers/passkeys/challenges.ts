import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client';
import { type PASSKEY_PURPOSES, passkeyChallenges } from '../../../db/schema/sign-in';

export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number];

/** How long a challenge can be answered, in ms. */
export const CHALLENGE_MS = 5 * 60 * 1000;

const hashId = (id: string): string => createHash('sha256').update(id).digest('hex');

/** A challenge that was answered. */
export interface UsedChallenge {
  /** What the authenticator signed, base64url. */
  readonly challenge: string;
  readonly purpose: PasskeyPurpose;
  /** Null for a log-in that did not say whose it is. */
  readonly customerId: number | null;
}

/**
 * Stores a challenge of 256 random bits.
 * @param customerId null for a log-in that does not say yet whose it is
 * @returns the challenge, base64url, and the id that the browser sends back; of the id only the hash is stored
 */
export async function createChallenge(
  db: Db | Transaction,
  purpose: PasskeyPurpose,
  customerId: number | null,
  now: Date,
): Promise<{ id: string; challenge: string }> {
  const id = randomBytes(32).toString('base64url');
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  await db.insert(passkeyChallenges).values({ idHash: hashId(id), challenge, purpose, customerId, expiresAt });
  return { id, challenge };
}

/**
 * Uses a challenge, once, whatever comes of it: one statement finds and marks it, so that only one of several simultaneous
 * requests gets it.
 * @returns null when it is unknown, used, expired or for another purpose
 */
export async function consumeChallenge(
  db: Db,
  id: string,
  purposes: readonly PasskeyPurpose[],
  now: Date,
): Promise<UsedChallenge | null> {
  const [used] = await db
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(passkeyChallenges.idHash, hashId(id)),
        inArray(passkeyChallenges.purpose, [...purposes]),
        gt(passkeyChallenges.expiresAt, now),
        isNull(passkeyChallenges.usedAt),
      ),
    )
    .returning({
      challenge: passkeyChallenges.challenge,
      purpose: passkeyChallenges.purpose,
      customerId: passkeyChallenges.customerId,
    });
  return used ?? null;
}

/** Deletes expired challenges. */
export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
}
