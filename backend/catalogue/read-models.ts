/** Reads models from a file: recognises the format and runs its reader. */

import type { ShopLanguage } from '../domain/locale/language';
import { goodsModels } from './formats/goods-rows';
import { type LanguageOfView, type MagentoReading, magentoModels } from './formats/magento';
import { merchantModels } from './formats/merchant';
import { itemOfEntry, itemOfRow } from './formats/merchant-items';
import type { RoleOfOption } from './formats/options';
import { prestashopRow } from './formats/prestashop';
import {
  EXPECTED_COLUMNS,
  type Format,
  formatOfHeader,
  looksLikeXml,
  missingColumns,
  otherFile,
  REQUIRED_COLUMNS,
} from './formats/recognise';
import { saleorRows } from './formats/saleor';
import { shopifyModels } from './formats/shopify';
import { PROPERTY, tableRow } from './formats/table-goods';
import { vendureRows } from './formats/vendure';
import { viewLanguage } from './formats/view-language';
import { wooRows } from './formats/woocommerce';
import type { ImportReport } from './import-report';
import type { ImportedModel } from './imported-model';
import { mapped } from './mapping/apply-mapping';
import { lookup, type Mapping, NO_MAPPING, rolesOf } from './mapping/mapping';
import { readFramed } from './read/decode-text';
import { countNotTaken } from './read/not-taken';
import { openTable, type TableHeader, type TableRow } from './read/table';
import { xmlEntries } from './read/xml-entries';
import { type Said, say } from './report/say';
import { UnreadableFile } from './unreadable-file';

/** Options of reading a file. */
export interface ReadOptions {
  format?: Format;
  mapping?: Mapping;
  /** Of the texts that are the products' own, in a file of several; undefined: the mapping's, else English. */
  language?: ShopLanguage;
  onBytes?: (read: number) => void;
  /** Gets the name of every option of the file and one of its values. */
  onOption?: (name: string) => void;
  /** Gets the SKUs of the parts of a grouped product, which are to recommend each other. */
  onGrouped?: (skus: readonly string[]) => void;
}

/** The format of a file and its models, read one at a time. Throws `UnreadableFile`. */
export async function readModels(
  path: string,
  report: ImportReport,
  options: ReadOptions = {},
): Promise<{ format: Format; models: AsyncGenerator<ImportedModel> }> {
  const { mapping = NO_MAPPING } = options;
  const asked = options.format ?? mapping.format;
  const text = readFramed(path, options.onBytes);
  const reading: Reading = {
    report,
    roleOf: toldRoles(mapping, options.onOption),
    languageOf: viewsOf(mapping),
    onGrouped: options.onGrouped ?? (() => {}),
    language: options.language ?? mapping.language ?? 'en',
    properties: [],
  };
  if (await looksLikeXml(path)) {
    if (asked && asked !== 'merchant')
      throw new UnreadableFile(
        say('The file is XML, and the {{format}} format is a table of comma separated text.', { format: asked }),
      );
    const items = mapAll(xmlEntries(text, report), itemOfEntry);
    return { format: 'merchant', models: mapped(merchantModels(items, report, reading.roleOf), mapping, report) };
  }
  const table = await openTable(text, report, mapping.columns);
  if (!table) throw new UnreadableFile('The file has no header row.');
  const format = asked ?? formatOfHeader(table.header);
  if (!format) throw new UnreadableFile(notRecognised(table.header));
  checkColumns(format, table.header, mapping, report);
  const properties = [
    ...Object.keys(mapping.properties).filter((column) => table.header.has(column.toLowerCase())),
    ...table.columns.filter((column) => PROPERTY.test(column)),
  ];
  const models = modelsOf(format, countNotTaken(format, table.rows, report), { ...reading, properties });
  return { format, models: mapped(models, mapping, report) };
}

/** What a reader needs beside the rows. */
interface Reading extends MagentoReading {
  language: ShopLanguage;
  /** Columns of a plain table that are properties. */
  properties: readonly string[];
}

function toldRoles(mapping: Mapping, onOption: ReadOptions['onOption']): RoleOfOption {
  const roleOf = rolesOf(mapping);
  if (!onOption) return roleOf;
  return (name) => {
    onOption(name);
    return roleOf(name);
  };
}

function viewsOf({ views }: Mapping): LanguageOfView {
  const mappedView = lookup(views);
  return (view) => mappedView(view) ?? viewLanguage(view);
}

function notRecognised(header: TableHeader): Said {
  const columns = [...header.keys()].slice(0, 12).join(', ');
  return (
    otherFile(header) ??
    say(
      'The format is not recognised by the first row ({{columns}}): it is not the header of a Magento, Shopify, WooCommerce, PrestaShop, Saleor, Vendure or Google Merchant file. --suggest-mapping FILE writes a mapping for any other table, to be completed and given with --mapping.',
      { columns },
    )
  );
}

function checkColumns(format: Format, header: TableHeader, { columns }: Mapping, report: ImportReport): void {
  const [unknown] = Object.keys(columns).filter((column) => !header.has(column.toLowerCase()));
  if (unknown)
    throw new UnreadableFile(
      say('The mapping names the column "{{column}}", which the file does not have.', { column: unknown }),
    );
  const [required] = missingColumns(header, REQUIRED_COLUMNS[format]);
  if (required)
    throw new UnreadableFile(
      say(
        'The column "{{column}}" is missing; a {{format}} file cannot be imported without it. A mapping may name another column for it.',
        { column: required, format },
      ),
    );
  for (const column of missingColumns(header, EXPECTED_COLUMNS[format]))
    report.notice(
      1,
      say('the column "{{column}}" is missing; what it would say stays as it is in the shop', { column }),
    );
}

function modelsOf(format: Format, rows: AsyncIterable<TableRow>, reading: Reading): AsyncGenerator<ImportedModel> {
  const { report, roleOf, onGrouped, properties, language } = reading;
  if (format === 'magento') return magentoModels(rows, reading);
  if (format === 'shopify') return shopifyModels(rows, report, roleOf);
  if (format === 'woocommerce') return goodsModels(format, wooRows(rows, report, onGrouped), report, roleOf);
  if (format === 'prestashop') return goodsModels(format, mapAll(rows, prestashopRow), report, roleOf);
  if (format === 'saleor') return goodsModels(format, saleorRows(rows, report), report, roleOf);
  if (format === 'vendure') return goodsModels(format, vendureRows(rows, report, language), report, roleOf);
  if (format === 'table')
    return goodsModels(
      format,
      mapAll(rows, (row) => tableRow(row, properties)),
      report,
      roleOf,
    );
  return merchantModels(mapAll(rows, itemOfRow), report, roleOf);
}

async function* mapAll<In, Out>(source: AsyncIterable<In>, turn: (value: In) => Out): AsyncGenerator<Out> {
  for await (const value of source) yield turn(value);
}
