import type { ProductData } from './product-data';
import { isForSale } from './rules/availability';
import { hasOpenParts } from './rules/set-stock';

/** Whether a page tells where the product is to be had: not for what is gone everywhere, nor for a set whose sizes and colours are chosen in its form. */
export const hasStockTable = (data: ProductData): boolean =>
  isForSale(data) && !hasOpenParts(data.model.isBundle, data.parts);
