/** Vendure's product CSV: a row with a name begins a product, rows without one are its other variants. */
import { slugOf } from '../../domain/catalogue/slug';
import { isShopLanguage, type ShopLanguage } from '../../domain/locale/language';
import type { ImportReport } from '../import-report';
import type { ImportedProperty, ImportedTranslation } from '../imported-model';
import type { TableRow } from '../read/table';
import { flagOf, listOf, pictureList } from './cells';
import type { GoodsRow } from './goods-rows';
import { knownAttribute } from './known-attributes';
import { labelOf } from './options';
import { shopProductOf } from './shop-product';

/** Longest value of a property; longer ones are texts. */
const MAX_VALUE = 200;

/** The product to which rows without a name belong. */
interface Product {
  key: string;
  options: string[];
}

/** Reads a column in the language that is asked for, `name:de`, or without a language, or in the first that it has. */
type Read = (cells: TableRow, column: string) => string;

/** Rows of a Vendure file. @param language of the texts that are the products' own */
export async function* vendureRows(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
  language: ShopLanguage,
): AsyncGenerator<GoodsRow> {
  let product: Product | undefined;
  const read = readerOf(language);
  for await (const cells of rows) {
    const name = cells.isRead ? read(cells, 'name') : '';
    if (name !== '') {
      product = { key: keyOf(cells), options: vendureOptions(read(cells, 'optiongroups')) };
      yield { ...variantRow(cells, product, read), ...textsOf(cells, name, read, language), holds: 'model', sku: '' };
    }
    if (cells.isRead && product) {
      // A product may stand on a row of its own.
      if (name === '' || cells.get('sku') !== '') yield variantRow(cells, product, read);
      continue;
    }
    // After a row that could not be read nobody knows whose variants follow.
    if (cells.isRead) report.unread(cells.line, 'it is a variant, and the row of its product could not be read');
    product = undefined;
    yield { ...variantRow(cells, { key: '', options: [] }, read), isRead: false };
  }
}

const columnsOf = (cells: TableRow, column: string): string[] =>
  cells.columns.map((name) => name.toLowerCase()).filter((name) => name.startsWith(`${column}:`));

function readerOf(language: ShopLanguage): Read {
  return (cells, column) => {
    const own = [`${column}:${language}`, column].find((name) => cells.has(name));
    return cells.get(own ?? columnsOf(cells, column)[0] ?? column);
  };
}

/** The same whatever language is asked for: the slug of the first language. */
function keyOf(cells: TableRow): string {
  const first = (column: string) =>
    [column, ...columnsOf(cells, column)].map((name) => cells.get(name)).find((cell) => cell !== '') ?? '';
  return first('slug') || slugOf(first('name')) || cells.get('sku');
}

const partsOf = (cell: string): string[] => listOf(cell, '|');
/** Names of options; a code may stand behind one, `Size:size`. */
export const vendureOptions = (cell: string): string[] =>
  partsOf(cell).map((group) => group.replace(/:.*$/, '').trim());

/** Facets, `brand:Kettu|category:Tents`. */
export const vendureFacets = (cell: string): { kind: string; value: string }[] =>
  partsOf(cell).flatMap((facet) => {
    const [, kind = '', value = ''] = /^([^:]+):(.+)$/s.exec(facet) ?? [];
    return value === '' ? [] : [{ kind: kind.trim(), value: value.trim() }];
  });

function variantRow(cells: TableRow, { key, options }: Product, read: Read): GoodsRow {
  // Values stand in the places of their groups, so that an empty one keeps its place.
  const values = read(cells, 'optionvalues')
    .split('|')
    .map((value) => value.trim());
  const codes = columnsOf(cells, 'variant').filter((column) => knownAttribute(column.slice(8)) === 'ean');
  return {
    line: cells.line,
    isRead: cells.isRead,
    ...shopProductOf(cells),
    key,
    holds: 'variant',
    sku: cells.get('sku'),
    name: '',
    slug: '',
    oldAddresses: [],
    choices: options.map((name, place) => ({ name, value: values[place] ?? '' })),
    hasChoices: true,
    price: { regular: cells.get('price'), reduced: undefined },
    stock: {
      quantity: cells.get('stockonhand'),
      availability: '',
      isUncounted: flagOf(cells.get('trackinventory')) === false,
      isBackorderable: false,
      saysWhetherOrdered: cells.has('trackinventory'),
    },
    ean: codes.map((column) => cells.get(column)).find((cell) => cell !== '') ?? '',
    images: pictureList(cells.get('variantassets')),
  };
}

/** What the row of a product says of it: facets, `brand:Kettu|category:Tents`, are its brand, its groups and properties. */
function textsOf(
  cells: TableRow,
  name: string,
  read: Read,
  language: ShopLanguage,
): Partial<GoodsRow> & { name: string } {
  const facets = vendureFacets(read(cells, 'facets'));
  const hasFacets = cells.columns.some((column) => /^facets(?::|$)/i.test(column));
  const of = (wanted: 'brand' | 'category') => facets.filter(({ kind }) => knownAttribute(kind) === wanted);
  const properties = [
    ...facets.filter(({ kind }) => !['brand', 'category'].includes(knownAttribute(kind) ?? '')).map(asProperty),
    ...fieldsOf(cells),
  ];
  return {
    name,
    slug: read(cells, 'slug') || slugOf(name),
    brand: hasFacets ? (of('brand')[0]?.value ?? '') : undefined,
    description: cells.columns.some((column) => /^description(?::|$)/i.test(column))
      ? read(cells, 'description')
      : undefined,
    isPublic: flagOf(cells.get('enabled')),
    groups: hasFacets ? of('category').map(({ value }) => [value]) : undefined,
    properties: hasFacets || properties.length > 0 ? joined(properties) : undefined,
    images: pictureList(cells.get('assets')),
    translations: translationsOf(cells, language),
  };
}

const asProperty = ({ kind, value }: { kind: string; value: string }): ImportedProperty => ({
  name: labelOf(kind.replaceAll('-', ' ')),
  source: kind,
  values: [value],
});

/** Fields of the merchant's own, `product:waterproof`, in no language. */
function fieldsOf(cells: TableRow): ImportedProperty[] {
  return columnsOf(cells, 'product').flatMap((column) => {
    const values = partsOf(cells.get(column));
    const isShown = values.length > 0 && values.every((value) => value.length <= MAX_VALUE && !/^[{[]|<\w/.test(value));
    return isShown && !column.slice(8).includes(':')
      ? [{ name: labelOf(column.slice(8)), source: column, values }]
      : [];
  });
}

/** Values of one name are one property. */
function joined(properties: readonly ImportedProperty[]): ImportedProperty[] {
  const byName = new Map<string, ImportedProperty>();
  for (const property of properties) {
    const before = byName.get(property.name);
    byName.set(property.name, before ? { ...before, values: [...before.values, ...property.values] } : property);
  }
  return [...byName.values()];
}

function translationsOf(cells: TableRow, own: ShopLanguage): ImportedTranslation[] {
  const languages = new Set(
    [...columnsOf(cells, 'name'), ...columnsOf(cells, 'description')].map((column) => column.replace(/^\w+:/, '')),
  );
  return [...languages].flatMap((language) =>
    isShopLanguage(language) && language !== own
      ? [
          {
            language,
            name: cells.get(`name:${language}`),
            descriptionHtml: cells.get(`description:${language}`),
            ...{ shortDescription: '', metaTitle: '', metaDescription: '' },
          },
        ]
      : [],
  );
}
