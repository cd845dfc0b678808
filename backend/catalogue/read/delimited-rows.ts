/**
 * A streaming reader of comma, semicolon or tab separated files that survives broken rows.
 *
 * It does not use a library, because common parsers lose every row after an unclosed quotation mark. This reader keeps the
 * text of the current row, so it can report the row and continue with the next line.
 */
import { type Said, say } from '../report/say';
import { decodeCell } from './decode-text';

/** Max length of a cell, in characters; a longer one is not a product text. */
export const MAX_CELL_LENGTH = 1_000_000;
/** Max length of a row while searching its end, in characters: even a cell of 10 MB is recognised and skipped as a whole. */
const MAX_ROW_LENGTH = 24_000_000;

/** One row of the file, by the line it starts on (the first line of the file is 1). */
export type DelimitedRow =
  | { kind: 'cells'; line: number; cells: string[]; legacyCells: number }
  | { kind: 'broken'; line: number; reason: Said };

type Framed =
  | { state: 'row'; cells: string[]; end: number; newlines: number; tooLong: number }
  | { state: 'bad'; reason: Said }
  | { state: 'more' };

/** Reads all rows except blank ones. The delimiter is detected on the first line. */
export async function* delimitedRows(text: AsyncIterable<string>): AsyncGenerator<DelimitedRow> {
  let buffer = '';
  let start = 0;
  let line = 1;
  let separator: string | undefined;
  let skippingLine = false;

  function* drain(atEnd: boolean): Generator<DelimitedRow> {
    separator ??= delimiterOf(buffer);
    while (start < buffer.length) {
      if (skippingLine) {
        const next = buffer.indexOf('\n', start);
        if (next < 0) {
          start = buffer.length;
          return;
        }
        start = next + 1;
        line += 1;
        skippingLine = false;
        continue;
      }
      const framed = frameRow(buffer, start, separator, atEnd);
      if (framed.state === 'more' && buffer.length - start <= MAX_ROW_LENGTH) return;
      if (framed.state === 'row') {
        const row = decodeRow(framed, line);
        start = framed.end;
        line += framed.newlines;
        if (row) yield row;
      } else {
        yield { kind: 'broken', line, reason: framed.state === 'bad' ? framed.reason : UNMATCHED };
        skippingLine = true;
      }
    }
  }

  for await (const chunk of text) {
    buffer = start > 0 ? buffer.slice(start) + chunk : buffer + chunk;
    start = 0;
    if (separator === undefined && !buffer.includes('\n') && buffer.length < MAX_CELL_LENGTH) continue;
    yield* drain(false);
  }
  yield* drain(true);
}

const UNMATCHED = 'the quotation marks of a cell do not match';

/** The most frequent separator on the first line, outside quotation marks. */
export function delimiterOf(text: string): string {
  const firstLine = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = ['\t', ';', ','].map((mark) => ({ mark, count: firstLine.split(mark).length }));
  return counted.reduce((best, candidate) => (candidate.count > best.count ? candidate : best), {
    mark: ',',
    count: firstLine.split(',').length,
  }).mark;
}

/** Finds the row that starts at `start`. 'more': its end has not been read yet. */
function frameRow(text: string, start: number, delimiter: string, atEnd: boolean): Framed {
  const cells: string[] = [];
  let at = start;
  let newlines = 0;
  let tooLong = 0;
  for (;;) {
    let cell: string;
    if (text.charCodeAt(at) === QUOTE) {
      const quoted = quotedCell(text, at + 1, atEnd);
      if (quoted === 'more') return { state: 'more' };
      if (quoted === 'unclosed') return { state: 'bad', reason: UNMATCHED };
      const after = text[quoted.end];
      if (after !== undefined && after !== delimiter && after !== '\n' && after !== '\r') {
        return { state: 'bad', reason: UNMATCHED };
      }
      cell = quoted.cell;
      newlines += quoted.newlines;
      at = quoted.end;
    } else {
      const end = plainCellEnd(text, at, delimiter);
      if (end === text.length && !atEnd) return { state: 'more' };
      cell = text.slice(at, end);
      at = end;
    }
    if (cell.length > MAX_CELL_LENGTH) tooLong = Math.max(tooLong, cell.length);
    cells.push(cell);
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (at >= text.length && !atEnd) return { state: 'more' };
    if (text[at] === '\n') at += 1;
    return { state: 'row', cells, end: at, newlines: newlines + 1, tooLong };
  }
}

const QUOTE = 0x22;

function quotedCell(
  text: string,
  start: number,
  atEnd: boolean,
): { cell: string; end: number; newlines: number } | 'more' | 'unclosed' {
  let at = start;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return atEnd ? 'unclosed' : 'more';
    if (quote + 1 >= text.length && !atEnd) return 'more';
    if (text.charCodeAt(quote + 1) === QUOTE) {
      at = quote + 2;
      continue;
    }
    const raw = text.slice(start, quote);
    let newlines = 0;
    for (let found = raw.indexOf('\n'); found >= 0; found = raw.indexOf('\n', found + 1)) newlines += 1;
    return { cell: raw.includes('"') ? raw.replaceAll('""', '"') : raw, end: quote + 1, newlines };
  }
}

const CELL_ENDS = new Map([
  [',', /[,\r\n]/g],
  [';', /[;\r\n]/g],
  ['\t', /[\t\r\n]/g],
]);

function plainCellEnd(text: string, start: number, delimiter: string): number {
  const ends = CELL_ENDS.get(delimiter) ?? /[\r\n]/g;
  ends.lastIndex = start;
  return ends.exec(text)?.index ?? text.length;
}

function decodeRow(framed: Extract<Framed, { state: 'row' }>, line: number): DelimitedRow | undefined {
  if (framed.tooLong > 0) {
    const megabytes = (framed.tooLong / 1_000_000).toFixed(1);
    return {
      kind: 'broken',
      line,
      reason: say('a cell of {{megabytes}} MB is longer than the limit of 1 MB', { megabytes }),
    };
  }
  if (framed.cells.every((cell) => cell === '')) return undefined;
  let legacyCells = 0;
  const cells = framed.cells.map((framedCell) => {
    const { text, wasLegacy } = decodeCell(framedCell);
    if (wasLegacy) legacyCells += 1;
    return text;
  });
  return { kind: 'cells', line, cells, legacyCells };
}
