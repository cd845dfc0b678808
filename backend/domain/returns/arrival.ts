import type { OrderStatus } from 'contract/order-status';
import type { ReturnStatus } from 'contract/return-status';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { returnEvents, type returns } from '../../db/schema/returns';
import type { Reader } from '../reading/reader';

/** Statuses of orders that have left. */
export const SENT = ['shipped', 'transported_to_pickuplocation', 'delivered'] as const satisfies readonly OrderStatus[];

/** Whether nothing of an order has left, so that its customer has nothing to send back. @param parcels number of those sent */
export const isUnsent = (status: OrderStatus, parcels: number): boolean =>
  parcels === 0 && !(SENT as readonly string[]).includes(status);

/** Statuses in which the goods of a return may still be with its customer. */
export const BEFORE_ARRIVAL = ['new', 'more_info', 'processing'] as const satisfies readonly ReturnStatus[];

/** Statuses to which staff moves a return whose goods have arrived. */
export const WITH_GOODS = ['processing', 'fixing'] as const satisfies readonly ReturnStatus[];

/**
 * Whether the goods of a return have not arrived: it is open, and staff never had them on the table. A customer who answers a question
 * brings a return back into processing without its goods.
 */
export async function isOnItsWay(
  reader: Reader,
  { id, status }: Pick<typeof returns.$inferSelect, 'id' | 'status'>,
): Promise<boolean> {
  if (!(BEFORE_ARRIVAL as readonly string[]).includes(status)) return false;
  const byStaff = and(eq(returnEvents.returnId, id), ne(returnEvents.actor, 'customer'));
  return (await reader.$count(returnEvents, and(byStaff, inArray(returnEvents.toStatus, [...WITH_GOODS])))) === 0;
}
