// Long because every way in which a backend can answer or fail has a test here, all with the same calls and servers.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRouteErrorResponse } from '@remix-run/react';
import { defineCall } from 'contract/call';
import { refusal } from 'contract/wire';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type ApiError, isMissing } from './api-error';
import { bodyOf } from './call-result';
import { Deadline } from './deadline';
import { type Api, createSharedCache, read, submit } from './request';
import { readShared } from './shared-reading';

const thing = defineCall({
  name: 'thing',
  method: 'GET',
  path: '/api/thing/{slug}/',
  params: z.object({ slug: z.string() }),
  query: z.object({ size: z.number().optional() }),
  answers: { 200: z.object({ name: z.string() }) },
  origin: 'added',
});
const order = defineCall({
  name: 'order',
  method: 'POST',
  path: '/api/checkout/',
  body: z.object({ amount: z.number() }),
  answers: { 200: z.object({ number: z.string() }), 400: refusal, 409: z.object({ reason: z.string() }) },
  origin: 'added',
});

/** At once in need of a new answer, the old one being better than none. */
const STALE = { freshMs: 0, staleWhileRevalidateMs: 0, staleIfErrorMs: 60_000 };

const input = { params: { slug: 'a b' }, query: { size: undefined } };
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** For calls that get no answer. */
const SHORT = { limits: { readMs: 300, submitMs: 300 } };

/** A backend on a real socket. */
async function backend(listener: RequestListener, more: Partial<Api> = {}): Promise<Api> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = (request: Request) => {
    const url = new URL(request.url);
    return fetch(new Request(`http://127.0.0.1:${port}${url.pathname}${url.search}`, request));
  };
  return { send, language: 'fi', cache: createSharedCache(), ...more };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

test('an answer is parsed, its language and path as the contract has them', async () => {
  const api = await backend((request, response) => {
    response.end(JSON.stringify({ name: `${request.url} ${request.headers['accept-language']}` }));
  });
  expect(await read(api, thing, input)).toEqual({ status: 200, body: { name: '/api/thing/a%20b/ fi' } });
});

test('a read is tried twice, a submission once', async () => {
  let calls = 0;
  const api = await backend((_, response) => {
    calls += 1;
    response.statusCode = calls === 1 ? 500 : 200;
    response.end(JSON.stringify({ name: 'second' }));
  });
  expect(bodyOf(await read(api, thing, input))).toEqual({ name: 'second' });
  calls = 0;
  expect(await failure(submit(api, order, { body: { amount: 1 } }))).toMatchObject({ kind: 'status', status: 502 });
  expect(calls).toBe(1);
});

test('a backend that hangs is a timeout, one that is gone is unreachable', async () => {
  const hanging = await backend(() => undefined, SHORT);
  expect(await failure(read(hanging, thing, input))).toMatchObject({ kind: 'timeout', call: 'thing', status: 503 });
  const gone: Api = { ...hanging, send: () => Promise.reject(new TypeError('fetch failed')) };
  expect(await failure(read(gone, thing, input))).toMatchObject({ kind: 'unreachable', status: 503 });
});

test('a hanging backend is asked once, and all readings of a request share one time', async () => {
  let calls = 0;
  let now = 0;
  const send = () => {
    calls += 1;
    now += calls === 1 ? 100 : 1_000;
    return new Promise<Response>(() => undefined);
  };
  const deadline = new Deadline(200, () => now);
  const api: Api = { send, language: 'fi', cache: createSharedCache(), limits: { readMs: 50 }, deadline };
  for (let page = 0; page < 5; page += 1)
    expect(await failure(read(api, thing, input))).toMatchObject({ kind: 'timeout' });
  expect(calls).toBe(2);
});

test('a body that never ends within the time is a timeout too', async () => {
  const api = await backend((_, response) => void response.write('{"name":'), SHORT);
  expect(await failure(read(api, thing, input))).toMatchObject({ kind: 'timeout' });
});

test('HTML, broken JSON and a wrong shape name the call and the field', async () => {
  const bodies = ['<!doctype html><h1>It works!</h1>', '{"name":', '{"name":5}'];
  for (const body of bodies) {
    const api = await backend((_, response) => void response.end(body));
    const error = await failure(read(api, thing, input));
    expect(error).toMatchObject({ kind: 'malformed', status: 502 });
    expect(error?.message).not.toContain('It works');
    server?.close();
  }
  const api = await backend((_, response) => void response.end('{"name":5}'));
  expect((await failure(read(api, thing, input)))?.message).toBe('thing: malformed 200 (name)');
});

test('a redirect is not followed', async () => {
  let visited = '';
  const api = await backend((request, response) => {
    visited += request.url;
    response.writeHead(302, { location: '/elsewhere/' }).end();
  });
  expect(await failure(read(api, thing, input))).toMatchObject({ kind: 'redirect' });
  expect(visited).not.toContain('elsewhere');
});

test('an answer of 300 MB is cut off, announced or not', async () => {
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  let written = 0;
  const endless: RequestListener = (_, response) => {
    const more = (): void => {
      if (response.destroyed || written >= 300) return void response.end();
      written += 1;
      response.write(chunk, more);
    };
    more();
  };
  const api = await backend(endless, { limits: { readMs: 60_000, maxBytes: 4 * 1024 * 1024 } });
  expect(await failure(read(api, thing, input))).toMatchObject({ kind: 'too-large' });
  expect(written).toBeLessThan(40);
  server?.close();
  const announced = await backend((_, response) => void response.writeHead(200, { 'content-length': 3e8 }).write('{'));
  expect(await failure(read(announced, thing, input))).toMatchObject({ kind: 'too-large' });
});

test('a 400 is a value in all its three shapes', async () => {
  const bodies: [string, unknown][] = [
    ['{"email":["Taken"],"non_field_errors":["No"]}', { email: ['Taken'], non_field_errors: ['No'] }],
    ['["One","Two"]', ['One', 'Two']],
    ['Plain words', 'Plain words'],
    ['{"__proto__":["x"],"a":{"deep":1}}', []],
  ];
  for (const [body, expected] of bodies) {
    const api = await backend((_, response) => void response.writeHead(400).end(body));
    expect(await submit(api, order, { body: { amount: 1 } })).toMatchObject({ status: 400, body: expected });
    server?.close();
  }
});

const one = defineCall({ ...thing, answers: { ...thing.answers, 404: z.object({ reason: z.literal('GONE') }) } });

test('an answer that the call declares is told apart by its status, whatever it is; one it does not declare is a failure', async () => {
  let status = 409;
  let body = '{"reason":"TAKEN"}';
  const api = await backend((_, response) => void response.writeHead(status).end(body));
  expect(await submit(api, order, { body: { amount: 1 } })).toMatchObject({ status: 409, body: { reason: 'TAKEN' } });
  body = '{"other":1}';
  expect(await failure(submit(api, order, { body: { amount: 1 } }))).toMatchObject({ kind: 'status', status: 409 });
  status = 404;
  expect(isMissing(await failure(read(api, one, input)))).toBe(true);
  body = '{"reason":"GONE"}';
  const gone = await read(api, one, input);
  expect(gone).toMatchObject({ status: 404, body: { reason: 'GONE' } });
  expect(() => bodyOf(gone)).toThrow(expect.toSatisfy(isMissing));
  expect(isMissing(await failure(read(api, thing, input)))).toBe(true);
});

test('a declared answer is read once, and a kept one is forgotten when the thing is gone', async () => {
  let status = 200;
  let calls = 0;
  const api = await backend((_, response) => {
    calls += 1;
    response.writeHead(status).end(JSON.stringify(status === 200 ? { name: 'kept' } : { reason: 'GONE' }));
  });
  expect(await readShared(api, one, input, STALE)).toEqual({ status: 200, body: { name: 'kept' } });
  status = 404;
  expect(await readShared(api, one, input, STALE)).toMatchObject({ status: 404 });
  expect(calls).toBe(2);
  status = 500;
  expect(await failure(readShared(api, one, input, STALE))).toMatchObject({ status: 502 });
});

test('a failure says how long to wait: what the backend says, within reason', async () => {
  for (const [said, waited] of [
    ['90', 90],
    ['', 60],
    ['tomorrow', 60],
    ['999999', 3_600],
  ] as const) {
    const api = await backend((_, response) => void response.writeHead(429, { 'retry-after': said }).end());
    expect((await failure(read(api, thing, input)))?.retryAfter).toBe(waited);
    server?.close();
  }
});

test('what reaches the browser of a failed call is its status alone', async () => {
  const api = await backend((_, response) => void response.writeHead(500).end('stack trace'));
  const error = await failure(read(api, thing, input));
  expect(isRouteErrorResponse(error)).toBe(true);
  expect({ ...error }).toEqual({ status: 502, statusText: '', data: '', internal: false });
});

test('a missing thing can be told from an outage', async () => {
  const api = await backend((_, response) => void response.writeHead(404).end('nothing'));
  expect(isMissing(await failure(read(api, thing, input)))).toBe(true);
});

test('the token goes out by the path rule, and when forced', async () => {
  const seen: (string | undefined)[] = [];
  const api = await backend(
    (request, response) => {
      seen.push(request.headers.authorization);
      response.end('{"name":"x","number":"1"}');
    },
    { token: 'secret' },
  );
  const reset = defineCall({ ...order, path: '/api/customer/password/reset/', params: undefined, query: undefined });
  await read(api, thing, input);
  await read(api, thing, input, { forceAuth: true });
  await submit(api, order, { body: { amount: 1 } });
  await submit(api, reset, { body: { amount: 1 } }, { forceAuth: true });
  await readShared(api, thing, input);
  expect(seen).toEqual([undefined, 'Bearer secret', 'Bearer secret', undefined, undefined]);
});

test('many askers of a shared thing share one fetch, and a dead backend leaves them the old answer', async () => {
  let calls = 0;
  let alive = true;
  const api = await backend((_, response) => {
    calls += 1;
    if (alive) response.end(JSON.stringify({ name: `answer ${calls}` }));
    else response.writeHead(500).end();
  });
  const fresh = { freshMs: 0, staleWhileRevalidateMs: 60_000, staleIfErrorMs: 0 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => readShared(api, thing, input, fresh)));
  expect(new Set(answers.map(({ body }) => body.name))).toEqual(new Set(['answer 1']));
  expect(calls).toBe(1);
  alive = false;
  expect(bodyOf(await readShared(api, thing, input, fresh))).toEqual({ name: 'answer 1' });
  expect(bodyOf(await readShared(api, thing, input, fresh))).toEqual({ name: 'answer 1' });
});

test('a page is told what it lacks by an outage, not what the backend does not have nor what is rescued', async () => {
  let status = 200;
  let lacks = 0;
  const api = await backend(
    (_, response) => {
      response.statusCode = status;
      response.end(JSON.stringify({ name: 'thing' }));
    },
    { onMissingData: () => (lacks += 1) },
  );
  const ask = (slug: string) => failure(readShared(api, thing, { params: { slug }, query: {} }, STALE));
  await ask('kept');
  status = 404;
  await ask('missing');
  status = 501;
  await ask('not yet');
  status = 500;
  await ask('kept');
  expect(lacks).toBe(0);
  await ask('failed');
  expect(lacks).toBe(1);
});
