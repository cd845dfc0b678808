import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { shopContext } from '~/server/context.server';
import { cartCount } from './cart-cookie.server';
import type { CartState } from './cart-state';
import { checkCurrentCart } from './check-cart.server';
import { readDraft } from './checkout-draft.server';
import { findPendingOrder } from './pending-order.server';

/** The cart's loader: 503 or 502 with the cart kept when the backend cannot be asked. Specification 1 §4, §7. */
export async function loadCart(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { deliveryMethod } = readDraft(context.request);
  const title = context.t('cart')('title');
  const { pending } = await findPendingOrder(context);
  if (pending) {
    const cart: CartState = { state: 'pending', units: cartCount(context.request), order: pending };
    return data({ title, cart, deliveryMethod });
  }
  const state = await checkCurrentCart(context, { page: 'cart', deliveryMethod });
  if (state.state !== 'down') return data({ title, cart: state, deliveryMethod });
  return data({ title, cart: state, deliveryMethod }, { status: state.status, headers: { 'Retry-After': '5' } });
}
