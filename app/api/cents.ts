/** Decimal euros of the wire as integer cents; half a cent and more rounds up. */
export function toCents(euros: number): number {
  return Math.round(euros * 100 + Math.sign(euros) * 1e-6);
}

/** The same where a price may be missing. */
export function toCentsOrNull(euros: number | null): number | null {
  return euros === null ? null : toCents(euros);
}
