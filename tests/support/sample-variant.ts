import type { Variant } from '~/features/catalog/product';

/** Builds an orderable variant for tests, with the given fields changed. */
export function sampleVariant(given: Partial<Variant> = {}): Variant {
  return {
    id: 1,
    prices: { active: 10_000, club: null, regular: 10_000, discountFree: null, lowest30Days: null },
    colorSlug: 'ink',
    sizeSlug: 'm',
    size: 'M',
    sizeSort: 0,
    typeSlug: 'regular',
    typeSort: 0,
    isOrderable: true,
    isBackorderable: false,
    onOrder: false,
    inStock: true,
    orderableQuantity: 10,
    storeAvailability: [],
    inStockStores: [],
    onlyFromExtStock: false,
    blockedStock: false,
    shippingTime: { text: '', string: '', number: 1 },
    sku: 'SKU-1',
    ean: '',
    ...given,
  };
}
