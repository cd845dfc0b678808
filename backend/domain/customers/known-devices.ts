import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { knownDevices } from '../../db/schema/sign-in';
import { hasEmail } from './account-owner';
import { hashToken } from './sessions';

/** How long a browser is known after it signed in, in ms. */
const KNOWN_MS = 180 * 24 * 3600 * 1000;

const isKnown = (tokens: readonly string[], now: Date) =>
  and(
    inArray(knownDevices.tokenHash, tokens.map(hashToken)),
    gt(knownDevices.createdAt, new Date(now.getTime() - KNOWN_MS)),
  );

/**
 * Which of a browser's tokens says that it has signed in to the account of an address before.
 * @returns the token's hash; null for a browser that is unknown to this account
 */
export async function knownDeviceOf(
  db: Db,
  email: string,
  tokens: readonly string[],
  now: Date,
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const [found] = await db
    .select({ hash: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(customers, eq(customers.id, knownDevices.customerId))
    .where(and(isKnown(tokens, now), hasEmail(email)))
    .limit(1);
  return found?.hash ?? null;
}

/**
 * Makes a browser known to an account that it has just signed in to.
 * @param tokens those that the browser has
 * @returns a new token of 256 random bits for its cookie; null when it is known already
 */
export async function rememberDevice(
  db: Db,
  customerId: number,
  tokens: readonly string[],
  now: Date,
): Promise<string | null> {
  if (tokens.length > 0) {
    const own = and(isKnown(tokens, now), eq(knownDevices.customerId, customerId));
    const found = await db.select({ hash: knownDevices.tokenHash }).from(knownDevices).where(own).limit(1);
    if (found.length > 0) return null;
  }
  const token = randomBytes(32).toString('base64url');
  await db.insert(knownDevices).values({ tokenHash: hashToken(token), customerId, createdAt: now });
  return token;
}

/** Makes all browsers unknown to an account: after a password that was reset, one of them may be a thief's. */
export async function forgetDevices(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.customerId, customerId));
}

/** Deletes browsers that are not known any more. */
export async function deleteExpiredDevices(db: Db, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.createdAt, new Date(now.getTime() - KNOWN_MS)));
}
