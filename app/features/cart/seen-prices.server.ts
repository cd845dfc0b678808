import { z } from 'zod';
import type { CheckedCart, CheckedRow } from '~/api/checked-cart';
import { CookieTooLarge, signedCookie } from '~/server/cookies.server';

const seenPrices = z.object({
  /** Currency in which the prices were shown. */
  c: z.string().max(3),
  /** Product ids with the hundredths of one unit. */
  p: z.array(z.tuple([z.int(), z.int()])).max(100),
});

/** Prices as this browser last showed them in the cart: only to be compared, never to be paid. */
const cookie = signedCookie('seen-prices', seenPrices, { maxAge: 24 * 3600, compress: true });

/** A row whose price is no longer the one that the shopper saw; hundredths of the cart's currency. */
export type PriceChange = { readonly name: string; readonly before: number; readonly now: number };

type PricedRow = CheckedRow & { readonly unitHundredths: number };
const isPriced = (row: CheckedRow): row is PricedRow => row.unitHundredths !== null && row.maxAmount !== 0;

function readSeen(request: Request, currency: string): ReadonlyMap<number, number> {
  const stored = cookie.read(request);
  return stored?.c === currency ? new Map(stored.p) : new Map();
}

function write(seen: ReadonlyMap<number, number>, currency: string, request: Request): string[] {
  try {
    return [cookie.write({ c: currency, p: [...seen].slice(0, 100) }, request)];
  } catch (error) {
    if (error instanceof CookieTooLarge) return [];
    throw error;
  }
}

/** Set-Cookie headers after the cart page has shown its prices; empty when it had shown the same ones. */
export function rememberPrices({ rows, currency }: CheckedCart, request: Request): string[] {
  const shown = new Map(rows.filter(isPriced).map((row) => [row.productId, row.unitHundredths]));
  const seen = readSeen(request, currency);
  const isSame = seen.size === shown.size && [...shown].every(([id, price]) => seen.get(id) === price);
  return isSame ? [] : write(shown, currency, request);
}

/** Set-Cookie headers after the checkout has shown prices of products that the cart page never did. */
export function rememberNewPrices({ rows, currency }: CheckedCart, request: Request): string[] {
  const seen = readSeen(request, currency);
  const unseen = rows.filter(isPriced).filter(({ productId }) => !seen.has(productId));
  if (unseen.length === 0) return [];
  const added = unseen.map((row): [number, number] => [row.productId, row.unitHundredths]);
  return write(new Map([...seen, ...added]), currency, request);
}

/** The rows whose price has changed since the shopper saw it. Nothing while the currency is another one. */
export function priceChanges({ rows, currency }: CheckedCart, request: Request): PriceChange[] {
  const seen = readSeen(request, currency);
  return rows.filter(isPriced).flatMap(({ productId, name, unitHundredths: now }) => {
    const before = seen.get(productId);
    return before === undefined || before === now ? [] : [{ name, before, now }];
  });
}
