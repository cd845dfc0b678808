import type { Db } from '../../db/client';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import { endOfHelsinkiDay, helsinkiDay } from '../pricing/helsinki-day';
import { giftCodeHash } from './code-hash';
import { drawGiftCode, hintOf } from './gift-code';

/** A voucher that was issued; its code can be read only here. */
export interface IssuedVoucher {
  readonly code: string;
  readonly expiresAt: Date;
}

/**
 * Issues a voucher of the shop's own, as a compensation for example.
 * @param cents its value, euro cents
 * @param days how long it is valid, to the end of the last day in Helsinki
 */
export async function issueVoucher(
  db: Db,
  {
    cents,
    days,
    recipientName = '',
  }: { readonly cents: number; readonly days: number; readonly recipientName?: string },
  now: Date,
): Promise<IssuedVoucher> {
  const code = drawGiftCode();
  const last = new Date(now.getTime() + days * 24 * 3600 * 1000);
  const expiresAt = endOfHelsinkiDay(helsinkiDay(last)) ?? last;
  await db.transaction(async (tx) => {
    const [card] = await tx
      .insert(giftCards)
      .values({
        kind: 'voucher',
        codeHash: giftCodeHash(code),
        codeHint: hintOf(code),
        recipientName,
        createdAt: now,
        expiresAt,
      })
      .returning({ id: giftCards.id });
    if (!card) throw new Error('The voucher was not written.');
    await tx.insert(giftCardEntries).values({ giftCardId: card.id, kind: 'issue', amountCents: cents, createdAt: now });
  });
  return { code, expiresAt };
}
