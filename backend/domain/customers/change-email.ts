import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { passkeys } from '../../db/schema/sign-in';
import { isDuplicate } from '../errors/database-error';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { createAccountLink, endAccountLinks, type RedeemedLink, redeemLink } from './account-links';
import type { TellOwner } from './account-news';
import { type AccountOwner, hasEmail, readOwner } from './account-owner';
import { linkExpired } from './account-refusals';
import { accountTexts } from './account-texts';
import { deleteEmptyCompany } from './company';
import { forgetMailsTo } from './forget-mails';
import { forgetDevices } from './known-devices';
import { countPasskeys } from './passkeys/own-passkeys';
import { revokeSessions } from './sessions';

/**
 * Mails a link to a new address that makes it the account's, and tells the present one. A taken address gets a mail too, but
 * without a link, so that neither answer nor time tells who has an account.
 * @param email as the person gave it
 * @throws Refusal for the address that the account has already
 */
export async function requestEmailChange(
  db: Db,
  { customerId, email: given }: { readonly customerId: number; readonly email: string },
  tell: TellOwner,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  const email = given.trim().toLowerCase();
  await db.transaction(async (tx) => {
    const owner = await readOwner(tx, customerId);
    if (!owner) return;
    if (owner.email.toLowerCase() === email) throw new Refusal({ email: [accountTexts(language)('email.same')] });
    const token = await createAccountLink(tx, customerId, 'change_email', now, email);
    const [taken] = await tx.select({ activatedAt: customers.activatedAt }).from(customers).where(hasEmail(email));
    const isTaken = taken?.activatedAt != null;
    await tell(tx, owner, { kind: 'emailAsked' }, now);
    await tell(tx, { ...owner, email }, isTaken ? { kind: 'emailTaken' } : { kind: 'emailConfirm', token }, now);
  });
}

/**
 * Makes the address of a link the account's: its mailbox is proved. Ends the person's other sessions and older links; the old
 * address is told and gets a link to undo it for a week. An account that needs a passkey gets none: its owner proved the second
 * factor, and a lost mailbox must not be enough to get around it.
 *
 * Closes the race of two accounts that take one address: the unique index lets one have it, the other is refused.
 * @param session the token of the browser that confirms, whose session stays if it is the person's
 * @throws Refusal "Request expired", or that the address has an account meanwhile
 */
export async function confirmEmailChange(
  db: Db,
  { token, session }: { readonly token: string; readonly session: string | null },
  tell: TellOwner,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  await orTaken(language, () =>
    db.transaction(async (tx) => {
      const { owner, email } = await ownerOfLink(tx, await redeemLink(tx, token, 'change_email', now), language);
      await takeAddress(tx, owner.id, email);
      await revokeSessions(tx, owner.id, now, session ?? undefined);
      await endAccountLinks(tx, owner.id, now);
      const old = owner.email.toLowerCase();
      await forgetMailsTo(tx, [old], 'account-%');
      if (owner.needsPasskey) return tell(tx, owner, { kind: 'emailChangedForGood' }, now);
      const undo = await createAccountLink(tx, owner.id, 'undo_email', now, old);
      await tell(tx, owner, { kind: 'emailChanged', token: undo }, now);
    }),
  );
}

/**
 * Gives an account its old address back, for an owner who did not change it. Whoever did knows the password or had a session:
 * the password, Google's link, the passkeys added since and all sessions and later links end. The address gets a link to a
 * new password.
 * @throws Refusal as `confirmEmailChange`
 */
export async function undoEmailChange(
  db: Db,
  token: string,
  tell: TellOwner,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  await orTaken(language, () =>
    db.transaction(async (tx) => {
      const link = await redeemLink(tx, token, 'undo_email', now);
      const { owner, email, since } = await ownerOfLink(tx, link, language);
      await takeAddress(tx, owner.id, email);
      await tx.delete(passkeys).where(and(eq(passkeys.customerId, owner.id), gte(passkeys.createdAt, since)));
      const needsPasskey = owner.needsPasskey && (await countPasskeys(tx, owner.id)) > 0;
      await tx
        .update(customers)
        .set({ passwordHash: null, googleSubject: null, needsPasskey })
        .where(eq(customers.id, owner.id));
      await revokeSessions(tx, owner.id, now);
      await endAccountLinks(tx, owner.id, now, since);
      await forgetDevices(tx, owner.id);
      const reset = await createAccountLink(tx, owner.id, 'reset', now);
      await tell(tx, { ...owner, email }, { kind: 'emailRestored', token: reset }, now);
    }),
  );
}

async function ownerOfLink(
  tx: Transaction,
  link: RedeemedLink | null,
  language: ShopLanguage,
): Promise<{ readonly owner: AccountOwner; readonly email: string; readonly since: Date }> {
  const owner = link && (await readOwner(tx, link.customerId));
  if (!owner || link.email === null) throw linkExpired(language);
  return { owner, email: link.email, since: link.createdAt };
}

/** Sets an account's address. An account of this address that was never activated goes: nobody has proved to own it. */
async function takeAddress(tx: Transaction, customerId: number, email: string): Promise<void> {
  const unproved = and(hasEmail(email), isNull(customers.activatedAt), ne(customers.id, customerId));
  const gone = await tx.delete(customers).where(unproved).returning({ companyId: customers.companyId });
  for (const { companyId } of gone) if (companyId !== null) await deleteEmptyCompany(tx, companyId);
  await tx.update(customers).set({ email }).where(eq(customers.id, customerId));
}

/** @throws Refusal instead of the database's error for an address that another account has */
async function orTaken(language: ShopLanguage, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicate(error, 'customers_email')) throw error;
    throw new Refusal({ detail: [accountTexts(language)('email.taken')] });
  }
}
