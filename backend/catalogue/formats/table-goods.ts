/** A plain table of goods: one row a variant. Its columns have the names of `TABLE_FIELDS`, by themselves or by a mapping. */
import type { TableRow } from '../read/table';
import { flagOf, listOf, pathsOf, pictureList } from './cells';
import type { GoodsRow } from './goods-rows';
import { labelOf } from './options';
import { shopProductOf } from './shop-product';
import type { TableField } from './table-fields';

/** Begins the columns that are properties without a mapping, `property: Weight [g]`. */
export const PROPERTY = /^property:\s*/i;

/** @param properties columns that are properties */
export function tableRow(cells: TableRow, properties: readonly string[]): GoodsRow {
  const get = (field: TableField): string => cells.get(field);
  const held = (field: TableField): string | undefined => (cells.has(field) ? get(field) : undefined);
  const images = pictureList(get('images'));
  const url = get('url');
  return {
    line: cells.line,
    isRead: cells.isRead,
    ...shopProductOf(cells),
    key: get('product') || get('sku'),
    holds: 'both',
    sku: get('sku'),
    modelNumber: get('model_number'),
    name: get('name'),
    brand: held('brand'),
    slug: get('slug'),
    ...(get('origin') ? { origin: get('origin') } : {}),
    oldAddresses: url === '' ? [] : [url],
    description: held('description'),
    shortDescription: held('short_description'),
    metaTitle: held('meta_title'),
    metaDescription: held('meta_description'),
    isPublic: flagOf(get('published')),
    groups: cells.has('category') ? pathsOf(listOf(get('category'), /[;|]/), /[>/]/) : undefined,
    tags: cells.has('tags') ? listOf(get('tags'), /[,;|]/) : undefined,
    relatedSkus: cells.has('related') ? listOf(get('related'), /[,;|]/) : undefined,
    properties: properties.length === 0 ? undefined : propertiesOf(cells, properties),
    choices: (['color', 'size', 'type'] as const).map((name) => ({ name, value: get(name) })),
    hasChoices: cells.has('color', 'size', 'type'),
    price: {
      regular: get('price'),
      reduced: held('sale_price'),
      reducedFrom: get('sale_from'),
      reducedTo: get('sale_to'),
      club: held('club_price'),
    },
    stock: {
      quantity: get('quantity'),
      availability: get('availability'),
      isUncounted: false,
      isBackorderable: flagOf(get('on_order')) === true,
      saysWhetherOrdered: cells.has('on_order'),
    },
    ean: get('ean'),
    images,
  };
}

const propertiesOf = (cells: TableRow, columns: readonly string[]) =>
  columns.flatMap((column) => {
    const values = listOf(cells.get(column), /[;|]/);
    return values.length === 0 ? [] : [{ name: labelOf(column.replace(PROPERTY, '')), source: column, values }];
  });
