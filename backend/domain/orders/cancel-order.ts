import type { OrderStatus } from 'contract/order-status';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { orderDeliveries } from '../../db/schema/deliveries';
import { orders } from '../../db/schema/orders';
import { returns } from '../../db/schema/returns';
import { Conflict } from '../errors/refusals';
import type { Reader } from '../reading/reader';
import { releaseExchanges } from '../returns/exchange';
import { releaseStock } from '../stock/stock-taking';
import { type LockedOrder, lockAddOns, lockByReference } from './lock-order';
import type { TellBuyer } from './order-news';
import { changeOrderStatus } from './order-status';
import { giveBackPayment } from './write-refund';

/** How an order can be cancelled by its customer: at once, by asking for it, or not at all. */
export type Cancellation = 'direct' | 'request' | 'none';

const ON_REQUEST: readonly OrderStatus[] = ['ready_for_packing', 'ready_for_pick_up'];

/** How an order can be cancelled. @param hasLeft a parcel was sent, or goods are on their way back */
export function cancellationOf(status: OrderStatus, hasLeft: boolean): Cancellation {
  if (status === 'processing') return hasLeft ? 'request' : 'direct';
  return ON_REQUEST.includes(status) ? 'request' : 'none';
}

/** Whether something of an order has left, or is asked to be taken back. */
export async function hasLeft(reader: Reader, orderId: number): Promise<boolean> {
  const sent = await reader.$count(orderDeliveries, eq(orderDeliveries.orderId, orderId));
  const open = and(eq(returns.orderId, orderId), notInArray(returns.status, ['cancelled', 'rejected']));
  return sent > 0 || (await reader.$count(returns, open)) > 0;
}

/**
 * Cancels an order for its customer: at once while it is processed, otherwise its cancellation is asked for and waits for a person.
 * The order's row is locked, so of a cancellation and a packing at once the second sees what the first did. A second cancellation
 * changes nothing.
 * @returns the order's status afterwards; null for an unknown reference
 * @throws Conflict NOT_CANCELLABLE
 */
export function cancelOrder(db: Db, tell: TellBuyer, reference: string, now: Date): Promise<OrderStatus | null> {
  return db.transaction(async (tx) => {
    const order = await lockByReference(tx, reference);
    if (!order) return null;
    if (order.status === 'cancelled' || order.status === 'manual_cancellation') return order.status;
    const way = cancellationOf(order.status, await hasLeft(tx, order.id));
    if (way === 'none') throw new Conflict({ reason: 'NOT_CANCELLABLE' });
    if (way === 'direct') {
      await finishCancellation(tx, tell, order, { actor: 'customer', note: '', now });
      return 'cancelled';
    }
    const to = 'manual_cancellation';
    await changeOrderStatus(tx, { orderId: order.id, from: order.status, to, actor: 'customer', now });
    await tell(tx, order, { kind: 'order', status: to, trackingCode: '', note: '' }, now);
    return to;
  });
}

/**
 * Cancels a locked order: gives the money back, closes its withdrawals and releases what they reserved, gives back gift cards, club
 * bonus and discount code, and releases the stock. Orders that were to leave with it are not cancelled: from now on they leave alone,
 * and it leaves with none.
 * @param how.note what its customer is told besides
 * @param how.cause a word for the order's events, which no customer reads; the note when there is none
 */
export async function finishCancellation(
  tx: Transaction,
  tell: TellBuyer,
  order: LockedOrder,
  how: { readonly actor: string; readonly note: string; readonly cause?: string; readonly now: Date },
): Promise<void> {
  const { actor, note, cause, now } = how;
  await giveBackPayment(tx, order.id, actor, now);
  const isOpen = and(eq(returns.orderId, order.id), notInArray(returns.status, ['cancelled', 'rejected', 'processed']));
  const closed = await tx
    .update(returns)
    .set({ status: 'processed', settledAt: now })
    .where(isOpen)
    .returning({ id: returns.id });
  for (const { id } of closed) await releaseExchanges(tx, order.id, id);
  await changeOrderStatus(tx, {
    orderId: order.id,
    from: order.status,
    to: 'cancelled',
    actor,
    note: cause ?? note,
    now,
  });
  await releaseStock(tx, order.id, now);
  const addOns = await lockAddOns(tx, order);
  const ids = [order.id, ...addOns.map(({ id }) => id)];
  await tx.update(orders).set({ addOnOrder: '' }).where(inArray(orders.id, ids));
  await tell(tx, order, { kind: 'order', status: 'cancelled', trackingCode: '', note }, now);
}
