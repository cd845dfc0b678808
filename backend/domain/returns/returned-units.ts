import { and, eq, notInArray } from 'drizzle-orm';
import { orderRows } from '../../db/schema/orders';
import { returnRows, returns } from '../../db/schema/returns';
import type { Reader } from '../reading/reader';
import type { Units } from './refund-sums';

/** A row of a return with the status of its return. */
export interface ReturnedRow {
  readonly returnId: number;
  readonly orderRowId: number;
  readonly amount: number;
  readonly isProcessed: boolean;
  /** What was wanted instead is reserved, or was sent. */
  readonly isExchange: boolean;
}

/** Rows of an order's returns that were neither rejected nor called off. */
export async function readReturnedRows(reader: Reader, orderId: number): Promise<ReturnedRow[]> {
  const rows = await reader
    .select({
      returnId: returns.id,
      status: returns.status,
      orderRowId: returnRows.orderRowId,
      amount: returnRows.amount,
      reservedUntil: returnRows.reservedUntil,
    })
    .from(returnRows)
    .innerJoin(returns, eq(returns.id, returnRows.returnId))
    .where(and(eq(returns.orderId, orderId), notInArray(returns.status, ['rejected', 'cancelled'])));
  return rows.map(({ status, reservedUntil, ...row }) => ({
    ...row,
    isProcessed: status === 'processed',
    isExchange: reservedUntil !== null,
  }));
}

function unitsOf(rows: readonly ReturnedRow[]): Units {
  const units = new Map<number, number>();
  for (const { orderRowId, amount } of rows) units.set(orderRowId, (units.get(orderRowId) ?? 0) + amount);
  return units;
}

/** Units that cannot be returned again: on their way back, or refunded. A unit that came in exchange can. */
export const takenUnits = (rows: readonly ReturnedRow[]): Units =>
  unitsOf(rows.filter(({ isProcessed, isExchange }) => !(isProcessed && isExchange)));

/** Units whose money was given back. */
export const refundedUnits = (rows: readonly ReturnedRow[]): Units =>
  unitsOf(rows.filter(({ isProcessed, isExchange }) => isProcessed && !isExchange));

/** The products of an order, and how many units of each can come back. */
export async function readReturnable(reader: Reader, orderId: number) {
  const rows = await reader
    .select()
    .from(orderRows)
    .where(and(eq(orderRows.orderId, orderId), eq(orderRows.kind, 'product')));
  const taken = takenUnits(await readReturnedRows(reader, orderId));
  return rows.map((row) => ({ row, left: row.amount - (taken.get(row.id) ?? 0) }));
}
