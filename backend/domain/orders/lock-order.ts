import { eq, type SQL } from 'drizzle-orm';
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

/** The order of an id, locked; null when there is none. */
export const lockById = (tx: Transaction, id: number) => lock(tx, eq(orders.id, id));
