import { and, eq, isNull, or } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import type { ShopLanguage } from '../locale/language';
import { hasEmail } from './account-owner';
import type { GooglePerson } from './google-token';
import type { LogInOutcome } from './log-in';
import { secondFactorOf } from './second-factor';
import { openSession } from './sessions';

/** How somebody comes by Google, besides who it is. */
export interface GoogleVisit {
  readonly device: string;
  /** Language of the visit, stored with a new account. */
  readonly language: ShopLanguage;
}

/** The outcome of a log-in by Google. `no_email`: the person is new and Google gave no verified address. */
export type GoogleLogInOutcome =
  | Exclude<LogInOutcome, { kind: 'wrong' }>
  | { readonly kind: 'no_email' }
  | { readonly kind: 'many_accounts' };

const ACCOUNT = {
  id: customers.id,
  googleSubject: customers.googleSubject,
  activatedAt: customers.activatedAt,
  needsPasskey: customers.needsPasskey,
};

/**
 * Logs a person in whom Google has identified: by Google's id, else by the address that Google has verified. The account of that
 * address is linked when it is activated: before that, whoever registered it may be somebody else, who knows its password. Who
 * has no account gets one.
 */
export async function logInByGoogle(
  { db, settings }: { readonly db: Db; readonly settings: Pick<Settings, 'hosts' | 'production'> },
  person: GooglePerson,
  { device, language }: GoogleVisit,
  now: Date,
): Promise<GoogleLogInOutcome> {
  const find = () => db.transaction((tx) => findOrMake(tx, person, language, now));
  // of two first log-ins at once, the later one finds the account that the other one has made
  const account = (await find()) ?? (await find()) ?? 'many_accounts';
  if (typeof account === 'string') return { kind: account };
  if (account.activatedAt === null) return { kind: 'not_activated' };
  if (account.needsPasskey)
    return { kind: 'second_factor', secondFactor: await secondFactorOf(db, settings, account.id, now) };
  const token = await openSession(db, account.id, { method: 'google', device }, now);
  return { kind: 'logged_in', customerId: account.id, token };
}

/**
 * The account of a person, linked or made where needed; its row is locked until the transaction ends.
 * @returns undefined when somebody else has just made it
 */
async function findOrMake(tx: Transaction, { subject, email }: GooglePerson, language: ShopLanguage, now: Date) {
  const isPerson = or(eq(customers.googleSubject, subject), email === null ? undefined : hasEmail(email));
  const found = await tx.select(ACCOUNT).from(customers).where(isPerson).orderBy(customers.id).for('update');
  const [first, second] = found;
  if (second) return 'many_accounts';
  if (first) {
    if (first.googleSubject !== null) return first.googleSubject === subject ? first : 'many_accounts';
    if (first.activatedAt === null) return first;
    await tx
      .update(customers)
      .set({ googleSubject: subject })
      .where(and(eq(customers.id, first.id), isNull(customers.googleSubject)));
    return first;
  }
  if (email === null) return 'no_email';
  const [made] = await tx
    .insert(customers)
    .values({ email, googleSubject: subject, language, activatedAt: now })
    .onConflictDoNothing()
    .returning(ACCOUNT);
  return made;
}
