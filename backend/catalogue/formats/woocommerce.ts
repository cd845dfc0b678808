/** WooCommerce's product CSV: variations are rows of their own that name their product. */

import type { ImportReport } from '../import-report';
import type { ImportedProperty } from '../imported-model';
import type { TableRow } from '../read/table';
import { say } from '../report/say';
import { flagOf, listOf, pathsOf, pictureList } from './cells';
import type { GoodsRow } from './goods-rows';
import { groupedParts } from './grouped-parts';
import { SHOP_PRODUCT, shopProductOf } from './shop-product';

/** Kinds of products that the shop does not have. */
const NOT_SOLD = /\b(?:external|subscription|bundle|composite)\b/;
/** A file may have any number of attributes; more than these are no product's. */
const MAX_ATTRIBUTES = 40;

/** Columns in which plugins keep what search engines show. */
const TITLES = ['meta: _yoast_wpseo_title', 'meta: rank_math_title'];
const DESCRIPTIONS = ['meta: _yoast_wpseo_metadesc', 'meta: rank_math_description'];
/** Longest text that is looked at, in characters; what search engines show is shorter. */
const MAX_TEXT = 1000;
const VARIABLE = /%%\w+%%|%\w+(?:\([^)]*\))?%/;

/** Rows of a WooCommerce file. Variations may name their product, which stands before them, by SKU or by its number, `id:123`. */
export async function* wooRows(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
  onGrouped: (skus: readonly string[]) => void = () => {},
): AsyncGenerator<GoodsRow> {
  const keys = new Map<string, string>();
  const named = (row: GoodsRow, cells: TableRow): GoodsRow => {
    if (row.holds === 'model') keys.set(`id:${cells.get('id')}`, row.key);
    return { ...row, key: keys.get(row.key) ?? row.key };
  };
  for await (const cells of rows) {
    const kind = cells.get('type').toLowerCase();
    if (cells.isRead && /\bgrouped\b/.test(kind))
      onGrouped(groupedParts(cells.line, cells.get('sku'), escapedList(cells.get('grouped products')), report));
    else if (cells.isRead && NOT_SOLD.test(kind))
      report.skip(cells.line, say('a {{kind}} product cannot be imported', { kind }), cells.get('sku'));
    else yield named(wooRow(cells, kind, report), cells);
  }
}

function wooRow(cells: TableRow, kind: string, report: ImportReport): GoodsRow {
  const get = cells.get;
  const held = (column: string): string | undefined => (cells.has(column) ? get(column) : undefined);
  const isVariation = kind.includes('variation');
  const id = get('id') === '' ? '' : `id:${get('id')}`;
  const attributes = attributesOf(cells);
  // A product lists the values that its variations have; a variation has one of each.
  const isChoice = isVariation || kind.includes('variable');
  return {
    line: cells.line,
    isRead: cells.isRead,
    ...shopProductOf(cells),
    key: isVariation ? get('parent') : get('sku') || id,
    holds: isVariation ? 'variant' : kind.includes('variable') ? 'model' : 'both',
    sku: get('sku'),
    name: isVariation ? '' : get('name'),
    brand: held('brands'),
    slug: '',
    oldAddresses: [],
    description: held('description'),
    shortDescription: held('short description'),
    metaTitle: pluginText(cells, TITLES, get('name'), report),
    metaDescription: pluginText(cells, DESCRIPTIONS, get('name'), report),
    isPublic: publicOf(cells),
    groups: cells.has('categories') ? pathsOf(escapedList(get('categories'))) : undefined,
    tags: cells.has('tags') ? listOf(get('tags'), ',') : undefined,
    relatedSkus: cells.has('upsells', 'cross-sells')
      ? [...listOf(get('cross-sells'), ','), ...listOf(get('upsells'), ',')]
      : undefined,
    properties: propertiesOf(cells, attributes),
    choices: isChoice ? attributes.map(({ name, values }) => ({ name, value: values[0] ?? '' })) : [],
    hasChoices: isVariation,
    price: {
      regular: get('regular price'),
      reduced: held('sale price'),
      reducedFrom: get('date sale price starts'),
      reducedTo: get('date sale price ends'),
    },
    stock: stockOf(cells),
    ean: get('gtin, upc, ean, or isbn'),
    images: pictureList(get('images')),
  };
}

/**
 * A text that a plugin for search engines keeps, Yoast or Rank Math. It may hold variables, `%%title%%` or `%title%`: the name stands
 * for the title's, nothing for the shop's name, which every title has, and for signs between; a text with others is left out. The
 * shop's own export has no variables.
 */
function pluginText(
  cells: TableRow,
  columns: readonly string[],
  name: string,
  report: ImportReport,
): string | undefined {
  if (!cells.has(...columns)) return undefined;
  const written = columns.map((column) => cells.get(column)).find((cell) => cell !== '') ?? '';
  if (cells.has(SHOP_PRODUCT)) return written;
  const text = written
    .slice(0, MAX_TEXT)
    .replace(/%{1,2}(?:title|post_title|term_title)%{1,2}/g, () => name)
    .replace(/%{1,2}(?:sep|sitename|page)%{1,2}/g, ' ');
  if (!VARIABLE.test(text)) return text.replace(/\s+/g, ' ').trim();
  report.tally('texts for search engines hold variables of a plugin and were left out', cells.line, written);
  return '';
}

/** Values between commas; one that holds a comma is written with a backslash before it. */
export const escapedList = (text: string): string[] =>
  listOf(text, /(?<!\\),/).map((value) => value.replaceAll('\\,', ','));

function publicOf(cells: TableRow): boolean | undefined {
  if (!cells.has('published', 'visibility in catalog')) return undefined;
  return flagOf(cells.get('published')) !== false && cells.get('visibility in catalog').toLowerCase() !== 'hidden';
}

/** An empty stock means that it is not counted; the column `In stock?` then says whether it is for sale. */
function stockOf(cells: TableRow): GoodsRow['stock'] {
  const quantity = cells.get('stock');
  const inStock = cells.get('in stock?').toLowerCase();
  const isUncounted = cells.has('stock') && quantity === '' && ['1', 'yes'].includes(inStock);
  const availability = ['0', 'no'].includes(inStock) ? 'out of stock' : inStock === 'backorder' ? 'backorder' : '';
  return {
    quantity,
    availability,
    isUncounted,
    isBackorderable: /^(?:1|yes|notify)$/i.test(cells.get('backorders allowed?')),
    saysWhetherOrdered: cells.has('backorders allowed?'),
  };
}

interface WooAttribute {
  name: string;
  values: string[];
  isVisible: boolean;
}

function attributesOf(cells: TableRow): WooAttribute[] {
  const attributes: WooAttribute[] = [];
  for (let number = 1; number <= MAX_ATTRIBUTES && cells.has(`attribute ${number} name`); number += 1) {
    const name = cells.get(`attribute ${number} name`);
    const values = escapedList(cells.get(`attribute ${number} value(s)`));
    const isVisible = flagOf(cells.get(`attribute ${number} visible`)) !== false;
    if (name !== '' && values.length > 0) attributes.push({ name, values, isVisible });
  }
  return attributes;
}

/** Attributes, with weight and measures; those by which variations differ turn out to be options. */
function propertiesOf(cells: TableRow, attributes: readonly WooAttribute[]): ImportedProperty[] | undefined {
  if (!cells.has('attribute 1 name', 'weight (kg)')) return undefined;
  const shown = attributes
    .filter(({ isVisible }) => isVisible)
    .map(({ name, values }) => ({ name, source: name, values }));
  const measures = ['weight (kg)', 'length (cm)', 'width (cm)', 'height (cm)'].flatMap((column) => {
    const value = cells.get(column);
    return value === ''
      ? []
      : [{ name: column.charAt(0).toUpperCase() + column.slice(1), source: column, values: [value] }];
  });
  return [...shown, ...measures];
}
