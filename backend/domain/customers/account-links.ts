import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { type ACCOUNT_LINK_PURPOSES, accountLinks } from '../../db/schema/sign-in';
import { hashToken } from './sessions';

export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number];

const HOUR_MS = 3600 * 1000;
/** How long a link works, in ms. */
const LIFE_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  activate: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  delete: 24 * HOUR_MS,
};

/**
 * Makes a link that works once; earlier unused links of the same purpose end.
 * @returns the token for the address: 256 random bits, of which only the hash is stored
 */
export async function createAccountLink(
  tx: Transaction,
  customerId: number,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const same = and(eq(accountLinks.customerId, customerId), eq(accountLinks.purpose, purpose));
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(same, isNull(accountLinks.usedAt)));
  await tx.insert(accountLinks).values({
    tokenHash: hashToken(token),
    customerId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS[purpose]),
  });
  return token;
}

const isUsable = (token: string, purpose: AccountLinkPurpose, now: Date) =>
  and(
    eq(accountLinks.tokenHash, hashToken(token)),
    eq(accountLinks.purpose, purpose),
    gt(accountLinks.expiresAt, now),
    isNull(accountLinks.usedAt),
  );

/** The person whose link this is; null when it is unknown, used or expired. It is not used by this. */
export async function findLinkOwner(
  db: Db,
  token: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<number | null> {
  const [found] = await db
    .select({ id: accountLinks.customerId })
    .from(accountLinks)
    .where(isUsable(token, purpose, now));
  return found?.id ?? null;
}

/**
 * Uses a link, once: one statement finds and marks it, so that only one of several simultaneous requests gets it.
 * @returns the person it belongs to; null when it is unknown, used or expired
 */
export async function redeemAccountLink(
  tx: Transaction,
  token: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<number | null> {
  const [used] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(isUsable(token, purpose, now))
    .returning({ customerId: accountLinks.customerId });
  return used?.customerId ?? null;
}

/** Ends all unused links of a person: after a changed password an older link must not change the account. */
export async function endAccountLinks(tx: Transaction, customerId: number, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.customerId, customerId), isNull(accountLinks.usedAt)));
}

/** Deletes expired links. */
export async function deleteExpiredAccountLinks(db: Db, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
}
