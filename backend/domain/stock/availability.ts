import { MAIN_STORE_ID } from '../../db/schema/stores';

/** Value of days to dispatch that means "unknown" (Specification 2 §9). */
export const UNKNOWN_SHIPPING_TIME = 999;

/** Max days to dispatch of a product that counts as immediately available (Specification 2 §9). */
export const AT_HAND = 2;

/**
 * Days to dispatch for a quantity. A product that is ordered from the supplier and is in no store cannot be dispatched
 * immediately; without a known longer time the result is "unknown". A set leaves with its slowest part, whatever it has itself.
 * @param held units in all stores
 * @param amount requested quantity
 */
export function dispatchDays(
  { onOrder, shippingTimeDays, setDays }: Pick<VariantFacts, 'onOrder' | 'shippingTimeDays' | 'setDays'>,
  held: number,
  amount = 1,
): number {
  if (typeof setDays === 'number') return setDays;
  return onOrder && held < amount && shippingTimeDays <= AT_HAND ? UNKNOWN_SHIPPING_TIME : shippingTimeDays;
}

/** Units of a variant in one store. */
export interface StoreStock {
  readonly storeId: number;
  readonly storeSlug: string;
  readonly storeName: string;
  readonly storeType: 'retail' | 'web' | 'external';
  readonly quantity: number;
}

/** The data that decides whether a variant can be bought. */
export interface VariantFacts {
  /** Made to order or ordered from the supplier. */
  readonly onOrder: boolean;
  readonly blockedStock: boolean;
  /** Days to dispatch; 999 unknown. */
  readonly shippingTimeDays: number;
  /** Days to dispatch of the slowest part, of a set that can be had. */
  readonly setDays?: number | null;
  readonly isWithdrawn: boolean;
}

/**
 * Whether the stock is blocked from sale: blocked stock is sold only with a shipping time above 2 and below 999 days
 * (Specification 2 §4, add to cart).
 */
export const isStockBlocked = ({
  blockedStock,
  shippingTimeDays,
}: Pick<VariantFacts, 'blockedStock' | 'shippingTimeDays'>): boolean =>
  blockedStock && !(shippingTimeDays > 2 && shippingTimeDays < UNKNOWN_SHIPPING_TIME);

/** The same in SQL, for the table of variants `v`. */
export const STOCK_BLOCKED = `(v.blocked_stock
  and not (v.shipping_time_days > 2 and v.shipping_time_days < ${UNKNOWN_SHIPPING_TIME}))`;

/** Whether a variant can be bought, from which stores and in which quantity (Specification 2 §3, variant). */
export interface Availability {
  readonly isOrderable: boolean;
  /** Most that can be ordered; null without limit. */
  readonly orderableQuantity: number | null;
  readonly inStock: boolean;
  /** The whole stock is at a supplier. */
  readonly onlyFromExtStock: boolean;
  readonly inStockStores: readonly { readonly slug: string; readonly name: string }[];
}

/**
 * Orderable: on order, or in stock; in a gift campaign a variant with blocked stock only when its shipping time is above 2
 * and below 999. The quantity is unlimited when on order, else the sum of all stocks. The main warehouse is always included
 * in the stores, because the web shop sells from it. Specification 2 §3, §4.
 * @param stocks of the variant, one entry per store; the main warehouse with 0 when it has none
 */
export function availability(
  variant: VariantFacts,
  stocks: readonly StoreStock[],
  inGiftCampaign = false,
): Availability {
  const held = stocks.filter((stock) => stock.quantity > 0);
  const sum = held.reduce((total, stock) => total + stock.quantity, 0);
  const { onOrder, isWithdrawn } = variant;
  const isBlocked = inGiftCampaign && isStockBlocked(variant);
  return {
    isOrderable: !isWithdrawn && !isBlocked && (onOrder || sum > 0),
    orderableQuantity: onOrder ? null : sum,
    inStock: sum > 0,
    onlyFromExtStock: sum > 0 && held.every((stock) => stock.storeType === 'external'),
    inStockStores: stocks
      .filter((stock) => stock.storeId === MAIN_STORE_ID || (stock.quantity > 0 && stock.storeType !== 'external'))
      .map((stock) => ({ slug: stock.storeSlug, name: stock.storeName })),
  };
}
