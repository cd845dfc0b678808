import type { Db } from 'backend/db/client';
import { giftCardEntries, giftCards } from 'backend/db/schema/gifts';
import { giftCodeHash } from 'backend/domain/gifts/code-hash';
import { drawGiftCode, hintOf } from 'backend/domain/gifts/gift-code';
import { WEB_GIFT_CARD_MODEL } from 'contract/gift-cards';
import { sql } from 'drizzle-orm';
import { numberOf } from './ordering';
import { insertVariant } from './shop-data';

/** Inserts a gift card with money on it. @returns its code */
export async function insertGiftCard(db: Db, cents: number, expiresAt: Date | null = null): Promise<string> {
  const code = drawGiftCode();
  const card = { kind: 'gift_card' as const, codeHash: giftCodeHash(code), codeHint: hintOf(code), expiresAt };
  const [written] = await db.insert(giftCards).values(card).returning({ id: giftCards.id });
  if (!written) throw new Error('The insert returned no row.');
  await db.insert(giftCardEntries).values({ giftCardId: written.id, kind: 'issue', amountCents: cents });
  return code;
}

/** What is left on a card, in euro cents. */
export const balanceOf = (db: Db, code: string): Promise<number> =>
  numberOf(
    db,
    sql`select coalesce(sum(e.amount_cents), 0) from gift_card_entries e join gift_cards c on c.id = e.gift_card_id
      where c.code_hash = ${giftCodeHash(code)}`,
  );

/** Inserts the gift card that is sent by e-mail, model 2427. @returns its variant's id */
export const insertWebGiftCard = (db: Db): Promise<number> =>
  insertVariant(db, { modelId: WEB_GIFT_CARD_MODEL, kind: 'gift_card', slug: 'web-gift-card', name: 'Gift card' });

/** A row of gift cards as a storefront sends it. @param value of each, in euros */
export const giftRow = (productId: number, value: number, more: object = {}) => ({
  uid: `uid-${value}-${productId}`,
  productId,
  amount: 1,
  price: value,
  extra_data: { giftcard_name: 'Aino' },
  ...more,
});

/** Broken rules of money: an order that charges something else than its total without bonus and cards, or a card below zero. */
export const giftCardFaults = (db: Db): Promise<number> =>
  numberOf(
    db,
    sql`select
        (select count(*) from orders o where o.charge_minor <> case when o.charge_currency = o.currency
          then o.display_total_minor - o.display_bonus_minor - (select coalesce(sum(display_minor), 0) from gift_card_entries where order_id = o.id and kind = 'spend')
          else o.total_cents - o.bonus_cents + (select coalesce(sum(amount_cents), 0) from gift_card_entries where order_id = o.id and kind = 'spend') end)
      + (select count(*) from (select sum(amount_cents) as left from gift_card_entries group by gift_card_id) s where s.left < 0)
      + (select count(*) from orders o join payments p on p.order_id = o.id and p.amount_minor <> o.charge_minor)`,
  );
