import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { restockRequests } from '../../db/schema/restock';
import { hashToken } from '../customers/sessions';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { CAN_BE_BOUGHT, IS_SHOWN } from './can-be-bought';
import { restockTexts } from './restock-texts';

/** What somebody asks to be told. */
export interface RestockRequest {
  readonly variantId: number;
  readonly email: string;
  readonly language: ShopLanguage;
  /** Delivery country and currency for the price in the mail. */
  readonly country: string;
  readonly currency: string;
}

/** Max number of variants that an address waits for, so that a stranger cannot order a flood of mails for somebody. */
const MAX_WAITING = 100;

/**
 * Remembers that somebody wants to be told when a variant can be bought again. An address that waits already stays as it
 * is, and one that waits for too much is not added; nobody is told, because an address can be anybody's.
 * @throws Refusal when the product is not sold any more, or can be bought now
 */
export async function requestNotice(db: Db, { variantId, ...request }: RestockRequest, now: Date): Promise<void> {
  const say = restockTexts(request.language);
  const state = await stateOf(db, variantId);
  if (state === 'gone') throw new Refusal({ detail: [say('gone')] });
  if (state === 'sold') throw new Refusal({ detail: [say('available')] });
  const email = request.email.toLowerCase();
  const waiting = await db.$count(
    restockRequests,
    and(eq(restockRequests.email, email), isNull(restockRequests.sentAt)),
  );
  if (waiting >= MAX_WAITING) return;
  await db
    .insert(restockRequests)
    .values({ ...request, variantId, email, createdAt: now })
    .onConflictDoNothing();
}

/** `sold`: it can be bought now; `out`: it can be waited for; `gone`: no product that is shown. */
async function stateOf(reader: Reader, variantId: number): Promise<'sold' | 'out' | 'gone'> {
  const [row] = await rowsOf<{ isSold: boolean }>(
    reader,
    sql`
      select ${sql.raw(CAN_BE_BOUGHT)} as "isSold"
      from variants v join models m on m.id = v.model_id where v.id = ${variantId} and ${sql.raw(IS_SHOWN)}`,
  );
  if (!row) return 'gone';
  return row.isSold ? 'sold' : 'out';
}

/**
 * Ends all notices to the address that the mail with this link went to. A link works for as long as its request is kept;
 * pressing it twice is no failure.
 * @throws Refusal for a link that nobody knows any more
 */
export async function stopNotices(db: Db, token: string, language: ShopLanguage): Promise<void> {
  const [known] = await db
    .select({ email: restockRequests.email })
    .from(restockRequests)
    .where(eq(restockRequests.stopHash, hashToken(token)));
  if (!known) throw new Refusal({ detail: [restockTexts(language)('unknownLink')] });
  await forgetWaiting(db, known.email);
}

/** Deletes what an address waits for. @param email in lower case */
export async function forgetWaiting(db: Db | Transaction, email: string): Promise<void> {
  await db.delete(restockRequests).where(and(eq(restockRequests.email, email), isNull(restockRequests.sentAt)));
}

/** Everything kept of an address, for its owner. */
export const readRequestsOf = (reader: Reader, email: string) =>
  rowsOf<{ sku: string; language: string; createdAt: string; sentAt: string | null }>(
    reader,
    sql`
      select v.sku, r.language, r.created_at as "createdAt", r.sent_at as "sentAt"
      from restock_requests r join variants v on v.id = r.variant_id
      where r.email = ${email.toLowerCase()} order by r.id`,
  );

/** Deletes everything kept of an address. */
export async function forgetRequestsOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(restockRequests).where(eq(restockRequests.email, email.toLowerCase()));
}

const DAY_MS = 24 * 3600 * 1000;
/** How long an address waits for stock, in ms. */
const MAX_WAIT_MS = 365 * DAY_MS;
/** How long a request stays after its mail, in ms: until then the mail's link ends further notices. */
const KEEP_SENT_MS = 90 * DAY_MS;

/** Deletes requests older than a year, and answered ones 90 days after the e-mail was sent. */
export async function deleteOldRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .delete(restockRequests)
    .where(
      or(
        and(isNull(restockRequests.sentAt), lt(restockRequests.createdAt, before(MAX_WAIT_MS))),
        and(isNotNull(restockRequests.sentAt), lt(restockRequests.sentAt, before(KEEP_SENT_MS))),
      ),
    );
}
