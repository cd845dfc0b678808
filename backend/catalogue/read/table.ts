/** Rows of a delimited file, read by the names of their columns. */
import type { ImportReport } from '../import-report';
import { type DelimitedRow, delimitedRows } from './delimited-rows';

/** One row. A column that the file lacks reads as empty text. */
export interface TableRow {
  line: number;
  get: (column: string) => string;
}

/** The columns of a file by lower-case name; a Map, so that a column may be called `__proto__`. */
export type TableHeader = ReadonlyMap<string, number>;

/** A file whose header was read. `rows` may be read once. */
export interface Table {
  header: TableHeader;
  rows: AsyncGenerator<TableRow>;
}

const NUL = /\0/g;

/** Reads the header row, then offers the rest; broken rows go to the report. Undefined for a file without a header. */
export async function openTable(text: AsyncIterable<string>, report: ImportReport): Promise<Table | undefined> {
  const source = delimitedRows(text);
  const first = await source.next();
  if (first.done || first.value.kind !== 'cells') return undefined;
  const header = headerOf(first.value.cells, report);
  return { header, rows: readRows(source, header, first.value.cells.length, report) };
}

function headerOf(cells: readonly string[], report: ImportReport): TableHeader {
  const header = new Map<string, number>();
  cells.forEach((cell, index) => {
    const name = cell.replaceAll(NUL, '').trim().toLowerCase();
    if (name === '') return;
    if (header.has(name)) report.notice(1, `column "${name}" stands twice in the header; the first one is read`);
    else header.set(name, index);
  });
  return header;
}

async function* readRows(
  source: AsyncGenerator<DelimitedRow>,
  header: TableHeader,
  width: number,
  report: ImportReport,
): AsyncGenerator<TableRow> {
  for await (const row of source) {
    report.countRow();
    if (row.kind === 'broken') {
      report.skip(row.line, row.reason);
      continue;
    }
    const cells = withoutNul(row.cells, row.line, report);
    if (row.legacyCells > 0) report.legacyText(row.line);
    if (isWrongWidth(cells, width)) {
      report.skip(row.line, `the row has ${cells.length} cells where the header has ${width}`);
      continue;
    }
    yield { line: row.line, get: (column) => cells[header.get(column) ?? -1]?.trim() ?? '' };
  }
}

/** Trailing empty cells are often left out or added by spreadsheets; anything else has shifted the columns. */
function isWrongWidth(cells: readonly string[], width: number): boolean {
  if (cells.length > width) return cells.slice(width).some((cell) => cell.trim() !== '');
  return cells.length < Math.min(width, 2) || cells.length < width / 2;
}

function withoutNul(cells: string[], line: number, report: ImportReport): string[] {
  if (!cells.some((cell) => cell.includes('\0'))) return cells;
  report.notice(line, 'NUL bytes were left out');
  return cells.map((cell) => cell.replaceAll(NUL, ''));
}
