/** A product in the cart. Id and quantity only: prices come from the backend. Specification 1 §3, cart product row. */
export type CartProduct = {
  readonly productId: number;
  readonly amount: number;
  /** A frozen row accepts no more quantity. */
  readonly frozen?: boolean;
  /** The bundle the row belongs to; such a row changes only with its bundle. */
  readonly bundleHash?: string;
  /** Name and price, euro cents, that staff gave the row; the backend ignores them from anybody else. */
  readonly nameOverride?: string;
  readonly priceOverrideCents?: number;
  /** Of a transfer request of staff: units by the slug of a receiving store, and of a sending one. Specification 1 §3 */
  readonly transferTo?: Readonly<Record<string, number>>;
  readonly transferFrom?: Readonly<Record<string, number>>;
};

/**
 * A gift card in the cart. `valueCents` is the value the shopper chose, in euro cents; the backend checks it. Recipient, address and
 * greeting are those of a web gift card.
 */
export type CartGiftCard = {
  readonly uid: string;
  readonly productId: number;
  readonly amount: number;
  readonly valueCents: number;
  readonly recipient: string;
  readonly recipientEmail?: string;
  readonly greeting?: string;
  /** Id of the design. */
  readonly templateId?: number;
};

/** A bundle in the cart. `id` joins its variant ids with dashes. Specification 2 §4. */
export type CartBundle = { readonly uid: string; readonly id: string; readonly amount: number };

/** A corporate gift that is being redeemed. Specification 1 §3. */
export type GiftCampaign = { readonly code: string; readonly campaign: string };

/** The contents of the cart. Specification 1 §3, checkout state. */
export type Cart = {
  readonly products: readonly CartProduct[];
  readonly giftCards: readonly CartGiftCard[];
  readonly bundles: readonly CartBundle[];
  /** Discount codes, as typed. */
  readonly codes: readonly string[];
  readonly giftCampaign: GiftCampaign | null;
};

/** A cleared cart. Specification 1 §4. */
export const EMPTY_CART: Cart = { products: [], giftCards: [], bundles: [], codes: [], giftCampaign: null };

/** Reason why a cart did not change. */
export type CartRefusal = 'giftValue' | 'frozen' | 'bundle' | 'full' | 'amount' | 'missing';

/** The changed cart, or the reason why it did not change. */
export type CartChange =
  | { readonly ok: true; readonly cart: Cart }
  | { readonly ok: false; readonly refusal: CartRefusal };

/** Whether the cart has no items; a cart with only codes is empty. */
export function isEmptyCart(cart: Cart): boolean {
  return cart.products.length === 0 && cart.giftCards.length === 0 && cart.bundles.length === 0;
}

/** Number of units in the cart. */
export function countUnits(cart: Cart): number {
  return [...cart.products, ...cart.giftCards, ...cart.bundles].reduce((sum, row) => sum + row.amount, 0);
}

/** How many rows the cart has. */
export function countRows(cart: Cart): number {
  return cart.products.length + cart.giftCards.length + cart.bundles.length;
}
