/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as a CSV file (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. A value that they would take for a formula
 * gets an apostrophe before it.
 * @param rows the first one names the columns
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (value: string) => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
