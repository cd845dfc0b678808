import { CookieTooLarge, rawCookie, signedCookie } from '~/server/cookies.server';
import { packCart, packedCart, unpackCart } from './packed-cart';
import { type Cart, countUnits, EMPTY_CART, isEmptyCart } from './rules/cart';

/** The cart's cookie by name and life: 90 days, in seconds, after its last change. */
export const CART_COOKIE = { name: 'cart', maxAge: 90 * 24 * 3600 } as const;

/** The cart's cookie: ids, amounts and codes, never prices; compressed, signed, out of the reach of scripts. */
const cookie = signedCookie(CART_COOKIE.name, packedCart, { maxAge: CART_COOKIE.maxAge, compress: true });

/** The cart of a request; an absent or unreadable cookie is an empty cart. */
export function readCart(request: Request): Cart {
  const packed = cookie.read(request);
  return packed ? unpackCart(packed) : EMPTY_CART;
}

/** Whether a request brings a cart that cannot be read: tampered with, cut, or of a shop with other secrets. */
export function isCartUnreadable(request: Request): boolean {
  return Boolean(rawCookie(request, cookie.name)) && cookie.read(request) === undefined;
}

/** How many things are in the cart of a request, for the header. */
export function cartCount(request: Request): number {
  return countUnits(readCart(request));
}

/**
 * The Set-Cookie header that keeps a cart; an empty one removes the cookie.
 * @returns undefined when the cart does not fit into a cookie: the one before is then still the shopper's
 */
export function cartSetCookie(cart: Cart, request: Request): string | undefined {
  if (isEmptyCart(cart) && cart.codes.length === 0) return cookie.clear(request);
  try {
    return cookie.write(packCart(cart), request);
  } catch (error) {
    if (error instanceof CookieTooLarge) return undefined;
    throw error;
  }
}
