/** What a spreadsheet would take for a formula, and what looks like such a text after it was protected. */
const FORMULA = /^'*[=+\-@\t\r]/;
const PROTECTED = /^'(?='*[=+\-@\t\r])/;

/** A cell of a CSV file (RFC 4180). A value that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvCell = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** A cell's own value: without the apostrophe that `csvCell` puts before what a spreadsheet would take for a formula. */
export const unprotectedCell = (cell: string): string => cell.replace(PROTECTED, '');

/** A row of a CSV file with its line end. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Lets spreadsheets read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a CSV file with a byte order mark.
 * @param rows the first one names the columns
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map(csvRow).join('')}`;
}
