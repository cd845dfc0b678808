import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { orders } from '../../db/schema/orders';
import { Conflict } from '../errors/refusals';
import { hasLeft } from './cancel-order';
import { type LockedOrder, lockByNumber, lockByReference } from './lock-order';

/** Who gets an order, and where. */
type Destination = Pick<
  LockedOrder,
  'email' | 'address' | 'postalCode' | 'city' | 'country' | 'deliveryMethodId' | 'pickupPointId' | 'pickupStoreId'
>;

/** What must be the same for two orders to leave in one parcel. */
export const destination = (order: Destination) =>
  JSON.stringify(
    [order.email, order.address, order.postalCode, order.city, order.country].map((part) => part.trim().toLowerCase()),
  ) + [order.deliveryMethodId, order.pickupPointId, order.pickupStoreId].join();

/** Whether one order can leave with another: both are processed, to the same person, place and by the same delivery, and are not the same. */
export function canPackTogether(one: LockedOrder, other: LockedOrder): boolean {
  const areOpen = [one, other].every(({ status, isExpressPickup }) => status === 'processing' && !isExpressPickup);
  return one.id !== other.id && areOpen && destination(one) === destination(other);
}

/**
 * Has an order sent together with another of the same customer. Both rows are locked, the other one first as
 * everywhere, so that neither is packed or cancelled meanwhile; two that name each other at once are resolved by PostgreSQL, which refuses one.
 * @returns whether the reference is known
 * @throws Conflict PACK_TOGETHER_NOT_POSSIBLE also for a number that is not the customer's, so that it tells nothing of others' orders
 */
export function packTogether(db: Db, reference: string, number: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const other = await lockByNumber(tx, number);
    const order = await lockByReference(tx, reference);
    if (!order) return false;
    const refused = new Conflict({ reason: 'PACK_TOGETHER_NOT_POSSIBLE' });
    if (!other || !canPackTogether(order, other)) throw refused;
    if ((await hasLeft(tx, order.id)) || (await hasLeft(tx, other.id))) throw refused;
    await tx.update(orders).set({ addOnOrder: other.number }).where(eq(orders.id, order.id));
    return true;
  });
}
