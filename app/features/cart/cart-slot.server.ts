import { cartCount } from './cart-cookie.server';

const EMPTY: ReadonlyMap<string, string> = new Map();

/** The personal part of a shared page: the cart count, by slot name. */
export function cartSlot(cookie: string | undefined): ReadonlyMap<string, string> {
  if (!cookie?.includes('cart=')) return EMPTY;
  const count = cartCount(new Request('http://shop.invalid/', { headers: { cookie } }));
  return count > 0 ? new Map([['cart', String(count)]]) : EMPTY;
}
