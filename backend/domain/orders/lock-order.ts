import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { orders } from '../../db/schema/orders';

export type LockedOrder = typeof orders.$inferSelect;

async function lock(tx: Transaction, condition: SQL): Promise<LockedOrder | null> {
  const [order] = await tx.select().from(orders).where(condition).for('update');
  return order ?? null;
}

/** The order of a payment reference, locked; null when there is none. */
export const lockByReference = (tx: Transaction, reference: string) => lock(tx, eq(orders.paymentReference, reference));

/** The order of a number, locked; null when there is none. */
export const lockByNumber = (tx: Transaction, number: string) => lock(tx, eq(orders.number, number.toUpperCase()));

/**
 * The orders that leave with a locked one, locked in the order of their ids: a host is locked before its add-ons everywhere. They are
 * of the same person, by whose address they are found.
 */
export const lockAddOns = (tx: Transaction, host: LockedOrder): Promise<LockedOrder[]> =>
  tx
    .select()
    .from(orders)
    .where(and(sql`lower(${orders.email}) = ${host.email.trim().toLowerCase()}`, eq(orders.addOnOrder, host.number)))
    .orderBy(orders.id)
    .for('update');

/** The order of an id, locked; null when there is none. */
export const lockById = (tx: Transaction, id: number) => lock(tx, eq(orders.id, id));
