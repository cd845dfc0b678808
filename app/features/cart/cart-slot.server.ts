import { cartCount } from './cart-cookie.server';

/** What a visitor has of their own in a page for everybody: the number in the cart. */
export function cartSlot(cookie: string | undefined): { readonly cart: string } {
  if (!cookie?.includes('cart=')) return { cart: '' };
  const count = cartCount(new Request('http://shop.invalid/', { headers: { cookie } }));
  return { cart: count > 0 ? String(count) : '' };
}
