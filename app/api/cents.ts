/** Converts decimal euros to integer cents, rounding half up. For sums, which consist of whole cents. */
export function toCents(euros: number): number {
  return Math.round(euros * 100 + Math.sign(euros) * 1e-6);
}

/**
 * Converts decimal euros of a unit price to cents with four decimals: a price stored in another currency is a fraction of a cent in
 * euros, and is rounded once, for display (`toDisplayHundredths`).
 */
export function toExactCents(euros: number): number {
  return Math.round(euros * 1_000_000) / 10_000;
}

/** The same for a price that may be missing. */
export function toExactCentsOrNull(euros: number | null): number | null {
  return euros === null ? null : toExactCents(euros);
}
