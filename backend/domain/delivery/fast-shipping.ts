import { labelled } from '../locale/labelled';
import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { dispatchDays } from '../stock/availability';
import { postcodeDistance } from './postcode';
import { dayRange } from './shipping-time';

/** A way to get a variant (Specification 2 §3, delivery method lookup). */
export interface FastShipping {
  readonly name: string;
  readonly timeEstimate: string;
  readonly priceCents: number;
  /** Slug of the store where it can be picked up; null for deliveries. */
  readonly storeSlug: string | null;
}

interface Method {
  readonly kind: 'pickup_point' | 'home' | 'store';
  readonly name: string;
  readonly priceCents: number;
  readonly freeFromCents: number | null;
  readonly daysFrom: number;
  readonly daysTo: number;
}

/** The call has no country parameter: it supports only Finnish postcodes of five digits. */
const COUNTRY = 'fi';
const MAX_STORES = 3;

const methods = preparedQuery<Method, [language: ShopLanguage, country: string]>(
  'fast-shipping-methods',
  `select dm.kind, dt.name, dp.price_cents::float8 as "priceCents", dp.free_from_cents::float8 as "freeFromCents",
     dp.days_from as "daysFrom", dp.days_to as "daysTo"
   from delivery_methods dm
   join delivery_prices dp on dp.delivery_method_id = dm.id and dp.country = $2
   ${textsIn('delivery_method_texts', 'dt', 't.delivery_method_id = dm.id', '$1')}
   where dm.is_enabled order by dm.sort, dm.id`,
);

const sellable = preparedQuery<{ shippingTimeDays: number; onOrder: boolean; held: number }, [variantId: number]>(
  'fast-shipping-variant',
  `select v.shipping_time_days as "shippingTimeDays", v.on_order as "onOrder",
     (select coalesce(sum(quantity), 0) from stock where variant_id = v.id)::int as held
   from variants v join models m on m.id = v.model_id
   where v.id = $1 and not v.is_withdrawn and m.is_public`,
);

const storesThatHave = preparedQuery<{ slug: string; name: string; postalCode: string }, [variantId: number]>(
  'fast-shipping-stores',
  `select s.slug, s.name, s.postal_code as "postalCode" from stores s join stock k on k.store_id = s.id
   where k.variant_id = $1 and k.quantity > 0 and s.type = 'retail' and (s.nouto or s.pikanouto) order by s.id`,
);

/**
 * Delivery methods of a variant for a postcode: deliveries sorted by price, and the nearest stores that have it for pick-up.
 * Empty when the postcode is not Finnish or the variant cannot be bought.
 * @param subtotalCents price of the variant, for thresholds of free delivery
 */
export async function readFastShipping(
  pool: Connection,
  request: { postalCode: string; variantId: number; subtotalCents: number; language: ShopLanguage },
): Promise<FastShipping[]> {
  if (!/^\d{5}$/.test(request.postalCode)) return [];
  const [[variant], offered, stores] = await Promise.all([
    sellable(pool, request.variantId),
    methods(pool, request.language, COUNTRY),
    storesThatHave(pool, request.variantId),
  ]);
  if (!variant || (!variant.onOrder && variant.held === 0)) return [];
  const nearest = stores
    .toSorted(
      (a, b) => postcodeDistance(request.postalCode, a.postalCode) - postcodeDistance(request.postalCode, b.postalCode),
    )
    .slice(0, MAX_STORES);
  // A dispatch time of max two days is included in the carrier's estimate.
  const days = dispatchDays(variant, variant.held);
  const wait = days <= 2 ? 0 : days;
  return offered.flatMap((method): FastShipping[] => {
    const isFree = method.freeFromCents !== null && request.subtotalCents >= method.freeFromCents;
    const priceCents = isFree ? 0 : method.priceCents;
    if (method.kind === 'store') {
      const timeEstimate = dayRange(method.daysFrom, method.daysTo, request.language);
      return nearest.map(({ slug, name }) => ({
        name: labelled(method.name, name, request.language),
        timeEstimate,
        priceCents,
        storeSlug: slug,
      }));
    }
    const timeEstimate = dayRange(method.daysFrom + wait, method.daysTo + wait, request.language);
    return [{ name: method.name, timeEstimate, priceCents, storeSlug: null }];
  });
}
