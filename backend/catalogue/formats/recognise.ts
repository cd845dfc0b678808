/** Recognises the format of a file. */
import { readFramed } from '../read/decode-text';
import type { TableHeader } from '../read/table';
import { type ShopifyColumn, shopifyNames } from './shopify-columns';

export const FORMATS = ['magento', 'shopify', 'merchant'] as const;
/** A file format the importer reads. */
export type Format = (typeof FORMATS)[number];

/** Alternative names of one column. */
export type ColumnNames = readonly string[];

const named = (...columns: string[]): ColumnNames[] =>
  columns.map((column) => [...new Set([column, column.replaceAll('_', ' ')])]);
const shopify = (...columns: ShopifyColumn[]): ColumnNames[] => columns.map(shopifyNames);

/** Required columns by format. */
export const REQUIRED_COLUMNS: Record<Format, readonly ColumnNames[]> = {
  magento: named('sku', 'name', 'price'),
  shopify: shopify('handle', 'title', 'price'),
  merchant: named('id', 'title', 'price'),
};

/** Columns whose absence is reported. */
export const EXPECTED_COLUMNS: Record<Format, readonly ColumnNames[]> = {
  magento: named('product_type', 'description', 'categories', 'qty', 'additional_attributes', 'base_image'),
  shopify: shopify('body', 'vendor', 'option1Name', 'option1Value', 'sku', 'quantity', 'image'),
  merchant: named('description', 'availability', 'brand', 'image_link', 'item_group_id'),
};

/** True for a file that begins like XML. */
export async function looksLikeXml(path: string): Promise<boolean> {
  let head = '';
  for await (const text of readFramed(path)) {
    head += text;
    if (head.trimStart() !== '') break;
  }
  return head.trimStart().startsWith('<');
}

/** The format whose typical columns the header has; undefined when none fits. */
export function formatOfHeader(header: TableHeader): Format | undefined {
  const has = (...names: string[]): boolean =>
    names.some((name) => header.has(name) || header.has(name.replaceAll('_', ' ')));
  if (has(...shopifyNames('handle')) && has('title', 'variant price', 'variant sku', 'option1 value', 'sku'))
    return 'shopify';
  if (has('sku') && has('product_type', 'attribute_set_code', 'additional_attributes', 'url_key')) return 'magento';
  if (has('id') && has('title') && has('link', 'image_link', 'price', 'availability')) return 'merchant';
  return undefined;
}

/** Columns of the list that the header lacks, each by its first name. */
export function missingColumns(header: TableHeader, columns: readonly ColumnNames[]): string[] {
  return columns.filter((names) => !names.some((name) => header.has(name))).map(([name = '']) => name);
}
