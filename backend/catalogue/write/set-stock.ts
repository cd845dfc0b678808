import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { insertMany, isAnyOf } from '../../db/many-rows';
import { orderAllocations, orderRows, orders } from '../../db/schema/orders';
import { stock, stockMovements } from '../../db/schema/stock';
import { MAIN_STORE_ID } from '../../db/schema/stores';
import { transferRows, transfers } from '../../db/schema/transfers';
import type { ImportedStock } from '../imported-model';
import { NO_RECORD, type UndoRecord } from '../runs/undo-record';
import type { WrittenVariant } from './upsert-variants';

/** Assumed quantity when the file says "in stock" without a quantity and the shop has none. */
export const QUANTITY_IN_STOCK = 10;

/** Deviations from the file's quantities. */
export interface StockRemarks {
  /** Variants with quantities reserved by unpaid orders and transfers, which were subtracted from the file's count. */
  held: WrittenVariant[];
  /** Variants for which these reserve more than the file's count. */
  overheld: WrittenVariant[];
  /** Variants "in stock" without a quantity, which got the assumed one. */
  assumed: WrittenVariant[];
  /** Variants that are out of stock because the file has no quantity. */
  unsaid: WrittenVariant[];
}

/**
 * Sets the main warehouse's free units by the file's count and records the movements.
 *
 * The file's count is the quantity in the warehouse. It includes quantities reserved by unpaid orders and those put aside for transfers
 * that have not left, so these are subtracted. When such an order is paid its products leave; when it expires they become free again: the count is right in
 * both cases. Products of paid orders count as gone, so a count made before they were packed must be repeated.
 *
 * Rows are created first and then locked in the order of variant ids: a simultaneous order takes its quantity either before
 * the count, which then sees it as reserved, or after it; the movements add up to the stock in both cases. A new variant needs no lock:
 * nobody else sees it before the transaction ends.
 */
export async function setStock(
  tx: Transaction,
  written: readonly WrittenVariant[],
  record: UndoRecord = NO_RECORD,
): Promise<StockRemarks> {
  const remarks: StockRemarks = { held: [], overheld: [], assumed: [], unsaid: [] };
  if (written.length === 0) return remarks;
  const inOrder = written.toSorted((left, right) => left.id - right.id);
  const known = inOrder.flatMap(({ id, isNew }) => (isNew ? [] : [id]));
  const before = await lockStock(tx, known);
  const held = await heldUnits(tx, known);
  const changed: Moved[] = [];
  const first: Moved[] = [];
  for (const one of inOrder) {
    const free = before.get(one.id) ?? 0;
    const unpaid = held.get(one.id) ?? 0;
    const said = one.variant.source.stock;
    if (said.kind === 'count' && unpaid > 0) (unpaid > said.quantity ? remarks.overheld : remarks.held).push(one);
    if (said.kind === 'some' && free + unpaid === 0) remarks.assumed.push(one);
    if (said.kind === 'unsaid' && free === 0 && !one.variant.source.isOnOrder) remarks.unsaid.push(one);
    const quantity = freeUnits(said, free, unpaid);
    const moved = { id: one.id, quantity, delta: quantity - free };
    if (one.isNew) first.push(moved);
    else if (quantity !== free) changed.push(moved);
  }
  if (first.length > 0)
    await tx.execute(
      insertMany(
        stock,
        first.map(({ id, quantity }) => ({ variantId: id, storeId: MAIN_STORE_ID, quantity })),
      ),
    );
  await moveTo(tx, changed);
  const moves = [...first.filter(({ delta }) => delta !== 0), ...changed];
  await recordMoves(tx, moves);
  await record.stock(tx, moves);
  return remarks;
}

/** A variant with its new units in a store and the change that they are. */
interface Moved {
  id: number;
  quantity: number;
  delta: number;
}

/**
 * Sets the units of variants in a store by counts, as `setStock` does in the main warehouse.
 * @param counts by variant
 * @param record keeps by how much they change
 * @returns the variants whose units changed
 */
export async function setStoreUnits(
  tx: Transaction,
  storeId: number,
  counts: ReadonlyMap<number, number>,
  record: UndoRecord,
): Promise<ReadonlySet<number>> {
  const ids = [...counts.keys()].sort((one, other) => one - other);
  const before = await lockStock(tx, ids, storeId);
  const held = await heldUnits(tx, ids, storeId);
  const changed = ids.flatMap((id) => {
    const free = before.get(id) ?? 0;
    const quantity = freeUnits({ kind: 'count', quantity: counts.get(id) ?? 0 }, free, held.get(id) ?? 0);
    return quantity === free ? [] : [{ id, quantity, delta: quantity - free }];
  });
  await moveTo(tx, changed, storeId);
  await recordMoves(tx, changed, storeId);
  await record.stock(tx, changed, storeId);
  return new Set(changed.map(({ id }) => id));
}

/** Quantity that is free for sale.
 * @param said the file's stock
 * @param free quantity that was free before
 * @param held quantity reserved by unpaid orders
 */
export function freeUnits(said: ImportedStock, free: number, held: number): number {
  if (said.kind === 'count') return Math.max(0, said.quantity - held);
  return said.kind === 'some' && free + held === 0 ? QUANTITY_IN_STOCK : free;
}

async function lockStock(
  tx: Transaction,
  ids: readonly number[],
  storeId = MAIN_STORE_ID,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = ids.map((variantId) => ({ variantId, storeId, quantity: 0 }));
  await tx.execute(sql`${insertMany(stock, rows)} on conflict do nothing`);
  const locked = await tx
    .select({ variantId: stock.variantId, quantity: stock.quantity })
    .from(stock)
    .where(and(isAnyOf(stock.variantId, ids), eq(stock.storeId, storeId)))
    .orderBy(asc(stock.variantId))
    .for('update');
  return new Map(locked.map(({ variantId, quantity }) => [variantId, quantity]));
}

/** Must be called under the lock of the stock rows, which every order takes before it writes its allocations. */
async function heldUnits(
  tx: Transaction,
  ids: readonly number[],
  storeId = MAIN_STORE_ID,
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ variantId: orderRows.variantId, quantity: sql<number>`sum(${orderAllocations.quantity})::int` })
    .from(orderAllocations)
    .innerJoin(orderRows, eq(orderRows.id, orderAllocations.orderRowId))
    .innerJoin(orders, eq(orders.id, orderRows.orderId))
    .where(
      and(
        eq(orders.status, 'awaiting_payment'),
        isNull(orderAllocations.releasedAt),
        eq(orderAllocations.storeId, storeId),
        isAnyOf(orderRows.variantId, ids),
      ),
    )
    .groupBy(orderRows.variantId);
  const held = new Map(
    rows.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [[variantId, quantity] as const])),
  );
  for (const { variantId, quantity } of await putAside(tx, ids, storeId))
    held.set(variantId, quantity + (held.get(variantId) ?? 0));
  return held;
}

/** Units that are in a store for transfers which have not left it. */
const putAside = (tx: Transaction, ids: readonly number[], storeId: number) =>
  tx
    .select({ variantId: transferRows.variantId, quantity: sql<number>`sum(${transferRows.held})::int` })
    .from(transferRows)
    .innerJoin(transfers, eq(transfers.id, transferRows.transferId))
    .where(
      and(
        inArray(transfers.status, ['requested', 'picking']),
        eq(transfers.fromStoreId, storeId),
        isAnyOf(transferRows.variantId, ids),
      ),
    )
    .groupBy(transferRows.variantId);

/** Sets the units of locked rows. */
async function moveTo(tx: Transaction, changed: readonly Moved[], storeId = MAIN_STORE_ID): Promise<void> {
  if (changed.length === 0) return;
  const ids = sql.param(changed.map(({ id }) => id));
  const quantities = sql.param(changed.map(({ quantity }) => quantity));
  await tx.execute(sql`
    update stock s set quantity = n.quantity from unnest(${ids}::int[], ${quantities}::int[]) as n (id, quantity)
    where s.variant_id = n.id and s.store_id = ${storeId}`);
}

async function recordMoves(tx: Transaction, moves: readonly Moved[], storeId = MAIN_STORE_ID): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ id, delta }) => ({ variantId: id, storeId, delta, reason: 'import' as const }));
  await tx.execute(insertMany(stockMovements, rows));
}
