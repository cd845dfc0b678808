const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' });

/** The current date in Helsinki, `2026-11-20`; tax and currency rates are valid from such a date. */
export const helsinkiDay = (now: Date): string => formatter.format(now);

/** The last second of a day in Helsinki, which is two or three hours before UTC's; null for a day that does not exist. */
export function endOfHelsinkiDay(day: string): Date | null {
  const ends = ['21:59:59', '20:59:59'].map((time) => new Date(`${day}T${time}Z`));
  return ends.find((end) => !Number.isNaN(end.getTime()) && helsinkiDay(end) === day) ?? null;
}

/** The first second of a day in Helsinki; null for a day that does not exist. */
export function startOfHelsinkiDay(day: string): Date | null {
  const starts = ['21:00:00', '22:00:00'].map((time) => new Date(new Date(`${day}T${time}Z`).getTime() - DAY_MS));
  const isStart = (start: Date) => helsinkiDay(start) === day && helsinkiDay(new Date(start.getTime() - 1)) !== day;
  return starts.find((start) => !Number.isNaN(start.getTime()) && isStart(start)) ?? null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
