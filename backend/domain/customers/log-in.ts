import { eq, sql } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { hashPassword, isPassword } from './password';
import { type SecondFactor, secondFactorOf } from './second-factor';
import { type IssuedToken, openSession } from './sessions';

/** A log-in by password. */
export interface PasswordLogIn {
  /** An e-mail address; upper and lower case are the same. */
  readonly username: string;
  readonly password: string;
  /** The name of the browser in the list of devices. */
  readonly device: string;
}

/**
 * The outcome of a log-in. `wrong` does not say whether the account exists; `not_activated` is said only to who knows the
 * password.
 */
export type LogInOutcome =
  | { readonly kind: 'logged_in'; readonly customerId: number; readonly token: IssuedToken }
  | { readonly kind: 'second_factor'; readonly secondFactor: SecondFactor }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'not_activated' };

/** The form in which accounts are looked up and attempts counted. */
export const accountName = (username: string): string => username.trim().normalize('NFC').toLowerCase();

/** A hash that no password matches, so that a log-in to an account without a password takes as long as any other. */
let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}

/**
 * Logs a person in by password. An account that is unknown, deleted or has no password is refused like a wrong password and
 * takes the same time.
 */
export async function logIn(
  { db, settings }: { readonly db: Db; readonly settings: Pick<Settings, 'hosts' | 'production'> },
  { username, password, device }: PasswordLogIn,
  now: Date,
): Promise<LogInOutcome> {
  const [account] = await db
    .select({
      id: customers.id,
      passwordHash: customers.passwordHash,
      activatedAt: customers.activatedAt,
      needsPasskey: customers.needsPasskey,
    })
    .from(customers)
    .where(eq(sql`lower(${customers.email})`, accountName(username)))
    .limit(1);
  const isRight = await isPassword(password, account?.passwordHash ?? (await decoyHash()));
  if (!account?.passwordHash || !isRight) return { kind: 'wrong' };
  if (account.activatedAt === null) return { kind: 'not_activated' };
  if (account.needsPasskey)
    return { kind: 'second_factor', secondFactor: await secondFactorOf(db, settings, account.id, now) };
  const token = await openSession(db, account.id, { method: 'password', device }, now);
  return { kind: 'logged_in', customerId: account.id, token };
}
