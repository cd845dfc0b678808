/** Rows of a delimited file, read by the names of their columns. */

import { unprotectedCell } from 'contract/csv-text';
import type { ImportReport } from '../import-report';
import { say } from '../report/say';
import { type DelimitedRow, delimitedRows } from './delimited-rows';

/** One row. Missing columns, and all columns of an unreadable row, are empty strings. */
export interface TableRow {
  line: number;
  isRead: boolean;
  get: (column: string) => string;
  /** Whether the file has one of the columns. */
  has: (...columns: string[]) => boolean;
  /** The names of all columns as the file writes them. */
  columns: readonly string[];
}

/** The columns of a file by lower-case name; a Map, so that a column may be called `__proto__`. */
export type TableHeader = ReadonlyMap<string, number>;

/** A file after its header was read. `rows` can be iterated only once. */
export interface Table {
  header: TableHeader;
  /** The names of all columns as the file writes them. */
  columns: readonly string[];
  rows: AsyncGenerator<TableRow>;
}

const NUL = /\0/g;

/**
 * Reads the header row and returns the remaining rows; broken rows are reported and returned as unread. Undefined for a file
 * without a header.
 * @param aliases further names of columns by the names that the file has; such a name wins over a column of the file
 */
export async function openTable(
  text: AsyncIterable<string>,
  report: ImportReport,
  aliases: Readonly<Record<string, string>> = {},
): Promise<Table | undefined> {
  const source = delimitedRows(text);
  const first = await source.next();
  if (first.done || first.value.kind !== 'cells') return undefined;
  const header = withAliases(headerOf(first.value.cells, report), aliases);
  const written = new Map(first.value.cells.map((cell) => [nameOf(cell).toLowerCase(), nameOf(cell)]));
  const columns = [...header.keys()].map((name) => written.get(name) ?? name);
  return { header, columns, rows: readRows(source, { header, columns, width: first.value.cells.length }, report) };
}

const nameOf = (cell: string): string => cell.replaceAll(NUL, '').trim();

function headerOf(cells: readonly string[], report: ImportReport): TableHeader {
  const header = new Map<string, number>();
  cells.forEach((cell, index) => {
    const name = nameOf(cell).toLowerCase();
    if (name === '') return;
    if (header.has(name))
      report.notice(1, say('column "{{column}}" stands twice in the header; the first one is read', { column: name }));
    else header.set(name, index);
  });
  return header;
}

function withAliases(header: TableHeader, aliases: Readonly<Record<string, string>>): TableHeader {
  const named = new Map(header);
  for (const [column, name] of Object.entries(aliases)) {
    const index = header.get(column.trim().toLowerCase());
    if (index !== undefined) named.set(name.trim().toLowerCase(), index);
  }
  return named;
}

async function* readRows(
  source: AsyncGenerator<DelimitedRow>,
  { header, columns, width }: { header: TableHeader; columns: readonly string[]; width: number },
  report: ImportReport,
): AsyncGenerator<TableRow> {
  const has = (...columns: string[]): boolean => columns.some((column) => header.has(column));
  const unread = (line: number): TableRow => ({ line, isRead: false, get: () => '', has, columns });
  for await (const row of source) {
    report.countRow();
    if (row.kind === 'broken') {
      report.unread(row.line, row.reason);
      yield unread(row.line);
      continue;
    }
    const cells = withoutNul(row.cells, row.line, report);
    if (row.legacyCells > 0) report.legacyText(row.line);
    if (isWrongWidth(cells, width)) {
      report.unread(
        row.line,
        say('the row has {{cells}} cells where the header has {{width}}', { cells: cells.length, width }),
      );
      yield unread(row.line);
      continue;
    }
    yield {
      line: row.line,
      isRead: true,
      get: (column) =>
        unprotectedCell(cells[header.get(column) ?? header.get(column.toLowerCase()) ?? -1]?.trim() ?? ''),
      has,
      columns,
    };
  }
}

/** Trailing empty cells are often left out or added by spreadsheets; any other difference means that the columns are shifted. */
function isWrongWidth(cells: readonly string[], width: number): boolean {
  if (cells.length > width) return cells.slice(width).some((cell) => cell.trim() !== '');
  return cells.length < Math.min(width, 2) || cells.length < width / 2;
}

function withoutNul(cells: string[], line: number, report: ImportReport): string[] {
  if (!cells.some((cell) => cell.includes('\0'))) return cells;
  report.notice(line, 'NUL bytes were left out');
  return cells.map((cell) => cell.replaceAll(NUL, ''));
}
