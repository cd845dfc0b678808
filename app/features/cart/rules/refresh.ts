import { changeBundleQuantity } from './bundles';
import type { Cart } from './cart';
import { keepAcknowledged } from './codes';
import { refreshGiftCards } from './gift-cards';
import { withoutTransfer } from './transfer';

/** The backend's validation of a cart: rows with their available quantities, and the acknowledged codes. */
export type Validation = {
  readonly rows: readonly { readonly productId: number; readonly amount: number; readonly isBundled: boolean }[];
  /** Bundles that can still be sold as they are; undefined: the backend does not tell. */
  readonly bundles?: readonly { readonly uid: string; readonly amount: number; readonly maxAmount: number | null }[];
  readonly acknowledgedCodes: readonly string[];
  readonly giftRows?: readonly { readonly uid: string; readonly amount: number }[];
  /** The backend took the cart as a transfer request. */
  readonly isTransfer?: boolean;
};

/**
 * The cart after a validation (Specification 1 §4: the cart is refreshed): products no longer sold are removed, quantities
 * are set to the available ones, unknown codes are removed. A sold-out row keeps its quantity for when it is back in stock;
 * bundle rows change only with their bundle, which is treated like a row.
 * @returns the same cart when nothing changed
 */
export function refreshCart(sent: Cart, validation: Validation): Cart {
  const { rows, bundles, acknowledgedCodes, giftRows, isTransfer = false } = validation;
  const cart = isTransfer ? sent : withoutTransfer(sent);
  const amounts = new Map<number, number>();
  for (const row of rows) {
    if (!row.isBundled) amounts.set(row.productId, (amounts.get(row.productId) ?? 0) + row.amount);
  }
  let changed = false;
  const products = cart.products.flatMap((row) => {
    if (row.bundleHash !== undefined) return [row];
    const amount = amounts.get(row.productId);
    if (amount === row.amount || amount === 0) return [row];
    changed = true;
    return amount === undefined ? [] : [{ ...row, amount }];
  });
  const giftCards = giftRows ? refreshGiftCards(cart.giftCards, giftRows) : cart.giftCards;
  if (giftCards !== cart.giftCards) changed = true;
  const refreshed = withBundles(changed ? { ...cart, products, giftCards } : cart, bundles);
  return keepAcknowledged(refreshed, acknowledgedCodes).cart;
}

function withBundles(cart: Cart, validated: Validation['bundles']): Cart {
  if (!validated) return cart;
  return cart.bundles.reduce((before, { uid, amount }) => {
    const found = validated.find((bundle) => bundle.uid === uid);
    if (found && (found.maxAmount === 0 || found.amount === amount)) return before;
    const change = changeBundleQuantity(before, uid, found?.amount ?? 0);
    return change.ok ? change.cart : before;
  }, cart);
}
