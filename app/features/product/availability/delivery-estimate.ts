import { type CountryDelivery, type Parcel, parcelDays } from 'contract/parcel-days';
import { type Day, workingDaysAfter } from 'contract/working-days';

/**
 * First and last day on which a product ordered today arrives. Specification 2 §9.
 * @returns null when it is not known: for a shipping time that is a text or unknown, and for a country without days
 */
export function deliveryEstimate(
  parcel: Parcel,
  country: CountryDelivery,
  today: Day,
): { readonly from: Day; readonly to: Day } | null {
  const days = parcelDays(parcel, country);
  return days && { from: workingDaysAfter(today, days.from), to: workingDaysAfter(today, days.to) };
}
