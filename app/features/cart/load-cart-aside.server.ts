import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { CheckedCart } from '~/api/checked-cart';
import { shopContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { catchUpCookies } from './cart-cookie.server';
import { checkCurrentCart } from './check-cart.server';
import { readDraft } from './checkout-draft.server';
import { findPendingOrder } from './pending-order.server';
import { type Recommended, readRecommended } from './recommended.server';
import { rememberPrices } from './seen-prices.server';

/** How many products the panel offers to go with the cart. */
const MAX_GOODS = 2;

/** The cart as the panel beside a product page shows it. */
export type CartAside = {
  readonly units: number;
  readonly checked: CheckedCart;
  /** What goes well with the cart and can be added. */
  readonly goods: readonly Recommended[];
};

/**
 * Loads the cart for the panel that opens after adding. Null when only the cart's own page can tell what is with it: the backend is
 * unavailable or refuses it, an order waits for its payment, or the cart has to be corrected.
 */
export async function loadCartAside(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const headers = cookieHeaders(catchUpCookies(context.request));
  headers.set('Cache-Control', 'private, no-store');
  try {
    const { pending } = await findPendingOrder(context);
    const { deliveryMethod } = readDraft(context.request);
    const state = pending ? null : await checkCurrentCart(context, { page: 'cart', deliveryMethod });
    if (state?.state !== 'ready') return data<CartAside | null>(null, { headers });
    const { units, checked } = state;
    for (const cookie of rememberPrices(checked, context.request)) headers.append('Set-Cookie', cookie);
    const goods = checked.gift || checked.transfer ? [] : await readRecommended(context, checked);
    const offered = goods.filter(({ variants }) => variants.length > 0).slice(0, MAX_GOODS);
    return data<CartAside | null>({ units, checked, goods: offered }, { headers });
  } catch (thrown) {
    // a redirect to the cart's page: the panel does not take the visitor away
    if (thrown instanceof Response) return data<CartAside | null>(null, { headers });
    throw thrown;
  }
}
