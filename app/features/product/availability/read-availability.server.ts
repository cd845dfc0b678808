import { addedDaysOf } from 'contract/added-days';
import { helsinkiNow } from 'contract/working-days';
import { readDeliveryDays } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import type { readResources } from '~/api/resources';
import type { Variant } from '~/features/catalog/product';
import { isRetail } from '~/features/catalog/rules/retail-store';
import { storesChangeAt, storeTimes } from '~/features/catalog/store-times.server';
import { shortDay } from '~/locale/opening-words';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { ProductData, StoreView } from '../product-data';
import { deliveryEstimate } from './delivery-estimate';

type WireStore = Awaited<ReturnType<typeof readResources>>['stores'][number];

/** How many days ahead special days are told on a product page. */
const TOLD_DAYS = 14;

/** Retail stores in display order, with when they are open. The page is true until one of them changes its state. */
export function readStoreViews(
  { language, trueUntil }: ShopContext,
  stores: readonly WireStore[],
  now: Date,
): StoreView[] {
  const views = stores
    .filter(isRetail)
    .sort((a, b) => a.stock_display_order - b.stock_display_order)
    .map(({ id, name, slug, pikanouto, ...store }) => ({
      id,
      slug,
      name,
      to: pathTo('store', language, { store: slug }),
      address: [store.street_address, store.city].filter(Boolean).join(', '),
      times: storeTimes(store, now, TOLD_DAYS),
      isExpress: pikanouto,
    }));
  trueUntil(storesChangeAt(views, now));
  return views;
}

type Arriving = {
  readonly variants: readonly Variant[];
  /** Which of them not every delivery method takes: all of a limited model where none is named. */
  readonly limits: { readonly isLimited: boolean; readonly limitedVariants: readonly number[] };
  readonly isSkiBundle: boolean;
  /** The setting target_country_delivery_added_days. */
  readonly addedDays: string | undefined;
};

/**
 * When variants arrive in the delivery country if they are ordered now, as `ti 24.11. – pe 27.11.`, by their ids. Those without a
 * date are left out. `transitDays`: how many days a delivery to the country takes.
 */
export async function readArrivals(
  { api, locale, language, t }: ShopContext,
  { variants, limits, isSkiBundle, addedDays }: Arriving,
  now: Date,
): Promise<Pick<ProductData, 'arrivals' | 'transitDays'>> {
  const days = await orLogged(readDeliveryDays(withShortTimeout(api), locale.country), null, 'delivery-countries');
  if (!days) return { arrivals: {}, transitDays: null };
  const country = { ...days, addedDays: addedDaysOf(addedDays, locale.country) };
  const { day: today } = helsinkiNow(now);
  const texts = { t: t('catalog'), language };
  const rangeOf = (shippingTime: number, isLong: boolean): string | null => {
    const estimate = deliveryEstimate({ shippingTime, isLong, isSkiBundle }, country, today);
    if (!estimate) return null;
    const { from, to } = estimate;
    return from === to ? shortDay(from, texts) : `${shortDay(from, texts)} – ${shortDay(to, texts)}`;
  };
  // most variants have one time: it is counted and worded once
  const ranges = new Map<string, string | null>();
  const arrivals: Record<number, string> = {};
  for (const { id, shippingTime } of variants) {
    const isLong = limits.limitedVariants.length > 0 ? limits.limitedVariants.includes(id) : limits.isLimited;
    const key = `${shippingTime.number} ${isLong}`;
    const range = ranges.has(key) ? ranges.get(key) : rangeOf(shippingTime.number, isLong);
    ranges.set(key, range ?? null);
    if (range) arrivals[id] = range;
  }
  const transit = days.days['default'];
  const transitDays = transit && { from: transit.start + country.addedDays, to: transit.end + country.addedDays };
  return { arrivals, transitDays: transitDays ?? null };
}
