import { EXPRESS_ROUNDS } from 'contract/express-pickup';
import { hoursOn, type OpeningTimes } from 'contract/opening-hours';
import { daysAfter, helsinkiNow, isHoliday, weekdayOf } from 'contract/working-days';
import { readStores } from '~/api/stores';
import { plainTracking } from '~/features/catalog/page-tracking';
import { storesChangeAt } from '~/features/catalog/store-times.server';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { orErrorPage } from '~/server/unavailable.server';
import { toStoreView } from './store-view.server';

/** How far ahead days without express pick-up are told. */
const AHEAD = 30;

/** Weekdays of the next weeks on which no store offers express pick-up: holidays, and days on which all of them are closed. */
export function daysWithoutExpress(stores: readonly OpeningTimes[], now: Date): string[] {
  const { day: today } = helsinkiNow(now);
  const days = Array.from({ length: AHEAD }, (_, count) => daysAfter(today, count));
  const isOff = (day: string) => isHoliday(day) || stores.every((times) => hoursOn(times, day) === null);
  return days.filter((day) => weekdayOf(day) <= 5 && isOff(day));
}

/**
 * Loads the page that explains express pick-up and tells what its clock rules mean now. It is true until a round ends or a store
 * opens or closes. Specification 2 §2 (other linked areas), §9.
 */
export async function loadPikanouto(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, t, trueUntil } = context;
  const now = new Date();
  const stores = (await orErrorPage(readStores(api)))
    .filter(({ pikanouto }) => pikanouto)
    .map((store) => toStoreView(store, context, now));
  trueUntil(storesChangeAt(stores, now));
  const text = t('stores');
  const times = stores.map((store) => store.times);
  return {
    title: text('pikanouto.title'),
    description: text('pikanouto.description'),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('pikanouto.title') }],
    path: pathTo('pikanouto', language),
    rounds: EXPRESS_ROUNDS,
    stores: stores.map(({ slug, name, to, street, city, files, times: open }) => ({
      slug,
      name,
      to,
      street,
      city,
      files,
      times: open,
    })),
    daysOff: stores.length > 0 ? daysWithoutExpress(times, now) : [],
    rendered: now.getTime(),
    tracking: plainTracking('dynamic page'),
  };
}
export type PikanoutoData = Awaited<ReturnType<typeof loadPikanouto>>;
