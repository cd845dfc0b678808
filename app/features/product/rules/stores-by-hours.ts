import { type OpeningTimes, specialDaysWithin } from 'contract/opening-hours';
import type { Day } from 'contract/working-days';

/** How many days ahead special days are told. */
export const TOLD_DAYS = 7;

/**
 * Puts stores with the same hours together, so that a page tells the hours once: the week, and the special days that it tells. Groups
 * stand in the order of their first stores, stores in their own order.
 * @param stores in display order
 */
export function storesByHours<Store extends { readonly times: OpeningTimes }>(
  stores: readonly Store[],
  today: Day,
): { readonly times: Store['times']; readonly stores: readonly Store[] }[] {
  const groups = new Map<string, Store[]>();
  for (const store of stores) {
    const { week, special } = store.times;
    const key = JSON.stringify([week, specialDaysWithin(special, today, TOLD_DAYS)]);
    groups.set(key, [...(groups.get(key) ?? []), store]);
  }
  return [...groups.values()].flatMap((alike) => (alike[0] ? [{ times: alike[0].times, stores: alike }] : []));
}
