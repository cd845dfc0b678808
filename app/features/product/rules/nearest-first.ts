/**
 * Puts the stores near the visitor's postcode first, the nearest one at the beginning; the others keep their order. Without a postcode
 * all do.
 * @param stores in display order
 * @param found what the look-up of the postcode found, the nearest store first; null without one
 */
export function nearestFirst<Store extends { readonly slug: string }>(
  stores: readonly Store[],
  found: readonly { readonly storeSlug: string | null }[] | null,
): readonly Store[] {
  const near = (found ?? []).flatMap(({ storeSlug }) => stores.find(({ slug }) => slug === storeSlug) ?? []);
  return [...new Set([...near, ...stores])];
}
