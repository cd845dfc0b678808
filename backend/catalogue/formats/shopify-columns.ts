import type { TableRow } from '../read/table';
import { SHOP_PRODUCT } from './shop-product';

/** Names of the used columns, in exports before 2024 and since. */
const NAMES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  customType: ['custom product type', 'type'],
  category: ['product category', 'standard product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price', 'compare at price'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  variantImage: ['variant image', 'variant image url'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  mpn: ['google shopping / mpn', 'mpn'],
  grams: ['variant grams', 'weight value (grams)'],
  shopProduct: [SHOP_PRODUCT],
} as const;

/** A Shopify column, independent of its name in the file. */
export type ShopifyColumn = keyof typeof NAMES;

const COLUMNS = Object.keys(NAMES) as ShopifyColumn[];

/** Names of a column, the one of older exports first. */
export const shopifyNames = (column: ShopifyColumn): readonly string[] => NAMES[column];

/** The used cells of a row that are not empty. */
export function shopifyCells(row: TableRow): Partial<Record<ShopifyColumn, string>> {
  const cells: Partial<Record<ShopifyColumn, string>> = {};
  for (const column of COLUMNS) {
    const text = NAMES[column].map((name) => row.get(name)).find((cell) => cell !== '');
    if (text !== undefined) cells[column] = text;
  }
  return cells;
}

/** The columns that a file has. */
export function shopifyColumns(row: Pick<TableRow, 'has'>): ReadonlySet<ShopifyColumn> {
  return new Set(COLUMNS.filter((column) => row.has(...NAMES[column])));
}
