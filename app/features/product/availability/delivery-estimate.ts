import { type Day, workingDaysAfter } from 'contract/working-days';

/** How long deliveries to a country take, in working days. */
export interface CountryDelivery {
  /** From dispatch to the door, by delivery-time key: `default`, and `long` for goods that not every method takes. */
  readonly days: Readonly<Record<string, { readonly start: number; readonly end: number }>>;
  /** Added for the country by the setting target_country_delivery_added_days. */
  readonly addedDays: number;
  /** Added for skis whose bindings are mounted. */
  readonly skiBundleDays: number;
}

/** What decides when a product arrives. */
export interface Parcel {
  /** Days to dispatch; 999 unknown. */
  readonly shippingTime: number;
  /** Not every delivery method takes it. */
  readonly isLong: boolean;
  /** Skis with bindings to be mounted. */
  readonly isSkiBundle: boolean;
}

/** Up to this many days a product is at hand, and its dispatch is part of the country's days; from `TEXT_FROM` no date is known. */
const AT_HAND = 2;
const TEXT_FROM = 30;

/**
 * First and last day on which a product ordered today arrives: days to dispatch, days of the country, the country's added
 * days, and days for mounting skis. Specification 2 §9.
 * @returns null when it is not known: for a shipping time that is a text or unknown, and for a country without days
 */
export function deliveryEstimate(
  { shippingTime, isLong, isSkiBundle }: Parcel,
  { days, addedDays, skiBundleDays }: CountryDelivery,
  today: Day,
): { readonly from: Day; readonly to: Day } | null {
  const range = (isLong ? days['long'] : undefined) ?? days['default'];
  if (shippingTime >= TEXT_FROM || !range) return null;
  const wait = (shippingTime > AT_HAND ? shippingTime : 0) + addedDays + (isSkiBundle ? skiBundleDays : 0);
  const [start, end] = [Math.min(range.start, range.end), Math.max(range.start, range.end)];
  return { from: workingDaysAfter(today, wait + start), to: workingDaysAfter(today, wait + end) };
}
