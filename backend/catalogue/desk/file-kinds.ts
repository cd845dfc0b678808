/** What a file of the desk holds, by its columns. */
import type { ImportKind } from 'contract/import-form';
import { formatOfHeader, looksLikeXml } from '../formats/recognise';
import { ImportReport } from '../import-report';
import { suggestColumns } from '../mapping/suggest-columns';
import { readFramed } from '../read/decode-text';
import { openTable, type TableHeader } from '../read/table';
import { recordKindsOf } from '../records/import-records';
import { isAddress, type RedirectColumns, redirectColumns } from '../redirects/read-redirects';
import { translationsIn } from '../translations/read-translations';
import { type ColumnExample, columnExamples } from './table-columns';

/** What a file may hold, and what it does not say of itself. */
export interface FileKinds {
  /** Beside goods, the likeliest first. */
  readonly kinds: readonly Exclude<ImportKind, 'goods'>[];
  /** By its columns it is rather goods, so it is so if it is not refused as that. */
  readonly isRatherGoods: boolean;
  /** Its columns have no usual names, so that it may be goods as well. */
  readonly mayBeGoods?: boolean;
  /** It has texts in another language and does not say in which. */
  readonly needsLanguage: boolean;
  /** Its columns of addresses have no usual names: those that they seem to be. */
  readonly addresses?: RedirectColumns;
  /** Of the columns of such a table. */
  readonly examples: readonly ColumnExample[];
}

const NOTHING: FileKinds = { kinds: [], isRatherGoods: true, needsLanguage: false, examples: [] };

/** A longer name of a column is none, and no address that anybody has. */
const LONGEST = 2000;

/** Columns beyond those of translations that a table of them has. */
const OTHERS_OF_TRANSLATIONS = 1;

/** What a file may hold beside goods, by its columns and, of a table of two, by its first rows. */
export async function kindsOf(path: string): Promise<FileKinds> {
  if (await looksLikeXml(path)) return NOTHING;
  const table = await openTable(readFramed(path), new ImportReport());
  if (!table) return NOTHING;
  await table.rows.return(undefined);
  const { header } = table;
  const texts = textsIn(header);
  const others = [...recordKindsOf(header), ...(redirectColumns(header) ? ['redirects' as const] : [])];
  const kinds = texts ? [...others, 'translations' as const] : others;
  const isRatherGoods = others.length === 0 && texts?.mayBeGoods !== false;
  const needsLanguage = texts?.needsLanguage ?? false;
  if (kinds.length > 0) return { kinds, isRatherGoods, needsLanguage, examples: [] };
  return header.size === 2 ? twoColumns(path, header) : moreColumns(path, header);
}

/** A table of two columns is one of redirects if one of them holds addresses, in its first row or below. */
async function twoColumns(path: string, header: TableHeader): Promise<FileKinds> {
  const examples = await columnExamples(path);
  const [from = '', to = ''] = [...header.keys()];
  if (Math.max(from.length, to.length) > LONGEST || ![from, to, ...examples.map(({ value }) => value)].some(isAddress))
    return NOTHING;
  return { kinds: ['redirects'], isRatherGoods: false, needsLanguage: false, addresses: { from, to }, examples };
}

/**
 * A larger table whose columns have no usual names is one of redirects if two of them hold addresses, or may be: goods have addresses
 * of pages and pictures too, but whole ones.
 */
async function moreColumns(path: string, header: TableHeader): Promise<FileKinds> {
  const isGoods = formatOfHeader(header) !== undefined || Object.values(suggestColumns(header)).includes('price');
  if (isGoods || header.size < 2) return NOTHING;
  const examples = await columnExamples(path);
  const found = examples.filter(({ column, value }) => column.length <= LONGEST && [column, value].some(isAddress));
  const [from, to] = found.map(({ column }) => column);
  if (from === undefined || to === undefined) return NOTHING;
  const isRatherGoods = !found.some(({ column, value }) => [column, value].some((text) => /^\/[^/]/.test(text)));
  return {
    ...{ kinds: ['redirects'], isRatherGoods, mayBeGoods: true, needsLanguage: false },
    ...{ addresses: { from, to }, examples },
  };
}

/** Whether a header is one of translations, and whether it could be that of goods as well. */
function textsIn(header: TableHeader): { readonly needsLanguage: boolean; readonly mayBeGoods: boolean } | undefined {
  const form = translationsIn(header);
  if (form === 'shopify') return { needsLanguage: false, mayBeGoods: false };
  if (form === undefined || formatOfHeader(header)) return undefined;
  const hasPrice = Object.values(suggestColumns(header)).includes('price');
  if (form === 'table') return { needsLanguage: false, mayBeGoods: hasPrice };
  return hasPrice ? undefined : { needsLanguage: true, mayBeGoods: hasOthers(header) };
}

/** Whether a table has more columns than translations have. */
function hasOthers(header: TableHeader): boolean {
  const known = new Set<string>([
    'product',
    'sku',
    'name',
    'description',
    'short_description',
    'meta_title',
    'meta_description',
  ]);
  const meant = Object.values(suggestColumns(header)).filter((field) => known.has(field));
  return header.size - meant.length > OTHERS_OF_TRANSLATIONS;
}
