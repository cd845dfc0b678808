import { RETURN_DAYS, WITHDRAWAL_DAYS } from 'contract/return-status';
import { endOfHelsinkiDay, helsinkiDay } from '../pricing/helsinki-day';
import { isWorkingDayIn } from './public-holidays';

/** The calendar day some days after another, `2026-11-20`. Days of the calendar, not of 24 hours: clocks that are set do not matter. */
export function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

const endOf = (day: string): Date => {
  const end = endOfHelsinkiDay(day);
  if (!end) throw new Error(`There is no day ${day}.`);
  return end;
};

/** The last second in which an order's products may be returned: the end of day 100 after the order in Helsinki. Specification 2 §5. */
export const returnUntil = (placedAt: Date): Date => endOf(dayAfter(helsinkiDay(placedAt), RETURN_DAYS));

/**
 * The last second in which a consumer may withdraw from a delivered order: the end of day 14 after the last parcel in Helsinki, or of the
 * next working day when that is a Saturday, a Sunday or a public holiday in Finland or where the order went (Directive 2011/83/EU,
 * article 9(2)(b)(i); Regulation (EEC, Euratom) No 1182/71, article 3(4)).
 * @param delivered when each parcel arrived; null for one on its way
 * @param country of the delivery, ISO 3166-1 alpha-2 in lower case
 * @returns null while a parcel is on its way or none was sent: the period has not begun, and withdrawing is possible
 */
export function withdrawUntil(delivered: readonly (Date | null)[], country: string): Date | null {
  const arrived = delivered.filter((time) => time !== null);
  if (arrived.length === 0 || arrived.length < delivered.length) return null;
  const last = new Date(Math.max(...arrived.map((time) => time.getTime())));
  let day = dayAfter(helsinkiDay(last), WITHDRAWAL_DAYS);
  while (!isWorkingDayIn(country, day)) day = dayAfter(day, 1);
  return endOf(day);
}
