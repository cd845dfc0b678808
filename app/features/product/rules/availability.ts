import type { Variant } from '~/features/catalog/product';

/** Availability status of a variant (Specification 2 §4). */
export type AvailabilityStatus = 'only-webstore' | 'only-one-store' | 'store-list' | 'out-of-stock';

/** Mark of a row: in stock, on order, out of stock. */
export type AvailabilityMark = 'check' | 'circle' | 'minus';

/** The main warehouse, from which the web shop sells (Specification 2 §9). */
export const MAIN_STORE_ID = 20;

/** Delivery days: max that count as in stock, min shown as text, and the number that means unknown. Specification 2 §9. */
const MAX_IN_STOCK_DAYS = 2;
const TEXT_FROM_DAYS = 30;
const UNKNOWN = 999;

/**
 * Ids of the listed stores that have it in stock, except the main warehouse.
 * @param storeIds ids of the retail stores; shoppers cannot collect from other places
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

/** Whether no variant is available anywhere, neither in the web shop nor in a store. */
export function isUnavailableEverywhere(variants: readonly Variant[], storeIds: readonly number[]): boolean {
  return variants.every((variant) => availabilityStatus(variant, storeIds) === 'out-of-stock');
}

type SoldByStock = {
  readonly model: { readonly isGiftCard: boolean; readonly variants: readonly Variant[] };
  readonly stores: readonly { readonly id: number }[];
};

/** Whether a product is sold by stock, and is not gone everywhere. */
export function isForSale({ model, stores }: SoldByStock): boolean {
  const storeIds = stores.map(({ id }) => id);
  return !model.isGiftCard && !isUnavailableEverywhere(model.variants, storeIds);
}

/** Mark of the web shop's row by delivery time: up to 2 days check, later or unknown circle. Specification 2 §9. */
export function webshopMark(variant: Variant): AvailabilityMark {
  if (!variant.isOrderable) return 'minus';
  return variant.shippingTime.number <= MAX_IN_STOCK_DAYS ? 'check' : 'circle';
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
  if (number >= TEXT_FROM_DAYS) return { kind: 'text', text: string || text };
  return number <= MAX_IN_STOCK_DAYS ? { kind: 'soon' } : { kind: 'days', days: number };
}
