import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import { payments } from '../../db/schema/payments';
import { GIFT_CARD_PROCESSOR } from '../../domain/cart/cart-gifts';
import { giftCodeHash } from '../../domain/gifts/code-hash';
import { drawReference } from '../../domain/orders/order-number';
import type { DemoOrder } from '../content/orders';
import { paymentMethodIds } from './delivery-rows';
import { daysBefore } from './texts';

/** The payment of an order: most are paid by card. */
function stateOf({ status, payment }: DemoOrder, placedAt: Date) {
  if (payment === 'invoice')
    return {
      methodId: paymentMethodIds.of('lasku'),
      processor: 'invoice',
      status: 'authorised',
      dueAt: daysBefore(placedAt, -14),
    } as const;
  const paid = status === 'payment_failed' ? 'declined' : (payment ?? 'captured');
  return { methodId: paymentMethodIds.of('kortti'), processor: 'test', status: paid, dueAt: null } as const;
}

/** What the order cost after club bonus and gift cards, 0 too: every order has a payment. */
export async function loadPayment(
  tx: Transaction,
  order: DemoOrder,
  { orderId, amountHundredths, placedAt }: { orderId: number; amountHundredths: number; placedAt: Date },
): Promise<void> {
  const byCards = { processor: GIFT_CARD_PROCESSOR, status: 'captured' } as const;
  await tx.insert(payments).values({
    orderId,
    ...(amountHundredths > 0 ? stateOf(order, placedAt) : byCards),
    reference: drawReference(),
    amountHundredths,
    currency: 'eur',
    createdAt: placedAt,
    settledAt: placedAt,
  });
}

/** Takes what a gift card pays of an order from its balance. */
export async function spend(
  tx: Transaction,
  { code, orderId, amount, placedAt }: { code: string; orderId: number; amount: number; placedAt: Date },
): Promise<void> {
  const [card] = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(eq(giftCards.codeHash, giftCodeHash(code)));
  if (!card) throw new Error('An order of the demo shop is paid with a gift card that there is not.');
  await tx.insert(giftCardEntries).values({
    giftCardId: card.id,
    kind: 'spend',
    amountCents: -amount,
    displayHundredths: amount,
    orderId,
    createdAt: placedAt,
  });
}
