/** Reads only SKUs, prices and stock of a file, for updates of these alone. */

import type { GoodsRow } from '../formats/goods-rows';
import { goodsStock } from '../formats/goods-rows';
import { magentoStock } from '../formats/magento-rows';
import { feedStock } from '../formats/merchant';
import { itemOfEntry, itemOfRow, type MerchantItem } from '../formats/merchant-items';
import { prestashopRow } from '../formats/prestashop';
import { readPrice, type WrittenPrice } from '../formats/read-price';
import { type Format, formatOfHeader, looksLikeXml, missingColumns } from '../formats/recognise';
import { saleorRows } from '../formats/saleor';
import { shopifyPrice, shopifyStock } from '../formats/shopify';
import { shopifyCells, shopifyColumns } from '../formats/shopify-columns';
import { tableRow } from '../formats/table-goods';
import { vendureRows } from '../formats/vendure';
import { wooRows } from '../formats/woocommerce';
import type { ImportReport } from '../import-report';
import type { ImportedPrice, ImportedStock } from '../imported-model';
import { type Mapping, NO_MAPPING } from '../mapping/mapping';
import { suggestColumns } from '../mapping/suggest-columns';
import { readFramed } from '../read/decode-text';
import { openTable, type TableRow } from '../read/table';
import { xmlEntries } from '../read/xml-entries';
import { say } from '../report/say';
import { cleanLine } from '../text/clean-text';
import { UnreadableFile } from '../unreadable-file';

/** What a row says about one variant. Undefined: it does not say it, or it cannot be read. */
export interface PriceRow {
  line: number;
  sku: string;
  price: ImportedPrice | undefined;
  stock: ImportedStock;
}

/** The cells of a row. An empty price means that the row is about the stock only. */
interface WrittenRow {
  line: number;
  sku: string;
  price: Omit<WrittenPrice, 'line' | 'sku'>;
  stock: ImportedStock;
}

export interface PriceReadOptions {
  format?: Format;
  mapping?: Mapping;
  onBytes?: (read: number) => void;
}

/** The format of a file and its rows. Any table with a SKU and a price or a quantity will do. @throws UnreadableFile */
export async function readPriceRows(
  path: string,
  report: ImportReport,
  { format: asked, mapping = NO_MAPPING, onBytes }: PriceReadOptions,
): Promise<{ format: Format; rows: AsyncGenerator<PriceRow> }> {
  const text = readFramed(path, onBytes);
  if (await looksLikeXml(path)) {
    const items = written(xmlEntries(text, report), (entry) => [ofItem(itemOfEntry(entry), report)]);
    return { format: 'merchant', rows: priced(items, report) };
  }
  const table = await openTable(text, report, mapping.columns);
  if (!table) throw new UnreadableFile('The file has no header row.');
  const format = asked ?? mapping.format ?? formatOfHeader(table.header) ?? 'table';
  if (format !== 'table') return { format, rows: priced(rowsOf(format, table.rows, report), report) };
  const suggested = suggestColumns(table.header);
  const header = new Map(table.header);
  for (const [column, field] of Object.entries(suggested))
    if (!header.has(field)) header.set(field, header.get(column) ?? -1);
  const [missing] = missingColumns(header, [['sku'], ['price', 'quantity']]);
  if (missing)
    throw new UnreadableFile(
      say('The column "{{column}}" is missing; prices and stock are found by SKU.', { column: missing }),
    );
  const names = new Map(Object.entries(suggested).map(([column, field]) => [field, column]));
  const rows = written(table.rows, (row) => [ofGoods(tableRow(renamed(row, names), []), report)]);
  return { format, rows: priced(rows, report) };
}

/** A row read by the names of the fields. */
function renamed(row: TableRow, names: ReadonlyMap<string, string>): TableRow {
  const nameOf = (field: string): string => (row.has(field) ? field : (names.get(field) ?? field));
  return { ...row, get: (field) => row.get(nameOf(field)), has: (...fields) => row.has(...fields.map(nameOf)) };
}

function rowsOf(format: Format, rows: AsyncIterable<TableRow>, report: ImportReport): AsyncGenerator<WrittenRow> {
  if (format === 'magento') return written(rows, (row) => ofMagento(row, report));
  if (format === 'shopify') return written(rows, (row) => ofShopify(row, report));
  if (format === 'prestashop') return written(rows, (row) => [ofGoods(prestashopRow(row), report)]);
  if (format === 'woocommerce') return written(wooRows(rows, report), ofVariants(report));
  if (format === 'saleor') return written(saleorRows(rows, report), ofVariants(report));
  // Texts are not read, so that their language does not matter.
  if (format === 'vendure') return written(vendureRows(rows, report, 'en'), ofVariants(report));
  return written(rows, (row) => [ofItem(itemOfRow(row), report)]);
}

async function* written<Row extends { isRead: boolean }>(
  rows: AsyncIterable<Row>,
  turn: (row: Row) => WrittenRow[],
): AsyncGenerator<WrittenRow> {
  for await (const row of rows) if (row.isRead) yield* turn(row);
}

async function* priced(rows: AsyncIterable<WrittenRow>, report: ImportReport): AsyncGenerator<PriceRow> {
  for await (const { line, sku: writtenSku, price, stock } of rows) {
    const sku = cleanLine(writtenSku, 100);
    if (sku === '') report.unread(line, 'the SKU is missing');
    else {
      const read = price.regular === '' ? undefined : readPrice({ line, sku, ...price }, report);
      if (read || stock.kind !== 'unsaid') yield { line, sku, price: read, stock };
      else if (price.regular === '') report.tally('rows say neither a price nor a stock', line, sku);
    }
  }
}

const ofGoods = ({ line, sku, price, stock }: GoodsRow, report: ImportReport): WrittenRow => ({
  line,
  sku,
  price,
  stock: goodsStock(stock, line, report).stock,
});

const ofVariants =
  (report: ImportReport) =>
  (row: GoodsRow): WrittenRow[] =>
    row.holds === 'model' ? [] : [ofGoods(row, report)];

const ofItem = (item: MerchantItem, report: ImportReport): WrittenRow => ({
  line: item.line,
  sku: item.id,
  price: { regular: item.price, reduced: item.salePrice, ...datesOf(item.salePriceDates) },
  stock: feedStock(item, report).stock,
});

function datesOf(span: string): { reducedFrom: string; reducedTo: string } {
  const [reducedFrom = '', reducedTo = ''] = span.split('/').map((date) => date.trim());
  return { reducedFrom, reducedTo };
}

/** A bundle has no stock, and a special price that is a percentage: an import of goods writes it. */
function ofMagento(row: TableRow, report: ImportReport): WrittenRow[] {
  if (row.get('product_type') === 'bundle') {
    report.tally('prices of bundles come with an import of goods', row.line, row.get('sku'));
    return [];
  }
  return [magentoPrice(row, report)];
}

const magentoPrice = (row: TableRow, report: ImportReport): WrittenRow => ({
  line: row.line,
  sku: row.get('sku'),
  price: {
    regular: row.get('price'),
    reduced: row.has('special_price') ? row.get('special_price') : undefined,
    reducedFrom: row.get('special_price_from_date'),
    reducedTo: row.get('special_price_to_date'),
  },
  stock: row.get('product_type') === 'configurable' ? { kind: 'unsaid' } : magentoStock(row, report),
});

/** A row without price and SKU is a picture's. */
function ofShopify(row: TableRow, report: ImportReport): WrittenRow[] {
  const cells = shopifyCells(row);
  const sku = cells.sku?.replace(/^'/, '') ?? '';
  if (sku === '' && cells.price === undefined && cells.quantity === undefined) return [];
  const { stock } = shopifyStock(cells, shopifyColumns(row), row.line, report);
  return [{ line: row.line, sku, price: shopifyPrice(cells), stock }];
}
