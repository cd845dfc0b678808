import { convertGross } from '../pricing/pricing';
import type { VariantPrice } from '../pricing/variant-prices';

/** What was agreed about a product: per cent off its regular price, or a fixed price without tax. */
export interface AgreedTerm {
  /** Agreed about this product itself, not about a group that it is in. */
  readonly isOwn: boolean;
  /** Null with a fixed price. */
  readonly percentage: number | null;
  /** Euro cents without tax. */
  readonly netCents: number | null;
}

/**
 * The price of one unit for a company. What was agreed about the product itself counts before what was agreed about its groups;
 * of several the lowest. A company never pays more than everybody does.
 * @returns euro cents with the tax of the price's area; null when nothing was agreed, so that the product is not in the selection
 */
export function agreedCents(
  terms: readonly AgreedTerm[],
  { activeCents, regularCents, taxPercentage }: VariantPrice,
): number | null {
  const own = terms.filter(({ isOwn }) => isOwn);
  const counted = own.length > 0 ? own : terms;
  if (counted.length === 0) return null;
  const prices = counted.map(({ percentage, netCents }) =>
    netCents === null
      ? Math.round((regularCents * (10_000 - Math.round((percentage ?? 0) * 100))) / 10_000)
      : convertGross(netCents, 0, taxPercentage),
  );
  return Math.min(activeCents, ...prices);
}
