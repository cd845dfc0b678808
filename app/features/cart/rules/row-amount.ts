import { changeBundleQuantity } from './bundles';
import type { Cart, CartChange } from './cart';
import { changeGiftCardAmount } from './gift-cards';
import { changeQuantity } from './products';

/** Sets the quantity of a row, gift card or bundle; 0 removes it. */
export function withAmount(cart: Cart, id: string, amount: number): CartChange {
  if (cart.giftCards.some((card) => card.uid === id)) return changeGiftCardAmount(cart, id, amount);
  const isBundle = cart.bundles.some((bundle) => bundle.uid === id);
  return isBundle ? changeBundleQuantity(cart, id, amount) : changeQuantity(cart, id, amount);
}

/** The cart without a row or bundle; already removed is fine, because two tabs may have removed it. */
export function removeRow(cart: Cart, id: string): CartChange {
  const change = withAmount(cart, id, 0);
  return !change.ok && change.refusal === 'missing' ? { ok: true, cart } : change;
}
