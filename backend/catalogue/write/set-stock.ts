import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { MAIN_STORE_ID, stock, stockMovements } from '../../db/schema/stock';
import type { WrittenVariant } from './upsert-variants';

/**
 * Sets the main warehouse's stock to the file's count and records the movement.
 *
 * Rows are made first and then locked in the order of variant ids: an order placed at the same time takes its units either
 * before the count, which then includes them, or after it; the movements add up to the stock in both cases.
 */
export async function setStock(tx: Transaction, written: readonly WrittenVariant[]): Promise<void> {
  if (written.length === 0) return;
  const inOrder = written.toSorted((left, right) => left.id - right.id);
  const ids = inOrder.map(({ id }) => id);
  await tx
    .insert(stock)
    .values(ids.map((variantId) => ({ variantId, storeId: MAIN_STORE_ID, quantity: 0 })))
    .onConflictDoNothing();
  const locked = await tx
    .select({ variantId: stock.variantId, quantity: stock.quantity })
    .from(stock)
    .where(and(inArray(stock.variantId, ids), eq(stock.storeId, MAIN_STORE_ID)))
    .orderBy(asc(stock.variantId))
    .for('update');
  const before = new Map(locked.map(({ variantId, quantity }) => [variantId, quantity]));
  const changed = inOrder
    .map(({ id, variant }) => ({
      id,
      quantity: variant.source.quantity,
      delta: variant.source.quantity - (before.get(id) ?? 0),
    }))
    .filter(({ delta }) => delta !== 0);
  if (changed.length === 0) return;
  await tx
    .insert(stock)
    .values(changed.map(({ id, quantity }) => ({ variantId: id, storeId: MAIN_STORE_ID, quantity })))
    .onConflictDoUpdate({ target: [stock.variantId, stock.storeId], set: { quantity: sql`excluded.quantity` } });
  await tx
    .insert(stockMovements)
    .values(
      changed.map(({ id, delta }) => ({ variantId: id, storeId: MAIN_STORE_ID, delta, reason: 'import' as const })),
    );
}
