import type { ADDRESS_FAULTS } from 'contract/company-gift-codes';
import { email } from 'contract/wire';

/** A line of a list that holds no usable address. */
export interface BadLine {
  /** 1-based, as editors count. */
  readonly line: number;
  readonly fault: (typeof ADDRESS_FAULTS)[number];
  /** What stands there, cut. */
  readonly value: string;
  /** The line that has the same address already; null otherwise. */
  readonly first: number | null;
}

/** The addresses of a list, each once and in lower case, with their lines, and the lines that are wrong. */
export interface AddressList {
  readonly addresses: readonly { readonly email: string; readonly line: number }[];
  readonly bad: readonly BadLine[];
}

/** Longest piece of a wrong line that is shown again. */
const MAX_SHOWN = 80;

/** Characters that no address holds and that could hide what it is: controls, marks of direction, zero-width ones. */
const HIDDEN = /[\p{Cc}\p{Cf}]/u;

/**
 * Reads addresses as people paste them and as spreadsheets write them (RFC 4180): one a line, or cells separated by commas, semicolons
 * or tabs, of which those with an address count; a byte order mark, quotes, `Name <address>` and a heading line are understood.
 */
export function readAddresses(text: string): AddressList {
  const bad: BadLine[] = [];
  const found = new Map<string, number>();
  let isFirst = true;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  lines.forEach((content, index) => {
    const line = index + 1;
    const cells = cellsOf(content).filter((cell) => cell !== '');
    if (cells.length === 0) return;
    const candidates = cells.filter((cell) => cell.includes('@'));
    // the heading of a table: words without an address
    const isHeading = isFirst && candidates.length === 0 && /\p{L}/u.test(content) && lines.length > 1;
    isFirst = false;
    if (isHeading) return;
    if (candidates.length === 0) bad.push(badLine(line, 'malformed', content));
    for (const cell of candidates) {
      const address = addressIn(cell);
      const first = address === null ? undefined : found.get(address);
      if (address === null) bad.push(badLine(line, 'malformed', cell));
      else if (first !== undefined) bad.push(badLine(line, 'twice', address, first));
      else found.set(address, line);
    }
  });
  return { addresses: [...found].map(([address, line]) => ({ email: address, line })), bad };
}

/** A wrong line, cut to what can be shown. */
export const badLine = (
  line: number,
  fault: BadLine['fault'],
  value: string,
  first: number | null = null,
): BadLine => ({
  line,
  fault,
  value: value
    .trim()
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .slice(0, MAX_SHOWN),
  first,
});

/** The cells of a line. A quote that is not closed ends with the line. */
function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(/[,;\t]/).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at] ?? '';
    if (char === '"' && isQuoted && line[at + 1] === '"') {
      cell += char;
      at++;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[,;\t]/.test(char)) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

/** The address of a cell in lower case; null when it holds none. */
function addressIn(cell: string): string | null {
  const bracketed = /<([^<>]*)>\s*$/.exec(cell)?.[1];
  const plain = (bracketed ?? cell).trim().replace(/^mailto:/i, '');
  if (HIDDEN.test(plain)) return null;
  const parsed = email.safeParse(plain);
  return parsed.success ? parsed.data.toLowerCase() : null;
}
