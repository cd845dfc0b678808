/** Reads models from a file: recognises the format and runs its reader. */

import { magentoModels } from './formats/magento';
import { itemOfEntry, itemOfRow, type MerchantItem, merchantModels } from './formats/merchant';
import {
  EXPECTED_COLUMNS,
  type Format,
  formatOfHeader,
  looksLikeXml,
  missingColumns,
  REQUIRED_COLUMNS,
} from './formats/recognise';
import { shopifyModels } from './formats/shopify';
import type { ImportReport } from './import-report';
import type { ImportedModel } from './imported-model';
import { readFramed } from './read/decode-text';
import { openTable, type TableRow } from './read/table';
import { xmlEntries } from './read/xml-entries';

/** The file cannot be read; the message is shown to the user. */
export class UnreadableFile extends Error {}

/** Options of reading a file. */
export interface ReadOptions {
  format?: Format;
  onBytes?: (read: number) => void;
}

/** The format of a file and its models, read one at a time. Throws `UnreadableFile`. */
export async function readModels(
  path: string,
  report: ImportReport,
  options: ReadOptions = {},
): Promise<{ format: Format; models: AsyncGenerator<ImportedModel> }> {
  const text = readFramed(path, options.onBytes);
  if (await looksLikeXml(path)) {
    if (options.format && options.format !== 'merchant') {
      throw new UnreadableFile(`The file is XML, and the ${options.format} format is a table of comma separated text.`);
    }
    const items = mapAll(xmlEntries(text, report), itemOfEntry);
    return { format: 'merchant', models: merchantModels(items, report) };
  }
  const table = await openTable(text, report);
  if (!table) throw new UnreadableFile('The file has no header row.');
  const format = options.format ?? formatOfHeader(table.header);
  if (!format) {
    throw new UnreadableFile(
      'The format is not recognised: the first row is not the header of a Magento, Shopify or Google Merchant file.',
    );
  }
  const [required] = missingColumns(table.header, REQUIRED_COLUMNS[format]);
  if (required)
    throw new UnreadableFile(`The column "${required}" is missing; a ${format} file cannot be imported without it.`);
  for (const column of missingColumns(table.header, EXPECTED_COLUMNS[format])) {
    report.notice(1, `the column "${column}" is missing; what it would say stays as it is in the shop`);
  }
  return { format, models: modelsOf(format, table.rows, report) };
}

function modelsOf(format: Format, rows: AsyncIterable<TableRow>, report: ImportReport): AsyncGenerator<ImportedModel> {
  if (format === 'magento') return magentoModels(rows, report);
  if (format === 'shopify') return shopifyModels(rows, report);
  return merchantModels(mapAll(rows, itemOfRow), report);
}

async function* mapAll<In>(source: AsyncIterable<In>, turn: (value: In) => MerchantItem): AsyncGenerator<MerchantItem> {
  for await (const value of source) yield turn(value);
}
