import { randomBytes } from 'node:crypto';
import type { NewsletterList } from 'contract/newsletter-lists';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { newsletterSubscriptions } from '../../db/schema/newsletters';
import { hashToken } from '../customers/sessions';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import type { Reader } from '../reading/reader';
import { newsletterTexts } from './newsletter-texts';

/** What somebody subscribes to, and the words that were agreed to. */
export interface Subscribing {
  readonly list: NewsletterList;
  readonly email: string;
  readonly language: ShopLanguage;
  readonly name: string;
  readonly company: string;
  readonly consent: { readonly version: string; readonly text: string };
}

/** The mail about a subscription, with the token of its link. */
export interface SubscriptionNews {
  /** `confirm`: press to confirm; `welcome`: confirmed, with the way to end it. */
  readonly kind: 'confirm' | 'welcome';
  readonly list: NewsletterList;
  readonly email: string;
  readonly language: ShopLanguage;
  readonly token: string;
}

/** Queues the mail in the transaction of the change. */
export type TellSubscriber = (tx: Transaction, news: SubscriptionNews, now: Date) => Promise<void>;

const newToken = () => randomBytes(32).toString('base64url');

/**
 * Asks the owner of an address to confirm that it wants a newsletter. Who gets it already gets no mail and nothing changes; the caller
 * cannot tell, because an address can be anybody's. An earlier link that was not used ends with the new one.
 */
export async function subscribe(db: Db, { email, ...asked }: Subscribing, tell: TellSubscriber, now: Date) {
  const { list, language, name, company, consent } = asked;
  const address = email.trim().toLowerCase();
  const token = newToken();
  const values = {
    ...{ list, language, name, company },
    email: address,
    status: 'pending' as const,
    consentVersion: consent.version,
    consentText: consent.text,
    confirmHash: hashToken(token),
    stopHash: null,
    createdAt: now,
    confirmedAt: null,
    stoppedAt: null,
  };
  await db.transaction(async (tx) => {
    const [waiting] = await tx
      .insert(newsletterSubscriptions)
      .values(values)
      .onConflictDoUpdate({
        target: [newsletterSubscriptions.list, newsletterSubscriptions.email],
        set: values,
        setWhere: inArray(newsletterSubscriptions.status, ['pending', 'stopped']),
      })
      .returning({ id: newsletterSubscriptions.id });
    if (waiting) await tell(tx, { kind: 'confirm', list, email: address, language, token }, now);
  });
}

/**
 * Confirms a subscription; its owner is welcomed once, with the link that ends it. A link that was used works again without effect, until
 * the subscription ends.
 * @throws Refusal for a link that nobody knows any more
 */
export async function confirmSubscription(
  db: Db,
  token: string,
  language: ShopLanguage,
  tell: TellSubscriber,
  now: Date,
): Promise<NewsletterList> {
  const stopToken = newToken();
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.confirmHash, hashToken(token)))
      .for('update');
    if (!found || found.status === 'stopped') throw unknownLink(language);
    if (found.status === 'confirmed') return found.list;
    await tx
      .update(newsletterSubscriptions)
      .set({ status: 'confirmed', confirmedAt: now, stopHash: hashToken(stopToken) })
      .where(eq(newsletterSubscriptions.id, found.id));
    const { list, email, language: written } = found;
    await tell(tx, { kind: 'welcome', list, email, language: written, token: stopToken }, now);
    return list;
  });
}

/**
 * Ends a subscription by the link of a mail. The link works as long as the subscription is kept; twice is no failure.
 * @throws Refusal for a link that nobody knows any more
 */
export async function stopSubscription(
  db: Db,
  token: string,
  language: ShopLanguage,
  now: Date,
): Promise<NewsletterList> {
  const ownsLink = eq(newsletterSubscriptions.stopHash, hashToken(token));
  const [stopped] = await db
    .update(newsletterSubscriptions)
    .set({ status: 'stopped', stoppedAt: now })
    .where(and(ownsLink, eq(newsletterSubscriptions.status, 'confirmed')))
    .returning({ list: newsletterSubscriptions.list });
  if (stopped) return stopped.list;
  const [known] = await db.select({ list: newsletterSubscriptions.list }).from(newsletterSubscriptions).where(ownsLink);
  if (!known) throw unknownLink(language);
  return known.list;
}

const unknownLink = (language: ShopLanguage) => new Refusal({ detail: [newsletterTexts(language)('unknownLink')] });

/** Everything kept of an address, for its owner. */
export const readSubscriptionsOf = (reader: Reader, email: string) =>
  reader
    .select({
      list: newsletterSubscriptions.list,
      status: newsletterSubscriptions.status,
      name: newsletterSubscriptions.name,
      company: newsletterSubscriptions.company,
      language: newsletterSubscriptions.language,
      consentVersion: newsletterSubscriptions.consentVersion,
      consentText: newsletterSubscriptions.consentText,
      createdAt: newsletterSubscriptions.createdAt,
      confirmedAt: newsletterSubscriptions.confirmedAt,
      stoppedAt: newsletterSubscriptions.stoppedAt,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email.toLowerCase()))
    .orderBy(newsletterSubscriptions.id);

/** Deletes everything kept of an address. */
export async function forgetSubscriptionsOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email.toLowerCase()));
}

const DAY_MS = 24 * 3600 * 1000;
/** How long a subscription waits for its confirmation, in ms. */
const MAX_WAIT_MS = 7 * DAY_MS;
/** How long an ended subscription is kept as proof of the consent, in ms: three years. */
const KEEP_STOPPED_MS = 3 * 365 * DAY_MS;

/** Deletes subscriptions that nobody confirmed for a week, and those that ended three years ago. */
export async function deleteOldSubscriptions(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { status, createdAt, stoppedAt } = newsletterSubscriptions;
  await db
    .delete(newsletterSubscriptions)
    .where(
      or(
        and(eq(status, 'pending'), lt(createdAt, before(MAX_WAIT_MS))),
        and(eq(status, 'stopped'), lt(stoppedAt, before(KEEP_STOPPED_MS))),
      ),
    );
}
