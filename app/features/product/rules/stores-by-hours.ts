import type { OpeningTimes } from 'contract/opening-hours';

/**
 * Puts stores with the same hours together, so that a page tells the hours once. Groups stand in the order of their first stores, stores
 * in their own order.
 * @param stores in display order
 */
export function storesByHours<Store extends { readonly times: OpeningTimes }>(
  stores: readonly Store[],
): { readonly times: Store['times']; readonly stores: readonly Store[] }[] {
  const groups = new Map<string, Store[]>();
  for (const store of stores) {
    const key = JSON.stringify([store.times.week, store.times.special]);
    groups.set(key, [...(groups.get(key) ?? []), store]);
  }
  return [...groups.values()].flatMap((alike) => (alike[0] ? [{ times: alike[0].times, stores: alike }] : []));
}
