import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';

/** Takes what is left on gift cards and vouchers whose time is over out of their ledgers. */
export async function expireGiftCards(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${giftCardEntries} (gift_card_id, kind, amount_cents, created_at)
    select c.id, 'expiry', -sum(e.amount_cents), ${now}
    from ${giftCards} c join ${giftCardEntries} e on e.gift_card_id = c.id
    where c.expires_at <= ${now} group by c.id having sum(e.amount_cents) > 0 order by c.id`);
}
