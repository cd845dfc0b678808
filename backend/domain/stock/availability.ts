import { MAIN_STORE_ID } from '../../db/schema/stock';

/** Days to dispatch that stand for "unknown" (Specification 2 §9). */
export const UNKNOWN_SHIPPING_TIME = 999;

/** Units of a variant in one store. */
export interface StoreStock {
  readonly storeId: number;
  readonly storeSlug: string;
  readonly storeName: string;
  readonly storeType: 'retail' | 'web' | 'external';
  readonly quantity: number;
}

/** What decides whether a variant can be bought. */
export interface VariantFacts {
  /** Made or ordered to the customer's order. */
  readonly onOrder: boolean;
  readonly blockedStock: boolean;
  /** Days to dispatch; 999 unknown. */
  readonly shippingTimeDays: number;
  readonly isWithdrawn: boolean;
}

/**
 * Whether stock is held back from sale: blocked stock is sold only when it takes longer than 2 days and less than 999
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

/** Whether, where and how much of a variant can be bought (Specification 2 §3, variant). */
export interface Availability {
  readonly isOrderable: boolean;
  /** Most that can be ordered; null without limit. */
  readonly orderableQuantity: number | null;
  readonly inStock: boolean;
  /** What there is lies only at a supplier's. */
  readonly onlyFromExtStock: boolean;
  readonly inStockStores: readonly { readonly slug: string; readonly name: string }[];
}

/**
 * Orderable: on order, or in stock; in a gift campaign a variant with blocked stock only when its shipping time is above 2
 * and below 999. The quantity is unlimited when on order, else the sum of all stocks. The main warehouse is always among
 * the stores that have it, because the web shop sells from there. Specification 2 §3, §4.
 * @param stocks of the variant, one a store; the main warehouse with 0 when it has none
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
