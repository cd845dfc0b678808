import { type Day, helsinkiNow, isWorkingDay, nextWorkingDay, weekdayOf } from './working-days';

/** Hours of a store on a weekday. */
export interface OpenDay {
  /** ISO weekday. */
  readonly weekday: number;
  /** `10:00`. */
  readonly opens: string;
  readonly closes: string;
}

/** When an order can be collected from a store. */
export interface ExpressPickup {
  /** Last moment of the order, on the same day. */
  readonly orderBy: string;
  /** Day of the order and of the pick-up. */
  readonly day: Day;
  readonly readyAfter: string;
}

/** Orders by 09:00 on weekdays are ready after 11:00, by 14:00 after 16:00. Specification 2 §9. */
const ROUNDS = [
  { orderBy: '09:00', readyAfter: '11:00' },
  { orderBy: '14:00', readyAfter: '16:00' },
] as const;

/** Days that are looked at: no store is closed for longer. */
const MAX_DAYS = 14;

/**
 * The next round of express pick-up that an order placed now can reach: on a weekday that is no holiday, in Helsinki time,
 * while the store is still open when the order is ready. Specification 2 §9.
 * @returns null when the store opens on no such day
 */
export function expressPickup(now: Date, hours: readonly OpenDay[]): ExpressPickup | null {
  const { day: today, clock } = helsinkiNow(now);
  let day = isWorkingDay(today) ? today : nextWorkingDay(today);
  for (let tried = 0; tried < MAX_DAYS; tried++) {
    const weekday = weekdayOf(day);
    const open = hours.find((one) => one.weekday === weekday);
    const round = ROUNDS.find(
      ({ orderBy, readyAfter }) => (day > today || clock <= orderBy) && open !== undefined && readyAfter < open.closes,
    );
    if (round) return { day, ...round };
    day = nextWorkingDay(day);
  }
  return null;
}
