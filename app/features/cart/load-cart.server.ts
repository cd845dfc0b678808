import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { boughtTracking, plainTracking } from '~/features/catalog/page-tracking';
import { shopContext } from '~/server/context.server';

import { cookieHeaders } from '~/server/cookies.server';
import { openAccountCart } from './account-cart.server';
import { cartCount, catchUpCookies } from './cart-cookie.server';
import { type CartState, trackedRows } from './cart-state';

import { checkCurrentCart } from './check-cart.server';
import { readDraft } from './checkout-draft.server';
import { findPendingOrder } from './pending-order.server';

/**
 * The cart's loader: 503 or 502 with the cart unchanged when the backend is unavailable. A browser with an older state of
 * the cart gets the newest one. Specification 1 §4, §7.
 */
export async function loadCart(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { deliveryMethod } = readDraft(context.request);
  const title = context.t('cart')('title');
  const headers = cookieHeaders(catchUpCookies(context.request));
  const { pending } = await findPendingOrder(context);
  if (pending) {
    const cart: CartState = { state: 'pending', units: cartCount(context.request), order: pending };
    return data({ title, tracking: plainTracking('shopping cart'), cart, deliveryMethod }, { headers });
  }
  for (const cookie of await openAccountCart(context)) headers.append('Set-Cookie', cookie);
  const { currency } = context.locale;
  const state = await checkCurrentCart(context, { page: 'cart', deliveryMethod });
  const tracking = boughtTracking('shopping cart', state.state === 'ready' ? trackedRows(state.checked) : [], currency);
  if (state.state !== 'down') return data({ title, tracking, cart: state, deliveryMethod }, { headers });
  headers.set('Retry-After', '5');
  return data({ title, tracking, cart: state, deliveryMethod }, { status: state.status, headers });
}
