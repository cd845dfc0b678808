/**
 * Shares an amount out by weight, so that the shares add up to it exactly: each share is rounded down, and what is left goes to
 * the largest remainders, the first of equal ones first. When the amount is at most the sum of the weights, no share is above
 * its weight. Weights that are all 0 count alike.
 * @param amount whole and not negative, a multiple of `quantum`
 * @param weights whole and not negative
 * @param quantum the smallest part of a share: 100 for hundredths of a currency without decimals
 */
export function shareOut(amount: number, weights: readonly number[], quantum = 1): number[] {
  const isAlike = weights.every((weight) => weight === 0);
  const exact = weights.map((weight) => BigInt(isAlike ? 1 : weight));
  const sum = exact.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return [];
  const quanta = BigInt(amount / quantum);
  const parts = exact.map((weight) => ({ whole: (weight * quanta) / sum, rest: (weight * quanta) % sum }));
  const left = quanta - parts.reduce((total, { whole }) => total + whole, 0n);
  const first = parts
    .map(({ rest }, index) => ({ rest, index }))
    .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
    .slice(0, Number(left));
  const raised = new Set(first.map(({ index }) => index));
  return parts.map(({ whole }, index) => (Number(whole) + (raised.has(index) ? 1 : 0)) * quantum);
}
