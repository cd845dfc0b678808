import { randomBytes } from 'node:crypto';
import { MAX_AMOUNT, MAX_ROWS } from 'contract/checkout';
import LZString from 'lz-string';
import { z } from 'zod';
import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { draftSetCookie, readDraft } from '~/features/cart/checkout-draft.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { openText, sealText } from '~/server/cookies.server';
import { OnceOnly } from './once-only';

/** How long what was sealed for another host can be opened. */
const LIFE_MS = 60_000;
const PURPOSE = 'handover';

/** Short names: all of it stands in an address. */
const sealed = z.object({
  /** Id, for using it once only. */
  i: z.string(),
  /** Host it is for, and browser that left it. */
  h: z.string(),
  b: z.string(),
  /** When it is over, in milliseconds since 1970. */
  u: z.number(),
  /** Products: id and amount. */
  p: z.array(z.tuple([z.int().min(1), z.int().min(1).max(MAX_AMOUNT)])).max(MAX_ROWS),
  /** Attempt to order: idempotency key, payment reference. */
  a: z.tuple([z.string().max(254), z.string().max(254)]).optional(),
  /** Something of the cart stayed behind. */
  x: z.literal(1).optional(),
});
type Sealed = z.infer<typeof sealed>;

/** What one process has opened is not opened again; another one would, for the minute that it lives. */
const used = new OnceOnly();

/** Whom a handover is for: the host, and the browser that leaves and takes it. */
export type Passage = { readonly host: string; readonly browser: string };

/** A handover that stands in the address itself. */
export type SealedHandover = { readonly id: string; readonly sealed: string };

/**
 * Seals the cart's ids and amounts, and the attempt to order, into a text for the address itself: all that may pass where
 * the backend keeps nothing for us. The largest cart takes about 2,000 characters. Gift cards and bundles stay behind,
 * and are told of on arrival.
 */
export function sealProducts(request: Request, { host, browser }: Passage): SealedHandover {
  const { products, giftCards, bundles } = readCart(request);
  const { key, reference } = readDraft(request);
  const id = randomBytes(18).toString('base64url');
  const value: Sealed = {
    i: id,
    h: host,
    b: browser,
    u: Date.now() + LIFE_MS,
    p: products.map(({ productId, amount }) => [productId, amount]),
    ...(key !== '' && { a: [key, reference] }),
    ...((giftCards.length > 0 || bundles.length > 0) && { x: 1 }),
  };
  return { id, sealed: sealText(PURPOSE, LZString.compressToEncodedURIComponent(JSON.stringify(value))) };
}

/** The sealed value, when it is one. */
function readSealed(text: string): Sealed | undefined {
  const opened = openText(PURPOSE, text);
  if (opened === undefined) return undefined;
  const parsed = sealed.safeParse(JSON.parse(LZString.decompressFromEncodedURIComponent(opened)));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Opens what was sealed on another host: Set-Cookie headers, and whether a part stayed behind.
 * @returns undefined when it is over, used, or meant for another host or browser
 */
export function openProducts(handover: SealedHandover, { host, browser }: Passage, request: Request) {
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
