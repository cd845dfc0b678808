import type { Cart } from './cart';

/** Whether two codes are one: upper and lower case are the same. Specification 1 §4. */
export function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Removes the spaces that pasting adds to a code. */
export function cleanCode(typed: string): string {
  return typed.replace(/\s+/g, '');
}

/** Adds a discount code. Codes match case-insensitively: an added code replaces an equal one. Specification 1 §4. */
export function addCode(cart: Cart, code: string): Cart {
  return { ...cart, codes: [...cart.codes.filter((known) => !isSameCode(known, code)), code] };
}

/** Removes a discount code from the cart, ignoring case. */
export function removeCode(cart: Cart, code: string): Cart {
  return { ...cart, codes: cart.codes.filter((known) => !isSameCode(known, code)) };
}

/**
 * The cart after a validation: only codes that the backend acknowledged stay. Specification 1 §4.
 * @param acknowledged codes of the backend's answer
 * @returns the cart and the codes that were dropped, as typed
 */
export function keepAcknowledged(
  cart: Cart,
  acknowledged: readonly string[],
): { readonly cart: Cart; readonly dropped: readonly string[] } {
  const isKnown = (code: string) => acknowledged.some((known) => isSameCode(known, code));
  const dropped = cart.codes.filter((code) => !isKnown(code));
  return { cart: dropped.length === 0 ? cart : { ...cart, codes: cart.codes.filter(isKnown) }, dropped };
}
