import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { importedOrderRows, importedOrders } from '../../db/schema/imported-orders';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';

/** An order of the shop that was left. Amounts are hundredths of its currency. */
export interface ImportedOrderView {
  readonly number: string;
  readonly email: string;
  /** As the old shop calls it. */
  readonly status: string;
  readonly placedAt: Date;
  readonly currency: string;
  readonly totalHundredths: number;
  readonly rows: readonly { readonly name: string; readonly amount: number; readonly unitHundredths: number }[];
}

/** Orders of one person that are shown. */
const MAX_OWN = 200;

/**
 * Orders that a person placed in the shop that was left, the newest first: those with the address of the account, which its owner has
 * proved by the mail that activated it.
 */
export async function readImportedOrders(reader: Reader, customerId: number): Promise<ImportedOrderView[]> {
  const own = reader
    .select({ email: sql<string>`lower(${customers.email})` })
    .from(customers)
    .where(eq(customers.id, customerId));
  return readOrders(reader, inArray(importedOrders.email, own), MAX_OWN);
}

/** Orders of the old shop whose number or address holds a text, the newest first; none for an empty text. */
export async function findImportedOrders(reader: Reader, text: string, limit: number): Promise<ImportedOrderView[]> {
  if (text === '') return [];
  const pattern = anywhere(text);
  const found = or(sql`${importedOrders.number} ilike ${pattern}`, sql`${importedOrders.email} ilike ${pattern}`);
  return readOrders(reader, found, limit);
}

async function readOrders(
  reader: Reader,
  condition: ReturnType<typeof or>,
  limit: number,
): Promise<ImportedOrderView[]> {
  const orders = await reader
    .select()
    .from(importedOrders)
    .where(condition)
    .orderBy(desc(importedOrders.placedAt), desc(importedOrders.id))
    .limit(limit);
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const rows = await reader
    .select()
    .from(importedOrderRows)
    .where(inArray(importedOrderRows.orderId, ids))
    .orderBy(asc(importedOrderRows.orderId), asc(importedOrderRows.line));
  return orders.map(({ id, number, email, status, placedAt, currency, totalHundredths }) => ({
    ...{ number, email, status, placedAt, currency, totalHundredths },
    rows: rows
      .filter(({ orderId }) => orderId === id)
      .map(({ name, amount, unitHundredths }) => ({ name, amount, unitHundredths })),
  }));
}

/** Forgets the orders of an address with its account: they are a history for their owner and nothing else. */
export async function forgetImportedOrdersOf(tx: Transaction, email: string): Promise<void> {
  await tx.delete(importedOrders).where(eq(importedOrders.email, email.toLowerCase()));
}
