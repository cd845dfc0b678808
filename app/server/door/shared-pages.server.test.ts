import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from '@remix-run/node';
import pino from 'pino';
import { readSettings } from 'settings/read-settings';
import { afterEach, expect, test } from 'vitest';
import { ask } from '../../../tests/support/shop';
import { machineFiles } from '../machine-files/machine-files.server';
import { sharedPages } from './shared-pages.server';

let close = () => {};
afterEach(() => close());

/** The cache of pages in front of a listener that says `own`. */
async function serve(handler: RequestHandler) {
  const settings = readSettings({}, 'backend');
  const cache = sharedPages(
    {
      settings,
      backend: async () => Response.json({}),
      ready: async () => {},
      log: pino({ level: 'silent' }),
      pages: { buildId: 'build-1', manifests: new Map(), handlerFor: () => handler },
      files: undefined,
      machineFiles: machineFiles(settings),
      development: false,
    },
    () => new Map(),
  );
  const server = createServer(cache.before((_, response) => response.end('own')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  return (path: string) => ask(port, path, { host: `fi.localhost:${port}` });
}

const html = (text: string, init: ResponseInit = {}) =>
  new Response(`<!DOCTYPE html><p>${text}</p>`, { ...init, headers: { 'Content-Type': 'text/html', ...init.headers } });

test('a page that failed is shown to those who asked and made only once, and is not kept', async () => {
  let made = 0;
  const get = await serve(async () => html(`down ${++made}`, { status: 503, headers: { 'Retry-After': '5' } }));
  const [first, second] = [await get('/uutuudet/'), await get('/uutuudet/')];
  expect([first.status, first.body, second.body]).toEqual([503, expect.stringContaining('down 1'), expect.any(String)]);
  expect(second.body).toContain('down 2');
  expect([first.headers['retry-after'], first.headers['cache-control']]).toEqual(['5', 'private, no-store']);
});

test('a page that lacks a part is shown to those who asked, and kept neither here nor by a network in front', async () => {
  let made = 0;
  const get = await serve(async (_, load) => {
    made += 1;
    if (made === 1) load?.shop?.onMissingData?.();
    return html(`page ${made}`);
  });
  const lacking = await get('/uutuudet/');
  expect([lacking.status, lacking.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(lacking.body).toContain('page 1');
  const whole = await get('/uutuudet/');
  expect(whole.headers['cache-control']).toContain('s-maxage');
  expect((await get('/uutuudet/')).body).toBe(whole.body);
});

test('a page is kept until the first moment at which something on it is no longer true', async () => {
  let made = 0;
  const get = await serve(async (_, load) => {
    made += 1;
    load?.shop?.onTrueUntil?.(Date.now() + 3_600_000);
    load?.shop?.onTrueUntil?.(Date.now() - 1);
    return html(`page ${made}`);
  });
  expect((await get('/uutuudet/')).headers['cache-control']).toContain('s-maxage=0');
  expect((await get('/uutuudet/')).body).toContain('page 2');
});

test('a redirect that sets no cookie is handed on as it is, another is answered for itself', async () => {
  const headers: Record<string, string> = { Location: '/uutuudet/?page=2' };
  const get = await serve(async () => new Response(null, { status: 302, headers }));
  const handedOn = await get('/uutuudet/');
  expect([handedOn.status, handedOn.body]).toEqual([302, '']);
  expect(handedOn.headers['location']).toBe('/uutuudet/?page=2');
  expect(handedOn.headers['cache-control']).toBe('private, no-store');
  headers['Set-Cookie'] = 'flash=x';
  expect((await get('/uutuudet/')).body).toBe('own');
});
