import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { rowsOf } from '../../domain/reading/reader';

/**
 * Takes back by how many units a run changed stock, so that sales since then count. Stock that was sold since does not go below zero.
 * @param which SQL: which of the kept changes, `i`
 * @returns numbers of stocks taken back whole, and of those of which less was left
 */
export async function restoreStock(
  tx: Transaction,
  runId: number,
  which: SQL,
): Promise<{ whole: number; short: number }> {
  const [counted] = await rowsOf<{ whole: number; short: number }>(
    tx,
    sql`
    with locked as (
      select s.variant_id, s.store_id, s.quantity, s.quantity - i.delta as wanted, greatest(0, s.quantity - i.delta) as next
      from import_stock i join stock s on s.variant_id = i.variant_id and s.store_id = i.store_id
      where i.run_id = ${runId} and ${which} order by s.variant_id, s.store_id for update of s
    ), moved as (
      update stock s set quantity = l.next from locked l
      where s.variant_id = l.variant_id and s.store_id = l.store_id and l.next <> l.quantity
      returning s.variant_id, s.store_id, l.next - l.quantity as delta
    ), told as (
      insert into stock_movements (variant_id, store_id, delta, reason)
      select variant_id, store_id, delta, 'import' from moved order by variant_id, store_id
    )
    select count(*) filter (where wanted >= 0)::int as whole, count(*) filter (where wanted < 0)::int as short from locked`,
  );
  await tx.execute(sql`delete from import_stock i where i.run_id = ${runId} and ${which}`);
  return counted ?? { whole: 0, short: 0 };
}
