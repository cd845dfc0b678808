import { getEventListeners } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/catalogue-file';
import { withDatabase } from '../../tests/support/database';
import { formatFor, mediaEndpoints } from '../endpoints/media';
import { BOXES } from './media-path';
import { originalFile } from './original-files';
import type { Painter } from './painter';
import { openMediaRenderer } from './renderer';
import { openRenderingCache } from './rendering-cache';
import { type MediaStore, openMediaStore } from './store';
import { storeOriginal } from './store-original';

const database = withDatabase();
const dataDir = temporaryFolder();
let store: MediaStore;
let get: (address: string, headers?: Record<string, string>) => Promise<Response>;

/** A drawing of 4:5 with a red square of a quarter of its width in one corner. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect x="500" y="100" width="200" height="200" fill="#c00000"/></svg>`;

beforeAll(async () => {
  store = await openMediaStore({ db: database().db, dataDir });
  const app = mediaEndpoints(await openMediaRenderer(store));
  get = async (address, headers = {}) => app.request(address, { headers });
});

function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
}

async function rendered(hash: string, box: string, accept: string) {
  const response = await get(`/media/${hash}/${box}`, { Accept: accept });
  expect(response.status).toBe(200);
  const { data, info } = await sharp(await response.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { width: info.width, height: info.height, at };
}

test('the same bytes are kept once, with size and colour', async () => {
  const bytes = await photograph(300, 400);
  const first = await storeOriginal(store, bytes, 'image/jpeg', { source: 'a.jpg' });
  expect(first).toMatchObject({ width: 300, height: 400 });
  expect(first.color).toMatch(/^#3[2-4]6[5-7]9[8-a]$/);
  expect(await storeOriginal(store, bytes, 'image/jpeg')).toEqual(first);
  expect(await readFile(originalFile(store, first.hash))).toEqual(bytes);
});

test('goods are trimmed, fill every box and stand on a clear ground, on the plate ground in JPEG', async () => {
  const { hash, width, height } = await storeOriginal(store, Buffer.from(DRAWING), 'image/svg+xml', {
    color: '#eeeeee',
  });
  expect([width, height]).toEqual([800, 1000]);
  for (const [name, box] of Object.entries(BOXES)) {
    if (name === '1920') continue;
    const webp = await rendered(hash, name, 'image/webp');
    expect([webp.width, webp.height]).toEqual([box.width, box.height]);
    expect(webp.at(1, 1)[3]).toBe(0);
    const [red, green, , alpha] = webp.at(Math.round(box.width / 2), Math.round(box.height / 2));
    expect([alpha, red && red > 150, green !== undefined && green < 40]).toEqual([255, true, true]);
    const edge = Math.round(box.height / 2 - (Math.min(box.width, box.height) * 0.88) / 2) + 3;
    expect(webp.at(Math.round(box.width / 2), edge)[3]).toBe(255);
  }
  const jpeg = await rendered(hash, '320', '*/*');
  expect(jpeg.at(2, 2)).toEqual([238, 242, 241, 255]);
});

test('what runs out of its picture at the foot alone runs out of every box there', async () => {
  const tall = (x: number, height: number): Buffer =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><rect x="${x}" y="100" width="200" height="${height}" fill="#c00000"/></svg>`,
    );
  const alphaBelow = async (drawing: Buffer): Promise<number | undefined> => {
    const { hash } = await storeOriginal(store, drawing, 'image/svg+xml', { color: '#eeeeee' });
    const webp = await rendered(hash, '320', 'image/webp');
    expect(webp.at(160, 8)[3]).toBe(0);
    return webp.at(160, 319)[3];
  };
  expect(await alphaBelow(tall(300, 900))).toBe(255);
  expect(await alphaBelow(tall(300, 890))).toBe(0);
  expect(await alphaBelow(tall(0, 900))).toBe(0);
});

test('photographs are shown whole and never enlarged', async () => {
  const { hash } = await storeOriginal(store, await photograph(240, 300), 'image/jpeg');
  expect(await rendered(hash, '320', 'image/webp')).toMatchObject({ width: 240, height: 300 });
  expect(await rendered(hash, '96', 'image/webp')).toMatchObject({ width: 77, height: 96 });
  expect(await rendered(hash, '320x400', 'image/webp')).toMatchObject({ width: 240, height: 300 });
  const wide = await rendered(hash, '1200x630', '*/*');
  expect([wide.width, wide.height]).toEqual([571, 300]);
  expect(wide.at(1, 150)).toEqual([238, 242, 241, 255]);
});

test('scenes fill an exact box and are cropped', async () => {
  const { hash } = await storeOriginal(store, await photograph(1600, 1600), 'image/jpeg', { isScene: true });
  expect(await rendered(hash, '1200x630', 'image/avif')).toMatchObject({ width: 1200, height: 630 });
  expect(await rendered(hash, '960', 'image/webp')).toMatchObject({ width: 960, height: 960 });
});

test('the Accept header decides the format', () => {
  expect(formatFor('image/avif,image/webp,*/*')).toBe('avif');
  expect(formatFor('image/webp')).toBe('webp');
  expect(formatFor('image/avif;q=0, image/webp;q=0.5')).toBe('webp');
  expect(formatFor('*/*')).toBe('jpeg');
  expect(formatFor('')).toBe('jpeg');
});

test('an answer may be kept for ever, is not sniffed, and is not sent twice', async () => {
  const { hash } = await storeOriginal(store, await photograph(100, 100), 'image/jpeg');
  const response = await get(`/media/${hash}/96`, { Accept: 'image/avif' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
  const etag = response.headers.get('etag') ?? '';
  expect((await get(`/media/${hash}/96`, { Accept: 'image/avif', 'If-None-Match': etag })).status).toBe(304);
  expect((await get(`/media/${hash}/96`, { Accept: 'image/webp', 'If-None-Match': etag })).status).toBe(200);
});

test.each([
  '/media/x/96',
  '/media/00000000000000000000000000000000/96',
  '/media/00000000000000000000000000000000/97',
  '/media/..%2f..%2f..%2fetc%2fpasswd/96',
  '/media/%00/96',
  '/media/00000000000000000000000000000000/constructor',
  '/media/00000000000000000000000000000000/..%2f96',
  '/media/%E0%A4%A/96',
])('%s is not found', async (address) => {
  expect((await get(address)).status).toBe(404);
});

test('an original that went missing or broke is not found, never a failure', async () => {
  const { hash } = await storeOriginal(store, await photograph(50, 50), 'image/jpeg');
  writeFileSync(originalFile(store, hash), 'broken');
  expect((await get(`/media/${hash}/96`)).status).toBe(404);
});

test('what is no picture, is too large or pretends is refused before it is kept', async () => {
  const count = (): number => readdirSync(path.join(dataDir, 'media/originals'), { recursive: true }).length;
  const before = count();
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const jpeg = await photograph(60, 60);
  const refusals: [Uint8Array, string, RegExp][] = [
    [Buffer.alloc(0), 'image/png', /empty/],
    [Buffer.from('<html><script>alert(1)</script>'), 'image/png', /not a picture/],
    [Buffer.from('GIF89a=1;alert(1)//'), 'image/gif', /decoded/],
    [Buffer.from(DRAWING), 'image/png', /drawing under the name/],
    [Buffer.from(DRAWING.replace('<rect', '<script/><rect')), 'image/svg+xml', /scripts/],
    [bomb, 'image/png', /megapixels|decoded/],
    [jpeg.subarray(0, jpeg.length / 3), 'image/jpeg', /decoded/],
    [Buffer.alloc(51 * 1024 * 1024, 1), 'image/jpeg', /50 MB/],
  ];
  for (const [bytes, mime, reason] of refusals) {
    await expect(storeOriginal(store, bytes, mime)).rejects.toThrow(reason);
  }
  expect(count()).toBe(before);
});

test('many askers share one rendering, and too many different ones are turned away', async () => {
  const { hash } = await storeOriginal(store, await photograph(800, 800), 'image/jpeg');
  const renderer = await openMediaRenderer(store, { atOnce: 1, waiting: 1 });
  const same = await Promise.all(Array.from({ length: 20 }, () => renderer.render(hash, '500', 'webp')));
  expect(same.every(({ kind }) => kind === 'bytes')).toBe(true);
  const different = await Promise.all(['96', '128', '640', '960'].map((box) => renderer.render(hash, box, 'webp')));
  expect(different.map(({ kind }) => kind).sort()).toEqual(['busy', 'busy', 'bytes', 'bytes']);
});

test('the cache deletes what was unused longest when it is full', async () => {
  const folder = temporaryFolder();
  const cache = await openRenderingCache(folder, 1000);
  for (let number = 0; number < 12; number += 1) await cache.write(`${number}a`, Buffer.alloc(100));
  expect(cache.size()).toBeLessThanOrEqual(1000);
  expect(await cache.read('0a')).toBeUndefined();
  expect(await cache.read('11a')).toHaveLength(100);
  const reopened = await openRenderingCache(folder, 1000);
  expect(reopened.size()).toBe(cache.size());
  expect(existsSync(path.join(folder, '11', '11a'))).toBe(true);
});

test('a picture whose asker has gone is not drawn, unless somebody else waits for it', async () => {
  const { hash } = await storeOriginal(store, await photograph(700, 700), 'image/jpeg');
  const begun: string[] = [];
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const paint: Painter = async (job) => {
    begun.push(job.box);
    await held;
    return { bytes: Buffer.from(job.box), drawn: null };
  };
  const renderer = await openMediaRenderer({ ...store, paint }, { atOnce: 1 });
  const gone = new AbortController();
  const first = renderer.render(hash, '640', 'webp');
  await expect.poll(() => begun).toEqual(['640']);
  const asked = [
    first,
    renderer.render(hash, '320', 'webp', gone.signal),
    renderer.render(hash, '128', 'webp', gone.signal),
    renderer.render(hash, '128', 'webp'),
  ];
  const settled = Promise.allSettled(asked);
  await expect.poll(() => getEventListeners(gone.signal, 'abort').length).toBe(2);
  gone.abort(new Error('gone'));
  goOn();
  expect((await settled).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(begun).toEqual(['640', '128']);
});
