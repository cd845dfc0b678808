/** Reads a file of translations: one product and language a row, or Shopify's export with one text a row. */

import type { ShopLanguage } from '../../domain/locale/language';
import { viewLanguage } from '../formats/view-language';
import { NO_WATCH, type Watch } from '../import-progress';
import type { ImportReport } from '../import-report';
import type { ImportedTranslation } from '../imported-model';
import { readFramed } from '../read/decode-text';
import { Spill } from '../read/spill';
import { openTable, type TableHeader, type TableRow } from '../read/table';
import { say } from '../report/say';
import { UnreadableFile } from '../unreadable-file';

/** The texts of one product in one language. */
export interface TranslatedProduct {
  line: number;
  /** SKU, handle or number of the product in its file; empty: only its name is known. */
  key: string;
  /** Its name in the language that is translated from; empty: not given. */
  ownName: string;
  texts: ImportedTranslation;
}

/** Alternative names of the columns of a plain file of translations. */
const COLUMNS = {
  key: ['product', 'handle', 'sku', 'model', 'id'],
  language: ['language', 'locale', 'lang', 'kieli', 'språk', 'sprache', 'langue'],
  name: ['name', 'title'],
  description: ['description', 'body (html)', 'body_html'],
  short: ['short_description', 'short description', 'summary'],
  metaTitle: ['meta_title', 'meta title', 'seo title'],
  meta: ['meta_description', 'meta description', 'seo description'],
} as const;

/**
 * @param language of a table that has no column of languages; undefined: such a table is none
 * @throws UnreadableFile
 */
export async function* readTranslations(
  path: string,
  report: ImportReport,
  language?: ShopLanguage,
  watch: Watch = NO_WATCH,
): AsyncGenerator<TranslatedProduct> {
  const table = await openTable(readFramed(path, watch.onBytes), report);
  const kind = table && translationsIn(table.header);
  if (table && kind === 'shopify') yield* fromShopify(table.rows, report);
  else if (table && kind === 'table') yield* fromTable(table.rows, report);
  else if (table && kind === 'oneLanguage' && language) yield* fromTable(table.rows, report, language);
  else
    throw new UnreadableFile(
      say(
        'The file is no file of translations: its first row needs the columns "product" (SKU or handle), "language", "name" and "description", or those of the export of translations of Shopify.',
      ),
    );
}

/** What a header of translations is: Shopify's, that of a table, or of one whose language somebody has to say; undefined: it is none. */
export function translationsIn(header: TableHeader): 'shopify' | 'table' | 'oneLanguage' | undefined {
  const has = (column: keyof typeof COLUMNS): boolean => COLUMNS[column].some((name) => header.has(name));
  if (isShopifys(header)) return 'shopify';
  if (!has('key')) return undefined;
  if (has('language')) return 'table';
  return has('name') || has('description') ? 'oneLanguage' : undefined;
}

const isShopifys = (header: TableHeader): boolean =>
  ['type', 'identification', 'field', 'locale', 'translated content'].every((name) => header.has(name));

async function* fromTable(
  rows: AsyncIterable<TableRow>,
  report: ImportReport,
  ofAll?: ShopLanguage,
): AsyncGenerator<TranslatedProduct> {
  for await (const row of rows) {
    if (!row.isRead) continue;
    const get = (column: keyof typeof COLUMNS): string =>
      COLUMNS[column].map((name) => row.get(name)).find((cell) => cell !== '') ?? '';
    const language = ofAll ?? viewLanguage(get('language'));
    const key = get('key');
    if (key === '') report.skip(row.line, 'the product is missing');
    else if (!language) unknownLanguage(row.line, get('language'), report);
    else {
      const texts = { language, name: get('name'), descriptionHtml: get('description') };
      const more = {
        shortDescription: get('short'),
        metaTitle: get('metaTitle'),
        metaDescription: get('meta'),
      };
      yield { line: row.line, key, ownName: '', texts: { ...texts, ...more } };
    }
  }
}

const unknownLanguage = (line: number, language: string, report: ImportReport): void =>
  report.tally('languages are none of the shop', line, language);

type ShopifyText = { line: number; locale: string; field: string; own: string; translated: string };

/** Shopify names products by numbers that no other file of it has: the handle or the name stands among the texts. */
async function* fromShopify(rows: AsyncIterable<TableRow>, report: ImportReport): AsyncGenerator<TranslatedProduct> {
  const byProduct = new Spill<ShopifyText>();
  try {
    for await (const row of rows) {
      if (!row.isRead || row.get('type').toUpperCase() !== 'PRODUCT') continue;
      await byProduct.put(`${row.get('identification')} ${row.get('locale')}`, {
        line: row.line,
        locale: row.get('locale'),
        field: row.get('field').toLowerCase(),
        own: row.get('default content'),
        translated: row.get('translated content'),
      });
    }
    for await (const { records } of byProduct.groups()) {
      const product = shopifyProduct(records, report);
      if (product) yield product;
    }
  } finally {
    await byProduct.close();
  }
}

function shopifyProduct(records: readonly ShopifyText[], report: ImportReport): TranslatedProduct | undefined {
  const [first] = records;
  const find = (field: string): ShopifyText | undefined => records.find((record) => record.field === field);
  const language = viewLanguage(first?.locale ?? '');
  const line = first?.line ?? 0;
  if (!language) {
    unknownLanguage(line, first?.locale ?? '', report);
    return undefined;
  }
  const text = (field: string): string => find(field)?.translated ?? '';
  return {
    line,
    key: find('handle')?.own ?? '',
    ownName: find('title')?.own ?? '',
    texts: {
      language,
      name: text('title'),
      descriptionHtml: text('body_html'),
      shortDescription: '',
      metaTitle: text('meta_title'),
      metaDescription: text('meta_description'),
    },
  };
}
