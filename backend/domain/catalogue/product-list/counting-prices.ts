import { groupedByModel } from '../../reading/by-model';
import type { Connection } from '../../reading/reader';
import * as rows from './card-rows';

/** The relevant prices of each model: those of orderable variants, or of all variants when none is orderable. */
export async function readCountingPrices(
  pool: Connection,
  ids: readonly number[],
  taxAreaId: number,
): Promise<Map<number, rows.CardPriceRow[]>> {
  const prices = groupedByModel(await rows.cardPrices(pool, ids, taxAreaId));
  const several = [...prices].flatMap(([id, all]) => (all.length > 1 ? [id] : []));
  if (several.length === 0) return prices;
  const orderable = groupedByModel(await rows.orderablePrices(pool, several, taxAreaId));
  for (const [id, some] of orderable) prices.set(id, some);
  return prices;
}
