import { createHash } from 'node:crypto';
import { z } from 'zod';
import { leaveHandover, takeHandover } from '~/api/locale';
import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import type { BaseContext } from '~/server/context.server';
import { openText, rawCookie, sealText, setCookie } from '~/server/cookies.server';

/** Cookies that go along when the language, and with it the host, changes. They stay sealed on the way. */
const COOKIES = { cart: 90 * 24 * 3600, address: 90 * 24 * 3600, 'so.auth': 14 * 24 * 3600 } as const;

/** How long what was left for another host can be fetched. */
const LIFE_MS = 60_000;
const PURPOSE = 'handover';
/** Marks a handover that stands in the address itself, where the backend has no such call. */
const SEALED = 's~';

const left = z.object({
  cookies: z.record(z.string(), z.string().max(4_000)),
  /** Whose browser left it: an address sent to somebody else must not log that person in. */
  browser: z.string(),
});

const sealed = z.object({
  host: z.string(),
  until: z.number(),
  products: z.array(z.object({ productId: z.number(), amount: z.number() })),
});

function browserOf(request: Request): string {
  return createHash('sha256')
    .update(request.headers.get('user-agent') ?? '')
    .digest('base64url');
}

function presentCookies(request: Request): Record<string, string> {
  const entries = Object.keys(COOKIES).map((name) => [name, rawCookie(request, name)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The cart's ids and amounts in the address itself: all that may pass where the backend keeps nothing for us. */
function sealProducts(request: Request, host: string): string {
  const products = readCart(request).products.map(({ productId, amount }) => ({ productId, amount }));
  return SEALED + sealText(PURPOSE, JSON.stringify({ host, until: Date.now() + LIFE_MS, products }));
}

/**
 * Leaves cart, address and log-in for the shop's other host.
 * @returns an id for the address of the handover screen there; undefined when there is nothing to take along
 */
export async function leaveFor(host: string, { api, request }: BaseContext): Promise<string | undefined> {
  const cookies = presentCookies(request);
  if (Object.keys(cookies).length === 0) return undefined;
  const id = await leaveHandover(api, host, { cookies, browser: browserOf(request) });
  return id ?? sealProducts(request, host);
}

function openProducts(id: string, host: string, request: Request): string[] | undefined {
  const text = openText(PURPOSE, id.slice(SEALED.length));
  const parsed = text === undefined ? undefined : sealed.safeParse(JSON.parse(text));
  if (!parsed?.success || parsed.data.host !== host || parsed.data.until < Date.now()) return undefined;
  const cookie = cartSetCookie({ ...EMPTY_CART, products: parsed.data.products }, request);
  return cookie === undefined ? [] : [cookie];
}

/**
 * Fetches what was left on another host, once.
 * @returns Set-Cookie headers; undefined when it is over, used, meant for another host or left by another browser
 */
export async function takeAlong(id: string, { api, request, url }: BaseContext): Promise<string[] | undefined> {
  if (id.startsWith(SEALED)) return openProducts(id, url.host, request);
  const parsed = left.safeParse(await takeHandover(api, id, url.host));
  if (!parsed.success || parsed.data.browser !== browserOf(request)) return undefined;
  return Object.entries(COOKIES).flatMap(([name, maxAge]) => {
    const value = parsed.data.cookies[name];
    // cookies are sealed texts: anything else in their place came from elsewhere
    return value && /^[\w.~+$-]+$/.test(value) ? [setCookie(name, value, request, { maxAge })] : [];
  });
}
