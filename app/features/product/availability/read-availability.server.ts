import { addedDaysOf } from 'contract/added-days';
import { expressPickup } from 'contract/express-pickup';
import { type Day, helsinkiNow, weekdayOf } from 'contract/working-days';
import { readDeliveryDays } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import type { readResources } from '~/api/resources';
import type { Variant } from '~/features/catalog/product';
import { isRetail } from '~/features/catalog/rules/retail-store';
import { type Language, languageTable } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { ProductData, StoreView } from '../product-data';
import { deliveryEstimate } from './delivery-estimate';
import { openingHours } from './opening-hours';

type WireStore = Awaited<ReturnType<typeof readResources>>['stores'][number];

/** A Monday, from which weekdays are counted. */
const MONDAY = Date.UTC(2024, 0, 1);

/** Short name of an ISO weekday in a language: `ma`, `Mon`. */
function weekdayName(language: Language, weekday: number): string {
  const time = new Date(MONDAY + (weekday - 1) * 24 * 3_600_000);
  return new Intl.DateTimeFormat(languageTable[language].tag, { weekday: 'short', timeZone: 'UTC' }).format(time);
}

/** `ti 24.11.` */
function shortDay(language: Language, day: Day): string {
  const [, month, date] = day.split('-').map(Number);
  return `${weekdayName(language, weekdayOf(day))} ${date}.${month}.`;
}

/** Retail stores in display order, with opening hours, and when an order placed now can be collected there. */
export function readStoreViews({ language, t }: ShopContext, stores: readonly WireStore[], now: Date): StoreView[] {
  return stores
    .filter(isRetail)
    .sort((a, b) => a.stock_display_order - b.stock_display_order)
    .map(({ id, name, slug, pikanouto, opening_hours: hours, ...place }) => {
      const pickup = pikanouto ? expressPickup(now, hours) : null;
      return {
        id,
        name,
        to: pathTo('store', language, { store: slug }),
        address: [place.street_address, place.city].filter(Boolean).join(', '),
        hours: openingHours(hours, (weekday) => weekdayName(language, weekday)),
        express: pickup
          ? t('product')('availability.express', {
              day: shortDay(language, pickup.day),
              order: pickup.orderBy,
              ready: pickup.readyAfter,
            })
          : '',
      };
    });
}

type Arriving = {
  readonly variants: readonly Variant[];
  readonly isLong: boolean;
  readonly isSkiBundle: boolean;
  /** The setting target_country_delivery_added_days. */
  readonly addedDays: string | undefined;
};

/**
 * When variants arrive in the delivery country if they are ordered now, as `ti 24.11. – pe 27.11.`, by days to dispatch.
 * Shipping times without a date are left out. `transitDays`: how many days a delivery to the country takes.
 */
export async function readArrivals(
  { api, locale, language }: ShopContext,
  { variants, isLong, isSkiBundle, addedDays }: Arriving,
  now: Date,
): Promise<Pick<ProductData, 'arrivals' | 'transitDays'>> {
  const days = await orLogged(readDeliveryDays(withShortTimeout(api), locale.country), null, 'delivery-countries');
  if (!days) return { arrivals: {}, transitDays: null };
  const country = { ...days, addedDays: addedDaysOf(addedDays, locale.country) };
  const { day: today } = helsinkiNow(now);
  const times = [...new Set(variants.map(({ shippingTime }) => shippingTime.number))];
  const arrivals = Object.fromEntries(
    times.flatMap((shippingTime) => {
      const estimate = deliveryEstimate({ shippingTime, isLong, isSkiBundle }, country, today);
      if (!estimate) return [];
      const { from, to } = estimate;
      const range = from === to ? shortDay(language, from) : `${shortDay(language, from)} – ${shortDay(language, to)}`;
      return [[shippingTime, range]];
    }),
  );
  const transit = days.days['default'];
  const transitDays = transit && { from: transit.start + country.addedDays, to: transit.end + country.addedDays };
  return { arrivals, transitDays: transitDays ?? null };
}
