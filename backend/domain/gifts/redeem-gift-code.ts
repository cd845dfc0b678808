import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { giftCategories, giftCodes } from '../../db/schema/gift-campaigns';
import type { GiftClaim } from './gift-claim';

/**
 * Uses a code of a gift campaign for an order. The code's row is locked before it is changed, so of two orders with one code at once
 * the second sees that it is used. The caller takes the stock afterwards.
 * @returns false when the code was used or withdrawn meanwhile; nothing is written then
 */
export async function redeemGiftCode(
  tx: Transaction,
  orderId: number,
  { codeId }: Pick<GiftClaim, 'codeId'>,
  now: Date,
): Promise<boolean> {
  if (codeId === null) return false;
  const isFree = and(eq(giftCodes.id, codeId), isNull(giftCodes.orderId), isNull(giftCodes.voidedAt));
  const used = await tx
    .update(giftCodes)
    .set({ orderId, redeemedAt: now })
    .where(isFree)
    .returning({ id: giftCodes.id });
  return used.length === 1;
}

/** Gives back the code of an order that failed or was cancelled, so that it can be used again. The caller holds the order's row. */
export async function giveBackGiftCode(tx: Transaction, orderId: number): Promise<void> {
  await tx.update(giftCodes).set({ orderId: null, redeemedAt: null }).where(eq(giftCodes.orderId, orderId));
}

/** Counts that somebody tried a code in vain, for the company to see: one that is used, or one that nobody has. */
export async function countRefusedTry(db: Db, claim: GiftClaim): Promise<void> {
  const { codeId, terms, state } = claim;
  if (state === 'used' && codeId !== null) {
    const refusedTries = sql`${giftCodes.refusedTries} + 1`;
    await db.update(giftCodes).set({ refusedTries }).where(eq(giftCodes.id, codeId));
  }
  if (state !== 'unknown' || !terms) return;
  const unknownTries = sql`${giftCategories.unknownTries} + 1`;
  await db.update(giftCategories).set({ unknownTries }).where(eq(giftCategories.id, terms.categoryId));
}
