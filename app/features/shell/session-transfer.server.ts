import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fetchSessionTransfer, storeSessionTransfer } from '~/api/locale';
import { CART_COOKIE, cartCookieText } from '~/features/cart/cart-cookie.server';
import { CHECKOUT_COOKIE } from '~/features/cart/checkout-draft.server';
import { languageOfHost } from '~/locale/host-language';
import type { BaseContext } from '~/server/context.server';
import { rawCookie, setCookie } from '~/server/cookies.server';
import { storefrontSettings } from '~/server/env.server';
import { AUTH_COOKIE } from '~/server/shop-cookies.server';
import { openSealedCart, type SealedTransfer, sealCart } from './sealed-transfer.server';

/** Cookies transferred when the language, and therefore the host, changes. They stay encrypted in transit. */
const COOKIES = [CART_COOKIE, CHECKOUT_COOKIE, AUTH_COOKIE];

const left = z.object({
  cookies: z.record(z.string(), z.string().max(4_000)),
  /** The browser that started the transfer: a shared address must not log another person in. */
  browser: z.string(),
});

/** The transferred Set-Cookie headers, and whether a part of the cart could not be transferred. */
export type ReceivedTransfer = { readonly cookies: string[]; readonly isPartial: boolean };

function browserOf(request: Request): string {
  return createHash('sha256')
    .update(request.headers.get('user-agent') ?? '')
    .digest('base64url');
}

function presentCookies(request: Request): Record<string, string> {
  const entries = COOKIES.flatMap(({ name }) => {
    const value = name === CART_COOKIE.name ? cartCookieText(request) : rawCookie(request, name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether the visitor comes directly from the shop's host of another language. From anywhere else the transfer could be an
 * attacker's, planted to make the visitor use the attacker's account: the visitor must confirm it first.
 */
export function comesFromOwnHost({ request, url }: Pick<BaseContext, 'request' | 'url'>): boolean {
  const source = request.headers.get('origin') ?? request.headers.get('referer') ?? '';
  if (!URL.canParse(source)) return false;
  const { host, port } = new URL(source);
  return host !== url.host && port === url.port && languageOfHost(host, storefrontSettings().hosts) !== undefined;
}

/**
 * Stores cart, checkout form with its order attempt, and log-in for the shop's other host.
 * @returns parameters of the session transfer screen's address there; undefined when there is nothing to transfer
 */
export async function startTransfer(
  host: string,
  { api, request }: BaseContext,
): Promise<{ readonly id: string } | SealedTransfer | undefined> {
  const cookies = presentCookies(request);
  if (Object.keys(cookies).length === 0) return undefined;
  const browser = browserOf(request);
  const id = await storeSessionTransfer(api, host, { cookies, browser });
  return id === undefined ? sealCart(request, { host, browser }) : { id };
}

/**
 * Fetches a session transfer from another host; works only once.
 * @returns undefined when it is expired, used, for another host or from another browser
 */
export async function receiveTransfer(
  id: string,
  { api, request, url }: BaseContext,
): Promise<ReceivedTransfer | undefined> {
  const browser = browserOf(request);
  const sealed = url.searchParams.get('sealed');
  if (sealed !== null) return openSealedCart({ id, sealed }, { host: url.host, browser }, request);
  const parsed = left.safeParse(await fetchSessionTransfer(api, id, url.host));
  if (!parsed.success || parsed.data.browser !== browser) return undefined;
  const cookies = COOKIES.flatMap(({ name, maxAge }) => {
    const value = parsed.data.cookies[name];
    // cookies are signed texts: reject anything else, because it was not written by the shop
    return value && /^[\w.~+$-]+$/.test(value) ? [setCookie(name, value, request, { maxAge })] : [];
  });
  return { cookies, isPartial: false };
}
