import { randomBytes } from 'node:crypto';
import { CookieTooLarge, cookieNames, rawCookie, signedCookie } from '~/server/cookies.server';
import { MAX_STARTS, MAX_SUBMISSIONS, type PackedCart, packCart, packedCart, unpackCart } from './packed-cart';
import { REMEMBERED_MS, RecentCarts } from './recent-carts.server';
import { cartRows, isSameContent } from './rules/account-cart';
import { type Cart, type CartChange, type CartRefusal, countUnits, EMPTY_CART, isEmptyCart } from './rules/cart';
import { mergeCarts } from './rules/merge';

/** Name of the cart cookie and its lifetime in seconds: 90 days after the last change. */
export const CART_COOKIE = { name: 'cart', maxAge: 90 * 24 * 3600 } as const;

const compress = true;

/** The cart cookie: ids, quantities and codes, never prices; compressed, signed and HttpOnly. */
const cookie = signedCookie(CART_COOKIE.name, packedCart, { maxAge: CART_COOKIE.maxAge, compress });

/** An emptied cart is remembered for as long as an older state of it may still arrive. */
const emptied = signedCookie(CART_COOKIE.name, packedCart, { maxAge: REMEMBERED_MS / 1000, compress });

/**
 * A browser without a cart may send two forms at once, and each creates a cart. The first state is therefore also stored
 * for a while in a cookie with its own name, so that one response does not overwrite the other's cart.
 */
const startCookie = (name: string) => signedCookie(name, packedCart, { maxAge: REMEMBERED_MS / 1000, compress });

const START_NAME = /^cart-[0-9a-f]{8}$/;
/** An addition that is sent twice starts the same cart, so that the two are not merged. */
const newStartName = (submission = randomBytes(4).toString('hex')) => `cart-${submission}`;

/** In bytes: about ten thousand carts changed within the last 15 minutes. */
const MAX_RECENT_BYTES = 8_000_000;

const recent = new RecentCarts(MAX_RECENT_BYTES);

/** A visitor's newest cart, even when the browser sent an older state. */
type StoredCart = {
  readonly cart: Cart;
  /** Earlier versions of this cart. */
  readonly versions: readonly string[];
  /** Initial carts that were merged into it. */
  readonly starts: readonly string[];
  /** The last additions. */
  readonly submissions: readonly string[];
  /** The browser's cookie holds another state. */
  readonly isBehind: boolean;
  /** How it relates to the cart of the account; undefined for a cart that was never the account's. */
  readonly account: AccountMark | undefined;
};

/** How a cart relates to the cart of the visitor's account. */
export type AccountMark = {
  /** The version of the account's cart that it was last equal to. */
  readonly version: string;
  /** It has changed since, and the account does not know. */
  readonly isChanged: boolean;
};

function newestOf(packed: PackedCart, now: number): PackedCart {
  const text = packed.v === undefined ? undefined : recent.newest(packed.v, now);
  return text === undefined ? packed : JSON.parse(text);
}

function readStored(request: Request, now: number): StoredCart {
  const sent = cookie.read(request);
  const main = sent && newestOf(sent, now);
  let cart = main ? unpackCart(main) : EMPTY_CART;
  const versions = [sent?.v, main?.v].flatMap((version) => version ?? []);
  const starts = new Set(main?.s);
  const submissions = new Set(main?.i);
  let isBehind = sent?.v !== main?.v;
  let hasMerged = false;
  for (const name of cookieNames(request)
    .filter((each) => START_NAME.test(each))
    .slice(0, MAX_STARTS)) {
    const start = starts.has(name) ? undefined : startCookie(name).read(request);
    if (!start) continue;
    starts.add(name);
    isBehind = true;
    hasMerged = true;
    if (start.v !== undefined) versions.push(start.v);
    const newest = newestOf(start, now);
    for (const submission of newest.i ?? []) submissions.add(submission);
    cart = mergeCarts(cart, unpackCart(newest));
  }
  const account = main?.a && { version: main.a[0], isChanged: main.a[1] === 1 || hasMerged };
  return {
    cart,
    versions: [...new Set(versions)],
    starts: [...starts],
    submissions: [...submissions],
    isBehind,
    account,
  };
}

/** Returns the newest state of the request's cart; an absent or unreadable cookie is an empty cart. */
export function readCart(request: Request): Cart {
  return readStored(request, Date.now()).cart;
}

/** How the request's cart relates to the cart of the account. */
export function accountMark(request: Request): AccountMark | undefined {
  return readStored(request, Date.now()).account;
}

/** Returns the version of the request's cart: a different version means that the cart has changed in the meantime. */
export function cartVersion(request: Request): string {
  return readStored(request, Date.now()).versions.join(' ');
}

/** Whether the request's cart cookie cannot be read: tampered with, truncated, or signed with other secrets. */
export function isCartUnreadable(request: Request): boolean {
  return Boolean(rawCookie(request, cookie.name)) && cookie.read(request) === undefined;
}

/** Number of units in the request's cart, for the header. */
export function cartCount(request: Request): number {
  return countUnits(readCart(request));
}

/** @returns Set-Cookie headers; undefined when the cart does not fit into a cookie; nothing is stored then */
function storeCart(
  cart: Cart,
  { versions, starts, submissions, account }: StoredCart,
  request: Request,
  now: number,
): string[] | undefined {
  const isEmpty = isEmptyCart(cart) && cart.codes.length === 0;
  if (isEmpty && versions.length === 0 && !account) return [cookie.clear(request)];
  const begins =
    !isEmpty && rawCookie(request, cookie.name) === undefined ? newStartName(submissions.at(-1)) : undefined;
  const version = recent.newVersion();
  const s = [...starts, ...(begins ? [begins] : [])].slice(-MAX_STARTS);
  const i = submissions.slice(-MAX_SUBMISSIONS);
  const a: PackedCart['a'] = account && [account.version, account.isChanged ? 1 : 0];
  const own: PackedCart = { ...packCart(cart), v: version, ...(i.length > 0 && { i }) };
  const packed: PackedCart = { ...own, ...(s.length > 0 && { s }), ...(a && { a }) };
  // never write a cart that could not be read again
  if (!packedCart.safeParse(packed).success) return undefined;
  try {
    const cookies = [(isEmpty ? emptied : cookie).write(packed, request)];
    if (begins) cookies.push(startCookie(begins).write(own, request));
    recent.store(versions, version, JSON.stringify(packed), now);
    return cookies;
  } catch (error) {
    if (error instanceof CookieTooLarge) return undefined;
    throw error;
  }
}

/** A stored change with the Set-Cookie headers for the browser, or the reason why nothing changed. */
export type StoredChange =
  | { readonly ok: true; readonly cart: Cart; readonly cookies: readonly string[] }
  | { readonly ok: false; readonly refusal: CartRefusal | 'tooLarge' };

/**
 * Changes the newest state of the request's cart. It may be newer than the request's cookie, because another form of the
 * same browser was faster. Reading, changing and storing run synchronously, so no other change interleaves.
 * @param change maps the newest cart to the changed one
 * @param markOf how the changed cart relates to the account's; by default its products have changed unless they are the same
 * @param submission id of an addition; when the cart already contains it, nothing is added again
 */
export function changeStoredCart(
  request: Request,
  change: (cart: Cart) => CartChange,
  { markOf, submission }: { markOf?: (cart: Cart) => AccountMark; submission?: string | undefined } = {},
): StoredChange {
  const now = Date.now();
  const stored = readStored(request, now);
  const isRepeated = submission !== undefined && stored.submissions.includes(submission);
  const changed: CartChange = isRepeated ? { ok: true, cart: stored.cart } : change(stored.cart);
  if (!changed.ok) return changed;
  const account = markOf?.(changed.cart) ?? markAfter(stored, changed.cart);
  const added = submission === undefined || isRepeated ? [] : [submission];
  const submissions = [...stored.submissions, ...added];
  const cookies = storeCart(changed.cart, { ...stored, submissions, account }, request, now);
  return cookies ? { ok: true, cart: changed.cart, cookies } : { ok: false, refusal: 'tooLarge' };
}

function markAfter({ cart, account }: StoredCart, changed: Cart): AccountMark | undefined {
  if (!account) return undefined;
  const isSame = isSameContent(cartRows(cart), cartRows(changed));
  return { ...account, isChanged: account.isChanged || !isSame };
}

/**
 * The Set-Cookie header that replaces the visitor's cart; an empty cart expires soon.
 * @returns undefined when the cart does not fit into a cookie; the shopper then keeps the previous cart
 */
export function cartSetCookie(cart: Cart, request: Request): string | undefined {
  const now = Date.now();
  return storeCart(cart, readStored(request, now), request, now)?.[0];
}

/**
 * The Set-Cookie headers for a browser whose cookie is older than its cart, because a response was lost or two arrived out
 * of order. Empty for all other browsers.
 */
export function catchUpCookies(request: Request): readonly string[] {
  const now = Date.now();
  const stored = readStored(request, now);
  return stored.isBehind ? (storeCart(stored.cart, stored, request, now) ?? []) : [];
}

/** The cookie text of the newest cart, for the session transfer to another host; undefined for an empty cart. */
export function cartCookieText(request: Request): string | undefined {
  const now = Date.now();
  const stored = readStored(request, now);
  if (isEmptyCart(stored.cart) && stored.cart.codes.length === 0) return undefined;
  if (!stored.isBehind) return rawCookie(request, cookie.name);
  return storeCart(stored.cart, stored, request, now)?.[0]?.split(';', 1)[0]?.slice(`${cookie.name}=`.length);
}
