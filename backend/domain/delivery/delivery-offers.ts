import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { type Amount, amountOf, type DisplayCurrency } from '../pricing/display-currency';
import { preparedRows, type Reader } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { normalisedPostcode } from './postcode';
import { methodArrival, type RowTime } from './row-times';
import { shippingTexts } from './shipping-time';

/** Kinds of delivery; a place must be chosen for all but `home` and `email`. */
export type DeliveryKind = 'pickup_point' | 'home' | 'store' | 'email';

/** A delivery method that is available for a cart. */
export interface DeliveryOffer {
  /** Null for what is sent by e-mail. */
  readonly id: number | null;
  /** Value of the form field `delivery_method`. */
  readonly slug: string;
  readonly kind: DeliveryKind;
  readonly name: string;
  readonly description: string;
  /** `1–3 working days`, counted from the order. */
  readonly timeEstimate: string;
  /** The same as dates, `ti 24.11. – pe 27.11.`; empty when they are not known. */
  readonly dates: string;
  /** The carrier's working days, without the wait for goods that are not at hand. */
  readonly days: { readonly from: number; readonly to: number };
  /** Its price for this cart, gross. */
  readonly price: Amount;
  /** Subtotal from which it is free, euro cents; null: never. */
  readonly freeFromCents: number | null;
  readonly needsLocation: boolean;
}

type OfferRow = {
  id: number;
  slug: string;
  kind: DeliveryKind;
  name: string | null;
  description: string | null;
  priceCents: number;
  freeFromCents: number | null;
  daysFrom: number;
  daysTo: number;
  excludedPostcodes: string[];
};

/** What decides the delivery methods, their prices and their dates. */
interface DeliveryQuestion {
  readonly country: string;
  /** As typed; empty while it is not known. */
  readonly postalCode: string;
  readonly language: ShopLanguage;
  /** Gross subtotal of the products, euro cents. */
  readonly subtotalCents: number;
  readonly currency: DisplayCurrency;
  readonly now: Date;
  /** When each row leaves and arrives, and the working days that the country adds. */
  readonly times: readonly RowTime[];
  readonly addedDays: number;
  /** What is at hand is sent at once, the rest later. */
  readonly isSplit: boolean;
}

/**
 * Delivery methods for a country and postcode, in the shop's order. Prices are gross and do not depend on the tax rate; each
 * method is free from its own threshold.
 */
export async function readDeliveryOffers(reader: Reader, where: DeliveryQuestion): Promise<DeliveryOffer[]> {
  const { country, language, subtotalCents, currency } = where;
  const rows = await preparedRows<OfferRow>(
    reader,
    'delivery-offers',
    sql`
      select d.id, d.slug, d.kind, t.name, t.description, p.price_cents::float8 as "priceCents",
        p.free_from_cents::float8 as "freeFromCents", p.days_from as "daysFrom", p.days_to as "daysTo",
        p.excluded_postcodes as "excludedPostcodes"
      from delivery_methods d
      join delivery_prices p on p.delivery_method_id = d.id and p.country = ${country}
      left join lateral (
        select t.name, t.description from delivery_method_texts t
        where t.delivery_method_id = d.id order by ${bestTextFirst(language)} limit 1
      ) t on true
      where d.is_enabled order by d.sort, d.id`,
  );
  const postalCode = normalisedPostcode(where.postalCode);
  const isReached = ({ excludedPostcodes }: OfferRow) =>
    postalCode === '' || !excludedPostcodes.some((start) => postalCode.startsWith(start));
  return rows.filter(isReached).map((row) => ({
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    name: row.name ?? row.slug,
    description: row.description ?? '',
    ...timesOf(row, where),
    days: { from: row.daysFrom + where.addedDays, to: row.daysTo + where.addedDays },
    price: amountOf(isFree(row, subtotalCents) ? 0 : row.priceCents, currency),
    freeFromCents: row.freeFromCents,
    needsLocation: row.kind !== 'home',
  }));
}

/** When the order arrives; of a split one, when its first and its last parcel do. */
function timesOf(row: OfferRow, { times, addedDays, now, language, isSplit }: DeliveryQuestion) {
  const isStore = row.kind === 'store';
  const method = { from: row.daysFrom + addedDays, to: row.daysTo + addedDays, isStore };
  const whole = methodArrival(times, method, now, language);
  if (!isSplit || isStore) return { timeEstimate: whole.words, dates: whole.dates };
  const atHand = times.filter(({ isAtHand }) => isAtHand);
  const first = methodArrival(atHand, method, now, language);
  const both = (one: string, other: string) => shippingTexts(language)('split', { first: one, rest: other });
  return {
    timeEstimate: both(first.words, whole.words),
    dates: both(first.dates, whole.dates === '' ? whole.words : whole.dates),
  };
}

function isFree(row: OfferRow, subtotalCents: number): boolean {
  return row.freeFromCents !== null && subtotalCents >= row.freeFromCents;
}

/**
 * Subtotal from which delivery is free: the chosen method's threshold, otherwise the lowest of all methods. Specification 1 §9.
 * @returns euro cents; 0 when delivery is never free
 */
export function freeDeliveryThreshold(offers: readonly DeliveryOffer[], chosen: DeliveryOffer | null): number {
  if (chosen) return chosen.freeFromCents ?? 0;
  const thresholds = offers.flatMap((offer) => (offer.freeFromCents ? [offer.freeFromCents] : []));
  return thresholds.length === 0 ? 0 : Math.min(...thresholds);
}
