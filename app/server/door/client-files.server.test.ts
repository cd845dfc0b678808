import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { precompress } from '../../../scripts/precompress.mjs';
import { clientFiles } from './client-files.server';

const folder = mkdtempSync(path.join(tmpdir(), 'client-files-'));
const script = 'export const snow = 1;\n'.repeat(200);
const picture = Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]);

beforeAll(async () => {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('assets/entry-abc.js', script);
  write('assets/entry-abc.js.map', script);
  write('assets/tiny-abc.css', 'a{}');
  write('.vite/manifest.json', '{}');
  write('site.webmanifest', JSON.stringify({ name: 'Hanki', text: 'snow '.repeat(200) }));
  write('icon-192.png', picture);
  await precompress(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

const ask = (pathname: string, headers: Record<string, string> = {}, method = 'GET') =>
  clientFiles(folder)(pathname, new Request(`http://hanki.fi${pathname}`, { method, headers }));

const bytesOf = async (response: Response | undefined) =>
  Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

test.each([
  ['br', 'gzip, deflate, br, zstd', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip', 'br;q=0, gzip;q=0.5', (bytes: Buffer) => gunzipSync(bytes)],
  [null, 'identity', (bytes: Buffer) => bytes],
])('a script goes out as %s to who takes %s', async (encoding, accepted, unpack) => {
  const response = await ask('/assets/entry-abc.js', { 'Accept-Encoding': accepted });
  expect(response?.status).toBe(200);
  expect(response?.headers.get('content-encoding')).toBe(encoding);
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response?.headers.get('vary')).toBe('Accept-Encoding');
  expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = await bytesOf(response);
  expect(response?.headers.get('content-length')).toBe(String(bytes.length));
  expect(unpack(bytes).toString()).toBe(script);
});

test('what compressing would not make smaller goes out as it is', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  for (const [name, content] of [
    ['/assets/tiny-abc.css', Buffer.from('a{}')],
    ['/icon-192.png', picture],
  ] as const) {
    const response = await ask(name, headers);
    expect([response?.headers.get('content-encoding'), await bytesOf(response)]).toEqual([null, content]);
  }
});

test('a file under a lasting name is asked for again by its tag, one tag an encoding', async () => {
  const first = await ask('/site.webmanifest', { 'Accept-Encoding': 'br' });
  const tag = first?.headers.get('etag') ?? '';
  expect([first?.status, first?.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  const again = await ask('/site.webmanifest', { 'Accept-Encoding': 'br', 'If-None-Match': tag });
  expect([again?.status, again?.headers.get('etag'), await again?.text()]).toEqual([304, tag, '']);
  expect((await ask('/site.webmanifest', { 'If-None-Match': tag }))?.status).toBe(200);
});

test('HEAD says the length and sends nothing', async () => {
  const head = await ask('/assets/entry-abc.js', {}, 'HEAD');
  expect([head?.status, head?.headers.get('content-length')]).toEqual([200, String(script.length)]);
  expect(await head?.text()).toBe('');
});

test('a range gets the whole file, also where the file has no such bytes', async () => {
  for (const range of ['bytes=0-4', 'bytes=99999999-', 'bytes=-5', 'bytes=9-1', 'snow']) {
    const response = await ask('/assets/entry-abc.js', { Range: range });
    expect([response?.status, (await bytesOf(response)).length], range).toEqual([200, script.length]);
  }
});

test('only the files themselves are served: no maps, copies, notes of the build or other places', async () => {
  for (const pathname of [
    '/assets/entry-abc.js.map',
    '/assets/entry-abc.js.br',
    '/.vite/manifest.json',
    '/assets/',
    '/assets/../icon-192.png',
    '/assets/%2e%2e/icon-192.png',
    '/__proto__',
  ])
    expect(ask(pathname), pathname).toBeUndefined();
});
