import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { boughtTracking, plainTracking } from '~/features/catalog/page-tracking';
import { readWaysOn } from '~/features/catalog/ways-on.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import { shopContext } from '~/server/context.server';

import { cookieHeaders } from '~/server/cookies.server';
import { openAccountCart } from './account-cart.server';
import { cartCount, catchUpCookies } from './cart-cookie.server';
import { type CartState, trackedRows } from './cart-state';

import { checkCurrentCart } from './check-cart.server';
import type { CheckoutDraft } from './checkout-draft';
import { draftSetCookie, readDraft } from './checkout-draft.server';
import { findPendingOrder } from './pending-order.server';
import { readRecommended } from './recommended.server';
import { readSavedRows } from './saved-products.server';
import { rememberPrices } from './seen-prices.server';
import { readTill } from './till.server';

/** The form with the name of the chat's agent, when the chat sent the shopper here with it. Specification 1 §3 (giosgChatter). */
function withChatter(draft: CheckoutDraft, url: URL): CheckoutDraft {
  const chatter = url.searchParams.get('giosg_chatter')?.trim() ?? '';
  return /^[\w.@ -]{1,100}$/.test(chatter) ? { ...draft, giosgChatter: chatter } : draft;
}

/**
 * The cart's loader: 503 or 502 with the cart unchanged when the backend is unavailable. A browser with an older state of
 * the cart gets the newest one. Specification 1 §4, §7.
 */
export async function loadCart(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const draft = withChatter(readDraft(context.request), context.url);
  const { deliveryMethod, specialRequest } = draft;
  const title = context.t('cart')('title');
  const headers = cookieHeaders(catchUpCookies(context.request));
  if (draft.giosgChatter !== readDraft(context.request).giosgChatter) {
    headers.append('Set-Cookie', draftSetCookie(draft, context.request));
  }
  const { pending } = await findPendingOrder(context);
  if (pending) {
    const cart: CartState = { state: 'pending', units: cartCount(context.request), order: pending };
    return data(
      {
        ...{ title, tracking: plainTracking('shopping cart'), cart, deliveryMethod, specialRequest },
        ...{ saved: [], till: null, recommended: [], waysOn: null },
      },
      { headers },
    );
  }
  for (const cookie of await openAccountCart(context)) headers.append('Set-Cookie', cookie);
  const { currency } = context.locale;
  const state = await checkCurrentCart(context, { page: 'cart', deliveryMethod });
  if (state.state === 'ready') {
    for (const cookie of rememberPrices(state.checked, context.request)) headers.append('Set-Cookie', cookie);
  }
  const [saved, till, recommended, waysOn] = await Promise.all([
    readSavedRows(context),
    readTill(context),
    state.state === 'ready' ? readRecommended(context, state.checked) : [],
    state.state === 'empty' ? readWaysOn(context, await segmentsOf(context)) : null,
  ]);
  for (const cookie of saved.cookies) headers.append('Set-Cookie', cookie);
  const tracking = boughtTracking('shopping cart', state.state === 'ready' ? trackedRows(state.checked) : [], currency);
  const page = {
    ...{ title, tracking, cart: state, deliveryMethod, specialRequest },
    ...{ saved: saved.rows, till, recommended, waysOn },
  };
  if (state.state !== 'down') return data(page, { headers });
  headers.set('Retry-After', '5');
  return data(page, { status: state.status, headers });
}
