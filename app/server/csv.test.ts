import { expect, test } from 'vitest';
import { csvText } from './csv';

test.each(['=cmd|calc', '+1', '-1', '@sum', '\tx'])('%j is no formula in a spreadsheet', (value) => {
  expect(csvText([[value]])).toBe(`\uFEFF"'${value}"\r\n`);
});

test('quotes, commas and lines stay inside their cell', () => {
  expect(csvText([['a "b"', 'c,d', 'e\nf']])).toBe('\uFEFF"a ""b""","c,d","e\nf"\r\n');
});
