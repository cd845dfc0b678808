import type { ImportedProperty } from '../imported-model';
import type { TableRow } from '../read/table';
import { listOf } from './cells';
import { labelOf } from './options';
import type { ShopifyColumn } from './shopify-columns';

/** A metafield's column: `Fabric (product.metafields.custom.fabric)`. */
const METAFIELD = /^(?:(.*\S)\s*\()?(?:product\.)?metafields\.([\w-]+)\.([\w-]+)\)?$/;
/** Metafields of programs, and texts that are too long for a property. */
const NOT_SHOWN = /^(?:reviews|judgeme|global|seo|mc-facebook|mm-google-shopping|shopify--discovery)/;
const MAX_VALUE = 200;

/** Metafields and the weight as properties; undefined when the file has neither. */
export function shopifyProperties(
  row: TableRow,
  { grams }: Partial<Record<ShopifyColumn, string>>,
): ImportedProperty[] | undefined {
  const columns = row.columns.flatMap((column) => {
    const [, label, space = '', key = ''] = METAFIELD.exec(column) ?? [];
    return key === '' || NOT_SHOWN.test(space) ? [] : [{ column, name: labelOf(label ?? key.replaceAll('-', ' ')) }];
  });
  if (columns.length === 0 && grams === undefined) return undefined;
  const fields = columns.flatMap(({ column, name }) => {
    const values = shopifyValues(row.get(column));
    return values.length === 0 ? [] : [{ name, source: column, values }];
  });
  return Number(grams) > 0
    ? [...fields, { name: 'Weight [g]', source: 'weight', values: [String(Number(grams))] }]
    : fields;
}

/** A list is written as JSON, or with semicolons. References to other objects of Shopify say nothing here. */
export function shopifyValues(text: string): string[] {
  if (text === '' || text.includes('gid://shopify/') || /<\w/.test(text)) return [];
  const values = text.startsWith('["') ? jsonList(text) : listOf(text, ';');
  return values.every((value) => value.length <= MAX_VALUE && !value.startsWith('{')) ? values : [];
}

function jsonList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string' && one !== '') : [];
  } catch {
    return [];
  }
}
