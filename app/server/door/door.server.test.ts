// Long because every rule of the door has a test here, all with the same way of opening one.
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RequestHandler } from '@remix-run/node';
import pino from 'pino';
import { drainableServer } from 'serving/drainable-server';
import { readSettings } from 'settings/read-settings';
import { afterEach, expect, test } from 'vitest';
import { ask } from '../../../tests/support/shop';
import { remoteBackend } from '../backend-fetch.server';
import { machineFiles } from '../machine-files/machine-files.server';
import { createDoor, type DoorOptions } from './door.server';
import { guarded } from './incoming.server';

const html = (text: string) =>
  new Response(`<!DOCTYPE html><p>${text}</p>`, { headers: { 'Content-Type': 'text/html' } });

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

/** A door on a free port, in front of pages that say their screen and language. */
async function openDoor(parts: Partial<DoorOptions> = {}, variables: Record<string, string> = {}) {
  const settings = readSettings(variables, 'backend');
  const pages: DoorOptions['pages'] = {
    buildId: 'build-1',
    manifests: new Map([['/assets/manifest-fi-1.js', 'window.__remixManifest={}']]),
    handlerFor: (language, screen) => async (request) => html(`${screen} ${language} ${new URL(request.url).protocol}`),
  };
  const door = createDoor({
    settings,
    backend: async (request) => Response.json({ path: new URL(request.url).pathname }),
    ready: async () => {},
    log: pino({ level: 'silent' }),
    pages,
    files: undefined,
    machineFiles: machineFiles(settings),
    development: false,
    ...parts,
  });
  const { server, drain } = drainableServer(guarded(settings, getRequestListener(door.fetch)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(drain);
  return { port: (server.address() as AddressInfo).port, drain };
}

test('the host chooses the language, and the page has a policy with the hash of nothing but itself', async () => {
  const { port } = await openDoor();
  const page = await ask(port, '/varukorg/', { host: `sv.localhost:${port}` });
  expect(page.body).toContain('cart sv http:');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers['x-content-type-options']).toBe('nosniff');
});

test('a foreign host is not answered, a plain address is on a developer’s machine only', async () => {
  const { port } = await openDoor();
  expect((await ask(port, '/', { host: 'evil.example' })).status).toBe(421);
  expect((await ask(port, '/')).status).toBe(200);
  const production = await openDoor({}, { SHOP_ENV: 'production' });
  expect((await ask(production.port, '/')).status).toBe(421);
  expect((await ask(production.port, '/healthz')).status).toBe(200);
});

test('a host in capitals, with or without a port and the dot of a full name, is answered like any other', async () => {
  const { port } = await openDoor();
  for (const host of ['sv.localhost', 'SV.LOCALHOST', 'Sv.LocalHost.', 'sv.localhost.'])
    for (const at of ['', `:${port}`])
      expect((await ask(port, '/varukorg/', { host: host + at })).body, host + at).toContain('cart sv http:');
});

test('a parameter that means something to the framework alone never reaches it, all others do', async () => {
  const handlerFor = () => async (request: Request) => html(new URL(request.url).search);
  const { port } = await openDoor({ pages: { buildId: 'build-1', manifests: new Map(), handlerFor } });
  const search = async (query: string) => /<p>(.*)<\/p>/.exec((await ask(port, `/ostoskori/${query}`)).body)?.[1];
  expect(await search('?_data=routes%2Fcart&a=1&_data')).toBe('?a=1');
  expect(await search('?a=_data&b=%20+c')).toBe('?a=_data&b=%20+c');
});

test('in production pages are of https and say so to the browser', async () => {
  const { port } = await openDoor({}, { SHOP_ENV: 'production', BASE_NAME: 'shop' });
  const page = await ask(port, '/', { host: 'shop.de' });
  expect(page.body).toContain('home de https:');
  expect(page.headers['strict-transport-security']).toContain('max-age=63072000');
});

test('odd addresses get a 4xx, never a crash', async () => {
  const { port } = await openDoor();
  for (const [path, status] of Object.entries({
    '//': 404,
    '///evil.example': 404,
    '/\\evil.example': 404,
    '/.env': 404,
    '/__manifest': 404,
    '/assets/none.js': 404,
  })) {
    expect([path, (await ask(port, path)).status]).toEqual([path, status]);
  }
  expect((await ask(port, `/?q=${'a'.repeat(9_000)}`)).status).toBe(414);
  expect((await ask(port, '/', { headers: { 'X-Big': 'a'.repeat(60_000) } })).status).toBe(431);
  expect((await ask(port, '/', { method: 'DELETE' })).status).toBe(405);
});

test('page-like addresses that no page has are answered by the catch-all screen', async () => {
  const { port } = await openDoor();
  for (const path of ['/%', '/%00/', '/a//b/']) {
    expect([path, (await ask(port, path)).body]).toEqual([path, expect.stringContaining('catchAll fi')]);
  }
});

test('a form of another site is refused', async () => {
  const { port } = await openDoor();
  const send = (headers: Record<string, string>) => ask(port, '/ostoskori/', { method: 'POST', headers, body: 'a=1' });
  expect((await send({ Origin: 'https://evil.example' })).status).toBe(403);
  expect((await send({ Origin: `http://127.0.0.1:${port}` })).status).toBe(200);
});

test('the JSON API cannot be reached from outside, pictures and payment webhooks can', async () => {
  const { port } = await openDoor();
  expect((await ask(port, '/api/checkout/', { method: 'POST' })).status).toBe(404);
  expect((await ask(port, '/api/products/')).status).toBe(404);
  expect((await ask(port, '/media/abc/320')).body).toContain('/media/abc/320');
  const webhook = await ask(port, '/api/payments/webhook/card/', {
    method: 'POST',
    headers: { Origin: 'https://psp' },
  });
  expect(webhook.status).toBe(200);
});

/** A backend on a socket of its own: what fetch answers cannot be changed any more. */
async function foreignBackend(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  return remoteBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('of a foreign backend’s picture comes the picture, and the backend learns nothing of the visitor', async () => {
  let asked: IncomingHttpHeaders = {};
  const backend = await foreignBackend((request, response) => {
    asked = request.headers;
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, immutable',
      ETag: '"1"',
      Vary: 'Accept',
      'Set-Cookie': 'so.auth=planted',
      'X-Internal': 'yes',
    });
    response.end('picture');
  });
  const { port } = await openDoor({ backend });
  const headers = { Cookie: 'so.auth=1; cart=2', Accept: 'image/webp', 'X-Shop-Api-Secret': 'guess', TE: 'trailers' };
  const picture = await ask(port, '/media/abc/320', { headers });
  expect([picture.status, picture.body]).toEqual([200, 'picture']);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', etag: '"1"', vary: 'Accept' });
  expect(picture.headers['x-content-type-options']).toBe('nosniff');
  expect(picture.headers['set-cookie'] ?? picture.headers['x-internal']).toBeUndefined();
  expect(asked).toMatchObject({ accept: 'image/webp', host: expect.not.stringContaining(String(port)) });
  expect(asked['cookie'] ?? asked['x-shop-api-secret']).toBeUndefined();
});

test('a webhook reaches a foreign backend whole, chunked or not, with its signature and without cookies', async () => {
  let asked: IncomingHttpHeaders = {};
  const backend = await foreignBackend(async (request, response) => {
    asked = request.headers;
    let text = '';
    for await (const chunk of request) text += chunk;
    response.end(text);
  });
  const { port } = await openDoor({ backend });
  const headers = { 'X-Signature': 'abc', Cookie: 'a=1', 'Transfer-Encoding': 'chunked', Connection: 'close' };
  const answer = await ask(port, '/api/payments/webhook/card/', { method: 'POST', headers, body: '{"paid":true}' });
  expect([answer.status, answer.body]).toEqual([200, '{"paid":true}']);
  expect(asked['x-signature']).toBe('abc');
  expect(asked['cookie']).toBeUndefined();
});

test('a backend that is gone or sends elsewhere is no failure of the door', async () => {
  const gone = await openDoor({ backend: () => Promise.reject(new TypeError('fetch failed')) });
  expect((await ask(gone.port, '/media/abc/320')).status).toBe(503);
  const elsewhere = await foreignBackend((_, response) => void response.writeHead(302, { Location: '//evil' }).end());
  const { port } = await openDoor({ backend: elsewhere });
  expect((await ask(port, '/media/abc/320')).status).toBe(502);
});

test('a backend sends a processor back to the shop’s own host, and nowhere else', async () => {
  let to = '';
  const backend = await foreignBackend((_, response) => void response.writeHead(303, { Location: to }).end());
  const { port } = await openDoor({ backend });
  const told = () => ask(port, '/api/payments/webhook/klarna/validation/', { method: 'POST' });
  to = `http://127.0.0.1:${port}/checkout/`;
  const back = await told();
  expect([back.status, back.headers['location']]).toEqual([303, to]);
  for (const other of ['https://evil.example/', '//evil.example/', '/checkout/', 'javascript:alert(1)']) {
    to = other;
    expect([other, (await told()).status]).toEqual([other, 502]);
  }
});

test('the backend is told the visitor’s address and a trusted proxy’s country, and nobody else is believed', async () => {
  const backend = async (request: Request) => Response.json(Object.fromEntries(request.headers));
  const variables = { API_SECRET: 's'.repeat(40), COUNTRY_HEADER: 'cf-ipcountry', TRUSTED_PROXIES: '127.0.0.1' };
  const handlerFor: DoorOptions['pages']['handlerFor'] = () => async (_, context) => {
    const answer = await context?.shop?.backend(new Request('http://backend.invalid/'));
    return Response.json(await answer?.json());
  };
  const pages = { buildId: '', manifests: new Map(), handlerFor };
  const headers = { 'CF-IPCountry': 'SE', 'X-Forwarded-For': '198.51.100.7' };
  const trusted = await openDoor({ backend, pages }, variables);
  expect(JSON.parse((await ask(trusted.port, '/', { headers })).body)).toMatchObject({
    'cf-ipcountry': 'se',
    'x-shop-client-address': '198.51.100.7',
    'x-forwarded-for': '198.51.100.7',
  });
  const direct = await openDoor({ backend, pages }, { ...variables, TRUSTED_PROXIES: '' });
  expect(JSON.parse((await ask(direct.port, '/', { headers })).body)).not.toHaveProperty('cf-ipcountry');
});

test('what a browser reports goes to the backend, and nothing else of the API is within reach', async () => {
  const asked: string[] = [];
  const backend = async (request: Request) => {
    asked.push(new URL(request.url).pathname + new URL(request.url).search);
    return Response.json({});
  };
  const { port } = await openDoor({ backend });
  const told = await ask(port, '/problem-report', { method: 'POST', body: 'Error: x' });
  expect([told.status, asked]).toEqual([204, ['/api/?err=Error%3A+x']]);
  expect((await ask(port, '/api/?err=x')).status).toBe(404);
});

test('a form over 1 MB reaches its page without what it holds, and no machine’s path', async () => {
  const handlerFor = (): RequestHandler => async (request, context) =>
    html(`${request.method} ${context?.shop?.isTooLarge} ${(await request.text()).length}`);
  const { port } = await openDoor({ pages: { buildId: '', manifests: new Map(), handlerFor } });
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
  const send = (path: string, length: number) => ask(port, path, { ...form, body: `a=${'x'.repeat(length)}` });
  expect((await send('/ostoskori/', 900_000)).body).toContain('<p>POST false 900002</p>');
  expect(await send('/ostoskori/', 1_100_000)).toMatchObject({
    status: 413,
    body: expect.stringContaining('<p>GET true 0</p>'),
  });
  // a script expects the answer to its form
  expect((await send('/ostoskori.data', 1_100_000)).body).toContain('<p>POST true 0</p>');
  expect((await send('/problem-report', 1_100_000)).status).toBe(413);
  const chunked = await fetch(`http://127.0.0.1:${port}/ostoskori/?_data=1`, {
    ...form,
    body: new Blob(['x'.repeat(1_100_000)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(await chunked.text()).toContain('<p>GET true 0</p>');
});

test('pages are compressed for who takes it', async () => {
  const long = 'snow '.repeat(1_000);
  const pages = { buildId: '', manifests: new Map(), handlerFor: () => async () => html(long) };
  const { port } = await openDoor({ pages });
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(await page.text()).toContain(long);
  expect((await ask(port, '/')).headers['content-encoding']).toBeUndefined();
});

test('a page that throws is a 500 without its insides', async () => {
  const pages = {
    buildId: '',
    manifests: new Map(),
    handlerFor: () => async () => {
      throw new Error('select * from secrets');
    },
  };
  const { port } = await openDoor({ pages });
  const page = await ask(port, '/');
  expect(page.status).toBe(500);
  expect(page.body).not.toContain('secrets');
});

test('a shop whose backend does not answer is alive but not ready', async () => {
  const { port } = await openDoor({ ready: () => Promise.reject(new Error('no database')) });
  expect((await ask(port, '/healthz')).status).toBe(200);
  expect((await ask(port, '/readyz')).status).toBe(503);
});

test('draining answers the request in work and takes no new one', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handlerFor = () => async () => {
    arrive();
    await finished;
    return html('done');
  };
  const { port, drain } = await openDoor({ pages: { buildId: '', manifests: new Map(), handlerFor } });
  const inWork = ask(port, '/');
  await arrived;
  const drained = drain();
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
  finish();
  expect((await inWork).body).toContain('done');
  await drained;
});
