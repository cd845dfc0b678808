import type { Cart } from './cart';
import { keepAcknowledged } from './codes';
import { refreshGiftCards } from './gift-cards';

/** The backend's validation of a cart: rows with their available quantities, and the acknowledged codes. */
export type Validation = {
  readonly rows: readonly { readonly productId: number; readonly amount: number; readonly isBundled: boolean }[];
  readonly acknowledgedCodes: readonly string[];
  readonly giftRows?: readonly { readonly uid: string; readonly amount: number }[];
};

/**
 * The cart after a validation (Specification 1 §4: the cart is refreshed): products no longer sold are removed, quantities
 * are set to the available ones, unknown codes are removed. A sold-out row keeps its quantity for when it is back in stock;
 * bundle rows change only with their bundle.
 * @returns the same cart when nothing changed
 */
export function refreshCart(cart: Cart, { rows, acknowledgedCodes, giftRows }: Validation): Cart {
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
  const known = keepAcknowledged(changed ? { ...cart, products, giftCards } : cart, acknowledgedCodes);
  return known.cart;
}
