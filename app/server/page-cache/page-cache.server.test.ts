import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { slotMark } from '~/rendering/slot';
import { eventually } from '../../../tests/support/eventually';
import { withErrorHandling } from '../door/error-handling.server';
import { type CachedPage, toCachedPage, UncacheablePage } from './cached-page.server';
import { createPageCache, type SharedPages } from './page-cache.server';

let server: Server;
afterEach(() => new Promise((done) => server.close(done)));

const cartOf = (cookie: string | undefined) => new Map([['cart', cookie?.replace('cart=', '') ?? '']]);

/** A server with the cache in front of a listener that says `own`; `/own/` is answered for itself. */
async function serve(render: SharedPages['render'], maxBytes = 1_000_000, slots: SharedPages['slots'] = cartOf) {
  const cache = createPageCache({
    read: ({ url = '' }) => (url === '/own/' ? undefined : { key: url, url, cookie: '' }),
    render,
    slots,
    answered: () => {},
    maxBytes,
  });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  server = createServer(
    withErrorHandling(
      cache.before((_, response) => response.end('own')),
      log,
    ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { cache, get, lines, text: async (path: string, init?: RequestInit) => (await get(path, init)).text() };
}

const page = (text: string, status = 200, trueUntil?: number): Promise<CachedPage> =>
  toCachedPage(
    status,
    ['Content-Type', 'text/html'],
    { html: `${text} ${slotMark('key', 'cart')}.`, slotKey: 'key' },
    trueUntil,
  );

test('a page is made once for many, and each finds their own number in it', async () => {
  let made = 0;
  const { get, text } = await serve(() => page(`page ${++made}`));
  expect(await Promise.all(['1', '2', ''].map((n) => text('/', { headers: { cookie: `cart=${n}` } })))).toEqual([
    'page 1 1.',
    'page 1 2.',
    'page 1 .',
  ]);
  const guest = await get('/');
  expect(guest.headers.get('cache-control')).toContain('public');
  expect(guest.headers.get('vary')).toContain('Cookie');
  const shopper = await get('/', { headers: { cookie: 'cart=3' } });
  expect(shopper.headers.get('cache-control')).toContain('private');
});

test('after a purge the page is made anew', async () => {
  let made = 0;
  const { cache, text } = await serve(() => page(`page ${++made}`));
  await text('/');
  cache.purge();
  expect(await text('/')).toBe('page 2 .');
});

test('after a gradual purge the page is sent as it was while it is made anew, for a while', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let made = 0;
    const { cache, text } = await serve(() => page(`page ${++made}`));
    await text('/');
    await text('/other/');
    cache.purge(800);
    expect(await text('/')).toBe('page 1 .');
    await eventually(async () => expect(await text('/')).toBe('page 3 .'));
    vi.setSystemTime(Date.now() + 800);
    expect(await text('/other/')).toBe('page 4 .');
    expect(made).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});

test('a page that is true for a while is kept for that long and never sent afterwards, unless a new one fails', async () => {
  let made = 0;
  let isDown = false;
  const { get, text } = await serve(({ url }) => {
    made += 1;
    if (isDown) return Promise.reject(new Error('down'));
    return page(`page ${made}`, 200, Date.now() + (url === '/over/' ? -1 : 10_000));
  });
  const seconds = async (path: string) =>
    Number(/s-maxage=(\d+)/.exec((await get(path)).headers.get('cache-control') ?? '')?.[1]);
  expect(await seconds('/open/')).toBeLessThanOrEqual(10);
  expect(await text('/open/')).toBe('page 1 .');
  expect(await seconds('/over/')).toBe(0);
  expect(await text('/over/')).toBe('page 3 .');
  isDown = true;
  expect(await text('/over/')).toBe('page 3 .');
});

test('an error page reaches those who asked, and is not kept', async () => {
  let made = 0;
  const { get } = await serve(() => page(`missing ${++made}`, 404));
  expect((await get('/')).status).toBe(404);
  expect(await (await get('/')).text()).toBe('missing 2 .');
});

test('what has no page for everybody, or fails, is answered for itself', async () => {
  const none = await serve(async () => undefined);
  expect(await none.text('/')).toBe('own');
  expect(await none.text('/own/')).toBe('own');
  server.close();
  const failing = await serve(() => Promise.reject(new Error('down')));
  expect(await failing.text('/')).toBe('own');
});

test('pages that together weigh too much are let go, the longest unused first', async () => {
  const made: string[] = [];
  const { bytes } = await page('/a/');
  const { text } = await serve(async ({ url }) => {
    made.push(url);
    return page(url);
  }, 2 * bytes);
  for (const path of ['/a/', '/b/', '/a/', '/c/', '/a/', '/d/', '/b/']) await text(path);
  expect(made.filter((path) => path === '/b/')).toHaveLength(2);
  expect(made.length).toBeLessThan(8);
});

test('HEAD gets the headers without the page', async () => {
  const { get } = await serve(() => page('page'));
  const answer = await get('/', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('a page that is not fit to be kept gives way to an older one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let isFit = true;
    const { get, text } = await serve(async () => {
      if (isFit) return page('whole');
      throw new UncacheablePage(await page('lacking'));
    });
    expect(await text('/')).toBe('whole .');
    isFit = false;
    vi.setSystemTime(Date.now() + 20 * 60_000);
    expect(await text('/')).toBe('whole .');
    const other = await get('/other/');
    expect([await other.text(), other.headers.get('cache-control')]).toEqual(['lacking .', 'private, no-store']);
  } finally {
    vi.useRealTimers();
  }
});

test('what fails while a kept page is sent is logged once with where it came from, answered 500, and the server goes on', async () => {
  let isBroken = true;
  const { get, lines, text } = await serve(
    () => page('page'),
    1_000_000,
    () => {
      if (isBroken) throw new Error('the slots cannot be read');
      return new Map();
    },
  );
  for (const path of ['/', '/']) expect((await get(path)).status).toBe(500);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/the slots cannot be read.*page-cache\.server/);
  isBroken = false;
  expect(await text('/')).toBe('page .');
});

test('who has the page already is told so, by HEAD too; another number in the cart is another page', async () => {
  const { get } = await serve(() => page('page'));
  const first = await get('/');
  const tag = first.headers.get('etag') ?? '';
  const again = await get('/', { headers: { 'if-none-match': tag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  for (const name of ['cache-control', 'vary']) expect(again.headers.get(name)).toBe(first.headers.get(name));
  expect((await get('/', { method: 'HEAD', headers: { 'if-none-match': `"x", ${tag}` } })).status).toBe(304);
  expect((await get('/', { headers: { 'if-none-match': tag, cookie: 'cart=3' } })).status).toBe(200);
  expect((await get('/', { headers: { 'if-none-match': tag, 'accept-encoding': 'identity' } })).status).toBe(200);
});

test('a visitor’s browser asks again by the tag; with a number in the cart it keeps nothing', async () => {
  const { get } = await serve(() => page('page'));
  const control = async (cookie: string) => (await get('/', { headers: { cookie } })).headers.get('cache-control');
  expect(await control('cart=')).toBe('private, max-age=0, must-revalidate');
  expect(await control('cart=2')).toBe('private, no-store');
});

test('a page that failed has no tag', async () => {
  const { get } = await serve(() => page('missing', 404));
  const answer = await get('/', { headers: { 'if-none-match': '*' } });
  expect([answer.status, answer.headers.get('etag')]).toEqual([404, null]);
});
