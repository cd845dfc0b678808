import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { reviewImages, reviews } from '../../db/schema/content';
import { accessTokens, customers } from '../../db/schema/customers';
import { enterpriseOrders } from '../../db/schema/enterprise';
import { mails } from '../../db/schema/mail';
import { orders } from '../../db/schema/orders';
import { accountLinks } from '../../db/schema/sign-in';
import { forgetComplaintsOf } from '../complaints/forget-complaints';
import { forgetMessagesOf } from '../contact/handle-message';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { forgetSubscriptionsOf } from '../newsletters/subscriptions';
import { forgetImportedOrdersOf } from '../orders/imported-orders';
import { forgetRequestsOf } from '../restock/restock-requests';
import { createAccountLink, redeemAccountLink } from './account-links';
import type { TellOwner } from './account-news';
import { type AccountOwner, readOwner } from './account-owner';
import { deleteEmptyCompany } from './company';
import { forgetMailsTo } from './forget-mails';
import { isPassword } from './password';
import { registrationTexts } from './registration-texts';
import { hashToken } from './sessions';
import { signInTexts } from './sign-in-texts';

/** Max age, in ms, of a log-in that counts like the password. */
const FRESH_MS = 10 * 60 * 1000;

/** Who asks for the deletion of an account. */
export interface DeletionRequest {
  readonly customerId: number;
  /** The caller's access token. */
  readonly token: string;
  /** Empty when it was not given. */
  readonly password: string;
}

/**
 * Mails the link that deletes an account. Whoever finds an unlocked device must not get it, so the password is needed unless
 * the log-in is fresh.
 * @throws Refusal "Wrong password."
 */
export async function requestDeletion(
  db: Db,
  { customerId, token, password }: DeletionRequest,
  tell: TellOwner,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  const known = await readOwner(db, customerId);
  if (!known) return;
  const isProved = (await isFresh(db, token, now)) || (await isPassword(password, known.passwordHash ?? ''));
  if (!isProved) throw new Refusal({ password: [signInTexts(language)('wrongPassword')] });
  await db.transaction(async (tx) => {
    const link = await createAccountLink(tx, customerId, 'delete', now);
    await tell(tx, known, { kind: 'delete', token: link }, now);
  });
}

async function isFresh(db: Db, token: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - FRESH_MS);
  const found = await db
    .select({ id: accessTokens.publicId })
    .from(accessTokens)
    .where(and(eq(accessTokens.tokenHash, hashToken(token)), gt(accessTokens.createdAt, since)));
  return found.length > 0;
}

/** Statuses of orders that need no telephone number any more. */
const ENDED_ORDERS = ['shipped', 'delivered', 'cancelled', 'payment_failed'] as const;

/**
 * Deletes the account of a link's owner, in one transaction: the person with log-ins, passkeys, addresses, consents, wishlist,
 * votes, groups, bonus, requests for restock notices, subscriptions, messages, orders of the shop that was left, and mails. Stays without the person: published reviews, anonymous and
 * without pictures; the numbers of votes; orders, with what the
 * accounting law requires (the buyer's name and address), without telephone number and wishes once they ended; what was sent to a company's buyers, which is
 * the company's; complaints that are still open, until thirty days after their end. Requests to get no reminders stay, or reminders would begin again.
 * @throws Refusal "Failed to delete account" for a link that is unknown, used or expired
 */
export async function deleteAccount(
  db: Db,
  token: string,
  tell: TellOwner,
  language: ShopLanguage,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const customerId = await redeemAccountLink(tx, token, 'delete', now);
    const owner = customerId === null ? null : await readOwner(tx, customerId);
    if (!owner) throw new Refusal({ detail: [registrationTexts(language)('deleteFailed')] });
    await forgetTraces(tx, owner);
    const isDraft = and(eq(enterpriseOrders.customerId, owner.id), eq(enterpriseOrders.status, 'draft'));
    await tx.delete(enterpriseOrders).where(isDraft);
    await tx.delete(customers).where(eq(customers.id, owner.id));
    if (owner.companyId !== null) await deleteEmptyCompany(tx, owner.companyId);
    await tell(tx, owner, { kind: 'deleted' }, now);
  });
}

/** Removes the person from rows that outlive the account; the others go with it. */
async function forgetTraces(tx: Transaction, { id, email }: AccountOwner): Promise<void> {
  await tx
    .update(orders)
    .set({ phone: '', specialRequest: '' })
    .where(and(eq(orders.customerId, id), inArray(orders.status, [...ENDED_ORDERS])));
  await forgetReviews(tx, id);
  await forgetComplaintsOf(tx, id);
  await forgetRequestsOf(tx, email);
  await forgetSubscriptionsOf(tx, email);
  await forgetMessagesOf(tx, email);
  await forgetImportedOrdersOf(tx, email);
  const named = await tx
    .select({ email: accountLinks.email })
    .from(accountLinks)
    .where(eq(accountLinks.customerId, id));
  await forgetMailsTo(
    tx,
    named.flatMap((link) => link.email ?? []),
    'account-email%',
  );
  await tx.delete(mails).where(and(sql`lower(${mails.recipient}) = ${email.toLowerCase()}`, isNull(mails.orderId)));
}

/** Keeps what the person said of products in public, without name and pictures; the rest goes. */
async function forgetReviews(tx: Transaction, customerId: number): Promise<void> {
  const own = eq(reviews.customerId, customerId);
  await tx.delete(reviews).where(and(own, ne(reviews.status, 'published')));
  const kept = tx.select({ id: reviews.id }).from(reviews).where(own);
  await tx.delete(reviewImages).where(inArray(reviewImages.reviewId, kept));
  await tx.update(reviews).set({ visibleName: '' }).where(own);
}
