import { helsinkiTime, hoursOn, type OpeningTimes } from './opening-hours';
import { type Day, helsinkiNow, isWorkingDay, nextWorkingDay } from './working-days';

/** When an order can be collected from a store. */
export interface ExpressPickup {
  /** Last moment of the order, on the same day. */
  readonly orderBy: string;
  /** Day of the order and of the pick-up. */
  readonly day: Day;
  readonly readyAfter: string;
}

/** Orders by 09:00 on weekdays are ready after 11:00, by 14:00 after 16:00. Specification 2 §9. */
export const EXPRESS_ROUNDS = [
  { orderBy: '09:00', readyAfter: '11:00' },
  { orderBy: '14:00', readyAfter: '16:00' },
] as const;

/** Days that are looked at: no store is closed for longer. */
const MAX_DAYS = 60;

/**
 * The next round of express pick-up that an order placed now can reach: on a weekday that is no holiday, in Helsinki time,
 * while the store is still open when the order is ready. On a special day its hours count; where it opens later, the order is
 * ready when it opens. Specification 2 §9.
 * @returns null when the store opens on no such day
 */
export function expressPickup(now: Date, times: OpeningTimes): ExpressPickup | null {
  const { day: today, clock } = helsinkiNow(now);
  let day = isWorkingDay(today) ? today : nextWorkingDay(today);
  for (let tried = 0; tried < MAX_DAYS; tried++) {
    const open = hoursOn(times, day);
    const round = EXPRESS_ROUNDS.find(
      ({ orderBy, readyAfter }) => (day > today || clock <= orderBy) && open !== null && readyAfter < open.closes,
    );
    if (round && open) {
      const { orderBy, readyAfter } = round;
      const opensLater = open.opens > readyAfter;
      return { day, orderBy, readyAfter: opensLater ? open.opens : readyAfter };
    }
    day = nextWorkingDay(day);
  }
  return null;
}

const MINUTE_MS = 60_000;

/** Until when an offer of express pick-up stays true, in milliseconds: its last minute ends, or "today" begins. */
export function expressChangesAt(now: Date, { day, orderBy }: ExpressPickup): number {
  const midnight = helsinkiTime(helsinkiNow(now).day, '24:00');
  return Math.min(helsinkiTime(day, orderBy) + MINUTE_MS, midnight);
}
