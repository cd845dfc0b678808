import { endOfHelsinkiDay, helsinkiDay, startOfHelsinkiDay } from '../../domain/pricing/helsinki-day';

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
