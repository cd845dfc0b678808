type Part = { readonly aloneCents: number | null };

/**
 * What a set costs bought one by one, and what it saves, in euro cents.
 * @param price of the set
 * @returns null where a part's price alone is not known, or nothing is saved
 */
export function setSaving(parts: readonly Part[], price: number): { alone: number; saved: number } | null {
  const prices = parts.flatMap(({ aloneCents }) => aloneCents ?? []);
  const alone = prices.reduce((sum, each) => sum + each, 0);
  return prices.length === parts.length && alone > price ? { alone, saved: alone - price } : null;
}
