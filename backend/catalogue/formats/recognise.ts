/** Recognises the format of a file. */
import type { PlainRemark } from 'contract/import-remarks';
import { readFramed } from '../read/decode-text';
import type { TableHeader } from '../read/table';
import { prestashopNames } from './prestashop';
import { isSaleorColumn } from './saleor';
import { SHOP_PRODUCT } from './shop-product';
import { type ShopifyColumn, shopifyNames } from './shopify-columns';

/** The formats that goods are exported in. */
export const WRITTEN_FORMATS = [
  'magento',
  'shopify',
  'merchant',
  'woocommerce',
  'prestashop',
  'vendure',
  'table',
] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

export const FORMATS = [...WRITTEN_FORMATS, 'saleor'] as const;
/** A file format the importer reads. */
export type Format = (typeof FORMATS)[number];

/** Alternative names of one column, the first of which is told; or a pattern behind the name that is told. */
export type ColumnNames = readonly string[] | readonly [told: string, pattern: RegExp];

const named = (...columns: string[]): ColumnNames[] =>
  columns.map((column) => [...new Set([column, column.replaceAll('_', ' ')])]);
const shopify = (...columns: ShopifyColumn[]): ColumnNames[] => columns.map(shopifyNames);

/** Required columns by format. */
export const REQUIRED_COLUMNS: Record<Format, readonly ColumnNames[]> = {
  magento: named('sku', 'name', 'price'),
  shopify: shopify('handle', 'title', 'price'),
  merchant: named('id', 'title', 'price'),
  woocommerce: named('type', 'name', 'regular price'),
  prestashop: [prestashopNames('name'), [...prestashopNames('priceWithTax'), ...prestashopNames('priceWithoutTax')]],
  table: named('sku', 'name', 'price'),
  saleor: [...named('id', 'name'), ['… (channel price amount)', /\(channel price amount\)$/]],
  vendure: [['name', /^name(?::|$)/], ...named('sku', 'price')],
};

/** Columns whose absence is reported. */
export const EXPECTED_COLUMNS: Record<Format, readonly ColumnNames[]> = {
  magento: named('product_type', 'description', 'categories', 'qty', 'additional_attributes', 'base_image'),
  shopify: shopify('body', 'vendor', 'option1Name', 'option1Value', 'sku', 'quantity', 'image'),
  merchant: named('description', 'availability', 'brand', 'image_link', 'item_group_id'),
  woocommerce: named('sku', 'parent', 'description', 'categories', 'stock', 'images'),
  prestashop: [prestashopNames('reference'), prestashopNames('quantity'), prestashopNames('description')],
  table: named('quantity', 'category'),
  saleor: [
    ...named('variant sku', 'description', 'category', 'product media'),
    ['… (warehouse quantity)', /\(warehouse quantity\)$/],
    ['… (variant attribute)', /\(variant attribute\)$/],
  ],
  vendure: [['description', /^description(?::|$)/], ['facets', /^facets(?::|$)/], ...named('assets', 'stockonhand')],
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
  if (has('type') && has('regular price') && has('parent', 'sku', 'published')) return 'woocommerce';
  if (
    has('product id', 'id') &&
    has(...prestashopNames('name')) &&
    has('price tax excluded', 'price tax included', 'price (tax excl.)')
  )
    return 'prestashop';
  if (has('id') && has('name') && [...header.keys()].some(isSaleorColumn)) return 'saleor';
  if (has('sku') && ['optiongroups', 'optionvalues'].every((name) => has(name) || has(...suffixed(header, name))))
    return 'vendure';
  if (header.has(SHOP_PRODUCT) && has('sku') && has('name') && has('price')) return 'table';
  if (has('id') && has('title') && has('link', 'image_link', 'price', 'availability')) return 'merchant';
  return undefined;
}

/** The columns of a name in the languages that the header has, `name:de`. */
const suffixed = (header: TableHeader, name: string): string[] =>
  [...header.keys()].filter((column) => column.startsWith(`${name}:`));

/** Files that are known and hold no goods, with what to do instead; undefined for all others. */
export function otherFile(header: TableHeader): PlainRemark | undefined {
  const has = (...names: string[]): boolean => names.every((name) => header.has(name));
  if (has('redirect from', 'redirect to') || has('request_path', 'target_path'))
    return 'This is a table of redirects: import it with --redirects.';
  if (has('tier_price_customer_group', 'tier_price_qty'))
    return "This is Magento's export of advanced prices, which names no goods: it is imported by itself, with a mapping of its groups.";
  if ([...header.keys()].some((name) => name.startsWith('attribute (name:type')))
    return 'These are combinations of PrestaShop, which hold no names or prices: import the file of its products.';
  if (has('handle', 'title') && [...header.keys()].some((name) => /^(?:location|on hand|available)/.test(name)))
    return "This is Shopify's export of stock without the column of the location: export it again for all locations.";
  return undefined;
}

/** Columns of the list that the header lacks, each by its first name. */
export function missingColumns(header: TableHeader, columns: readonly ColumnNames[]): string[] {
  const has = (name: string | RegExp): boolean =>
    typeof name === 'string' ? header.has(name) : [...header.keys()].some((column) => name.test(column));
  return columns.filter((names) => !names.some(has)).map(([name = '']) => name);
}
