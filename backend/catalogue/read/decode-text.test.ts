import { expect, test } from 'vitest';
import { fileWriter } from '../../../tests/support/catalogue-file';
import { decodeCell, encodingOf, readFramed } from './decode-text';

const write = fileWriter();

async function textOf(file: string): Promise<string> {
  let framed = '';
  for await (const chunk of readFramed(file)) framed += chunk;
  return decodeCell(framed).text;
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes).swap16();
}

test.each([
  ['UTF-8', Buffer.from('sku,väri\nA,Ö')],
  ['UTF-8 with a mark', Buffer.from('\ufeffsku,väri\nA,Ö')],
  ['UTF-16 LE with a mark', Buffer.from('\ufeffsku,väri\nA,Ö', 'utf16le')],
  ['UTF-16 LE without a mark', Buffer.from('sku,väri\nA,Ö', 'utf16le')],
  ['UTF-16 BE with a mark', swapped(Buffer.from('\ufeffsku,väri\nA,Ö', 'utf16le'))],
  ['Latin-1', Buffer.from('sku,väri\nA,Ö', 'latin1')],
])('%s is read', async (_name, bytes) => {
  expect(await textOf(write(bytes))).toBe('sku,väri\nA,Ö');
});

test('an XML declaration names encodings that bytes do not show', () => {
  expect(encodingOf(Buffer.from('<?xml version="1.0" encoding="windows-1251"?>'))).toEqual({
    encoding: 'windows-1251',
    markLength: 0,
  });
  expect(encodingOf(Buffer.from('<?xml version="1.0" encoding="nonsense"?>')).encoding).toBe('bytes');
});
