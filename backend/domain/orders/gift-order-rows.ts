import type { Transaction } from '../../db/client';
import { orderGiftCards } from '../../db/schema/gifts';
import type { orderRows } from '../../db/schema/orders';
import type { SayCheckout } from '../cart/checkout-texts';
import { type GiftRow, giftCardName } from '../gifts/gift-rows';

/** Gift cards as a row of an order: without tax. Whom they are for is in the order's language. */
export function giftCardRow(
  { variant, recipientName, recipientEmail, amount, unit, total }: GiftRow,
  say: SayCheckout,
): Omit<typeof orderRows.$inferInsert, 'orderId' | 'line'> {
  const recipient = [recipientName, recipientEmail].filter((part) => part !== '').join(', ');
  return {
    kind: 'gift_card',
    variantId: variant.id,
    name: giftCardName(variant),
    description: recipient === '' ? '' : say('giftRecipient', { name: recipient }),
    amount,
    unitCents: unit.cents,
    totalCents: total.cents,
    displayUnitHundredths: unit.display,
    displayTotalHundredths: total.display,
    taxPercentage: 0,
    taxCents: 0,
  };
}

/** Writes what is on the gift cards of an order's rows. @param rowIds ids of those rows, in the same order */
export async function writeGiftCardRows(
  tx: Transaction,
  rows: readonly GiftRow[],
  rowIds: readonly number[],
): Promise<void> {
  const details = rows.flatMap((row, index) => {
    const orderRowId = rowIds[index];
    if (orderRowId === undefined) return [];
    const { recipientName, recipientEmail, greeting, templateId } = row;
    return [{ orderRowId, recipientName, recipientEmail, greeting, templateId }];
  });
  if (details.length > 0) await tx.insert(orderGiftCards).values(details);
}
