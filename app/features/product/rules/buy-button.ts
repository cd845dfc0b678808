import type { Variant } from '~/features/catalog/product';

/** Input of the button's label and state. Specification 2 §4. */
export interface BuyContext {
  readonly variants: readonly Variant[];
  /** The chosen variant; null when none is. */
  readonly variant: Variant | null;
  /** Options with more than one value of which none is chosen. */
  readonly missing: readonly ('color' | 'size' | 'type')[];
  readonly isDeliveryCountryBlocked: boolean;
  readonly isGiftCampaign?: boolean;
  /** Products are collected for a transfer between stores. */
  readonly isTransferRequest?: boolean;
  readonly isEnterpriseOrder?: boolean;
  /** Its sending stores are chosen: the variants' stock is theirs, and what they have not cannot be ordered from them. */
  readonly hasSources?: boolean;
}

export type BuyLabel =
  | 'selectColor'
  | 'selectSize'
  | 'selectType'
  | 'addToCart'
  | 'addToTransferRequest'
  | 'addToEnterpriseOrder'
  | 'outOfStock';

const CHOOSE = { color: 'selectColor', size: 'selectSize', type: 'selectType' } as const;
/** Number that means an unknown delivery time (Specification 2 §9). */
const UNKNOWN_TIME = 999;

/** Blocked stock can be sold only when it arrives later, at a known time. Specification 2 §4. */
export function isStockBlocked({ blockedStock, shippingTime }: Variant): boolean {
  return blockedStock && (shippingTime.number <= 2 || shippingTime.number === UNKNOWN_TIME);
}

/** Whether a variant cannot be put into the cart, so that a notice can be asked for: sold out, or its stock is blocked. */
export const canBeWaitedFor = (variant: Variant): boolean => !variant.isOrderable || isStockBlocked(variant);

type Offering = {
  readonly delivery: { readonly isBlocked: boolean };
  readonly model: { readonly isGiftCard: boolean; readonly isBundle: boolean };
  readonly staff: { readonly transfer: unknown } | null;
};

/** Whether the page offers a mail when a variant can be bought again; not for a set, which is back when its parts are. */
export const isNoticeOffered = (variant: Variant | null, { delivery, model, staff }: Offering): variant is Variant =>
  variant !== null &&
  canBeWaitedFor(variant) &&
  !delivery.isBlocked &&
  !model.isGiftCard &&
  !model.isBundle &&
  !staff?.transfer;

/**
 * Label and state of the add-to-cart button. Label order: missing choice, add to cart (or to the transfer request, of what its
 * sending stores have, or to the enterprise order), out of stock. Specification 2 §4.
 */
export function buyButton(context: BuyContext): { label: BuyLabel; isDisabled: boolean } {
  const { variants, variant, missing, isTransferRequest = false, hasSources = false, isGiftCampaign = false } = context;
  const nothingOrderable = !variants.some(({ isOrderable }) => isOrderable);
  const isDisabled =
    nothingOrderable ||
    (context.isDeliveryCountryBlocked && !isGiftCampaign) ||
    (variant !== null && (isStockBlocked(variant) || (!variant.isOrderable && (!isTransferRequest || hasSources))));
  const first = missing[0];
  if (first && !nothingOrderable) return { label: CHOOSE[first], isDisabled };
  if (isTransferRequest && (!hasSources || variant?.isOrderable)) return { label: 'addToTransferRequest', isDisabled };
  const add = context.isEnterpriseOrder ? 'addToEnterpriseOrder' : 'addToCart';
  return { label: variant?.isOrderable ? add : 'outOfStock', isDisabled: isDisabled || variant === null };
}
