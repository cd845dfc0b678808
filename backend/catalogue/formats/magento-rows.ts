/** Rows of Magento 2's product CSV. */
import type { ImportReport } from '../import-report';
import type { ImportedImage, ImportedStock } from '../imported-model';
import type { TableRow } from '../read/table';
import { listOf } from './cells';
import { readQuantity } from './read-stock';
import { shopProductOf } from './shop-product';

/** The used cells of one row. */
export interface MagentoRow {
  line: number;
  sku: string;
  shopProduct?: string;
  kind: string;
  name: string;
  /** Undefined: the file does not have the column. */
  description: string | undefined;
  shortDescription: string | undefined;
  metaTitle: string | undefined;
  metaDescription: string | undefined;
  urlKey: string;
  categories: string | undefined;
  attributes: string | undefined;
  price: string;
  specialPrice: string | undefined;
  specialFrom: string;
  specialTo: string;
  isOnline: boolean;
  isVisible: boolean;
  /** The file has a value for its visibility. */
  saysWhetherShown: boolean;
  stock: WrittenStock;
  images: ImportedImage[];
  relatedSkus: string[] | undefined;
  weight: string;
  origin: string;
  /** What a bundle is made of, and how its price is made. */
  bundleValues: string;
  bundlePriceType: string;
  /** What a grouped product is made of. */
  associatedSkus: string;
}

/** The stock cells of a row; empty when the row has none. */
interface WrittenStock {
  quantity: string;
  /** `1`, `0`. */
  isInStock: string;
  /** Stock is not managed, it is always for sale. */
  isUnmanaged: boolean;
  isBackorderable: boolean;
  /** The file has a value for backorders. */
  saysWhetherOrdered: boolean;
}

/** Columns of products to show with one. */
const RELATED = ['related_skus', 'crosssell_skus', 'upsell_skus'];

/** The used cells of a row. */
export function magentoRow(cells: TableRow): MagentoRow {
  const isVisible = cells.get('visibility') !== 'Not Visible Individually';
  const held = (column: string): string | undefined => (cells.has(column) ? cells.get(column) : undefined);
  // Variant texts are never shown and make up most of the file, so they are skipped.
  const text = (column: string): string | undefined => (isVisible ? held(column) : undefined);
  const gallery = [
    { reference: cells.get('base_image'), caption: cells.get('base_image_label') },
    ...cells
      .get('additional_images')
      .split(',')
      .map((reference) => ({ reference: reference.trim(), caption: '' })),
  ];
  return {
    line: cells.line,
    sku: cells.get('sku'),
    ...shopProductOf(cells),
    kind: cells.get('product_type') || 'simple',
    name: cells.get('name'),
    description: text('description'),
    shortDescription: text('short_description'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    urlKey: cells.get('url_key'),
    categories: text('categories'),
    attributes: held('additional_attributes'),
    price: cells.get('price'),
    specialPrice: held('special_price'),
    specialFrom: cells.get('special_price_from_date'),
    specialTo: cells.get('special_price_to_date'),
    isOnline: ['', '1'].includes(cells.get('product_online')),
    isVisible,
    saysWhetherShown: cells.has('product_online', 'visibility'),
    stock: writtenStock(cells),
    weight: cells.get('weight'),
    origin: cells.get('country_of_manufacture'),
    bundleValues: cells.get('bundle_values'),
    bundlePriceType: cells.get('bundle_price_type'),
    associatedSkus: cells.get('associated_skus'),
    relatedSkus: cells.has(...RELATED) ? RELATED.flatMap((column) => listOf(cells.get(column), ',')) : undefined,
    images: gallery.filter(({ reference }) => reference !== '' && reference !== 'no_selection'),
  };
}

/** A setting of the row is used unless the row refers to the shop's configuration. */
function writtenStock(cells: TableRow): WrittenStock {
  const isOwn = (setting: string): boolean => cells.get(`use_config_${setting}`) !== '1';
  return {
    quantity: cells.get('qty'),
    isInStock: cells.get('is_in_stock'),
    isUnmanaged: cells.get('manage_stock') === '0' && isOwn('manage_stock'),
    isBackorderable: !['', '0'].includes(cells.get('allow_backorders')) && isOwn('backorders'),
    saysWhetherOrdered: cells.has('manage_stock', 'allow_backorders'),
  };
}

/** Unmanaged stock and backorders are sold without limit, unless the file marks the variant as out of stock. */
export function magentoRowStock(
  { quantity, isInStock, isUnmanaged, isBackorderable, saysWhetherOrdered }: WrittenStock,
  line: number,
  report: ImportReport,
): { stock: ImportedStock; isOnOrder: boolean | undefined } {
  if (isUnmanaged) return { stock: { kind: 'unsaid' }, isOnOrder: true };
  const isOut = isInStock === '0';
  const isOnOrder = saysWhetherOrdered ? isBackorderable && !isOut : undefined;
  if (isOut) return { stock: { kind: 'count', quantity: 0 }, isOnOrder };
  if (quantity === '' && isInStock === '1') return { stock: { kind: 'some' }, isOnOrder };
  return { stock: readQuantity(quantity, line, report), isOnOrder };
}

/** The stock of a row alone. */
export const magentoStock = (cells: TableRow, report: ImportReport): ImportedStock =>
  magentoRowStock(writtenStock(cells), cells.line, report).stock;
