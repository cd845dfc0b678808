import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { type ACCOUNT_LINK_PURPOSES, accountLinks } from '../../db/schema/sign-in';
import { forgetMailsTo } from './forget-mails';
import { hashToken } from './sessions';

export type AccountLinkPurpose = (typeof ACCOUNT_LINK_PURPOSES)[number];

const HOUR_MS = 3600 * 1000;
/** How long a link works, in ms. */
const LIFE_MS: Readonly<Record<AccountLinkPurpose, number>> = {
  activate: 7 * 24 * HOUR_MS,
  reset: HOUR_MS,
  delete: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  undo_email: 7 * 24 * HOUR_MS,
};

/**
 * Makes a link that works once; earlier unused links of the same purpose end, but for those that undo a changed address: each
 * leads back to another address.
 * @param email the address that the link gives to the account
 * @returns the token for the address: 256 random bits, of which only the hash is stored
 */
export async function createAccountLink(
  tx: Transaction,
  customerId: number,
  purpose: AccountLinkPurpose,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const same = and(eq(accountLinks.customerId, customerId), eq(accountLinks.purpose, purpose));
  if (purpose !== 'undo_email')
    await tx
      .update(accountLinks)
      .set({ usedAt: now })
      .where(and(same, isNull(accountLinks.usedAt)));
  await tx.insert(accountLinks).values({
    tokenHash: hashToken(token),
    customerId,
    purpose,
    email,
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

/** A link that was just used. */
export interface RedeemedLink {
  readonly customerId: number;
  /** The address that it gives to the account. */
  readonly email: string | null;
  readonly createdAt: Date;
}

/**
 * Uses a link, once: one statement finds and marks it, so that only one of several simultaneous requests gets it.
 * @returns null when it is unknown, used or expired
 */
export async function redeemLink(
  tx: Transaction,
  token: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<RedeemedLink | null> {
  const [used] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(isUsable(token, purpose, now))
    .returning({
      customerId: accountLinks.customerId,
      email: accountLinks.email,
      createdAt: accountLinks.createdAt,
    });
  return used ?? null;
}

/** Uses a link as `redeemLink` does. @returns the person it belongs to; null when it is unknown, used or expired */
export async function redeemAccountLink(
  tx: Transaction,
  token: string,
  purpose: AccountLinkPurpose,
  now: Date,
): Promise<number | null> {
  return (await redeemLink(tx, token, purpose, now))?.customerId ?? null;
}

/**
 * Ends the unused links of a person: after a changed password an older link must not change the account. Links that undo a
 * changed address stay, because whoever stole the account could end them so.
 * @param undoSince ends also links to undo that were made at this time or later
 */
export async function endAccountLinks(tx: Transaction, customerId: number, now: Date, undoSince?: Date): Promise<void> {
  const isEnded = or(
    ne(accountLinks.purpose, 'undo_email'),
    undoSince === undefined ? undefined : gte(accountLinks.createdAt, undoSince),
  );
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.customerId, customerId), isNull(accountLinks.usedAt), isEnded));
}

/** Deletes expired links, and the mails about changed addresses to the addresses that they named. */
export async function deleteExpiredAccountLinks(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(accountLinks)
      .where(lt(accountLinks.expiresAt, now))
      .returning({ email: accountLinks.email });
    await forgetMailsTo(
      tx,
      gone.flatMap(({ email }) => email ?? []),
      'account-email%',
    );
  });
}
