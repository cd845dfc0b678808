import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { stock, stockMovements } from '../../db/schema/stock';
import { stores } from '../../db/schema/stores';
import type { StockSource } from './stock-allocation';

/** A change of a variant's free units in a store. */
export interface StockChange {
  readonly variantId: number;
  readonly storeId: number;
  readonly delta: number;
}

/** A change as it is recorded: why, and for which order or transfer. */
export type StockMovement = StockChange &
  Pick<typeof stockMovements.$inferInsert, 'reason' | 'orderId' | 'transferId' | 'createdAt'>;

/** Locks the stock rows of variants, ordered by variant and store, and reads them under the lock. */
export async function lockStock(tx: Transaction, variantIds: readonly number[]): Promise<Map<number, StockSource[]>> {
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

/** Gives variants that a store never had a stock row there, so that it can be locked. Before `lockStock`. */
export async function openStock(tx: Transaction, storeId: number, variantIds: readonly number[]): Promise<void> {
  const inOrder = [...new Set(variantIds)].toSorted((one, other) => one - other);
  if (inOrder.length === 0) return;
  await tx
    .insert(stock)
    .values(inOrder.map((variantId) => ({ variantId, storeId, quantity: 0 })))
    .onConflictDoNothing();
}

/**
 * Changes stock and records the movements, so that the sum of movements equals the stock. Several changes of one stock row add up. The
 * caller holds the locks of the rows.
 */
export async function moveStock(tx: Transaction, movements: readonly StockMovement[]): Promise<void> {
  const moved = movements.filter(({ delta }) => delta !== 0);
  if (moved.length === 0) return;
  const values = sql.join(
    moved.map((change) => sql`(${change.variantId}::int, ${change.storeId}::int, ${change.delta}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${stock} set quantity = stock.quantity + moved.delta
    from (
      select variant_id, store_id, sum(delta)::int as delta
      from (values ${values}) as change (variant_id, store_id, delta) group by variant_id, store_id
    ) as moved
    where stock.variant_id = moved.variant_id and stock.store_id = moved.store_id`);
  await tx.insert(stockMovements).values(moved);
}
