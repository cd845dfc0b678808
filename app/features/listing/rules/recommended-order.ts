import type { ListIndex } from './list-index';
import { newRows } from './rows';

/**
 * Returns the list with its default order replaced by a recommended one; other products come last, in the original order.
 * Other sorts are unchanged. Everything but the order is shared with the original. Specification 2 §7.
 * @param sortIds ids of products in that order
 */
export function withRecommendedOrder(index: ListIndex, sortIds: readonly number[]): ListIndex {
  if (sortIds.length === 0) return index;
  const { ids, total } = index;
  const rowOf = new Map<number, number>();
  for (let row = 0; row < total; row++) rowOf.set(ids[row] as number, row);
  const named = new Set(sortIds.flatMap((id) => rowOf.get(id) ?? []));
  const order = newRows(total, total);
  let place = 0;
  for (const row of named) order[place++] = row;
  const own = index.orders.default;
  for (let at = 0; at < total; at++) {
    const row = own === null ? at : (own[at] as number);
    if (!named.has(row)) order[place++] = row;
  }
  return { ...index, orders: { ...index.orders, default: order } };
}
