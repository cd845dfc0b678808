/** Reads a table of redirects: the old address of each page, and where it is now. */
import { NO_WATCH, type Watch } from '../import-progress';
import type { ImportReport } from '../import-report';
import { readFramed } from '../read/decode-text';
import { openTable, type TableHeader, type TableRow } from '../read/table';
import { UnreadableFile } from '../unreadable-file';

/** One line of the table as it is written. */
export interface RedirectLine {
  line: number;
  from: string;
  /** An address, a SKU, or the handle of a product. */
  to: string;
}

/** Names of the two columns: Shopify's export of redirects, Magento's table `url_rewrite`, tables of one's own. */
const COLUMNS: readonly (readonly [from: string, to: string])[] = [
  ['redirect from', 'redirect to'],
  ['request_path', 'target_path'],
  ['request path', 'target path'],
  ['from', 'to'],
  ['old', 'new'],
  ['old address', 'new address'],
  ['old url', 'new url'],
  ['source', 'target'],
];

/** Which columns hold the old and the new address, for a table that calls them otherwise. */
export interface RedirectColumns {
  readonly from: string;
  readonly to: string;
}

/**
 * Yields the redirects of a file; rows without one are reported.
 * @param chosen undefined: the columns have one of the known names. Of chosen ones the first row is a redirect itself if it holds addresses
 * @throws UnreadableFile when it has no such columns
 */
export async function* readRedirects(
  path: string,
  report: ImportReport,
  chosen?: RedirectColumns,
  watch: Watch = NO_WATCH,
): AsyncGenerator<RedirectLine> {
  const table = await openTable(readFramed(path, watch.onBytes), report);
  const columns = table && (chosen ? [chosen.from, chosen.to] : redirectColumns(table.header));
  if (!table || !columns)
    throw new UnreadableFile(
      'The file is no table of redirects: its first row needs the columns "from" and "to", or those of Shopify or Magento.',
    );
  const [from = '', to = ''] = columns;
  if (chosen && [from, to].some(isAddress)) {
    report.countRow();
    yield { line: 1, from: writtenIn(table.columns, from), to: writtenIn(table.columns, to) };
  }
  for await (const row of table.rows) {
    if (!row.isRead || isInternal(row)) continue;
    const address = row.get(from);
    const target = row.get(to);
    if (address === '' || target === '') report.skip(row.line, 'the old or the new address is missing');
    else yield { line: row.line, from: address, to: target };
  }

  /** Magento's own rewrites of a page's address to its program, which are no redirects. */
  function isInternal(row: TableRow): boolean {
    const isOne = row.has('redirect_type') && !/^30[1278]$/.test(row.get('redirect_type'));
    if (isOne) report.tally('addresses are rewritten inside Magento and are no redirects', row.line, row.get(from));
    return isOne;
  }
}

/** The columns of redirects that a header has under names of other programs; undefined: none. */
export const redirectColumns = (header: TableHeader) =>
  COLUMNS.find(([from, to]) => header.has(from) && header.has(to));

/** Whether a cell is an address: a path or a whole one. */
export const isAddress = (text: string): boolean => /^(?:https?:\/)?\/\S/i.test(text);

/** A column by its lower-case name as the file writes it: of a table without a header its first row. */
const writtenIn = (columns: readonly string[], name: string): string =>
  columns.find((column) => column.toLowerCase() === name.toLowerCase()) ?? name;
