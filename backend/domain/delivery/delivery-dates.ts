import { type Day, helsinkiNow, weekdayOf, workingDaysAfter } from 'contract/working-days';
import type { ShopLanguage } from '../locale/language';
import { countedDays, dayRange } from './shipping-time';

/** When something arrives: in words, and as dates while they are known. */
export interface Arrival {
  /** `1–3 working days`. */
  readonly words: string;
  /** `ti 24.11. – pe 27.11.`; empty when no date is known. */
  readonly dates: string;
}

const MONDAY = Date.UTC(2024, 0, 1);

/** Made once a language: making one takes longer than everything else that a cart's dates need. */
const weekdays = new Map<ShopLanguage, Intl.DateTimeFormat>();

function weekdayFormat(language: ShopLanguage): Intl.DateTimeFormat {
  const made = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  weekdays.set(language, made);
  return made;
}

/** `ti 24.11.` */
export function shortDay(day: Day, language: ShopLanguage): string {
  const [, month, date] = day.split('-').map(Number);
  const time = new Date(MONDAY + (weekdayOf(day) - 1) * 24 * 3_600_000);
  const weekday = weekdayFormat(language).format(time);
  return `${weekday} ${date}.${month}.`;
}

/**
 * When a parcel arrives that is ordered now, counted in Finnish working days.
 * @param from first day, in working days from today
 * @param to last day, not before the first
 * @param isCounted false: a text stands for the days, so that no date is known. Specification 2 §9.
 */
export function arrivalOf(from: number, to: number, now: Date, language: ShopLanguage, isCounted: boolean): Arrival {
  if (!isCounted) return { words: dayRange(from, to, language), dates: '' };
  const words = countedDays(from, to, language);
  const { day: today } = helsinkiNow(now);
  const [first, last] = [workingDaysAfter(today, from), workingDaysAfter(today, to)];
  const dates =
    first === last ? shortDay(first, language) : `${shortDay(first, language)} – ${shortDay(last, language)}`;
  return { words, dates };
}
