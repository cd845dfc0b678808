/** Products in their order, and at most one that cannot be bought, after the others; where none can be bought, all of them. */
export function fewSoldOut<Product extends { readonly isSoldOut: boolean }>(products: readonly Product[]): Product[] {
  const here = products.filter(({ isSoldOut }) => !isSoldOut);
  if (here.length === 0) return [...products];
  return [...here, ...products.filter(({ isSoldOut }) => isSoldOut).slice(0, 1)];
}
