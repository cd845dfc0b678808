import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { giftCodeHash } from '../gifts/code-hash';
import { drawGiftCode, hintOf } from '../gifts/gift-code';
import type { ShopLanguage } from '../locale/language';
import { rowsOf } from '../reading/reader';

/** A code for somebody: what the mail tells. The code is known to nobody else. */
export interface GiftCodeNews {
  readonly codeId: number;
  /** How often its mail was asked for. */
  readonly mailing: number;
  readonly email: string;
  readonly code: string;
  readonly language: ShopLanguage;
  /** Who gives, and the title and slug of the page. */
  readonly company: string;
  readonly title: string;
  readonly slug: string;
  readonly endsAt: Date;
}

/** Queues mails with codes in the transaction that stores their hashes. */
export type TellReceivers = (tx: Transaction, news: readonly GiftCodeNews[], now: Date) => Promise<void>;

interface Due extends Record<string, unknown>, Omit<GiftCodeNews, 'code' | 'endsAt'> {
  readonly endsMs: number;
}

/** Most codes of one transaction. */
const BATCH = 100;

/**
 * Draws the codes that are to be mailed, and queues their mails. Several processes may run it at once: each takes codes that no other
 * has locked, and a code's hash and its mail are written together, so that nobody gets two and none is lost, however often a run is
 * repeated or killed. What is mailed of a campaign that is over would be of no use, so it waits.
 * @param stopping ends it after the transaction under way
 * @returns how many were mailed
 */
export async function mailDueCodes(
  db: Db,
  tell: TellReceivers,
  clock: () => Date,
  stopping?: AbortSignal,
): Promise<number> {
  let mailed = 0;
  while (!stopping?.aborted) {
    const count = await db.transaction((tx) => mailSome(tx, tell, clock()));
    if (count === 0) break;
    mailed += count;
  }
  return mailed;
}

async function mailSome(tx: Transaction, tell: TellReceivers, now: Date): Promise<number> {
  const due = await rowsOf<Due>(
    tx,
    sql`
      select k.id as "codeId", k.mailings as mailing, k.email, c.language, g.slug,
        (extract(epoch from c.ends_at) * 1000)::float8 as "endsMs",
        coalesce((
          select t.name from gift_campaign_texts t where t.campaign_id = c.id
          order by (t.language = c.language) desc, t.language limit 1
        ), '') as company,
        coalesce((
          select t.name from gift_category_texts t where t.category_id = g.id
          order by (t.language = c.language) desc, t.language limit 1
        ), '') as title
      from gift_codes k join gift_categories g on g.id = k.category_id join gift_campaigns c on c.id = g.campaign_id
      where k.email is not null and k.mailed_at is null and k.voided_at is null and k.order_id is null
        and c.ends_at > ${now.toISOString()}::timestamptz
      order by k.id limit ${BATCH} for update of k skip locked`,
  );
  if (due.length === 0) return 0;
  const news = due.map(({ endsMs, ...rest }) => ({ ...rest, endsAt: new Date(endsMs), code: drawGiftCode() }));
  await tx.execute(sql`
    update gift_codes set code_hash = drawn.hash, code_hint = drawn.hint, mailed_at = ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(news.map(({ codeId }) => codeId))}::int[], ${sql.param(news.map(({ code }) => giftCodeHash(code)))}::text[],
      ${sql.param(news.map(({ code }) => hintOf(code)))}::text[]
    ) as drawn(id, hash, hint)
    where gift_codes.id = drawn.id`);
  await tell(tx, news, now);
  return due.length;
}

/** How long the addresses of a campaign are kept after its end, in days: for questions about gifts that did not arrive. */
const KEEP_DAYS = 90;

/** Forgets the addresses that codes were mailed to, some time after the campaign. */
export async function forgetReceivers(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update gift_codes k set email = null from gift_categories g join gift_campaigns c on c.id = g.campaign_id
    where g.id = k.category_id and k.email is not null and k.mailed_at is not null
      and c.ends_at < ${now.toISOString()}::timestamptz - make_interval(days => ${KEEP_DAYS})`);
}
