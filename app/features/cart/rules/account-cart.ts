import { MAX_ROWS } from 'contract/cart-limits';
import { settleCampaign } from './campaign';
import { type Cart, type CartProduct, countRows } from './cart';

/** A product that an account's cart keeps. */
type CartRow = Pick<CartProduct, 'productId' | 'amount'>;

/** The rows of a cart that an account keeps: products that belong to no bundle. */
export const cartRows = (cart: Cart): CartRow[] =>
  cart.products
    .filter(({ bundleHash }) => bundleHash === undefined)
    .map(({ productId, amount }) => ({ productId, amount }));

/** Whether two lists hold the same products in the same quantities; their order does not matter. */
export function isSameContent(one: readonly CartRow[], other: readonly CartRow[]): boolean {
  const amounts = new Map(other.map(({ productId, amount }) => [productId, amount]));
  return one.length === other.length && one.every(({ productId, amount }) => amounts.get(productId) === amount);
}

/**
 * The cart with the account's products added, each product once: what this device has stays as it is. Products that do not
 * fit are left out. Specification 1 §4 (cart merge on login).
 */
export function withAccountProducts(cart: Cart, accountRows: readonly CartRow[]): Cart {
  const known = new Set(cartRows(cart).map(({ productId }) => productId));
  const missing = accountRows.filter(({ productId }) => !known.has(productId)).slice(0, MAX_ROWS - countRows(cart));
  return missing.length === 0 ? cart : settleCampaign({ ...cart, products: [...cart.products, ...missing] });
}

/** The cart with the account's products in place of its own; bundles, gift cards and codes are this device's. */
export function ofAccount(cart: Cart, accountRows: readonly CartRow[]): Cart {
  const own = new Map(cart.products.map((row) => [row.productId, row]));
  const bundled = cart.products.filter(({ bundleHash }) => bundleHash !== undefined);
  const rows = accountRows.map((row) => ({ ...own.get(row.productId), ...row }));
  const free = Math.max(0, MAX_ROWS - bundled.length - cart.giftCards.length - cart.bundles.length);
  return settleCampaign({ ...cart, products: [...rows.slice(0, free), ...bundled] });
}
