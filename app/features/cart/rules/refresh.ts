import type { Cart } from './cart';
import { keepAcknowledged } from './codes';

/** What the backend said of a cart: its rows with the amounts that can be had, and the codes it knows. */
export type Validation = {
  readonly rows: readonly { readonly productId: number; readonly amount: number; readonly isBundled: boolean }[];
  readonly acknowledgedCodes: readonly string[];
};

/**
 * The cart after a validation (Specification 1 §4: the cart is refreshed): products the shop no longer sells are gone,
 * amounts are those that can be had, unknown codes are dropped. A row that is sold out keeps its amount, so that it can
 * come back; rows of bundles are left to their bundle.
 * @returns the same cart when nothing changed
 */
export function refreshCart(cart: Cart, { rows, acknowledgedCodes }: Validation): Cart {
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
  const known = keepAcknowledged(changed ? { ...cart, products } : cart, acknowledgedCodes);
  return known.cart;
}
