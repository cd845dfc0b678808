import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keepPage, pageBytes } from './kept-page.server';

const html = `<p>Hyvää päivää, €5 ${'x'.repeat(5_000)}</p><b>\uE000cart\uE001</b><i>Ёлка</i>\uE000flash\uE001`;
const shown = (cart: string) => html.replace('\uE000cart\uE001', cart).replace('\uE000flash\uE001', '');

test('a page kept whole is the same bytes for those whose slots are empty, however it is compressed', async () => {
  const page = await keepPage(200, [], html);
  const packed = pageBytes(page, 'gzip, deflate, br', {});
  expect([packed.encoding, brotliDecompressSync(packed.body).toString()]).toEqual(['br', shown('')]);
  const zipped = pageBytes(page, 'gzip', {});
  expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', shown('')]);
  expect(pageBytes(page, '', {})).toEqual({ body: Buffer.from(shown('')), encoding: undefined });
});

test("a visitor's text stands in its slot, compressed or not, and is not kept", async () => {
  const page = await keepPage(200, [], html);
  const zipped = pageBytes(page, 'gzip, br', { cart: '12 ä' });
  expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', shown('12 ä')]);
  expect(pageBytes(page, '', { cart: '3' }).body.toString()).toBe(shown('3'));
  expect(pageBytes(page, '', {}).body.toString()).toBe(shown(''));
});

test('a page without slots is kept too', async () => {
  const page = await keepPage(200, [], '<p>plain</p>');
  expect(gunzipSync(pageBytes(page, 'gzip', { cart: '1' }).body).toString()).toBe('<p>plain</p>');
});

test('a page of nothing has no bytes, compressed or not', async () => {
  const page = await keepPage(302, ['Location', '/'], '');
  for (const accepted of ['br', 'gzip', ''])
    expect(pageBytes(page, accepted, {})).toEqual({ body: Buffer.alloc(0), encoding: undefined });
});
