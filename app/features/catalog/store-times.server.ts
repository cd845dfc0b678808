import { type ExpressPickup, expressChangesAt, expressPickup } from 'contract/express-pickup';
import { hoursChangeAt, type OpeningTimes, specialDaysWithin } from 'contract/opening-hours';
import { helsinkiNow } from 'contract/working-days';
import type { readResources } from '~/api/resources';
import type { StoreTimes } from './store-times';

type WireStore = Awaited<ReturnType<typeof readResources>>['stores'][number];

/** When a store is open, for the browser. @param days how many days ahead special days are told */
export function storeTimes(
  { opening_hours, special_days }: Pick<WireStore, 'opening_hours' | 'special_days'>,
  now: Date,
  days: number,
): StoreTimes {
  const special = specialDaysWithin(special_days, helsinkiNow(now).day, days);
  return { week: opening_hours, special };
}

/**
 * Until when a page that tells about stores now stays true, in milliseconds: one of them opens or closes, a round of express pick-up
 * is over, or another day begins.
 */
export function storesChangeAt(
  stores: readonly { readonly times: OpeningTimes; readonly isExpress: boolean }[],
  now: Date,
): number {
  const moments = stores.flatMap(({ times, isExpress }) => {
    const pickup: ExpressPickup | null = isExpress ? expressPickup(now, times) : null;
    return [hoursChangeAt(times, now), ...(pickup ? [expressChangesAt(now, pickup)] : [])];
  });
  return Math.min(...moments);
}
