/** How many products a kit adds to the one of the page. */
export const KIT_PARTS = 2;

type Offered = {
  readonly card: { readonly price: { readonly active: number; readonly isFrom?: boolean } | null };
  readonly variants: readonly { readonly productId: number }[];
};

/**
 * The products that make a kit with that of a page: the first ones with one price for all variants, as the kit tells one sum. Empty
 * when there are too few.
 */
export function kitParts<Part extends Offered>(offered: readonly Part[]): readonly Part[] {
  const parts = offered.filter(({ card: { price }, variants }) => price && !price.isFrom && variants.length > 0);
  return parts.length < KIT_PARTS ? [] : parts.slice(0, KIT_PARTS);
}
