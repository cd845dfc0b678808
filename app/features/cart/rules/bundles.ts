import { MAX_ROWS } from 'contract/checkout';
import { leaveCampaign, settleCampaign } from './campaign';
import { type Cart, type CartBundle, type CartChange, countRows } from './cart';
import { isQuantity } from './products';

/** Adds a bundle as its own row. Any addition ends an active gift campaign. Specification 1 §4. */
export function addBundle(cart: Cart, bundle: CartBundle): CartChange {
  if (!isQuantity(bundle.amount)) return { ok: false, refusal: 'amount' };
  const before = leaveCampaign(cart);
  if (countRows(before) >= MAX_ROWS) return { ok: false, refusal: 'full' };
  return { ok: true, cart: settleCampaign({ ...before, bundles: [...before.bundles, bundle] }) };
}

/** Sets a bundle's quantity; 0 removes it together with the product rows that carry its hash. Specification 1 §4. */
export function changeBundleQuantity(cart: Cart, uid: string, amount: number): CartChange {
  if (amount !== 0 && !isQuantity(amount)) return { ok: false, refusal: 'amount' };
  const bundle = cart.bundles.find((candidate) => candidate.uid === uid);
  if (!bundle) return { ok: false, refusal: 'missing' };
  if (amount === 0) {
    const bundles = cart.bundles.filter((other) => other !== bundle);
    const products = cart.products.filter((row) => row.bundleHash !== uid);
    return { ok: true, cart: { ...cart, bundles, products } };
  }
  const bundles = cart.bundles.map((other) => (other === bundle ? { ...bundle, amount } : other));
  const products = cart.products.map((row) => (row.bundleHash === uid ? { ...row, amount } : row));
  return { ok: true, cart: { ...cart, bundles, products } };
}
