import { type CountryDelivery, daysToDispatch, type Parcel, parcelDays } from 'contract/parcel-days';
import type { ShopLanguage } from '../locale/language';
import { type Arrival, arrivalOf } from './delivery-dates';

/** When a row of a cart can leave, and when it arrives. */
export interface RowTime {
  /** Working days before the carrier takes over: until it is dispatched, and those for mounting skis. */
  readonly wait: number;
  /** Those for mounting skis alone. */
  readonly mounting: number;
  /** It is sent at once, mounting apart. */
  readonly isAtHand: boolean;
  /** Its days can be counted; otherwise they are a text, or unknown. */
  readonly isCounted: boolean;
  /** First and last working day from today on which it arrives by the country's days; null when it is not known. */
  readonly days: { readonly from: number; readonly to: number } | null;
}

/** The time of a product that is sent to a country. Specification 2 §9. */
export function rowTime(parcel: Parcel, country: CountryDelivery): RowTime {
  const counted = daysToDispatch(parcel.shippingTime);
  const mounting = parcel.isSkiBundle ? country.skiBundleDays : 0;
  return {
    wait: (counted ?? parcel.shippingTime) + mounting,
    mounting,
    isAtHand: counted === 0,
    isCounted: counted !== null,
    days: parcelDays(parcel, country),
  };
}

/** What is sent by mail, and a cart of nothing: no wait and no days of its own. */
const NOTHING: RowTime = { wait: 0, mounting: 0, isAtHand: true, isCounted: true, days: null };

/**
 * When rows arrive together by a delivery method: with the slowest of them. The country's days are the least that a product page
 * promised, so no method beats them; a slower one takes its own. What is collected from a store does not travel to a door.
 * @param method its working days, with those that the country adds
 */
export function methodArrival(
  rows: readonly RowTime[],
  method: { readonly from: number; readonly to: number; readonly isStore: boolean },
  now: Date,
  language: ShopLanguage,
): Arrival {
  const slowest = rows.length === 0 ? [NOTHING] : rows;
  const days = slowest.map(({ wait, days: own }) => ({
    from: Math.max(wait + method.from, method.isStore ? 0 : (own?.from ?? 0)),
    to: Math.max(wait + method.to, method.isStore ? 0 : (own?.to ?? 0)),
  }));
  const from = Math.max(...days.map((each) => each.from));
  const to = Math.max(...days.map((each) => each.to));
  return arrivalOf(
    from,
    to,
    now,
    language,
    slowest.every(({ isCounted }) => isCounted),
  );
}

/** When rows arrive by the country's days, as dates: what their product pages promise, of several the latest; empty when it is not known. */
export function promisedDates(rows: readonly RowTime[], now: Date, language: ShopLanguage): string {
  const known = rows.flatMap(({ days }) => days ?? []);
  if (known.length === 0 || known.length < rows.length) return '';
  const from = Math.max(...known.map((each) => each.from));
  const to = Math.max(...known.map((each) => each.to));
  return arrivalOf(from, to, now, language, true).dates;
}
