import { hoursOn, type OpenDay, type OpeningTimes, openState, type SpecialDay } from 'contract/opening-hours';
import { type Day, daysAfter, helsinkiNow, weekdayOf } from 'contract/working-days';
import { clockRange, clockText } from './clock';
import type { Language } from './languages';
import type { Translate } from './namespaces';

/** Texts of a page: those of hours are in the namespace `catalog`, which every page with stores has. */
export interface HoursTexts {
  readonly t: Translate<'catalog'>;
  readonly language: Language;
}

/** ISO weekdays. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const short = (day: Day, { t }: HoursTexts): string => t(`hours.short.${weekdayOf(day) as Weekday}`);
const dateOf = (day: Day): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** `ti 24.11.`; dates are written alike in every language. Specification 2 §9. */
export const shortDay = (day: Day, texts: HoursTexts): string => `${short(day, texts)} ${dateOf(day)}`;

/** `tiistai 24.11.` */
export const longDay = (day: Day, { t }: HoursTexts): string =>
  `${t(`hours.long.${weekdayOf(day) as Weekday}`)} ${dateOf(day)}`;

/** Whether a store is open, with what comes next: `Open until 20:00`, `Closed, opens tomorrow at 10:00`. */
export function openWords(times: OpeningTimes, now: Date, texts: HoursTexts): string {
  const { t, language } = texts;
  const { day: today } = helsinkiNow(now);
  const tomorrow = daysAfter(today, 1);
  const state = openState(times, now);
  if (state.isOpen) {
    const isSoon = state.closes && state.closes.day <= tomorrow;
    return isSoon ? t('hours.openUntil', { time: clockText(state.closes.clock, language) }) : t('hours.open');
  }
  if (!state.opens) return t('hours.closed');
  const { day, clock } = state.opens;
  const time = clockText(clock, language);
  if (day === today) return t('hours.opensToday', { time });
  if (day === tomorrow) return t('hours.opensTomorrow', { time });
  const weekday = t(`hours.on.${weekdayOf(day) as Weekday}`);
  return t('hours.opensOn', { day: day <= daysAfter(today, 6) ? weekday : `${weekday} ${dateOf(day)}`, time });
}

/** The hours of a day, or that it is closed: `10–20`, `suljettu`. */
export function dayHours(times: OpeningTimes, day: Day, { t, language }: HoursTexts): string {
  const hours = hoursOn(times, day);
  return hours ? clockRange(hours.opens, hours.closes, language) : t('hours.closedDay');
}

/** A week's hours with equal days in a row put together: `ma–pe 10–20`, `la 10–18`. Closed days are left out. */
export function weekWords(week: readonly OpenDay[], { t, language }: HoursTexts): string[] {
  const name = (weekday: number) => t(`hours.short.${weekday as Weekday}`);
  const runs: { first: number; last: number; time: string }[] = [];
  for (const { weekday, opens, closes } of [...week].sort((a, b) => a.weekday - b.weekday)) {
    const time = clockRange(opens, closes, language);
    const run = runs.at(-1);
    if (run && run.time === time && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, time });
  }
  return runs.map(({ first, last, time }) =>
    first === last ? `${name(first)} ${time}` : `${name(first)}–${name(last)} ${time}`,
  );
}

/** A special day with its name: `to 24.12. 9–13 (jouluaatto)`. */
export function specialWords({ name, ...day }: SpecialDay & { readonly name: string }, texts: HoursTexts): string {
  const hours = dayHours({ week: [], special: [day] }, day.date, texts);
  return `${shortDay(day.date, texts)} ${hours}${name === '' ? '' : ` (${name})`}`;
}
