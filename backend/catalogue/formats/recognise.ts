/** Which of the known formats a file is in. */
import { readFramed } from '../read/decode-text';
import type { TableHeader } from '../read/table';

export const FORMATS = ['magento', 'shopify', 'merchant'] as const;
/** A file format the importer reads. */
export type Format = (typeof FORMATS)[number];

/** Columns without which nothing of a format can be imported. */
export const REQUIRED_COLUMNS: Record<Format, readonly string[]> = {
  magento: ['sku', 'name', 'price'],
  shopify: ['handle', 'title', 'variant price'],
  merchant: ['id', 'title', 'price'],
};

/** Columns whose absence is worth a remark. */
export const EXPECTED_COLUMNS: Record<Format, readonly string[]> = {
  magento: ['product_type', 'description', 'categories', 'qty', 'additional_attributes', 'base_image'],
  shopify: [
    'body (html)',
    'vendor',
    'option1 name',
    'option1 value',
    'variant sku',
    'variant inventory qty',
    'image src',
  ],
  merchant: ['description', 'availability', 'brand', 'image_link', 'item_group_id'],
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
  if (has('handle') && has('title', 'variant price', 'variant sku', 'option1 value')) return 'shopify';
  if (has('sku') && has('product_type', 'attribute_set_code', 'additional_attributes', 'url_key')) return 'magento';
  if (has('id') && has('title') && has('link', 'image_link', 'price', 'availability')) return 'merchant';
  return undefined;
}

/** Columns of the list that the header lacks. */
export function missingColumns(header: TableHeader, columns: readonly string[]): string[] {
  return columns.filter((column) => !header.has(column) && !header.has(column.replaceAll('_', ' ')));
}
