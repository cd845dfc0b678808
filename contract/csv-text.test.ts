import { expect, test } from 'vitest';
import { csvCell, csvText, unprotectedCell } from './csv-text';

test.each(['=cmd|calc', '+1', '-1', '@sum', '\tx'])('%j is no formula in a spreadsheet', (value) => {
  expect(csvText([[value]])).toBe(`\uFEFF"'${value}"\r\n`);
});

test('quotes, commas and lines stay inside their cell', () => {
  expect(csvText([['a "b"', 'c,d', 'e\nf']])).toBe('\uFEFF"a ""b""","c,d","e\nf"\r\n');
});

test.each(['=1', "'=1", "''-8", "'n Sok", '-8', 'plain', ''])('%j is read as it was written', (value) => {
  expect(unprotectedCell(csvCell(value).slice(1, -1))).toBe(value);
});
