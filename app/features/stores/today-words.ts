import { hoursOn, type OpeningTimes, openState } from 'contract/opening-hours';
import { helsinkiNow } from 'contract/working-days';
import type { Translate } from '~/locale/namespaces';
import { dayHours, type HoursTexts, openWords } from '~/locale/opening-words';

/** Texts of stores, and those of hours. */
type TodayTexts = { readonly t: Translate<'stores'>; readonly hours: HoursTexts };

/** In one line whether a store is open now, with its hours of today: `Open · today 10:00–20:00`; while it is closed, when it opens. */
export function todayWords(times: OpeningTimes, now: Date, { t, hours }: TodayTexts): string {
  const { day } = helsinkiNow(now);
  if (!hoursOn(times, day) || !openState(times, now).isOpen) return openWords(times, now, hours);
  return t('todayState', { state: hours.t('hours.open'), hours: dayHours(times, day, hours) });
}
