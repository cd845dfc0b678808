/** Products in their order, those that cannot be bought after the others. */
export const soldOutLast = <Product extends { readonly isSoldOut: boolean }>(products: readonly Product[]): Product[] =>
  products.toSorted((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut));
