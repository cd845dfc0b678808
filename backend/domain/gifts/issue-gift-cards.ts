import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCardEntries, giftCards, orderGiftCards } from '../../db/schema/gifts';
import { orderRows, orders } from '../../db/schema/orders';
import { variants } from '../../db/schema/variants';
import type { ShopLanguage } from '../locale/language';
import { giftCodeHash } from './code-hash';
import { giftCardExpiry, readGiftCardYears } from './gift-card-term';
import { drawGiftCode, hintOf } from './gift-code';

/** The gift cards of one row of a paid order, with their codes: nobody can read these again. */
export interface IssuedRow {
  readonly orderId: number;
  readonly orderRowId: number;
  readonly language: ShopLanguage;
  /** The variant's model; 2427 is sent by e-mail only. */
  readonly modelId: number | null;
  readonly buyerName: string;
  readonly buyerEmail: string;
  readonly recipientName: string;
  /** Empty: the buyer. */
  readonly recipientEmail: string;
  readonly greeting: string;
  /** Value of each card in euro cents. */
  readonly cents: number;
  readonly expiresAt: Date | null;
  readonly codes: readonly string[];
}

/**
 * Issues the gift cards that a paid order bought: a code and a first ledger entry for each. A card is issued once, by a unique
 * index on its order's row. The caller holds the lock of the order's row.
 */
export async function issueGiftCards(tx: Transaction, orderId: number, now: Date): Promise<IssuedRow[]> {
  const rows = await tx
    .select({ order: orders, row: orderRows, gift: orderGiftCards, modelId: variants.modelId })
    .from(orderRows)
    .innerJoin(orders, eq(orders.id, orderRows.orderId))
    .innerJoin(orderGiftCards, eq(orderGiftCards.orderRowId, orderRows.id))
    .leftJoin(variants, eq(variants.id, orderRows.variantId))
    .where(and(eq(orderRows.orderId, orderId), eq(orderRows.kind, 'gift_card')))
    .orderBy(asc(orderRows.line));
  if (rows.length === 0) return [];
  const years = await readGiftCardYears(tx);
  const issued: IssuedRow[] = [];
  for (const { order, row, gift, modelId } of rows) {
    const expiresAt = giftCardExpiry(now, years, order.country);
    const codes = Array.from({ length: row.amount }, drawGiftCode);
    const cards = await tx
      .insert(giftCards)
      .values(
        codes.map((code, index) => ({
          kind: 'gift_card' as const,
          codeHash: giftCodeHash(code),
          codeHint: hintOf(code),
          recipientName: gift.recipientName,
          orderId,
          orderRowId: row.id,
          unit: index + 1,
          createdAt: now,
          expiresAt,
        })),
      )
      .returning({ id: giftCards.id });
    await tx.insert(giftCardEntries).values(
      cards.map(({ id }) => ({
        giftCardId: id,
        kind: 'issue' as const,
        amountCents: row.unitCents,
        createdAt: now,
      })),
    );
    issued.push({
      orderId,
      orderRowId: row.id,
      language: order.language,
      modelId,
      buyerName: order.firstName,
      buyerEmail: order.email,
      recipientName: gift.recipientName,
      recipientEmail: gift.recipientEmail,
      greeting: gift.greeting,
      cents: row.unitCents,
      expiresAt,
      codes,
    });
  }
  return issued;
}
