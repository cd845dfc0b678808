import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { accessTokens, customers } from '../../db/schema/customers';
import { isPassword } from './password';
import { hashToken } from './sessions';

/** How long after a log-in its owner may change how they sign in without confirming it again, in ms. */
const FRESH_MS = 10 * 60 * 1000;

/** How a person confirms a change of how they sign in. */
export type ConfirmBy = 'nothing' | 'password' | 'log_in';

/** What a change of how a person signs in needs, and what it is checked by. */
export interface Confirmation {
  readonly by: ConfirmBy;
  readonly needsPasskey: boolean;
  /** Null where the person has no password. */
  readonly passwordHash: string | null;
}

/**
 * What confirms a change: nothing within ten minutes of the log-in; later the password; for a person without one and for
 * one who needs a passkey as well, only a new log-in, because a password alone must not lift the second factor.
 * @param token the caller's own
 */
export async function readConfirmation(
  db: Db,
  customerId: number,
  token: string,
  now: Date,
): Promise<Confirmation | null> {
  const [found] = await db
    .select({
      loggedInAt: accessTokens.createdAt,
      needsPasskey: customers.needsPasskey,
      passwordHash: customers.passwordHash,
    })
    .from(customers)
    .innerJoin(accessTokens, eq(accessTokens.customerId, customers.id))
    .where(and(eq(customers.id, customerId), eq(accessTokens.tokenHash, hashToken(token))));
  if (!found) return null;
  const { loggedInAt, needsPasskey, passwordHash } = found;
  const isFresh = now.getTime() - loggedInAt.getTime() <= FRESH_MS;
  const needsLogIn = needsPasskey || passwordHash === null;
  return { by: isFresh ? 'nothing' : needsLogIn ? 'log_in' : 'password', needsPasskey, passwordHash };
}

/** Whether a person confirmed a change. @param password as given; undefined when it was not */
export async function isConfirmed(confirmation: Confirmation, password: string | undefined): Promise<boolean> {
  if (confirmation.by === 'nothing') return true;
  if (confirmation.by === 'log_in' || confirmation.passwordHash === null) return false;
  return password !== undefined && isPassword(password, confirmation.passwordHash);
}
