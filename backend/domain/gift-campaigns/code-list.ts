import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { enqueue } from '../../db/queues';
import { type Reader, rowsOf } from '../reading/reader';
import { type GiftManager, managedBy } from './manager';
import { recordAct, type Saving } from './save-campaign';

interface CodeRow extends Record<string, unknown> {
  readonly id: number;
  readonly hint: string;
  readonly email: string;
  readonly state: 'free' | 'waiting' | 'out' | 'used' | 'void';
  readonly mailedMs: number | null;
  readonly usedMs: number | null;
  readonly tries: number;
}

const STATE = sql`case when k.order_id is not null then 'used' when k.voided_at is not null then 'void'
  when k.email is not null and k.mailed_at is null then 'waiting' when k.code_hash is not null then 'out' else 'free' end`;

const atTime = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/**
 * A page of the codes of a category, the used ones first, then those that were handed out, and how many there are. Who has which code is
 * known by the address it was mailed to; what was chosen with it is not told here.
 * @param page 1-based
 * @returns null for a foreign category
 */
export async function listCodes(
  reader: Reader,
  manager: GiftManager,
  { categoryId, page, size }: { readonly categoryId: number; readonly page: number; readonly size: number },
) {
  const [own] = await rowsOf<{ count: number }>(
    reader,
    sql`
      select (select count(*) from gift_codes k where k.category_id = g.id)::int as count
      from gift_categories g join gift_campaigns c on c.id = g.campaign_id
      where g.id = ${categoryId} and ${managedBy(manager)}`,
  );
  if (!own) return null;
  const rows = await rowsOf<CodeRow>(
    reader,
    sql`
      select k.id, k.code_hint as hint, coalesce(k.email, '') as email, ${STATE} as state, k.refused_tries as tries,
        (extract(epoch from k.mailed_at) * 1000)::float8 as "mailedMs",
        (extract(epoch from k.redeemed_at) * 1000)::float8 as "usedMs"
      from gift_codes k where k.category_id = ${categoryId}
      order by k.order_id is null, k.code_hash is null and k.email is null, k.id
      limit ${size} offset ${(page - 1) * size}`,
  );
  return {
    codes: rows.map(({ mailedMs, usedMs, ...code }) => ({ ...code, mailed: atTime(mailedMs), used: atTime(usedMs) })),
    count: own.count,
  };
}

/** How often the mail of a code may be sent. */
const MAX_MAILINGS = 6;

/**
 * Withdraws a code, or has its mail sent again: with a new code, because the old one is known to nobody but its receiver. The code's row
 * is locked, so of a withdrawal and an order at once one sees the other.
 * @returns false when it is used or withdrawn, or was mailed too often; null for a foreign one
 */
export function changeCode(
  db: Db,
  { id, act }: { readonly id: number; readonly act: 'void' | 'resend' },
  saving: Saving,
): Promise<boolean | null> {
  const { manager, now } = saving;
  return db.transaction(async (tx) => {
    const [code] = await rowsOf<{ campaignId: number; isOpen: boolean; canBeMailed: boolean }>(
      tx,
      sql`
        select c.id as "campaignId", k.order_id is null and k.voided_at is null as "isOpen",
          k.email is not null and k.mailed_at is not null and k.mailings < ${MAX_MAILINGS}
            and c.ends_at > ${now.toISOString()}::timestamptz as "canBeMailed"
        from gift_codes k join gift_categories g on g.id = k.category_id join gift_campaigns c on c.id = g.campaign_id
        where k.id = ${id} and ${managedBy(manager)} for update of k`,
    );
    if (!code) return null;
    if (!code.isOpen || (act === 'resend' && !code.canBeMailed)) return false;
    if (act === 'void')
      await tx.execute(sql`update gift_codes set voided_at = ${now.toISOString()}::timestamptz where id = ${id}`);
    else {
      await tx.execute(sql`update gift_codes set mailed_at = null, mailings = mailings + 1 where id = ${id}`);
      await enqueue(tx, 'gift-codes', null);
    }
    await recordAct(tx, saving, act === 'void' ? 'withdraw-gift-code' : 'mail-gift-codes', code.campaignId);
    return true;
  });
}
