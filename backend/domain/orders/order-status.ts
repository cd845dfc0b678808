import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { type ORDER_STATUSES, orderEvents, orders } from '../../db/schema/orders';

/** Where an order stands. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A change of an order's status. The caller holds the order's row locked. */
export interface StatusChange {
  readonly orderId: number;
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  /** `customer`, `processor:<slug>`, `staff:<id>`, `job:<name>`. */
  readonly actor: string;
  readonly note?: string;
  readonly now: Date;
  /** Set when the change is that the order was paid. */
  readonly paidAt?: Date;
}

/** Changes an order's status and records that it did. */
export async function changeOrderStatus(tx: Transaction, change: StatusChange): Promise<void> {
  const { orderId, from, to, actor, note = '', now, paidAt } = change;
  await tx
    .update(orders)
    .set(paidAt ? { status: to, paidAt } : { status: to })
    .where(eq(orders.id, orderId));
  await tx.insert(orderEvents).values({ orderId, fromStatus: from, toStatus: to, actor, note, createdAt: now });
}
