/** Reads a table of redirects: the old address of each page, and where it is now. */
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

/** Yields the redirects of a file; rows without one are reported. @throws UnreadableFile when it has no such columns */
export async function* readRedirects(path: string, report: ImportReport): AsyncGenerator<RedirectLine> {
  const table = await openTable(readFramed(path), report);
  const columns = table && columnsOf(table.header);
  if (!table || !columns)
    throw new UnreadableFile(
      `${path} is no table of redirects: its first row needs the columns "from" and "to", or those of Shopify or Magento.`,
    );
  const [from, to] = columns;
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

const columnsOf = (header: TableHeader) => COLUMNS.find(([from, to]) => header.has(from) && header.has(to));
