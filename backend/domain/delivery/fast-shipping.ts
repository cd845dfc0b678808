import type { ShopLanguage } from '../locale/language';
import { type Connection, question } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
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

/** The look-up names no country: it is made for Finnish postcodes, five digits. */
const COUNTRY = 'fi';
const MAX_STORES = 3;

const methods = question<Method, [language: ShopLanguage, country: string]>(
  'fast-shipping-methods',
  `select dm.kind, dt.name, dp.price_cents::float8 as "priceCents", dp.free_from_cents::float8 as "freeFromCents",
     dp.days_from as "daysFrom", dp.days_to as "daysTo"
   from delivery_methods dm
   join delivery_prices dp on dp.delivery_method_id = dm.id and dp.country = $2
   ${textsIn('delivery_method_texts', 'dt', 't.delivery_method_id = dm.id', '$1')}
   where dm.is_enabled order by dm.sort, dm.id`,
);

const sellable = question<{ shippingTimeDays: number; isAvailable: boolean }, [variantId: number]>(
  'fast-shipping-variant',
  `select v.shipping_time_days as "shippingTimeDays",
     v.on_order or exists (select 1 from stock where variant_id = v.id and quantity > 0) as "isAvailable"
   from variants v join models m on m.id = v.model_id
   where v.id = $1 and not v.is_withdrawn and m.is_public`,
);

const storesThatHave = question<{ slug: string; name: string; postalCode: string }, [variantId: number]>(
  'fast-shipping-stores',
  `select s.slug, s.name, s.postal_code as "postalCode" from stores s join stock k on k.store_id = s.id
   where k.variant_id = $1 and k.quantity > 0 and s.type = 'retail' and (s.nouto or s.pikanouto) order by s.id`,
);

/**
 * Ways to deliver a variant to a postcode: deliveries by their price for the goods' price, and the nearest stores that
 * have it for pick-up. Empty for what is no Finnish postcode and for what cannot be bought.
 * @param goodsCents price of the variant, for thresholds of free delivery
 */
export async function readFastShipping(
  pool: Connection,
  wanted: { postalCode: string; variantId: number; goodsCents: number; language: ShopLanguage },
): Promise<FastShipping[]> {
  if (!/^\d{5}$/.test(wanted.postalCode)) return [];
  const [[variant], offered, stores] = await Promise.all([
    sellable(pool, wanted.variantId),
    methods(pool, wanted.language, COUNTRY),
    storesThatHave(pool, wanted.variantId),
  ]);
  if (!variant?.isAvailable) return [];
  const nearest = stores
    .toSorted(
      (a, b) => postcodeDistance(wanted.postalCode, a.postalCode) - postcodeDistance(wanted.postalCode, b.postalCode),
    )
    .slice(0, MAX_STORES);
  // What is dispatched within two days is in the carrier's own estimate already.
  const wait = variant.shippingTimeDays <= 2 ? 0 : variant.shippingTimeDays;
  return offered.flatMap((method): FastShipping[] => {
    const isFree = method.freeFromCents !== null && wanted.goodsCents >= method.freeFromCents;
    const priceCents = isFree ? 0 : method.priceCents;
    if (method.kind === 'store') {
      const timeEstimate = dayRange(method.daysFrom, method.daysTo, wanted.language);
      return nearest.map(({ slug, name }) => ({
        name: `${method.name}: ${name}`,
        timeEstimate,
        priceCents,
        storeSlug: slug,
      }));
    }
    const timeEstimate = dayRange(method.daysFrom + wait, method.daysTo + wait, wanted.language);
    return [{ name: method.name, timeEstimate, priceCents, storeSlug: null }];
  });
}
