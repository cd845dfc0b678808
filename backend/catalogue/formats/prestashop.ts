/** PrestaShop's product CSV: the columns of its import template, or those of the list that its desk exports. */
import type { ImportedProperty } from '../imported-model';
import type { TableRow } from '../read/table';
import { flagOf, listOf, pathsOf, pictureList } from './cells';
import type { GoodsRow } from './goods-rows';
import { shopProductOf } from './shop-product';

/** Alternative names of the used columns; those of the template may end in ` *` or ` #`. */
const NAMES = {
  id: ['product id', 'id'],
  active: ['active (0/1)', 'active', 'status'],
  name: ['name *', 'name'],
  categories: ['categories (x,y,z...)', 'categories (x,y,z…)', 'categories', 'category'],
  priceWithTax: ['price tax included', 'price (tax incl.)'],
  priceWithoutTax: ['price tax excluded', 'price (tax excl.)', 'price tax excluded or price tax included'],
  discount: ['discount amount'],
  discountPercent: ['discount percent'],
  discountFrom: ['discount from (yyyy-mm-dd)', 'discount from'],
  discountTo: ['discount to (yyyy-mm-dd)', 'discount to'],
  reference: ['reference #', 'reference'],
  manufacturer: ['manufacturer', 'brand'],
  ean: ['ean13', 'ean-13'],
  quantity: ['quantity'],
  summary: ['short description', 'summary'],
  description: ['description'],
  tags: ['tags (x,y,z...)', 'tags (x,y,z…)', 'tags'],
  metaTitle: ['meta title'],
  metaDescription: ['meta description'],
  rewritten: ['url rewritten', 'rewritten url', 'friendly url'],
  images: ['image urls (x,y,z...)', 'image urls (x,y,z…)', 'image urls', 'image'],
  features: ['feature(name:value:position)', 'feature (name:value:position:customized)', 'feature'],
  weight: ['weight'],
} as const;

type Column = keyof typeof NAMES;

/** Names of a column. */
export const prestashopNames = (column: Column): readonly string[] => NAMES[column];

/** One row is one product; PrestaShop exports combinations in a file of their own. */
export function prestashopRow(cells: TableRow): GoodsRow {
  const has = (column: Column): boolean => cells.has(...NAMES[column]);
  const get = (column: Column): string =>
    NAMES[column].map((name) => cells.get(name)).find((cell) => cell !== '') ?? '';
  const held = (column: Column): string | undefined => (has(column) ? get(column) : undefined);
  const id = get('id');
  const slug = get('rewritten');
  return {
    line: cells.line,
    isRead: cells.isRead,
    ...shopProductOf(cells),
    key: id || get('reference'),
    holds: 'both',
    sku: get('reference') || (id === '' ? '' : `PS-${id}`),
    name: get('name'),
    brand: held('manufacturer'),
    slug,
    oldAddresses: slug === '' || id === '' ? [] : [`${id}-${slug}.html`, `${slug}.html`],
    description: held('description'),
    shortDescription: held('summary'),
    metaTitle: held('metaTitle'),
    metaDescription: held('metaDescription'),
    isPublic: flagOf(get('active')),
    groups: has('categories')
      ? pathsOf(listOf(get('categories'), ','), /[>/]/)
          .map(withoutRoot)
          .filter(hasNames)
      : undefined,
    tags: has('tags') ? listOf(get('tags'), ',') : undefined,
    properties: has('features') || has('weight') ? propertiesOf(get('features'), get('weight')) : undefined,
    choices: [],
    hasChoices: false,
    price: priceOf(get, has),
    stock: {
      quantity: get('quantity'),
      availability: '',
      isUncounted: false,
      isBackorderable: false,
      saysWhetherOrdered: false,
    },
    ean: get('ean'),
    images: pictureList(get('images')),
  };
}

const withoutRoot = (names: string[]): string[] =>
  /^(?:home|root|accueil|startseite)$/i.test(names[0] ?? '') ? names.slice(1) : names;
const hasNames = (names: readonly string[]): boolean => names.length > 0;

function priceOf(get: (column: Column) => string, has: (column: Column) => boolean): GoodsRow['price'] {
  const regular = has('priceWithTax') ? get('priceWithTax') : get('priceWithoutTax');
  const dates = { reducedFrom: get('discountFrom'), reducedTo: get('discountTo') };
  if (!has('discount') && !has('discountPercent')) return { regular, reduced: undefined };
  return { regular, reduced: reducedBy(regular, get('discount'), get('discountPercent')), ...dates };
}

/** PrestaShop writes how much is taken off. */
function reducedBy(regular: string, amount: string, percent: string): string {
  const price = Number(regular.replace(',', '.'));
  const off = Number(amount.replace(',', '.')) || (price * Number(percent.replace(',', '.'))) / 100;
  return Number.isFinite(price) && off > 0 && off < price ? (price - off).toFixed(2) : '';
}

/** Features, `Name:Value:Position`. A comma may stand in a value; the next feature begins with its name. */
export function prestashopFeatures(features: string): ImportedProperty[] {
  return listOf(features, /,(?=[^,:]+:)/).flatMap((feature) => {
    const [, name = '', value = ''] =
      /^([^:]+):(.*?)(?::\d+(?::[01])?)?$/s.exec(feature)?.map((part) => part?.trim()) ?? [];
    return name === '' || value === '' ? [] : [{ name, source: name, values: [value] }];
  });
}

function propertiesOf(features: string, weight: string): ImportedProperty[] {
  const named = prestashopFeatures(features);
  const isWeighed = Number(weight.replace(',', '.')) > 0;
  return isWeighed ? [...named, { name: 'Weight (kg)', source: 'weight', values: [weight] }] : named;
}
