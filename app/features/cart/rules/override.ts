import type { Cart, CartChange } from './cart';

/** What staff sets for a row: an empty name or no price is the shop's own. */
export type RowOverride = { readonly name: string; readonly priceCents: number | null };

/** Sets the name and price that staff gives a row; the backend checks who sent it. Specification 1 §3, §4 (price overrides). */
export function overrideRow(cart: Cart, productId: number, { name, priceCents }: RowOverride): CartChange {
  const row = cart.products.find((each) => each.productId === productId && each.bundleHash === undefined);
  if (!row) return { ok: false, refusal: 'missing' };
  const { nameOverride: _, priceOverrideCents: __, ...plain } = row;
  const changed = {
    ...plain,
    ...(name !== '' && { nameOverride: name }),
    ...(priceCents !== null && { priceOverrideCents: priceCents }),
  };
  return { ok: true, cart: { ...cart, products: cart.products.map((each) => (each === row ? changed : each)) } };
}
