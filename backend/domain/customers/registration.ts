import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { customerConsents } from '../../db/schema/members';
import type { ShopLanguage } from '../locale/language';
import { createAccountLink, redeemAccountLink } from './account-links';
import type { TellOwner } from './account-news';
import { type AccountOwner, activate, lockOwnerByEmail, readOwner } from './account-owner';
import { linkExpired } from './account-refusals';
import { type CompanyDetails, joinCompany } from './company';
import { hashPassword } from './password';

/** What a person gives when registering. */
export interface Registration {
  readonly email: string;
  /** Accepted by the rules of passwords. */
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly postalCode: string;
  /** Language and country of the visit, stored with the account. */
  readonly language: ShopLanguage;
  readonly country: string;
  /** Version of the text next to the ticked checkbox of the newsletter; null when it was not ticked. */
  readonly newsletterWording: string | null;
  /** Null for a person without a company. */
  readonly company: CompanyDetails | null;
}

/** A second registration of the same address within this time, in ms, is a form that was sent twice. */
const REPEATED_MS = 60_000;

/**
 * Registers a person. The outcome does not reveal whether the address had an account: its owner is informed by mail, either to
 * activate the new account or that there is one already. The password is hashed in each case, which takes most of the time.
 *
 * An account that was never activated is registered again: its password and names may be those of a stranger, so earlier
 * activation links end. Closes the race of two registrations of one address: the unique index lets one insert, the other
 * waits for it, finds the account just made and does nothing.
 */
export async function registerCustomer(db: Db, registration: Registration, tell: TellOwner, now: Date): Promise<void> {
  const passwordHash = await hashPassword(registration.password);
  await db.transaction(async (tx) => {
    const row = rowOf(registration, passwordHash, now);
    const [made] = await tx.insert(customers).values(row).onConflictDoNothing().returning({ id: customers.id });
    if (made) return completeRegistration(tx, made.id, registration, tell, now);
    const known = await lockOwnerByEmail(tx, registration.email);
    if (!known) throw new Error('The account of an address was deleted while it was registered.');
    if (known.activatedAt !== null) return tellMember(tx, known, tell, now);
    if (now.getTime() - known.createdAt.getTime() < REPEATED_MS) return;
    await tx.update(customers).set(row).where(eq(customers.id, known.id));
    await tx.delete(customerConsents).where(eq(customerConsents.customerId, known.id));
    await completeRegistration(tx, known.id, registration, tell, now);
  });
}

function rowOf(registration: Registration, passwordHash: string, now: Date) {
  const { firstName, lastName, phone, postalCode, language, country } = registration;
  return {
    email: registration.email.trim().toLowerCase(),
    passwordHash,
    firstName,
    lastName,
    phone,
    postalCode,
    language,
    country,
    companyId: null,
    createdAt: now,
  };
}

async function completeRegistration(
  tx: Transaction,
  customerId: number,
  { company, newsletterWording }: Registration,
  tell: TellOwner,
  now: Date,
): Promise<void> {
  if (company) await joinCompany(tx, customerId, company, now);
  if (newsletterWording !== null) {
    const consent = { purpose: 'newsletter' as const, isGranted: true, wording: newsletterWording, createdAt: now };
    await tx.insert(customerConsents).values({ customerId, ...consent });
  }
  await sendActivation(tx, customerId, tell, now);
}

async function tellMember(tx: Transaction, owner: AccountOwner, tell: TellOwner, now: Date): Promise<void> {
  const token = await createAccountLink(tx, owner.id, 'reset', now);
  await tell(tx, owner, { kind: 'member', token }, now);
}

/** Sends the link that activates an account, unless it is active. */
export async function sendActivation(tx: Transaction, customerId: number, tell: TellOwner, now: Date): Promise<void> {
  const owner = await readOwner(tx, customerId);
  if (!owner || owner.activatedAt !== null) return;
  const token = await createAccountLink(tx, customerId, 'activate', now);
  await tell(tx, owner, { kind: 'activate', token }, now);
}

/**
 * Activates an account by the link of its mail.
 * @throws Refusal "Request expired" for a link that is unknown, used or expired
 */
export async function activateAccount(
  db: Db,
  token: string,
  tell: TellOwner,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const customerId = await redeemAccountLink(tx, token, 'activate', now);
    const owner = customerId === null ? null : await readOwner(tx, customerId);
    if (!owner) throw linkExpired(language);
    await activate(tx, owner, tell, now);
  });
}
