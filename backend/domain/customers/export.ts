import { asc, eq, sql } from 'drizzle-orm';
import { companies } from '../../db/schema/companies';
import { reviewImages, reviews, reviewUploads } from '../../db/schema/content';
import { accessTokens, customers } from '../../db/schema/customers';
import { companyPeople, enterpriseOrders } from '../../db/schema/enterprise';
import { mails } from '../../db/schema/mail';
import { clubBonus, customerGroupMembers, reviewVotes, stoppedReminders, wishlistItems } from '../../db/schema/members';
import { models, modelTexts } from '../../db/schema/models';
import { orders } from '../../db/schema/orders';
import { passkeys } from '../../db/schema/sign-in';
import { readMessagesOf } from '../contact/handle-message';
import { readSubscriptionsOf } from '../newsletters/subscriptions';
import { readImportedOrders } from '../orders/imported-orders';
import type { Reader } from '../reading/reader';
import { readRequestsOf } from '../restock/restock-requests';
import { readAddresses } from './addresses';
import { readConsentHistory } from './consents';
import { COMPANY_COLUMNS } from './details';
import { readComplaintsWhole } from './export-complaints';
import { readOrdersWhole } from './export-orders';
import { memberNumber } from './member-number';
import { readSavedProducts } from './saved-products';

/**
 * Everything that the shop holds about a person (GDPR, articles 15 and 20), by subject. What only protects the account is left out:
 * password hash, tokens and their hashes (known devices), keys and challenges; and so are the note of the club's staff (Specification 2 §6)
 * and what is told to Klarna of a cart, which is the cart itself and is forgotten within days.
 * @returns null when the account is gone
 */
export async function readEverything(reader: Reader, customerId: number): Promise<Record<string, unknown> | null> {
  const account = await readPerson(reader, customerId);
  if (!account) return null;
  const { email } = account;
  return {
    account: { ...account, memberNumber: memberNumber(customerId) },
    addresses: await readAddresses(reader, customerId),
    consents: await readConsentHistory(reader, customerId),
    stoppedReminders: await reader
      .select({ email: stoppedReminders.email, createdAt: stoppedReminders.createdAt })
      .from(stoppedReminders)
      .where(eq(stoppedReminders.email, email.toLowerCase())),
    orders: await readOrdersWhole(reader, customerId),
    importedOrders: await readImportedOrders(reader, customerId),
    complaints: await readComplaintsWhole(reader, customerId),
    clubBonus: await readBonus(reader, customerId),
    customerGroups: await readGroups(reader, customerId),
    wishlist: await readWishlist(reader, customerId),
    savedProducts: await readSavedProducts(reader, customerId),
    reviews: await readReviews(reader, customerId),
    reviewUploads: await readUploads(reader, customerId),
    reviewVotes: await readVotes(reader, customerId),
    companyRoles: await reader.select().from(companyPeople).where(eq(companyPeople.customerId, customerId)),
    enterpriseOrders: await readEnterpriseOrders(reader, customerId),
    signIns: await readSignIns(reader, customerId),
    passkeys: await readPasskeys(reader, customerId),
    newsletters: await readSubscriptionsOf(reader, email),
    messages: await readMessagesOf(reader, email),
    restockRequests: await readRequestsOf(reader, email),
    mails: await readMails(reader, email),
  };
}

async function readPerson(reader: Reader, customerId: number) {
  const [person] = await reader
    .select({
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      address: customers.address,
      postalCode: customers.postalCode,
      city: customers.city,
      country: customers.country,
      language: customers.language,
      username: customers.username,
      isOrgUser: customers.isOrgUser,
      isStaff: customers.isStaff,
      isAdmin: customers.isAdmin,
      googleSubject: customers.googleSubject,
      needsPasskey: customers.needsPasskey,
      sizes: customers.sizes,
      cart: customers.cartContent,
      isWishlistShared: sql<boolean>`${customers.wishlistToken} is not null`,
      activatedAt: customers.activatedAt,
      createdAt: customers.createdAt,
      company: COMPANY_COLUMNS,
    })
    .from(customers)
    .leftJoin(companies, eq(companies.id, customers.companyId))
    .where(eq(customers.id, customerId));
  return person ?? null;
}

/** Movements of the club bonus in euro cents. */
const readBonus = (reader: Reader, customerId: number) =>
  reader
    .select({
      kind: clubBonus.kind,
      cents: clubBonus.cents,
      orderNumber: orders.number,
      createdAt: clubBonus.createdAt,
    })
    .from(clubBonus)
    .leftJoin(orders, eq(orders.id, clubBonus.orderId))
    .where(eq(clubBonus.customerId, customerId))
    .orderBy(asc(clubBonus.id));

const readGroups = (reader: Reader, customerId: number) =>
  reader
    .select({
      group: customerGroupMembers.group,
      memberNumber: customerGroupMembers.memberNumber,
      status: customerGroupMembers.status,
      validUntil: customerGroupMembers.validUntil,
      createdAt: customerGroupMembers.createdAt,
    })
    .from(customerGroupMembers)
    .where(eq(customerGroupMembers.customerId, customerId));

const readWishlist = (reader: Reader, customerId: number) =>
  reader
    .select({
      model: models.slug,
      name: sql<string>`coalesce((
        select t.name from ${modelTexts} t where t.model_id = ${models.id} order by (t.language = 'en') desc, t.language limit 1
      ), '')`,
      createdAt: wishlistItems.createdAt,
    })
    .from(wishlistItems)
    .innerJoin(models, eq(models.id, wishlistItems.modelId))
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(asc(wishlistItems.createdAt));

const readReviews = (reader: Reader, customerId: number) =>
  reader
    .select({
      id: reviews.id,
      model: models.slug,
      language: reviews.language,
      rating: reviews.rating,
      fit: reviews.fit,
      visibleName: reviews.visibleName,
      title: reviews.title,
      comment: reviews.comment,
      status: reviews.status,
      isVerified: reviews.isVerified,
      moderationNote: reviews.moderationNote,
      pictures: sql<string[]>`array(
        select '/media/' || i.media from ${reviewImages} i where i.review_id = ${reviews.id} order by i.sort
      )`,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(models, eq(models.id, reviews.modelId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(asc(reviews.id));

/** Pictures sent for a review that is not submitted yet. */
const readUploads = (reader: Reader, customerId: number) =>
  reader
    .select({ picture: reviewUploads.media, createdAt: reviewUploads.createdAt })
    .from(reviewUploads)
    .where(eq(reviewUploads.customerId, customerId));

const readSignIns = (reader: Reader, customerId: number) =>
  reader
    .select({
      method: accessTokens.method,
      device: accessTokens.device,
      createdAt: accessTokens.createdAt,
      lastSeenAt: accessTokens.lastSeenAt,
      expiresAt: accessTokens.expiresAt,
      revokedAt: accessTokens.revokedAt,
    })
    .from(accessTokens)
    .where(eq(accessTokens.customerId, customerId))
    .orderBy(asc(accessTokens.publicId));

const readPasskeys = (reader: Reader, customerId: number) =>
  reader
    .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId));

/** Mails without their texts: links in them work until they are used. */
const readMails = (reader: Reader, email: string) =>
  reader
    .select({ kind: mails.kind, language: mails.language, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(sql`lower(${mails.recipient}) = ${email.toLowerCase()}`)
    .orderBy(asc(mails.id));

const readVotes = (reader: Reader, customerId: number) =>
  reader
    .select({ reviewId: reviewVotes.reviewId, isUp: reviewVotes.isUp })
    .from(reviewVotes)
    .where(eq(reviewVotes.customerId, customerId));

const readEnterpriseOrders = (reader: Reader, customerId: number) =>
  reader
    .select({
      name: enterpriseOrders.name,
      company: companies.name,
      status: enterpriseOrders.status,
      costCentre: enterpriseOrders.costCentre,
      reference: enterpriseOrders.reference,
      message: enterpriseOrders.message,
      firstName: enterpriseOrders.firstName,
      lastName: enterpriseOrders.lastName,
      address: enterpriseOrders.address,
      postalCode: enterpriseOrders.postalCode,
      city: enterpriseOrders.city,
      phone: enterpriseOrders.phone,
      decisionNote: enterpriseOrders.decisionNote,
      createdAt: enterpriseOrders.createdAt,
    })
    .from(enterpriseOrders)
    .innerJoin(companies, eq(companies.id, enterpriseOrders.companyId))
    .where(eq(enterpriseOrders.customerId, customerId));
