import { asc, eq } from 'drizzle-orm';
import { type GIFT_CARD_ENTRY_KINDS, giftCardEntries, giftCards } from '../../db/schema/gifts';
import type { Reader } from '../reading/reader';
import { giftCodeHash } from './code-hash';
import { balanceOfCard, isExpired } from './gift-cards';

/** A gift card or voucher as the person who has its code sees it. */
export interface GiftCardRecord {
  readonly kind: 'gift_card' | 'voucher';
  readonly hint: string;
  /** Nothing when it is expired. */
  readonly balanceCents: number;
  readonly expiresAt: Date | null;
  readonly isExpired: boolean;
  /** The oldest first. */
  readonly movements: readonly {
    readonly kind: (typeof GIFT_CARD_ENTRY_KINDS)[number];
    readonly cents: number;
    readonly createdAt: Date;
  }[];
}

/** Max number of movements that are shown. */
const MAX_MOVEMENTS = 200;

/** The card with this code; null when there is none. */
export async function readGiftCardRecord(reader: Reader, code: string, now: Date): Promise<GiftCardRecord | null> {
  const [card] = await reader
    .select({
      id: giftCards.id,
      kind: giftCards.kind,
      hint: giftCards.codeHint,
      expiresAt: giftCards.expiresAt,
      balanceCents: balanceOfCard,
    })
    .from(giftCards)
    .where(eq(giftCards.codeHash, giftCodeHash(code)));
  if (!card) return null;
  const movements = await reader
    .select({
      kind: giftCardEntries.kind,
      cents: giftCardEntries.amountCents,
      createdAt: giftCardEntries.createdAt,
    })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.giftCardId, card.id))
    .orderBy(asc(giftCardEntries.id))
    .limit(MAX_MOVEMENTS);
  const { id: _, ...rest } = card;
  const isOver = isExpired(card, now);
  return { ...rest, balanceCents: isOver ? 0 : card.balanceCents, isExpired: isOver, movements };
}
