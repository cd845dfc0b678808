/** The days of the week as keys of messages, Sunday first like `Date.getUTCDay`. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 24 * 60 * 60_000;

const helsinki = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Helsinki',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a time in the Helsinki zone, as midnight UTC of the same date. */
function dayOf(ms: number): number {
  return Date.parse(`${helsinki.format(ms)}T00:00:00Z`);
}

/** The last day of a campaign. */
export type LastDay = {
  readonly weekday: Weekday;
  /** Midnight UTC of the day, for `Intl` in the zone UTC. */
  readonly day: number;
  /** `YYYY-MM-DD`. */
  readonly iso: string;
  /** Days after today; 0 on the last day. */
  readonly daysLeft: number;
};

/**
 * The last day on which a campaign runs, in the Helsinki zone: it is over at `ends`, which is midnight after that day or a moment
 * before it.
 * @param ends ISO 8601 time
 * @param now milliseconds since 1970
 * @returns null for a time that cannot be read
 */
export function lastDayOf(ends: string, now: number): LastDay | null {
  const end = Date.parse(ends);
  if (Number.isNaN(end)) return null;
  const day = dayOf(end - 1);
  const date = new Date(day);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? 'sunday',
    day,
    iso: date.toISOString().slice(0, 10),
    daysLeft: Math.round((day - dayOf(now)) / DAY_MS),
  };
}
