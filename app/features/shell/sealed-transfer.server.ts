import { randomBytes } from 'node:crypto';
import { MAX_QUANTITY, MAX_ROWS } from 'contract/cart-limits';
import LZString from 'lz-string';
import { z } from 'zod';
import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { openText, sealText } from '~/server/cookies.server';
import { UsedIds } from './used-ids';

/** Lifetime of a sealed transfer. */
const LIFETIME_MS = 60_000;
const PURPOSE = 'handover';

/** Short names, because everything is part of an address. */
const sealed = z.object({
  /** Id, for single use. */
  i: z.string(),
  /** Target host and originating browser. */
  h: z.string(),
  b: z.string(),
  /** Expiry, in milliseconds since 1970. */
  u: z.number(),
  /** Products: id and quantity. */
  p: z.array(z.tuple([z.int().min(1), z.int().min(1).max(MAX_QUANTITY)])).max(MAX_ROWS),
  /** Order attempt: idempotency key, payment reference. */
  a: z.tuple([z.string().max(254), z.string().max(254)]).optional(),
  /** A part of the cart was not transferred. */
  x: z.literal(1).optional(),
});
type Sealed = z.infer<typeof sealed>;

/** A process opens each transfer only once; another process could open it again during its lifetime of a minute. */
const used = new UsedIds();

/** Target host of a transfer, and the browser that starts and completes it. */
export type TransferEnds = { readonly host: string; readonly browser: string };

/** A session transfer contained in the address. */
export type SealedTransfer = { readonly id: string; readonly sealed: string };

/**
 * Encrypts the cart's ids and quantities, and the order attempt, into a text for the address: all that can be transferred
 * when the backend cannot store transfers. The largest cart takes about 2,000 characters. Gift cards and bundles are not
 * transferred, and the target page says so.
 */
export function sealCart(request: Request, { host, browser }: TransferEnds): SealedTransfer {
  const { products, giftCards, bundles } = readCart(request);
  const { key, reference } = readDraft(request);
  const id = randomBytes(18).toString('base64url');
  const value: Sealed = {
    i: id,
    h: host,
    b: browser,
    u: Date.now() + LIFETIME_MS,
    p: products.map(({ productId, amount }) => [productId, amount]),
    ...(key !== '' && { a: [key, reference] }),
    ...((giftCards.length > 0 || bundles.length > 0) && { x: 1 }),
  };
  return { id, sealed: sealText(PURPOSE, LZString.compressToEncodedURIComponent(JSON.stringify(value))) };
}

/** The sealed value, if valid. */
function readSealed(text: string): Sealed | undefined {
  const opened = openText(PURPOSE, text);
  if (opened === undefined) return undefined;
  const parsed = sealed.safeParse(JSON.parse(LZString.decompressFromEncodedURIComponent(opened)));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Opens a transfer sealed on another host: Set-Cookie headers, and whether a part was not transferred.
 * @returns undefined when it is expired, used, or for another host or browser
 */
export function openSealedCart(handover: SealedTransfer, { host, browser }: TransferEnds, request: Request) {
  const value = readSealed(handover.sealed);
  if (!value || value.i !== handover.id || value.h !== host || value.b !== browser) return undefined;
  if (value.u < Date.now() || !used.use(value.i, value.u)) return undefined;
  const products = value.p.map(([productId, amount]) => ({ productId, amount }));
  const cart = cartSetCookie({ ...EMPTY_CART, products }, request);
  const cookies = cart === undefined ? [] : [cart];
  if (value.a) {
    const [key, reference] = value.a;
    cookies.push(draftSetCookie({ ...readDraft(request), key, reference, payTo: '' }, request));
  }
  return { cookies, isPartial: value.x === 1 || cart === undefined };
}
