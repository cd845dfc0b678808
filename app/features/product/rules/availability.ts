import type { Variant } from '~/features/catalog/product';

/** Where a variant can be had, in one word (Specification 2 §4). */
export type AvailabilityStatus = 'only-webstore' | 'only-one-store' | 'store-list' | 'out-of-stock';

/** Mark of a row: in stock, on order, none. */
export type AvailabilityMark = 'check' | 'circle' | 'minus';

/** The main warehouse, from which the web shop sells (Specification 2 §9). */
export const MAIN_STORE_ID = 20;

/** Days up to which something counts as at hand, and the number that stands for an unknown time. Specification 2 §9. */
const AT_HAND = 2;
const TOLD_IN_WORDS = 30;
const UNKNOWN = 999;

/**
 * Ids of the stores apart from the main warehouse that have it, of those the page lists.
 * @param storeIds ids of the retail stores; stock elsewhere is no shopper's to fetch
 */
export function storesWithStock(variant: Variant, storeIds: readonly number[]): readonly number[] {
  const held = variant.storeAvailability.filter(({ storeId, quantity }) => storeId !== MAIN_STORE_ID && quantity > 0);
  return storeIds.filter((id) => held.some(({ storeId }) => storeId === id));
}

/** Status of the availability block. Specification 2 §4. */
export function availabilityStatus(variant: Variant, storeIds: readonly number[]): AvailabilityStatus {
  const stores = storesWithStock(variant, storeIds).length;
  if (stores > 1) return 'store-list';
  if (stores === 1) return 'only-one-store';
  return variant.isOrderable ? 'only-webstore' : 'out-of-stock';
}

/** Mark of the web shop's row by delivery time: up to 2 days check, later or unknown circle. Specification 2 §9. */
export function webshopMark(variant: Variant): AvailabilityMark {
  if (!variant.isOrderable) return 'minus';
  return variant.shippingTime.number <= AT_HAND ? 'check' : 'circle';
}

/** Mark of a store's row: in stock, on order, out of stock. Specification 2 §4. */
export function storeMark(quantity: number, onOrder: boolean): AvailabilityMark {
  if (quantity > 0) return 'check';
  return onOrder ? 'circle' : 'minus';
}

export type DeliveryTime =
  | { readonly kind: 'soon' }
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unknown' };

/** Working days to delivery: a number below 30, the backend's words from 30 up, 999 is unknown. Specification 2 §9. */
export function deliveryTime({ shippingTime: { number, string, text } }: Variant): DeliveryTime {
  if (number >= UNKNOWN) return { kind: 'unknown' };
  if (number >= TOLD_IN_WORDS) return { kind: 'text', text: string || text };
  return number <= AT_HAND ? { kind: 'soon' } : { kind: 'days', days: number };
}
