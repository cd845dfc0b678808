import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import type { CardPayment } from './gift-card-payment';
import { balanceOfCard } from './gift-cards';

/**
 * Takes what an order's gift cards pay from their ledgers. The cards are locked in the order of their ids before their balances
 * are read again, so that of two orders with one card at once the second sees what the first has left. The caller takes the
 * stock afterwards: the order of locks is key, order, payment, gift cards, stock.
 * @returns false when a card holds less than when the order was calculated; nothing is written then
 */
export async function spendGiftCards(
  tx: Transaction,
  orderId: number,
  payments: readonly CardPayment[],
  now: Date,
): Promise<boolean> {
  const paying = payments.filter(({ amount }) => amount.cents > 0);
  if (paying.length === 0) return true;
  const ids = paying.map(({ card }) => card.id);
  await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(inArray(giftCards.id, ids))
    .orderBy(asc(giftCards.id))
    .for('update');
  const rows = await tx
    .select({ id: giftCards.id, cents: balanceOfCard })
    .from(giftCards)
    .where(inArray(giftCards.id, ids));
  const balances = new Map(rows.map(({ id, cents }) => [id, cents]));
  if (paying.some(({ card, amount }) => (balances.get(card.id) ?? 0) < amount.cents)) return false;
  await tx.insert(giftCardEntries).values(
    paying.map(({ card, amount }) => ({
      giftCardId: card.id,
      kind: 'spend' as const,
      amountCents: -amount.cents,
      displayHundredths: amount.display,
      orderId,
      createdAt: now,
    })),
  );
  return true;
}

/**
 * Gives back to each gift card what an order took from it and has not given back yet, when the order was declined, cancelled or
 * not paid in time. The caller holds the lock of the order's row, and takes locks of stock only afterwards.
 */
export async function giveBackGiftCards(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const taken = await tx
    .select({
      giftCardId: giftCardEntries.giftCardId,
      cents: sql<number>`(-sum(${giftCardEntries.amountCents}))::float8`,
    })
    .from(giftCardEntries)
    .where(sql`${giftCardEntries.orderId} = ${orderId} and ${giftCardEntries.kind} in ('spend', 'refund')`)
    .groupBy(giftCardEntries.giftCardId)
    .having(sql`sum(${giftCardEntries.amountCents}) < 0`)
    .orderBy(asc(giftCardEntries.giftCardId));
  if (taken.length === 0) return;
  await tx.insert(giftCardEntries).values(
    taken.map(({ giftCardId, cents }) => ({
      giftCardId,
      kind: 'refund' as const,
      amountCents: cents,
      orderId,
      createdAt: now,
    })),
  );
}

/**
 * Voids what is left on the gift cards that an order bought, when it is cancelled: its buyer gets the money back. What was spent
 * already stays spent, for a person to settle. The caller holds the lock of the order's row.
 */
export async function voidBoughtGiftCards(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const bought = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(eq(giftCards.orderId, orderId))
    .orderBy(asc(giftCards.id))
    .for('update');
  for (const { id } of bought) {
    const [card] = await tx.select({ cents: balanceOfCard }).from(giftCards).where(eq(giftCards.id, id));
    const cents = card?.cents ?? 0;
    if (cents <= 0) continue;
    await tx
      .insert(giftCardEntries)
      .values({ giftCardId: id, kind: 'void', amountCents: -cents, orderId, createdAt: now });
  }
}
