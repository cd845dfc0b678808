import { MAX_ROWS } from 'contract/cart-limits';
import { leaveCampaign, settleCampaign } from './campaign';
import { type Cart, type CartBundle, type CartChange, countRows } from './cart';
import { isQuantity } from './products';

/** The id of a bundle joins the variant ids of its parts with dashes; null unless each part has one. Specification 2 §4. */
export function bundleId(parts: readonly number[]): string | null {
  return parts.length >= 2 && parts.every((id) => Number.isInteger(id) && id > 0) ? parts.join('-') : null;
}

/**
 * The uid of a new bundle: the seconds timestamp, or the next free one when bundles were added in the same second.
 * Specification 2 §4.
 * @param now milliseconds since 1970
 */
export function bundleUid(cart: Cart, now: number): string {
  let seconds = Math.floor(now / 1000);
  while (cart.bundles.some(({ uid }) => uid === String(seconds))) seconds++;
  return String(seconds);
}

/**
 * Adds a bundle as its own row; one of the same parts grows instead. Any addition ends an active gift campaign.
 * Specification 1 §4.
 */
export function addBundle(cart: Cart, bundle: CartBundle): CartChange {
  if (!isQuantity(bundle.amount)) return { ok: false, refusal: 'amount' };
  const before = leaveCampaign(cart);
  const present = before.bundles.find(({ id }) => id === bundle.id);
  if (present) {
    const amount = present.amount + bundle.amount;
    return isQuantity(amount) ? changeBundleQuantity(before, present.uid, amount) : { ok: false, refusal: 'full' };
  }
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
