import { MAX_ROWS } from 'contract/cart-limits';
import { settleCampaign } from './campaign';
import { type Cart, countRows } from './cart';
import { addCode } from './codes';
import { addProduct } from './products';

/**
 * Merges two carts that a browser created at the same time: products, gift cards, bundles with their rows, and codes of the
 * other are added to the first. Items that do not fit are left out; the first cart is always complete.
 */
export function mergeCarts(first: Cart, other: Cart): Cart {
  let merged = first;
  for (const row of other.products) {
    if (row.bundleHash !== undefined) continue;
    const change = addProduct(merged, { productId: row.productId, amount: row.amount });
    if (change.ok) merged = change.cart;
  }
  const free = <Row>(rows: readonly Row[]) => rows.slice(0, Math.max(0, MAX_ROWS - countRows(merged)));
  const cards = other.giftCards.filter(({ uid }) => merged.giftCards.every((card) => card.uid !== uid));
  merged = { ...merged, giftCards: [...merged.giftCards, ...free(cards)] };
  for (const bundle of other.bundles) {
    const rows = other.products.filter(({ bundleHash }) => bundleHash === bundle.uid);
    const isKnown = merged.bundles.some(({ uid }) => uid === bundle.uid);
    if (isKnown || free([bundle, ...rows]).length <= rows.length) continue;
    merged = { ...merged, bundles: [...merged.bundles, bundle], products: [...merged.products, ...rows] };
  }
  const codes = other.codes.reduce(addCode, merged);
  return settleCampaign(codes);
}
