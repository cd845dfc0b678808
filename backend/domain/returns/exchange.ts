import { EXCHANGE_DAYS } from 'contract/return-status';
import { and, eq, inArray, lt, ne, notExists } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { returnEvents, returnReservations, returnRows, returns } from '../../db/schema/returns';
import { variants } from '../../db/schema/variants';
import { Conflict } from '../errors/refusals';
import { lockById } from '../orders/lock-order';
import { endOfHelsinkiDay, helsinkiDay } from '../pricing/helsinki-day';
import { putIntoStock, takeStock } from '../stock/stock-taking';
import { BEFORE_ARRIVAL, WITH_GOODS } from './arrival';
import { dayAfter } from './return-windows';

/** A product that is wanted instead of a returned one. */
export interface ExchangeWish {
  readonly returnRowId: number;
  /** The variant that comes back. */
  readonly variantId: number;
  readonly exchangeVariantId: number;
  readonly amount: number;
}

/** Until when an exchange is reserved: the end of the last day of three weeks in Helsinki. Specification 2 §9. */
export function reservedUntil(now: Date): Date {
  const end = endOfHelsinkiDay(dayAfter(helsinkiDay(now), EXCHANGE_DAYS));
  if (!end) throw new Error('The day after three weeks does not exist.');
  return end;
}

/**
 * Reserves what is wanted instead: another variant of the same model. The caller holds the lock of the order's row; stock is locked as
 * by an order.
 * @throws Conflict SIZE_NOT_AVAILABLE when there is too little of one, or it is of another model
 */
export async function reserveExchanges(
  tx: Transaction,
  orderId: number,
  wishes: readonly ExchangeWish[],
  now: Date,
): Promise<void> {
  if (wishes.length === 0) return;
  const ids = wishes.flatMap(({ variantId, exchangeVariantId }) => [variantId, exchangeVariantId]);
  const found = await tx
    .select({ id: variants.id, modelId: variants.modelId })
    .from(variants)
    .where(inArray(variants.id, ids));
  const modelOf = new Map(found.map(({ id, modelId }) => [id, modelId]));
  const isOfModel = ({ variantId, exchangeVariantId }: ExchangeWish) =>
    modelOf.get(exchangeVariantId) !== undefined && modelOf.get(variantId) === modelOf.get(exchangeVariantId);
  if (!wishes.every(isOfModel)) throw new Conflict({ reason: 'SIZE_NOT_AVAILABLE' });
  for (const { exchangeVariantId, amount, returnRowId } of wishes) {
    const wish = { variantId: exchangeVariantId, amount, onOrder: false };
    const { allocations, shortages } = await takeStock(tx, orderId, [wish], null);
    if (shortages.length > 0) throw new Conflict({ reason: 'SIZE_NOT_AVAILABLE' });
    const taken = allocations.get(exchangeVariantId) ?? [];
    await tx
      .insert(returnReservations)
      .values(taken.map(({ storeId, quantity }) => ({ returnRowId, storeId, quantity })));
    await tx
      .update(returnRows)
      .set({ reservedUntil: reservedUntil(now) })
      .where(eq(returnRows.id, returnRowId));
  }
}

/** Releases what a return has reserved: its rows are refunded instead. The caller holds the lock of the order's row. */
export async function releaseExchanges(tx: Transaction, orderId: number, returnId: number): Promise<void> {
  const held = await tx
    .select({
      rowId: returnRows.id,
      variantId: returnRows.exchangeVariantId,
      storeId: returnReservations.storeId,
      quantity: returnReservations.quantity,
    })
    .from(returnReservations)
    .innerJoin(returnRows, eq(returnRows.id, returnReservations.returnRowId))
    .where(eq(returnRows.returnId, returnId));
  if (held.length === 0) return;
  const changes = held.flatMap(({ variantId, storeId, quantity }) =>
    variantId === null ? [] : [{ variantId, storeId, delta: quantity }],
  );
  await putIntoStock(tx, orderId, changes, 'release');
  const rowIds = held.map(({ rowId }) => rowId);
  await tx.delete(returnReservations).where(inArray(returnReservations.returnRowId, rowIds));
  await tx.update(returnRows).set({ reservedUntil: null }).where(inArray(returnRows.id, rowIds));
}

/**
 * Releases what is reserved for returns whose goods have not arrived in three weeks. Each return has its own transaction and is read
 * again under its order's lock, so it is safe to run twice at once.
 * @returns number of returns whose reservations were released
 */
export async function releaseOverdueExchanges(db: Db, now: Date): Promise<number> {
  const isDue = and(
    lt(returnRows.reservedUntil, now),
    inArray(returns.status, [...BEFORE_ARRIVAL]),
    notExists(
      db
        .select({ id: returnEvents.id })
        .from(returnEvents)
        .where(
          and(
            eq(returnEvents.returnId, returns.id),
            ne(returnEvents.actor, 'customer'),
            inArray(returnEvents.toStatus, [...WITH_GOODS]),
          ),
        ),
    ),
  );
  const due = await db
    .selectDistinct({ id: returns.id, orderId: returns.orderId })
    .from(returns)
    .innerJoin(returnRows, eq(returnRows.returnId, returns.id))
    .where(isDue)
    .limit(500);
  let count = 0;
  for (const { id, orderId } of due) {
    const isReleased = await db.transaction(async (tx) => {
      await lockById(tx, orderId);
      const [still] = await tx
        .select({ id: returns.id })
        .from(returns)
        .innerJoin(returnRows, eq(returnRows.returnId, returns.id))
        .where(and(eq(returns.id, id), isDue))
        .limit(1);
      if (still) await releaseExchanges(tx, orderId, id);
      return still !== undefined;
    });
    if (isReleased) count++;
  }
  return count;
}
