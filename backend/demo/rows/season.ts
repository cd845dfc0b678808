import { endOfHelsinkiDay, helsinkiDay, startOfHelsinkiDay } from '../../domain/pricing/helsinki-day';
import type { DayOfYear } from '../content/content-item';

/**
 * The last time that a day of the year began in Helsinki: for what tells of a time of the year, which is dated after it.
 * @example lastDay('10-27', new Date('2026-11-28')) // 2026-10-26T22:00Z
 */
export function lastDay(day: DayOfYear, now: Date): Date {
  const thisYear = Number(helsinkiDay(now).slice(0, 4));
  const begins = [thisYear, thisYear - 1].map((year) => startOfHelsinkiDay(`${year}-${day}`));
  const last = begins.find((begin) => begin !== null && begin <= now);
  if (!last) throw new Error(`No such day: ${day}`);
  return last;
}

/**
 * The season of a banner that runs now or comes next, in Helsinki time.
 * @param season first and last day, `MM-DD`; the last may lie in the next year
 * @example seasonOf(['11-01', '11-30'], new Date('2026-11-20')) // from 2026-10-31T22:00Z to 2026-11-30T22:00Z
 */
export function seasonOf(
  [from, to]: readonly [from: string, to: string],
  now: Date,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const thisYear = Number(helsinkiDay(now).slice(0, 4));
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const startsAt = startOfHelsinkiDay(`${year}-${from}`);
    const lastSecond = endOfHelsinkiDay(`${to < from ? year + 1 : year}-${to}`);
    if (startsAt && lastSecond && lastSecond >= now) return { startsAt, endsAt: new Date(lastSecond.getTime() + 1000) };
  }
  throw new Error(`No such season: ${from} to ${to}`);
}
