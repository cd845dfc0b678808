import { expressPickup } from 'contract/express-pickup';
import type { OpeningTimes } from 'contract/opening-hours';
import { daysAfter, helsinkiNow, weekdayOf } from 'contract/working-days';
import { clockText } from '~/locale/clock';
import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';

type Texts = {
  readonly t: Translate<'stores'>;
  readonly hours: Translate<'catalog'>;
  readonly language: Language;
};

/** Up to this many days ahead a weekday alone says which day is meant. */
const NEAR = 6;

/** By when to order from a store for express pick-up, and when the order is ready: `Order by 14:00 today, ready after 16:00.` */
export function expressWords(times: OpeningTimes, now: Date, { t, hours, language }: Texts): string {
  const pickup = expressPickup(now, times);
  if (!pickup) return t('pikanouto.never');
  const { day } = pickup;
  const { day: today } = helsinkiNow(now);
  const clocks = { order: clockText(pickup.orderBy, language), ready: clockText(pickup.readyAfter, language) };
  if (day === today) return t('pikanouto.today', clocks);
  if (day === daysAfter(today, 1)) return t('pikanouto.tomorrow', clocks);
  const weekday = hours(`hours.on.${weekdayOf(day) as 1 | 2 | 3 | 4 | 5}`);
  const date = `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;
  return t('pikanouto.on', { day: day <= daysAfter(today, NEAR) ? weekday : `${weekday} ${date}`, ...clocks });
}
