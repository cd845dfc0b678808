import { asc, eq } from 'drizzle-orm';
import { orderRows, orders } from '../../db/schema/orders';
import { returnRows, returns } from '../../db/schema/returns';
import { MAIN_STORE_ID, stores } from '../../db/schema/stores';
import type { Reader } from '../reading/reader';

/** What is printed on the label of a return. */
export interface ReturnLabel {
  readonly number: string;
  readonly orderNumber: string;
  readonly sender: readonly string[];
  /** The store that takes returns. */
  readonly receiver: readonly string[];
  readonly rows: readonly string[];
}

/** The label of a return; null for an unknown reference. */
export async function readReturnLabel(reader: Reader, reference: string): Promise<ReturnLabel | null> {
  const [found] = await reader
    .select({ back: returns, order: orders })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(eq(returns.reference, reference));
  if (!found) return null;
  const { back, order } = found;
  const rows = await reader
    .select({ amount: returnRows.amount, name: orderRows.name, description: orderRows.description })
    .from(returnRows)
    .innerJoin(orderRows, eq(orderRows.id, returnRows.orderRowId))
    .where(eq(returnRows.returnId, back.id))
    .orderBy(asc(returnRows.id));
  const [store] = await reader.select().from(stores).where(eq(stores.id, MAIN_STORE_ID));
  const town = (postalCode: string, city: string) => `${postalCode} ${city}`.trim();
  return {
    number: back.number,
    orderNumber: order.number,
    sender: [`${order.firstName} ${order.lastName}`, order.address, town(order.postalCode, order.city)],
    receiver: store ? [store.name, store.streetAddress, town(store.postalCode, store.city)] : [],
    rows: rows.map(({ name, description, amount }) => `${amount} × ${[name, description].filter(Boolean).join(', ')}`),
  };
}
