import type { OrderStatus } from 'contract/order-status';
import type { Transaction } from '../db/client';
import { earnBonus } from '../domain/customers/club';
import { issueGiftCards } from '../domain/gifts/issue-gift-cards';
import { changeOrderStatus } from '../domain/orders/order-status';
import type { PayAtOnce } from '../domain/orders/place-order';
import { queueGiftCardMails } from '../mail/gift-card-mails';
import { type ConfirmingShop, queueOrderConfirmation } from '../mail/order-confirmation';

/** An order that has just been paid. */
export interface PaidOrder {
  readonly orderId: number;
  readonly from: OrderStatus;
  /** `processor:<slug>` of the payment. */
  readonly actor: string;
  readonly note: string;
  readonly now: Date;
}

/**
 * Does what follows from a payment: status and history, club bonus, the gift cards that were bought with their mails, and the
 * confirmation. The caller holds the lock of the order's row and calls this once for an order.
 */
export async function payOrder(tx: Transaction, shop: ConfirmingShop, paid: PaidOrder): Promise<void> {
  const { orderId, now } = paid;
  await changeOrderStatus(tx, { ...paid, to: 'processing', paidAt: now });
  await earnBonus(tx, orderId, now);
  await queueGiftCardMails(tx, shop, await issueGiftCards(tx, orderId, now), now);
  await queueOrderConfirmation(tx, shop, orderId, now);
}

/** Pays orders of which gift cards leave nothing to pay. */
export const payByGiftCards =
  (shop: ConfirmingShop): PayAtOnce =>
  (tx, orderId, now) =>
    payOrder(tx, shop, { orderId, from: 'awaiting_payment', actor: 'processor:giftcard', note: 'captured', now });
