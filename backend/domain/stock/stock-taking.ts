import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { orderAllocations, orderRows } from '../../db/schema/orders';
import { type Allocation, allocate } from './stock-allocation';
import { lockStock, moveStock, type StockChange } from './stock-ledger';

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
    given.map(({ storeId, quantity }) => ({ variantId, storeId, delta: -quantity, reason: 'order' as const, orderId })),
  );
  await moveStock(tx, changes);
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
    variantId === null ? [] : [{ variantId, storeId, delta: quantity, reason: 'release' as const, orderId }],
  );
  if (changes.length === 0) return;
  await lockStock(
    tx,
    changes.map((change) => change.variantId),
  );
  await moveStock(tx, changes);
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
  await moveStock(
    tx,
    changes.map((change) => ({ ...change, reason, orderId })),
  );
}
