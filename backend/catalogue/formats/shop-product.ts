/** The column by which the shop's own exports name their product. */
import type { ImportedModel } from '../imported-model';
import type { TableRow } from '../read/table';

/** Name of the column, and of a feed's element. */
export const SHOP_PRODUCT = 'hanki_product';

/** The product that a row of the shop's own export names; nothing when the file is no such export. */
export const shopProductOf = (cells: Pick<TableRow, 'has' | 'get'>): Pick<ImportedModel, 'shopProduct'> =>
  cells.has(SHOP_PRODUCT) ? { shopProduct: cells.get(SHOP_PRODUCT) } : {};
