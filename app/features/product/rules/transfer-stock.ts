import type { Variant } from '~/features/catalog/product';

/** Units by store id, by variant id. */
type Stocks = Readonly<Record<number, Readonly<Record<string, number>>>>;

/** A variant of which only what lies in some stores can be ordered. Specification 2 §4 (transfer request mode) */
export function fromStores(variant: Variant, stores: readonly { readonly id: number }[], stocks: Stocks): Variant {
  const held = stocks[variant.id] ?? {};
  const units = stores.reduce((sum, { id }) => sum + (held[String(id)] ?? 0), 0);
  return { ...variant, isOrderable: units > 0, orderableQuantity: units, onOrder: false, isBackorderable: false };
}
