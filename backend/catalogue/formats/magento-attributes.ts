/** The packed cells of Magento's CSV: attributes, categories and variations. */
import type { ImportedProperty } from '../imported-model';
import { labelOf } from './options';

/** Attributes that hold a variant's EAN; Magento has no column for it. */
export const EAN_ATTRIBUTES = ['ean', 'gtin', 'barcode', 'ean13', 'upc'] as const;

/** The EAN of a row, empty when no attribute holds it. */
export const eanOfAttributes = (attributes: ReadonlyMap<string, string>): string =>
  EAN_ATTRIBUTES.map((code) => attributes.get(code)).find((ean) => ean) ?? '';

/** Attributes that control Magento itself or are read elsewhere; not shown to shoppers. */
const NOT_SHOWN = new Set([
  'has_options',
  'required_options',
  'new',
  'sale',
  'color',
  'size',
  'manufacturer',
  'brand',
  'tax_class_id',
  'gift_message_available',
  'shipment_type',
  'price_view',
  'price_type',
  'sku_type',
  'weight_type',
  ...EAN_ATTRIBUTES,
]);

/** `size=32,color=Black` by code; a comma inside a value does not end it. */
export function attributesOf(packed: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const part of packed.split(/,(?="?[A-Za-z_]\w*=)/)) {
    const [, code, value] = /^"?([A-Za-z_]\w*)=([\s\S]*?)"?$/.exec(part.trim()) ?? [];
    if (code && value) attributes.set(code.toLowerCase(), value.trim());
  }
  return attributes;
}

/** The maker's name, empty when no attribute names it. */
export function brandOf(attributes: ReadonlyMap<string, string>): string {
  return attributes.get('manufacturer') ?? attributes.get('brand') ?? '';
}

/** Properties; several values are separated by `|`. A flag that is off is omitted. */
export function propertiesOf(attributes: ReadonlyMap<string, string>): ImportedProperty[] {
  return [...attributes]
    .filter(([code, value]) => !NOT_SHOWN.has(code) && value !== 'No')
    .map(([code, value]) => ({ name: labelOf(code), values: value.split('|').map((one) => one.trim()) }));
}

/** Distinct group paths without Magento's root category. `\/` is a slash inside a name. */
export function categoriesOf(packed: string): string[][] {
  const paths = packed
    .split(/,(?=\S)/)
    .map((path) => path.split(/(?<!\\)\//).map((name) => name.replaceAll('\\/', '/').trim()))
    .map((names) => (names[0] === 'Default Category' || names[0] === 'Root Catalog' ? names.slice(1) : names))
    .map((names) => names.filter((name) => name !== ''))
    .filter((names) => names.length > 0);
  return [...new Map(paths.map((names) => [names.join('\n'), names])).values()];
}

/** `sku=A,size=S,color=Red|sku=B,…` as the variants' SKUs and choices. */
export function variationsOf(packed: string): { sku: string; choices: { name: string; value: string }[] }[] {
  return packed
    .split(/\|(?=sku=)/)
    .map((variation) => attributesOf(variation))
    .flatMap((attributes) => {
      const sku = attributes.get('sku');
      if (!sku) return [];
      const choices = [...attributes].filter(([name]) => name !== 'sku').map(([name, value]) => ({ name, value }));
      return [{ sku, choices }];
    });
}
