/** Saleor's export of products: one row a variant, with columns for its channels, warehouses and attributes. */

import type { ImportReport } from '../import-report';
import type { ImportedProperty } from '../imported-model';
import { notTaken } from '../read/not-taken';
import type { TableRow } from '../read/table';
import { say } from '../report/say';
import { flagOf, listOf, pictureList } from './cells';
import { editorHtml } from './editor-blocks';
import type { GoodsRow } from './goods-rows';
import { knownAttribute } from './known-attributes';
import { labelOf } from './options';

/** A column of a channel, a warehouse or an attribute: `colour (variant attribute)`. */
const COLUMN = /^(.*\S)\s*\((channel [a-z ]+|warehouse quantity|product attribute|variant attribute)\)$/;

/** Whether a column is one of Saleor's own kinds. */
export const isSaleorColumn = (name: string): boolean => COLUMN.test(name.toLowerCase());

/** The columns of a file by their kinds. */
interface Layout {
  warehouses: string[];
  /** Names of attributes by their columns. */
  ofProduct: ReadonlyMap<string, string>;
  ofVariant: ReadonlyMap<string, string>;
  channels: string[];
}

/** The currency of the shop, whose channel is read where there are several. */
const PREFERRED = 'eur';

/** Rows of Saleor's export: those of a product, in the first of which its texts stand, follow each other. */
export async function* saleorRows(rows: AsyncIterable<TableRow>, report: ImportReport): AsyncGenerator<GoodsRow> {
  let layout: Layout | undefined;
  let product = '';
  for await (const cells of rows) {
    layout ??= layoutOf(cells.columns);
    const variant = variantRow(cells, layout, report);
    if (cells.isRead && variant.key !== '' && variant.key !== product) {
      product = variant.key;
      yield { ...variant, ...textsOf(cells, layout), holds: 'model', sku: '' };
    }
    yield variant;
  }
}

function layoutOf(columns: readonly string[]): Layout {
  const of = (kind: string): [column: string, name: string][] =>
    columns.flatMap((column) => {
      const [, name = '', found] = COLUMN.exec(column.toLowerCase()) ?? [];
      return found === kind ? [[column.toLowerCase(), name]] : [];
    });
  return {
    warehouses: of('warehouse quantity').map(([column]) => column),
    ofProduct: new Map(of('product attribute')),
    ofVariant: new Map(of('variant attribute')),
    channels: of('channel price amount').map(([, name]) => name),
  };
}

/** Values of attributes that are something by their names, by what they are. */
function knownOf(cells: TableRow, attributes: ReadonlyMap<string, string>, kind: 'brand' | 'ean'): string {
  const column = [...attributes].find(([one, name]) => knownAttribute(name) === kind && cells.get(one) !== '');
  return column ? cells.get(column[0]) : '';
}

function variantRow(cells: TableRow, layout: Layout, report: ImportReport): GoodsRow {
  const channel = channelOf(cells, layout, report);
  const own = [...layout.ofVariant].filter(([, name]) => knownAttribute(name) !== 'ean');
  return {
    line: cells.line,
    isRead: cells.isRead,
    key: cells.get('id'),
    holds: 'variant',
    sku: cells.get('variant sku') || cells.get('sku'),
    name: '',
    slug: '',
    oldAddresses: [],
    choices: own.map(([column, name]) => ({ name: labelOf(name.replaceAll('-', ' ')), value: cells.get(column) })),
    hasChoices: layout.ofVariant.size > 0,
    isPublic: channel === undefined ? undefined : publicOf(cells, channel),
    price: { regular: channel ? priceOf(cells, channel) : '', reduced: undefined },
    stock: {
      quantity: unitsOf(cells, layout.warehouses),
      availability: '',
      isUncounted: false,
      isBackorderable: false,
      saysWhetherOrdered: false,
    },
    ean: knownOf(cells, layout.ofVariant, 'ean'),
    images: pictureList(cells.get('variant media')),
  };
}

/** The channel whose price is taken: of those that have one, the first in euros, else the first. */
function channelOf(cells: TableRow, { channels }: Layout, report: ImportReport): string | undefined {
  const priced = channels.filter((channel) => cells.get(`${channel} (channel price amount)`) !== '');
  const chosen = priced.find((channel) => currencyOf(cells, channel) === PREFERRED) ?? priced[0];
  for (const other of priced)
    if (other !== chosen)
      report.tally(notTaken(say('prices of the channel "{{channel}}"', { channel: other })), cells.line);
  if (channels.some((channel) => cells.get(`${channel} (channel variant cost price)`) !== ''))
    report.tally(notTaken(say('costs')), cells.line);
  return chosen;
}

const currencyOf = (cells: TableRow, channel: string): string =>
  (
    cells.get(`${channel} (channel variant currency code)`) || cells.get(`${channel} (channel product currency code)`)
  ).toLowerCase();

/** Amounts have three decimals, `12.500`, which are no thousands. */
function priceOf(cells: TableRow, channel: string): string {
  const amount = cells.get(`${channel} (channel price amount)`).replace(/(\.\d\d)0$/, '$1');
  return `${amount} ${currencyOf(cells, channel)}`.trim();
}

/** Earlier versions call a published product visible. */
const publicOf = (cells: TableRow, channel: string): boolean | undefined =>
  flagOf(cells.get(`${channel} (channel published)`) || cells.get(`${channel} (channel visible)`));

/** The units of all warehouses. A text that is no number is left for the report. */
function unitsOf(cells: TableRow, warehouses: readonly string[]): string {
  const written = warehouses.map((column) => cells.get(column)).filter((cell) => cell !== '');
  const wrong = written.find((cell) => !/^-?\d+$/.test(cell));
  if (written.length === 0 || wrong !== undefined) return wrong ?? '';
  return String(written.reduce((sum, cell) => sum + Number(cell), 0));
}

/** Categories and collections are named by their slugs: `hiking-boots` becomes `Hiking boots`. */
function textsOf(cells: TableRow, layout: Layout): Partial<GoodsRow> & Pick<GoodsRow, 'name'> {
  const held = (column: string): string | undefined => (cells.has(column) ? cells.get(column) : undefined);
  const isBranded = [...layout.ofProduct.values()].some((name) => knownAttribute(name) === 'brand');
  const category = held('category');
  const description = held('description');
  return {
    name: cells.get('name'),
    slug: cells.get('slug'),
    brand: isBranded ? knownOf(cells, layout.ofProduct, 'brand') : undefined,
    description: description === undefined ? undefined : editorHtml(description),
    groups: category === undefined ? undefined : category === '' ? [] : [[labelOf(category.replaceAll('-', ' '))]],
    tags: cells.has('collections') ? listOf(cells.get('collections'), ',') : undefined,
    properties: propertiesOf(cells, layout),
    images: pictureList(cells.get('product media')),
  };
}

/** Attributes of the product, and its weight or that of its first variant. */
function propertiesOf(cells: TableRow, { ofProduct }: Layout): ImportedProperty[] | undefined {
  if (ofProduct.size === 0 && !cells.has('product weight', 'variant weight')) return undefined;
  const shown = [...ofProduct].filter(([, name]) => knownAttribute(name) !== 'brand');
  const attributes = shown.flatMap(([column, name]) => {
    const values = listOf(cells.get(column), /,\s/);
    return values.length === 0 ? [] : [{ name: labelOf(name.replaceAll('-', ' ')), source: column, values }];
  });
  const [, weight, unit] =
    /^(\d+(?:[.,]\d+)?)\s*(k?g)$/.exec(cells.get('product weight') || cells.get('variant weight')) ?? [];
  const isWeighed = weight !== undefined && Number(weight.replace(',', '.')) > 0;
  return isWeighed
    ? [
        ...attributes,
        { name: `Weight [${unit}]`, source: 'weight', values: [String(Number(weight.replace(',', '.')))] },
      ]
    : attributes;
}
