import type { Variant } from '~/features/catalog/product';

type Part = { readonly variants: readonly unknown[] };

/** Whether a set can be bought: its parts are known, and each has a variant that can be ordered. Specification 2 §4. */
export const isSetForSale = (parts: readonly Part[]): boolean =>
  parts.length > 1 && parts.every(({ variants }) => variants.length > 0);

/**
 * Whether the stock of a set depends on sizes and colours that are chosen in its form. Its page then promises nothing: what the set as a
 * whole has tells nothing of the wanted ones, of which the form offers those that can be had.
 */
export const hasOpenParts = (isBundle: boolean, parts: readonly Part[]): boolean =>
  isBundle && isSetForSale(parts) && parts.some(({ variants }) => variants.length > 1);

/**
 * The variants of a product as its page sells them: those of a set that cannot be bought are sold out everywhere, whatever stock the
 * set has of its own, so that no part of the page promises what the button cannot sell.
 */
export function variantsForSale<Each extends Variant>(
  { isBundle, variants }: { readonly isBundle: boolean; readonly variants: readonly Each[] },
  parts: readonly Part[],
): readonly Each[] {
  if (!isBundle || isSetForSale(parts)) return variants;
  const soldOut = { isOrderable: false, onOrder: false, inStock: false, orderableQuantity: 0 };
  return variants.map((variant) => ({ ...variant, ...soldOut, storeAvailability: [], inStockStores: [] }));
}
