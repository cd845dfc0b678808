import type { OrderStatus } from 'contract/order-status';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { orderEvents } from '../../db/schema/order-events';
import { orders } from '../../db/schema/orders';
import { reverseBonus } from '../customers/club';
import { giveBackBonus } from '../customers/spend-bonus';
import { giveBackGiftCode } from '../gifts/redeem-gift-code';
import { giveBackGiftCards, voidBoughtGiftCards } from '../gifts/spend-gift-cards';
import { giveBackCodeUse } from './code-uses';

/** A change of an order's status. The caller must hold the lock of the order's row. */
export interface StatusChange {
  readonly orderId: number;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** `customer`, `processor:<slug>`, `staff:<id>`, `job:<name>`. */
  readonly actor: string;
  /** Why, for the shop's people. */
  readonly note?: string;
  readonly now: Date;
  /** Set when the order was paid. */
  readonly paidAt?: Date;
}

/**
 * Changes an order's status and records the change as an event. An order that failed or is cancelled gives back what club bonus and
 * gift cards had paid, and its discount code or campaign code can be used again; a cancelled order's club bonus is taken back, and what is left on the gift
 * cards it bought is void.
 */
export async function changeOrderStatus(tx: Transaction, change: StatusChange): Promise<void> {
  const { orderId, from, to, actor, note = '', now, paidAt } = change;
  await tx
    .update(orders)
    .set(paidAt ? { status: to, paidAt } : { status: to })
    .where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, fromStatus: from, toStatus: to, actor, note, createdAt: now });
  if (to === 'cancelled' || to === 'payment_failed') {
    await giveBackBonus(tx, orderId, null, now);
    await giveBackGiftCards(tx, orderId, now);
    await giveBackGiftCode(tx, orderId);
    await giveBackCodeUse(tx, orderId);
  }
  if (to !== 'cancelled') return;
  await reverseBonus(tx, orderId, now);
  await voidBoughtGiftCards(tx, orderId, now);
}
