import { type Day, helsinkiNow, weekdayOf, workingDaysAfter } from 'contract/working-days';
import type { ShopLanguage } from '../locale/language';
import { dayRange } from './shipping-time';

/** Up to this many days a product is at hand, and its dispatch is part of the carrier's days. Specification 2 §9. */
const AT_HAND = 2;
/** From this many days on a shipping time is a text without a date. Specification 2 §9. */
const TEXT_FROM = 30;

/** When something arrives: in words, and as dates while they are known. */
export interface Arrival {
  /** `1–3 working days`. */
  readonly words: string;
  /** `ti 24.11. – pe 27.11.`; empty when no date is known. */
  readonly dates: string;
}

/** Working days before the carrier takes over: days to dispatch, unless the product is at hand. */
export const waitingDays = (dispatchDays: number): number => (dispatchDays <= AT_HAND ? 0 : dispatchDays);

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
 */
export function arrivalOf(from: number, to: number, now: Date, language: ShopLanguage): Arrival {
  const words = dayRange(from, to, language);
  if (to >= TEXT_FROM) return { words, dates: '' };
  const { day: today } = helsinkiNow(now);
  const [first, last] = [workingDaysAfter(today, from), workingDaysAfter(today, to)];
  const dates =
    first === last ? shortDay(first, language) : `${shortDay(first, language)} – ${shortDay(last, language)}`;
  return { words, dates };
}
