import type { OrderStatus } from 'contract/order-status';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { orderDeliveries } from '../../db/schema/deliveries';
import { writeAudit } from '../audit/write-audit';
import { Conflict } from '../errors/refusals';
import { finishCancellation } from './cancel-order';
import { type LockedOrder, lockAddOns, lockByNumber } from './lock-order';
import type { TellBuyer } from './order-news';
import { changeOrderStatus } from './order-status';

/** Where staff can move an order from each status. */
const NEXT: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  processing: ['ready_for_packing', 'ready_for_pick_up', 'shipped', 'manual_cancellation', 'cancelled'],
  ready_for_packing: ['processing', 'ready_for_pick_up', 'shipped', 'manual_cancellation', 'cancelled'],
  shipped: ['transported_to_pickuplocation', 'ready_for_pick_up', 'delivered'],
  transported_to_pickuplocation: ['ready_for_pick_up', 'delivered'],
  ready_for_pick_up: ['delivered', 'manual_cancellation', 'cancelled'],
  manual_cancellation: ['processing', 'ready_for_packing', 'cancelled'],
};

/** The statuses to which staff can move an order next. */
export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => NEXT[status] ?? [];

/** A move of an order by staff. */
export interface OrderMove {
  readonly number: string;
  readonly to: OrderStatus;
  /** Of the parcel that is sent. */
  readonly trackingCode: string;
  /** A part of the order leaves, the rest later: its status stays as it is. */
  readonly isPart: boolean;
  /** What the customer is told besides. */
  readonly note: string;
  readonly actor: string;
  readonly now: Date;
}

const TOLD: readonly OrderStatus[] = ['shipped', 'ready_for_pick_up', 'delivered', 'manual_cancellation', 'processing'];

/** Where orders that leave with another one follow it; nothing is cancelled because another order is. */
const FOLLOWED: readonly OrderStatus[] = [
  ...(['processing', 'ready_for_packing', 'ready_for_pick_up', 'shipped'] as const),
  ...(['transported_to_pickuplocation', 'delivered'] as const),
];

/**
 * Moves an order to its next status, with its parcel, a mail to its customer and a line in the log of acts. The order's row is locked,
 * so of two people who move it at once the second is refused. Orders that leave with it (`add_on_order`, Specification 1 §5) and are where
 * it was move with it, each with the same parcel; a part of it leaves alone.
 * @returns its status afterwards; null when there is no such order
 * @throws Conflict WRONG_STATUS
 */
export function moveOrder(db: Db, tell: TellBuyer, move: OrderMove): Promise<OrderStatus | null> {
  return db.transaction(async (tx) => {
    const order = await lockByNumber(tx, move.number);
    if (!order) return null;
    if (!nextStatuses(order.status).includes(move.to)) throw new Conflict({ reason: 'WRONG_STATUS' });
    return moveLocked(tx, tell, order, move);
  });
}

async function moveLocked(tx: Transaction, tell: TellBuyer, order: LockedOrder, move: OrderMove): Promise<OrderStatus> {
  const { to, actor, note, now } = move;
  const stays = move.isPart && to === 'shipped';
  await recordParcel(tx, order, move);
  if (to === 'cancelled') await finishCancellation(tx, tell, order, move);
  else {
    if (!stays) await changeOrderStatus(tx, { orderId: order.id, from: order.status, to, actor, note, now });
    if (TOLD.includes(to))
      await tell(tx, order, { kind: 'order', status: to, trackingCode: move.trackingCode, note }, now);
  }
  const details = { from: order.status, to, ...(stays && { isPart: true }) };
  await writeAudit(tx, {
    actor,
    action: 'move-order',
    subject: 'order',
    subjectId: order.number,
    note,
    details,
    now,
  });
  if (stays) return order.status;
  if (FOLLOWED.includes(to)) {
    for (const addOn of await lockAddOns(tx, order))
      if (addOn.status === order.status) await moveLocked(tx, tell, addOn, move);
  }
  return to;
}

/** Writes the parcel that is sent, or that everything under way has arrived. Collecting an order is its delivery. */
async function recordParcel(tx: Transaction, order: LockedOrder, { to, trackingCode, now }: OrderMove): Promise<void> {
  const parcel = { orderId: order.id, trackingCode, sentAt: now };
  if (to === 'shipped') await tx.insert(orderDeliveries).values(parcel);
  if (to !== 'delivered') return;
  const underWay = and(eq(orderDeliveries.orderId, order.id), isNull(orderDeliveries.deliveredAt));
  await tx.update(orderDeliveries).set({ deliveredAt: now }).where(underWay);
  const known = await tx.$count(orderDeliveries, eq(orderDeliveries.orderId, order.id));
  if (known === 0) await tx.insert(orderDeliveries).values({ ...parcel, deliveredAt: now });
}
