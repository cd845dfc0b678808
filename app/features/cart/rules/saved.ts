import { MAX_SAVED } from 'contract/saved-products';

/** A product saved for later, in the quantity it had in the cart. */
type Saved = { readonly productId: number; readonly amount: number };

/** The list with products in front, each once; undefined when it would be too long. */
export function withSaved(list: readonly Saved[], added: readonly Saved[]): readonly Saved[] | undefined {
  const ids = new Set(added.map(({ productId }) => productId));
  const all = [...added, ...list.filter(({ productId }) => !ids.has(productId))];
  return all.length > MAX_SAVED ? undefined : all;
}

/** The list without a product. */
export const withoutSaved = (list: readonly Saved[], productId: number): readonly Saved[] =>
  list.filter((saved) => saved.productId !== productId);
