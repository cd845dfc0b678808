type Price = { readonly active: number; readonly reference: number | null };

/** The saving as a share of the former price, from 0 to 1. Specification 2 §9, ordered by discount fraction. */
export function discountFraction({ active, reference }: Price): number {
  return reference === null || reference <= active || reference <= 0 ? 0 : 1 - active / reference;
}
