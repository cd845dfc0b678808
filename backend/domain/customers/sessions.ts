import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { accessTokens, customers, type SIGN_IN_METHODS } from '../../db/schema/customers';

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** How long a log-in lasts, in seconds: 14 days from signing in, whatever is done meanwhile. */
export const SESSION_SECONDS = 14 * 24 * 3600;

/**
 * How long a log-in of staff lasts without being used, in ms: a shared till or desk must not stay open over night. Its last use is
 * known to the hour (`SEEN_EVERY_MS`). Others have no such limit within the 14 days.
 */
export const STAFF_IDLE_MS = 12 * 3600 * 1000;

/** Whether a log-in has ended because staff did not use it. */
export function isIdle(
  { isStaff, isAdmin, lastSeenAt }: { readonly isStaff: boolean; readonly isAdmin: boolean; readonly lastSeenAt: Date },
  now: Date,
): boolean {
  return (isStaff || isAdmin) && now.getTime() - lastSeenAt.getTime() >= STAFF_IDLE_MS;
}

/** SHA-256 of an access token in hex; only this is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The answer of a log-in, as the contract has it; `expires_in` in seconds. */
export interface IssuedToken {
  readonly token_type: 'Bearer';
  readonly access_token: string;
  readonly expires_in: number;
}

/** Opens a session: a new token of 256 random bits, of which only the hash is stored. */
export async function openSession(
  db: Db | Transaction,
  customerId: number,
  { method, device }: { readonly method: SignInMethod; readonly device: string },
  now: Date,
): Promise<IssuedToken> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(accessTokens).values({
    tokenHash: hashToken(token),
    customerId,
    method,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  return { token_type: 'Bearer', access_token: token, expires_in: SESSION_SECONDS };
}

/** How exactly the last use of a session is known, in ms. */
export const SEEN_EVERY_MS = 3600 * 1000;

/**
 * Notes the use of a session, without making the caller wait. A failure is ignored: the next use of the session notes it
 * again.
 */
export function markSeen(db: Db, token: string, now: Date): void {
  const before = new Date(now.getTime() - SEEN_EVERY_MS);
  db.update(accessTokens)
    .set({ lastSeenAt: now })
    .where(and(eq(accessTokens.tokenHash, hashToken(token)), lte(accessTokens.lastSeenAt, before)))
    .catch(() => undefined);
}

/** A session in the list of signed-in devices. */
export interface Session {
  readonly id: number;
  readonly method: SignInMethod;
  readonly device: string;
  readonly createdAt: Date;
  /** At most an hour old. */
  readonly lastSeenAt: Date;
  /** The session of the caller. */
  readonly isCurrent: boolean;
}

const isOpen = (now: Date) => and(gt(accessTokens.expiresAt, now), isNull(accessTokens.revokedAt));

/** A person's open sessions, the last used first. @param token the caller's own */
export async function listSessions(db: Db, customerId: number, token: string | null, now: Date): Promise<Session[]> {
  const found = await db
    .select({ session: accessTokens, isStaff: customers.isStaff, isAdmin: customers.isAdmin })
    .from(accessTokens)
    .innerJoin(customers, eq(customers.id, accessTokens.customerId))
    .where(and(eq(accessTokens.customerId, customerId), isOpen(now)))
    .orderBy(desc(accessTokens.lastSeenAt));
  const own = token === null ? '' : hashToken(token);
  const rows = found.flatMap(({ session, ...rights }) =>
    isIdle({ ...rights, lastSeenAt: session.lastSeenAt }, now) ? [] : [session],
  );
  return rows.map(({ publicId, method, device, createdAt, lastSeenAt, tokenHash }) => ({
    id: publicId,
    method,
    device,
    createdAt,
    lastSeenAt,
    isCurrent: tokenHash === own,
  }));
}

/** Revokes a token; does nothing when it is unknown or revoked already. */
export async function revokeToken(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.tokenHash, hashToken(token)), isNull(accessTokens.revokedAt)));
}

/** Revokes one session of a person. @returns false when this person has no such open session */
export async function revokeSession(db: Db, customerId: number, sessionId: number, now: Date): Promise<boolean> {
  const revoked = await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(and(eq(accessTokens.customerId, customerId), eq(accessTokens.publicId, sessionId), isOpen(now)))
    .returning({ id: accessTokens.publicId });
  return revoked.length > 0;
}

/**
 * Revokes a person's sessions: after a changed password or role, and for "sign out everywhere".
 * @param except the token that stays, if any
 */
export async function revokeSessions(
  db: Db | Transaction,
  customerId: number,
  now: Date,
  except?: string,
): Promise<void> {
  await db
    .update(accessTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accessTokens.customerId, customerId),
        isNull(accessTokens.revokedAt),
        except === undefined ? undefined : ne(accessTokens.tokenHash, hashToken(except)),
      ),
    );
}

/** How long ended sessions stay, in ms: as long as somebody may ask who was signed in. */
const KEEP_ENDED_MS = 30 * 24 * 3600 * 1000;

/** Deletes sessions that ended a month ago. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ENDED_MS);
  await db.delete(accessTokens).where(or(lt(accessTokens.expiresAt, before), lt(accessTokens.revokedAt, before)));
}
