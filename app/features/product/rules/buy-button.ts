import type { Variant } from '~/features/catalog/product';

/** What keeps the button from working, or nothing. Specification 2 §4. */
export interface BuyContext {
  readonly variants: readonly Variant[];
  /** The chosen variant; null when none is. */
  readonly variant: Variant | null;
  /** Parts with more than one value and none chosen. */
  readonly missing: readonly ('color' | 'size' | 'type')[];
  readonly isDeliveryCountryBlocked: boolean;
  readonly isGiftCampaign?: boolean;
  readonly isTransferRequest?: boolean;
}

export type BuyLabel =
  | 'selectColor'
  | 'selectSize'
  | 'selectType'
  | 'addToCart'
  | 'addToTransferRequest'
  | 'outOfStock';

const CHOOSE = { color: 'selectColor', size: 'selectSize', type: 'selectType' } as const;
/** Delivery time that is not known (Specification 2 §9). */
const UNKNOWN_TIME = 999;

/** Stock that is blocked can be sold only where it comes later, on a known day. Specification 2 §4. */
export function isStockBlocked({ blockedStock, shippingTime }: Variant): boolean {
  return blockedStock && (shippingTime.number <= 2 || shippingTime.number === UNKNOWN_TIME);
}

/**
 * Label and state of the add-to-cart button. Label order: what is still to be chosen, add to cart (or to the transfer
 * request), out of stock. Specification 2 §4.
 */
export function buyButton(context: BuyContext): { label: BuyLabel; isDisabled: boolean } {
  const { variants, variant, missing, isTransferRequest = false, isGiftCampaign = false } = context;
  const nothingOrderable = !variants.some(({ isOrderable }) => isOrderable);
  const isDisabled =
    nothingOrderable ||
    (context.isDeliveryCountryBlocked && !isGiftCampaign) ||
    (variant !== null && (isStockBlocked(variant) || (!variant.isOrderable && !isTransferRequest)));
  const first = missing[0];
  if (first && !nothingOrderable) return { label: CHOOSE[first], isDisabled };
  if (isTransferRequest) return { label: 'addToTransferRequest', isDisabled };
  return { label: variant?.isOrderable ? 'addToCart' : 'outOfStock', isDisabled: isDisabled || variant === null };
}
