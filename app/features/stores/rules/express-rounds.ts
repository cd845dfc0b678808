import { EXPRESS_ROUNDS, type ExpressPickup, expressPickup } from 'contract/express-pickup';
import type { OpeningTimes } from 'contract/opening-hours';

/** The store at which an order placed now is ready first, and when; undefined where none offers express pick-up soon. */
export function soonestPickup<Store extends { readonly times: OpeningTimes }>(stores: readonly Store[], now: Date) {
  return stores
    .flatMap((store) => {
      const pickup = expressPickup(now, store.times);
      return pickup ? [{ store, pickup, key: `${pickup.day} ${pickup.readyAfter}` }] : [];
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))[0];
}

/**
 * The rounds of a day beside the next one that an order can reach: those before it are today's that have passed, since a day to come
 * begins with its first.
 */
export function roundsBeside(next: Pick<ExpressPickup, 'orderBy'> | undefined) {
  return EXPRESS_ROUNDS.map((round) => ({
    ...round,
    isNext: round.orderBy === next?.orderBy,
    isPast: next !== undefined && round.orderBy < next.orderBy,
  }));
}
