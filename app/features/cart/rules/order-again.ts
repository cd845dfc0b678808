import { addBundle, bundleUid, changeBundleQuantity } from './bundles';
import type { Cart, CartChange } from './cart';
import { addProduct } from './products';

/** What of an earlier order can still be bought, in quantities that there are. */
export type WantedAgain = {
  readonly products: readonly { readonly productId: number; readonly amount: number }[];
  /** By their ids, which join the variant ids of their parts with dashes. */
  readonly bundles: readonly { readonly id: string; readonly amount: number }[];
};

/** The cart with an order put into it again, and what had no room. */
export type OrderedAgain = {
  readonly cart: Cart;
  readonly left: { readonly products: readonly number[]; readonly bundles: readonly string[] };
};

/**
 * Puts an earlier order into the cart again; what is in the cart stays. A row that is there already grows to the ordered quantity and
 * never shrinks, so that pressing twice is the same as once. Specification 1 §3 (checkout state, redoOrder).
 * @param now milliseconds since 1970, for the uids of bundles
 */
export function orderAgain(cart: Cart, wanted: WantedAgain, now: number): OrderedAgain {
  let changed = cart;
  const isTaken = (change: CartChange): boolean => {
    if (change.ok) changed = change.cart;
    return change.ok;
  };
  const products = wanted.products.filter(({ productId, amount }) => {
    const row = changed.products.find((each) => each.productId === productId && each.bundleHash === undefined);
    return !((row && row.amount >= amount) || isTaken(addProduct(changed, { productId, amount }, 'set')));
  });
  const bundles = wanted.bundles.filter(({ id, amount }) => {
    const bundle = changed.bundles.find((each) => each.id === id);
    if (!bundle) return !isTaken(addBundle(changed, { uid: bundleUid(changed, now), id, amount }));
    return !(bundle.amount >= amount || isTaken(changeBundleQuantity(changed, bundle.uid, amount)));
  });
  return {
    cart: changed,
    left: { products: products.map(({ productId }) => productId), bundles: bundles.map(({ id }) => id) },
  };
}
