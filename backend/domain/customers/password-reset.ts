import { eq } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { enqueue } from '../../db/queues';
import { customers } from '../../db/schema/customers';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { createAccountLink, endAccountLinks, findLinkOwner, redeemAccountLink } from './account-links';
import type { AccountOffice, TellOwner } from './account-news';
import { activate, hasEmail, readOwner } from './account-owner';
import { linkExpired, passwordRefusal } from './account-refusals';
import { forgetDevices } from './known-devices';
import { hashPassword } from './password';
import { sendActivation } from './registration';
import { revokeSessions } from './sessions';

/** What somebody may ask a link for without being logged in. */
export type AskedLink = 'activate' | 'reset';

/**
 * Queues the mail with a link that somebody asked for. The same statements run for an address without an account, and the
 * link is made by a job: neither answer nor time tells whether there is one.
 */
export async function requestAccountLink(db: Db, email: string, purpose: AskedLink): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ id: customers.id }).from(customers).where(hasEmail(email));
    await enqueue(tx, 'account-link', { customerId: found?.id ?? null, purpose });
  });
}

/**
 * Makes and mails a link that was asked for. An active account needs no activation: nothing is sent. When the job runs
 * twice, the link of the second mail is the one that works.
 */
export async function sendRequestedLink(
  tx: Transaction,
  customerId: number,
  purpose: AskedLink,
  tell: TellOwner,
  now: Date,
): Promise<void> {
  if (purpose === 'activate') return sendActivation(tx, customerId, tell, now);
  const owner = await readOwner(tx, customerId);
  if (!owner) return;
  const token = await createAccountLink(tx, customerId, 'reset', now);
  await tell(tx, owner, { kind: 'reset', token }, now);
}

/**
 * Sets a new password by the link of a mail. It ends all log-ins and all other links of the account, activates it (the mail
 * has proved the address), and its owner is informed by mail. A refused password does not use the link.
 * @throws Refusal "Request expired" for a link that is unknown, used or expired, or of a password that is easy to guess
 */
export async function confirmPasswordReset(
  db: Db,
  { token, password }: { readonly token: string; readonly password: string },
  { shopName, tell }: AccountOffice,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  const asked = await findLinkOwner(db, token, 'reset', now);
  const known = asked === null ? null : await readOwner(db, asked);
  if (!known) throw linkExpired(language);
  const { email, firstName, lastName } = known;
  const refusal = passwordRefusal(password, { email, names: [firstName, lastName, shopName] }, language);
  if (refusal !== null) throw new Refusal({ password: [refusal] });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const customerId = await redeemAccountLink(tx, token, 'reset', now);
    const owner = customerId === null ? null : await readOwner(tx, customerId);
    if (!owner) throw linkExpired(language);
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, owner.id));
    await revokeSessions(tx, owner.id, now);
    await endAccountLinks(tx, owner.id, now);
    await forgetDevices(tx, owner.id);
    await activate(tx, owner, tell, now);
    await tell(tx, owner, { kind: 'changed' }, now);
  });
}
