import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../../db/client';
import { customers } from '../../../db/schema/customers';
import { passkeys } from '../../../db/schema/sign-in';
import { revokeSessions } from '../sessions';

/** Passkeys of one person at most: more than anyone has devices. */
export const MAX_PASSKEYS = 10;

/** A passkey in its owner's list. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** A person's passkeys, the oldest first. */
export function readPasskeys(db: Db, customerId: number): Promise<Passkey[]> {
  return db
    .select({
      id: passkeys.credentialId,
      name: passkeys.name,
      isBackedUp: passkeys.isBackedUp,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.credentialId));
}

/** Renames a passkey. @returns false when this person has no such passkey */
export async function renamePasskey(db: Db, customerId: number, id: string, name: string): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.customerId, customerId), eq(passkeys.credentialId, id)))
    .returning({ id: passkeys.credentialId });
  return renamed.length > 0;
}

/** Locks a person, so that "needs a passkey" and the number of their passkeys change one after the other. */
export async function lockPerson(tx: Transaction, customerId: number): Promise<{ needsPasskey: boolean } | null> {
  const [person] = await tx
    .select({ needsPasskey: customers.needsPasskey })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  return person ?? null;
}

/** How many passkeys a person has. @param except one that is not counted */
export async function countPasskeys(tx: Transaction, customerId: number, except = ''): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(passkeys)
    .where(and(eq(passkeys.customerId, customerId), ne(passkeys.credentialId, except)));
  return row?.count ?? 0;
}

/** A person in their own session, which stays when their others end. */
interface OwnSession {
  readonly customerId: number;
  readonly token: string;
}

/**
 * Removes a passkey and ends the person's other sessions, which it may have opened. Locks the person, then the passkey: two
 * removals at the same time must not leave a person who needs a passkey without one.
 */
export function removePasskey(
  db: Db,
  { customerId, token }: OwnSession,
  id: string,
  now: Date,
): Promise<'removed' | 'unknown' | 'lastNeeded'> {
  return db.transaction(async (tx) => {
    const person = await lockPerson(tx, customerId);
    const own = and(eq(passkeys.customerId, customerId), eq(passkeys.credentialId, id));
    const [found] = await tx.select({ id: passkeys.credentialId }).from(passkeys).where(own);
    if (!found) return 'unknown';
    if (person?.needsPasskey && (await countPasskeys(tx, customerId, id)) === 0) return 'lastNeeded';
    await tx.delete(passkeys).where(own);
    await revokeSessions(tx, customerId, now, token);
    return 'removed';
  });
}

/**
 * Turns "a passkey besides the password" on or off and ends the person's other sessions. Locks the person.
 * @returns false when it is turned on without a passkey
 */
export function requirePasskey(
  db: Db,
  { customerId, token }: OwnSession,
  needsPasskey: boolean,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, customerId);
    if (needsPasskey && (await countPasskeys(tx, customerId)) === 0) return false;
    await tx.update(customers).set({ needsPasskey }).where(eq(customers.id, customerId));
    await revokeSessions(tx, customerId, now, token);
    return true;
  });
}

/**
 * Removes all passkeys of a person who lost them, and the need for one; ends all their sessions. For staff, who have made
 * sure who the person is.
 * @returns how many passkeys there were; null when nobody has this e-mail address
 */
export function forgetPasskeys(db: Db, email: string, now: Date): Promise<number | null> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .update(customers)
      .set({ needsPasskey: false })
      .where(sql`lower(${customers.email}) = ${email.trim().toLowerCase()}`)
      .returning({ id: customers.id });
    if (!person) return null;
    const removed = await tx
      .delete(passkeys)
      .where(eq(passkeys.customerId, person.id))
      .returning({ id: passkeys.credentialId });
    await revokeSessions(tx, person.id, now);
    return removed.length;
  });
}
