import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { orderAllocations, orderRows } from '../../db/schema/orders';
import { stock, stockMovements } from '../../db/schema/stock';
import { stores } from '../../db/schema/stores';
import { type Allocation, allocate, type StockSource } from './stock-allocation';

/** Requested quantity of an order row. */
export interface StockRequest {
  readonly variantId: number;
  readonly amount: number;
  /** Made to order or ordered from the supplier: a quantity that no store has is ordered and not a shortage. */
  readonly onOrder: boolean;
}

/** The allocations by variant, and the variants with too little stock. */
export interface StockTaken {
  readonly allocations: ReadonlyMap<number, readonly Allocation[]>;
  readonly shortages: readonly { readonly variantId: number; readonly left: number }[];
}

/**
 * Takes the products of one order out of stock; takes nothing when any row has too little stock. The caller's transaction must roll back
 * or commit the whole order.
 *
 * Closes the race for the last unit: the stock rows of all wanted variants are locked before they are read, in the same
 * order as everywhere else (variant id, then store id), so two orders never deadlock.
 */
export async function takeStock(
  tx: Transaction,
  orderId: number,
  wishes: readonly StockRequest[],
  pickupStoreId: number | null,
): Promise<StockTaken> {
  const sources = await lockStock(
    tx,
    wishes.map((wish) => wish.variantId),
  );
  const plans = wishes.map((wish) => ({
    ...wish,
    ...allocate(wish.amount, sources.get(wish.variantId) ?? [], pickupStoreId),
  }));
  const allocations = new Map(plans.map((plan) => [plan.variantId, plan.allocations]));
  const shortages = plans
    .filter((plan) => plan.missing > 0 && !plan.onOrder)
    .map(({ variantId, amount, missing }) => ({ variantId, left: amount - missing }));
  if (shortages.length > 0) return { allocations, shortages };
  const changes = plans.flatMap(({ variantId, allocations: given }) =>
    given.map(({ storeId, quantity }) => ({ variantId, storeId, delta: -quantity })),
  );
  await moveStock(tx, changes, 'order', orderId);
  return { allocations, shortages };
}

/**
 * Returns the allocated stock of an order, once: allocations that are already released are skipped. The caller must hold the
 * lock of the order's row; stock rows are locked in the same order as in `takeStock`.
 */
export async function releaseStock(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const held = await tx
    .select({
      rowId: orderAllocations.orderRowId,
      variantId: orderRows.variantId,
      storeId: orderAllocations.storeId,
      quantity: orderAllocations.quantity,
    })
    .from(orderAllocations)
    .innerJoin(orderRows, eq(orderRows.id, orderAllocations.orderRowId))
    .where(and(eq(orderRows.orderId, orderId), isNull(orderAllocations.releasedAt)));
  const changes = held.flatMap(({ variantId, storeId, quantity }) =>
    variantId === null ? [] : [{ variantId, storeId, delta: quantity }],
  );
  if (changes.length === 0) return;
  await lockStock(
    tx,
    changes.map((change) => change.variantId),
  );
  await moveStock(tx, changes, 'release', orderId);
  await tx
    .update(orderAllocations)
    .set({ releasedAt: now })
    .where(
      and(
        inArray(
          orderAllocations.orderRowId,
          held.map((allocation) => allocation.rowId),
        ),
        isNull(orderAllocations.releasedAt),
      ),
    );
}

/** Puts units into stock: goods that came back, or that were reserved for an exchange. The caller holds the lock of the order's row. */
export async function putIntoStock(
  tx: Transaction,
  orderId: number,
  changes: readonly StockChange[],
  reason: 'release' | 'return',
): Promise<void> {
  await lockStock(
    tx,
    changes.map((change) => change.variantId),
  );
  await moveStock(tx, changes, reason, orderId);
}

/** Locks the stock rows of variants, ordered by variant and store, and reads them under the lock. */
async function lockStock(tx: Transaction, variantIds: readonly number[]): Promise<Map<number, StockSource[]>> {
  const rows = await tx
    .select({
      variantId: stock.variantId,
      storeId: stock.storeId,
      quantity: stock.quantity,
      type: stores.type,
      displayOrder: stores.stockDisplayOrder,
    })
    .from(stock)
    .innerJoin(stores, eq(stores.id, stock.storeId))
    .where(inArray(stock.variantId, [...new Set(variantIds)]))
    .orderBy(asc(stock.variantId), asc(stock.storeId))
    .for('update', { of: stock });
  const byVariant = new Map<number, StockSource[]>();
  for (const { variantId, ...source } of rows) {
    const sources = byVariant.get(variantId);
    if (sources) sources.push(source);
    else byVariant.set(variantId, [source]);
  }
  return byVariant;
}

type StockChange = { readonly variantId: number; readonly storeId: number; readonly delta: number };

/** Changes stock and records the movements, so that the sum of movements equals the stock. Several changes of one stock row add up. */
async function moveStock(
  tx: Transaction,
  changes: readonly StockChange[],
  reason: 'order' | 'release' | 'return',
  orderId: number,
): Promise<void> {
  if (changes.length === 0) return;
  const values = sql.join(
    changes.map((change) => sql`(${change.variantId}::int, ${change.storeId}::int, ${change.delta}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${stock} set quantity = stock.quantity + moved.delta
    from (
      select variant_id, store_id, sum(delta)::int as delta
      from (values ${values}) as change (variant_id, store_id, delta) group by variant_id, store_id
    ) as moved
    where stock.variant_id = moved.variant_id and stock.store_id = moved.store_id`);
  await tx.insert(stockMovements).values(changes.map((change) => ({ ...change, reason, orderId })));
}
