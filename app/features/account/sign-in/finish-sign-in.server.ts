import { withShortTimeout } from '~/api/request';
import { readCustomer } from '~/api/session';
import { type Granted, logOut } from '~/api/sign-in';
import { followAccountCart } from '~/features/cart/account-cart.server';
import { knownDeviceCookies } from '~/features/session/known-device.server';
import { addPendingWish } from '~/features/session/pending-wish.server';
import { pathTo } from '~/routing/path-to';
import type { BaseContext } from '~/server/context.server';
import { cookieHeaders } from '~/server/cookies.server';
import { redirectWithToast } from '~/server/flash.server';
import { nextPage } from '~/server/next-page.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { orLogged } from '~/server/unavailable.server';

/** Where a person goes after signing in: `?next=` when it is a page of this shop, otherwise the account. */
export function pageAfterSignIn(next: unknown, { language }: Pick<BaseContext, 'language'>): string {
  return nextPage(next, pathTo('account', language), ['login', 'logout', 'register']);
}

/**
 * Ends every way of signing in: ends the log-in that the browser had before, merges its cart with that of the account, stores
 * the token in the browser and goes on to the next page. Specification 1 §4, §7.
 * @param next the form's `next`, from outside
 */
export async function finishSignIn(context: BaseContext, granted: Granted, next: unknown): Promise<Response> {
  const { api, auth, request, t } = context;
  if (auth) await orLogged(logOut(api), undefined, 'log-out of the earlier session');
  const signedIn = { ...api, token: granted.token };
  const customer = await orLogged(readCustomer(withShortTimeout(signedIn)), undefined, 'customer after the log-in');
  const cart = customer ? await followAccountCart(signedIn, request, customer.cart, true) : [];
  const wish = customer ? await addPendingWish(signedIn, request, customer) : [];
  const device = knownDeviceCookies(granted.deviceToken, request);
  const headers = cookieHeaders([...cart, ...wish, ...device]);
  const expiresAt = Date.now() + granted.seconds * 1000;
  headers.append('Set-Cookie', authSetCookie({ token: granted.token, expiresAt }, request));
  const toast = { type: 'success', text: t('sign-in')('done.in') } as const;
  return redirectWithToast(pageAfterSignIn(next, context), toast, { headers });
}
