import { hoursOn, type OpeningTimes, openState } from 'contract/opening-hours';
import { helsinkiNow } from 'contract/working-days';
import type { Translate } from '~/locale/namespaces';
import { dayHours, type HoursTexts, openWords } from '~/locale/opening-words';

/** Texts of stores, and those of hours. */
type TodayTexts = { readonly t: Translate<'stores'>; readonly hours: HoursTexts };

/**
 * In one line whether a store is open now, and its hours of today: `Closed · today 10:00–20:00`; what comes next when it opens no more
 * today.
 */
export function todayWords(times: OpeningTimes, now: Date, { t, hours }: TodayTexts): string {
  const { day } = helsinkiNow(now);
  const state = openState(times, now);
  const isToday = hoursOn(times, day) && (state.isOpen || state.opens?.day === day);
  if (!isToday) return openWords(times, now, hours);
  return t('todayState', {
    state: hours.t(state.isOpen ? 'hours.open' : 'hours.closed'),
    hours: dayHours(times, day, hours),
  });
}
