import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { slotMark } from '~/rendering/slot';
import { type CachedPage, pageFor, type SlotTexts, toCachedPage } from './cached-page.server';

const slotKey = 'a-random-text';
const mark = (name: string) => slotMark(slotKey, name);
const html = `<p>Hyvää päivää, €5 ${'x'.repeat(5_000)}</p><b>${mark('cart')}</b><i>Ёлка</i>${mark('flash')}`;
const shown = (cart: string) => html.replace(mark('cart'), cart).replace(mark('flash'), '');
const keep = (text: string, status = 200) => toCachedPage(status, [], { html: text, slotKey });
const texts = (cart: string): SlotTexts => new Map([['cart', cart]]);

/** The page as a visitor reads it, whatever it was packed with. */
function read(page: CachedPage, accepted: string, own: SlotTexts = new Map()): [string | undefined, string] {
  const { body, encoding } = pageFor(page, accepted, own);
  const unpack = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes;
  return [encoding, unpack(body()).toString()];
}

test('a page kept whole is the same bytes for those whose slots are empty, however it is compressed', async () => {
  const page = await keep(html);
  expect(read(page, 'gzip, deflate, br')).toEqual(['br', shown('')]);
  expect(read(page, 'gzip')).toEqual(['gzip', shown('')]);
  expect(read(page, 'br;q=0, gzip')).toEqual(['gzip', shown('')]);
  expect(read(page, '')).toEqual([undefined, shown('')]);
});

test("a visitor's text stands in its slot, compressed or not, and is not kept", async () => {
  const page = await keep(html);
  expect(read(page, 'gzip, br', texts('12 ä'))).toEqual(['gzip', shown('12 ä')]);
  expect(read(page, '', texts('3'))).toEqual([undefined, shown('3')]);
  expect(read(page, '')).toEqual([undefined, shown('')]);
});

test('a page without slots is kept too', async () => {
  const page = await keep('<p>plain</p>');
  expect(read(page, 'gzip', texts('1'))).toEqual(['gzip', '<p>plain</p>']);
  expect(read(await toCachedPage(200, [], { html: '<p>plain</p>', slotKey: undefined }), '')[1]).toBe('<p>plain</p>');
});

test('a page of nothing has no bytes, compressed or not', async () => {
  const page = await keep('', 302);
  for (const accepted of ['br', 'gzip', '']) expect(read(page, accepted)).toEqual([undefined, '']);
});

test('what a visitor writes is never a slot: names of objects’ own things, and marks of other keys, stay text', async () => {
  for (const name of ['constructor', '__proto__', 'toString', 'valueOf', 'cart']) {
    const written = `<p>\uE000${name}\uE001 ${slotMark('another-key', name)} {${name}} ${slotKey} ${name}</p>`;
    for (const accepted of ['br', 'gzip', '']) expect(read(await keep(written), accepted)[1]).toBe(written);
    const own = await keep(`${written}${mark('cart')}`);
    expect(read(own, 'gzip', texts('7'))[1]).toBe(`${written}7`);
    expect(read(await keep(`a${mark(name)}b`), 'gzip')[1]).toBe('ab');
  }
});

test('a cached page is kept compressed only, and what it says of its size is what it holds', async () => {
  const text = Array.from({ length: 20_000 }, (_, row) => `<li>${row % 50} boots</li>`).join('');
  const page = await keep(`<p>${mark('cart')}</p>${text}${mark('flash')}`);
  const held = new Set([page.brotli, ...page.pieces.map(({ deflated }) => deflated)].map(({ buffer }) => buffer));
  const bytes = [...held].reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(bytes).toBeLessThan(text.length / 10);
  expect(page.bytes).toBeGreaterThanOrEqual(bytes);
});

test('the tag names the very bytes: it differs by content, by encoding and by what stands in the slots', async () => {
  const [page, again, other] = [await keep(html), await keep(html), await keep(`${html}.`)];
  const tag = (of: CachedPage, accepted = '', own: SlotTexts = new Map()) => pageFor(of, accepted, own).tag;
  expect(tag(page)).toBe(tag(again));
  const tags = [
    tag(page),
    tag(other),
    tag(page, 'gzip'),
    tag(page, 'br'),
    tag(page, '', texts('1')),
    tag(page, '', texts('2')),
    tag(page, 'gzip', texts('2')),
  ];
  expect(new Set(tags).size).toBe(tags.length);
  for (const each of tags) expect(each).toMatch(/^"[\w.-]+"$/);
});
