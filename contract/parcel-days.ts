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

/** Days before a product is dispatched, apart from the country's own; null when they are a text or unknown. Specification 2 §9. */
export function daysToDispatch(shippingTime: number): number | null {
  if (shippingTime >= TEXT_FROM) return null;
  return shippingTime > AT_HAND ? shippingTime : 0;
}

/**
 * First and last working day, counted from today, on which a product ordered today arrives: days to dispatch, days of the country, the
 * country's added days, and days for mounting skis. Product pages, carts and delivery methods all promise by it. Specification 2 §9.
 * @returns null when it is not known: for a shipping time that is a text or unknown, and for a country without days
 */
export function parcelDays(
  { shippingTime, isLong, isSkiBundle }: Parcel,
  { days: ranges, addedDays, skiBundleDays }: CountryDelivery,
): { readonly from: number; readonly to: number } | null {
  const range = (isLong ? ranges['long'] : undefined) ?? ranges['default'];
  const days = daysToDispatch(shippingTime);
  if (days === null || !range) return null;
  const wait = days + addedDays + (isSkiBundle ? skiBundleDays : 0);
  return { from: wait + Math.min(range.start, range.end), to: wait + Math.max(range.start, range.end) };
}
