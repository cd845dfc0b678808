import { type ListIndex, newRows } from './list-index';

/**
 * A list whose products stand in an order that somebody recommends; those it does not name come last, in the list's own order.
 * Other sorts stay as they are. All but the order is shared with the list. Specification 2 §7.
 * @param sortIds ids of products in that order
 */
export function inRecommendedOrder(index: ListIndex, sortIds: readonly number[]): ListIndex {
  if (sortIds.length === 0) return index;
  const { ids, total } = index;
  const rowOf = new Map<number, number>();
  for (let row = 0; row < total; row++) rowOf.set(ids[row] as number, row);
  const named = new Set(sortIds.flatMap((id) => rowOf.get(id) ?? []));
  const order = newRows(total, total);
  let place = 0;
  for (const row of named) order[place++] = row;
  for (let row = 0; row < total; row++) if (!named.has(row)) order[place++] = row;
  return { ...index, orders: { ...index.orders, default: order } };
}
