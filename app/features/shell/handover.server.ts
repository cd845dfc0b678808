import { createHash } from 'node:crypto';
import { z } from 'zod';
import { leaveHandover, takeHandover } from '~/api/locale';
import { CART_COOKIE } from '~/features/cart/cart-cookie.server';
import { CHECKOUT_COOKIE } from '~/features/cart/checkout-draft.server';
import { languageOfHost } from '~/locale/host-language';
import type { BaseContext } from '~/server/context.server';
import { rawCookie, setCookie } from '~/server/cookies.server';
import { storefrontSettings } from '~/server/env.server';
import { AUTH_COOKIE } from '~/server/shop-cookies.server';
import { openProducts, type SealedHandover, sealProducts } from './sealed-handover.server';

/** Cookies that go along when the language, and with it the host, changes. They stay sealed on the way. */
const COOKIES = [CART_COOKIE, CHECKOUT_COOKIE, AUTH_COOKIE];

const left = z.object({
  cookies: z.record(z.string(), z.string().max(4_000)),
  /** Whose browser left it: an address sent to somebody else must not log that person in. */
  browser: z.string(),
});

/** What came along: Set-Cookie headers, and whether a part of the cart had to stay behind. */
export type TakenAlong = { readonly cookies: string[]; readonly isPartial: boolean };

function browserOf(request: Request): string {
  return createHash('sha256')
    .update(request.headers.get('user-agent') ?? '')
    .digest('base64url');
}

function presentCookies(request: Request): Record<string, string> {
  const entries = COOKIES.flatMap(({ name }) => {
    const value = rawCookie(request, name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Whether the visitor comes straight from the shop's host of another language. From anywhere else a handover could be a
 * stranger's, planted to have the visitor shop in the stranger's name: then the visitor is asked first.
 */
export function comesFromOwnHost({ request, url }: Pick<BaseContext, 'request' | 'url'>): boolean {
  const source = request.headers.get('origin') ?? request.headers.get('referer') ?? '';
  if (!URL.canParse(source)) return false;
  const { host, port } = new URL(source);
  return host !== url.host && port === url.port && languageOfHost(host, storefrontSettings().hosts) !== undefined;
}

/**
 * Leaves cart, checkout form with its attempt to order, and log-in for the shop's other host.
 * @returns what the address of the handover screen there needs; undefined when there is nothing to take along
 */
export async function leaveFor(
  host: string,
  { api, request }: BaseContext,
): Promise<{ readonly id: string } | SealedHandover | undefined> {
  const cookies = presentCookies(request);
  if (Object.keys(cookies).length === 0) return undefined;
  const browser = browserOf(request);
  const id = await leaveHandover(api, host, { cookies, browser });
  return id === undefined ? sealProducts(request, { host, browser }) : { id };
}

/**
 * Fetches what was left on another host, once.
 * @returns undefined when it is over, used, meant for another host or left by another browser
 */
export async function takeAlong(id: string, { api, request, url }: BaseContext): Promise<TakenAlong | undefined> {
  const browser = browserOf(request);
  const sealed = url.searchParams.get('sealed');
  if (sealed !== null) return openProducts({ id, sealed }, { host: url.host, browser }, request);
  const parsed = left.safeParse(await takeHandover(api, id, url.host));
  if (!parsed.success || parsed.data.browser !== browser) return undefined;
  const cookies = COOKIES.flatMap(({ name, maxAge }) => {
    const value = parsed.data.cookies[name];
    // cookies are sealed texts: anything else in their place came from elsewhere
    return value && /^[\w.~+$-]+$/.test(value) ? [setCookie(name, value, request, { maxAge })] : [];
  });
  return { cookies, isPartial: false };
}
