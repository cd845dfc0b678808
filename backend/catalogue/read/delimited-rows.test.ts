import { expect, test } from 'vitest';
import { type DelimitedRow, delimitedRows, delimiterOf } from './delimited-rows';

async function* inChunks(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function rowsOf(text: string, chunkLength = text.length || 1): Promise<DelimitedRow[]> {
  const rows: DelimitedRow[] = [];
  for await (const row of delimitedRows(inChunks(text, chunkLength))) rows.push(row);
  return rows;
}

function cellsOf(rows: readonly DelimitedRow[]): string[][] {
  return rows.flatMap((row) => (row.kind === 'cells' ? [row.cells] : []));
}

test('quoted cells keep delimiters, quotation marks and line breaks, and rows know their lines', async () => {
  const text = 'sku,name\r\nA,"one, ""two""\nthree"\r\n\r\nB,four';
  for (const chunkLength of [1, 2, 3, 7, 100]) {
    const rows = await rowsOf(text, chunkLength);
    expect(cellsOf(rows)).toEqual([
      ['sku', 'name'],
      ['A', 'one, "two"\nthree'],
      ['B', 'four'],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  }
});

test('a quotation mark that is never closed costs its own row only', async () => {
  const rows = await rowsOf('sku,name\nA,"open\nB,two\nC,three\n');
  expect(cellsOf(rows)).toEqual([
    ['sku', 'name'],
    ['B', 'two'],
    ['C', 'three'],
  ]);
  expect(rows[1]).toMatchObject({ kind: 'broken', line: 2, reason: 'the quotation marks of a cell do not match' });
});

test('text behind a closing quotation mark costs its own row only', async () => {
  const rows = await rowsOf('sku,name\nA,"one" two\nB,"fine"\n');
  expect(cellsOf(rows)).toEqual([
    ['sku', 'name'],
    ['B', 'fine'],
  ]);
  expect(rows[1]).toMatchObject({ kind: 'broken', line: 2 });
});

test('a cell of 10 MB is named and left out whole, quoted or not', async () => {
  const long = 'x'.repeat(10_000_000);
  const rows = await rowsOf(`sku,name\nA,"${long}"\nB,${long}\nC,fine\n`, 65_536);
  expect(cellsOf(rows)).toEqual([
    ['sku', 'name'],
    ['C', 'fine'],
  ]);
  expect(rows.filter(({ kind }) => kind === 'broken')).toMatchObject([
    { kind: 'broken', line: 2, reason: { values: { megabytes: '10.0' } } },
    { kind: 'broken', line: 3, reason: { values: { megabytes: '10.0' } } },
  ]);
});

test('a line longer than what is held in memory is passed over', async () => {
  const rows = await rowsOf(`sku,name\nA,${'x'.repeat(30_000_000)}\nB,fine\n`, 1_000_000);
  expect(cellsOf(rows)).toEqual([
    ['sku', 'name'],
    ['B', 'fine'],
  ]);
  expect(rows[1]).toMatchObject({ kind: 'broken', line: 2 });
});

test('UTF-8 and Windows-1252 cells are both read, the latter counted', async () => {
  const framed = Buffer.concat([Buffer.from('sku;name\nA;Hanki – lämmin\nB;'), Buffer.from('L\xe4mmin', 'latin1')]);
  const rows = await rowsOf(framed.toString('latin1'));
  expect(cellsOf(rows)).toEqual([
    ['sku', 'name'],
    ['A', 'Hanki – lämmin'],
    ['B', 'Lämmin'],
  ]);
  expect(rows.map((row) => (row.kind === 'cells' ? row.legacyCells : 0))).toEqual([0, 0, 1]);
});

test('the delimiter is the most frequent one of the header', () => {
  expect(delimiterOf('sku\tname, long\tprice\n')).toBe('\t');
  expect(delimiterOf('sku;name;"a,b,c,d"\n')).toBe(';');
  expect(delimiterOf('sku')).toBe(',');
});
