import type { Variant } from '~/features/catalog/product';

/** Where a variant can be had, in one word (Specification 2 §4). */
export type AvailabilityStatus = 'only-webstore' | 'only-one-store' | 'store-list' | 'out-of-stock';

/** Mark of a row: in stock, on order, none. */
export type AvailabilityMark = 'check' | 'circle' | 'minus';

/** The main warehouse, from which the web shop sells (Specification 2 §9). */
export const MAIN_STORE_ID = 20;

/** Stores apart from the main warehouse that have it. */
function storesWithStock(variant: Variant) {
  return variant.storeAvailability.filter(({ storeId, quantity }) => storeId !== MAIN_STORE_ID && quantity > 0);
}

/** Status of the availability block. Specification 2 §4. */
export function availabilityStatus(variant: Variant): AvailabilityStatus {
  const stores = storesWithStock(variant).length;
  if (stores > 1) return 'store-list';
  if (stores === 1) return 'only-one-store';
  return variant.isOrderable ? 'only-webstore' : 'out-of-stock';
}

/** Mark of the web shop's row by delivery time: up to 2 days check, under 999 circle. Specification 2 §9. */
export function webshopMark(variant: Variant): AvailabilityMark {
  if (!variant.isOrderable) return 'minus';
  return variant.shippingTime.number <= 2 ? 'check' : 'circle';
}

/** Mark of a store's row: in stock, on order, out of stock. Specification 2 §4. */
export function storeMark(quantity: number, onOrder: boolean): AvailabilityMark {
  if (quantity > 0) return 'check';
  return onOrder ? 'circle' : 'minus';
}

/** Days that are shown as a number: from 30 up the text is shown, 999 is unknown. Specification 2 §9. */
export function deliveryTime({
  shippingTime,
}: Variant): { kind: 'days'; days: number } | { kind: 'text'; text: string } | { kind: 'unknown' } {
  const { number, string, text } = shippingTime;
  if (number >= 999) return { kind: 'unknown' };
  return number >= 30 ? { kind: 'text', text: string || text } : { kind: 'days', days: number };
}
