import { type Day, daysAfter, helsinkiNow, weekdayOf } from './working-days';

/** Hours of a day of the week. */
export interface OpenDay {
  /** ISO weekday: 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** Helsinki time, `10:00`. */
  readonly opens: string;
  /** Later on the same day, at most `24:00`. */
  readonly closes: string;
}

/** A day with other hours than its weekday has. */
export interface SpecialDay {
  readonly date: Day;
  /** Null, like `closes`: closed all day. */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** When a store is open: its week, and the days that differ from it. A weekday without hours is closed. */
export interface OpeningTimes {
  readonly week: readonly OpenDay[];
  readonly special: readonly SpecialDay[];
}

export interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** A moment as people in Helsinki write it. */
export interface DayAndClock {
  readonly day: Day;
  readonly clock: string;
}

/** Whether a store is open at a moment, and what comes next. */
export type OpenState =
  | { readonly isOpen: true /** Null for a store that never closes. */; readonly closes: DayAndClock | null }
  | { readonly isOpen: false /** Null when no opening is known. */; readonly opens: DayAndClock | null };

/** Days that are looked ahead for an opening or a closing: no store is closed for longer than a season. */
const MAX_DAYS = 200;
const HOUR_MS = 3_600_000;

/** The hours of a store on a day: those of a special day, else those of its weekday. Null when it is closed. */
export function hoursOn({ week, special }: OpeningTimes, day: Day): Hours | null {
  const other = special.find(({ date }) => date === day);
  if (other) return other.opens === null || other.closes === null ? null : { opens: other.opens, closes: other.closes };
  const weekday = weekdayOf(day);
  const usual = week.find((each) => each.weekday === weekday);
  return usual ? { opens: usual.opens, closes: usual.closes } : null;
}

/**
 * The moment of a clock time in Helsinki, in milliseconds. Of a time that comes twice, when summer time ends, the first one; a
 * time that does not come, when it begins, is an hour later by the clock.
 * @param clock `10:00`; `24:00` is the midnight after the day
 */
export function helsinkiTime(day: Day, clock: string): number {
  if (clock === '24:00') return helsinkiTime(daysAfter(day, 1), '00:00');
  const asIfGreenwich = Date.parse(`${day}T${clock}:00Z`);
  const inSummer = asIfGreenwich - 3 * HOUR_MS;
  const then = helsinkiNow(new Date(inSummer));
  return then.day === day && then.clock === clock ? inSummer : inSummer + HOUR_MS;
}

/** Whether a store is open at a moment, until when or from when again. Hours that end and begin at midnight are one opening. */
export function openState(times: OpeningTimes, now: Date): OpenState {
  const { day: today } = helsinkiNow(now);
  const at = now.getTime();
  const hours = hoursOn(times, today);
  if (hours && helsinkiTime(today, hours.opens) <= at && at < helsinkiTime(today, hours.closes))
    return { isOpen: true, closes: closingAfter(times, today) };
  for (let count = 0; count < MAX_DAYS; count++) {
    const day = daysAfter(today, count);
    const next = hoursOn(times, day);
    if (next && helsinkiTime(day, next.opens) > at) return { isOpen: false, opens: { day, clock: next.opens } };
  }
  return { isOpen: false, opens: null };
}

/** The end of an opening that includes a day, through midnights at which the store does not close. */
function closingAfter(times: OpeningTimes, first: Day): DayAndClock | null {
  for (let count = 0; count < MAX_DAYS; count++) {
    const day = daysAfter(first, count);
    const closes = hoursOn(times, day)?.closes ?? '24:00';
    const isThrough = closes === '24:00' && hoursOn(times, daysAfter(day, 1))?.opens === '00:00';
    if (!isThrough) return { day, clock: closes };
  }
  return null;
}

/**
 * Until when everything that is said about a store now stays true, in milliseconds: it opens or closes, or another day begins, of which
 * "today" and "tomorrow" are others.
 */
export function hoursChangeAt(times: OpeningTimes, now: Date): number {
  const midnight = helsinkiTime(helsinkiNow(now).day, '24:00');
  const state = openState(times, now);
  const next = state.isOpen ? state.closes : state.opens;
  return next ? Math.min(helsinkiTime(next.day, next.clock), midnight) : midnight;
}

/** Days that differ from their weekday, from a day on. @param count how many days are looked at */
export function specialDaysWithin<Special extends SpecialDay>(
  special: readonly Special[],
  from: Day,
  count: number,
): Special[] {
  const end = daysAfter(from, count);
  return special.filter(({ date }) => date >= from && date < end).sort((a, b) => (a.date < b.date ? -1 : 1));
}
