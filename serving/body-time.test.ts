import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { FORM_LIMIT_MS, isOverdue, limitBodyTime, UPLOAD_LIMIT_MS } from './body-time';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).map((server) => server.close()));

test('a form has two minutes, however much of it came', () => {
  const form = { isUpload: false, bytes: 1e9 };
  expect(isOverdue({ ...form, elapsedMs: FORM_LIMIT_MS })).toBe(false);
  expect(isOverdue({ ...form, elapsedMs: FORM_LIMIT_MS + 1 })).toBe(true);
});

test('an upload has a quarter of an hour as long as it gets on, and a minute when it does not', () => {
  const at = (elapsedMs: number, bytes: number) => isOverdue({ isUpload: true, elapsedMs, bytes });
  expect(at(UPLOAD_LIMIT_MS - 1, 25e6)).toBe(false);
  expect(at(UPLOAD_LIMIT_MS + 1, 25e6)).toBe(true);
  expect([at(59_000, 10), at(61_000, 10), at(61_000, 600_000)]).toEqual([false, true, false]);
});

test('a body that is complete in time is answered, with a watch that ends', async () => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('done'));
  });
  servers.push(server);
  limitBodyTime(server, () => true);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = connect((server.address() as AddressInfo).port);
  socket.end('POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok');
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer).toContain('done');
});

test('a connection that carries many forms keeps nothing of those that were answered', async () => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end(String(request.socket.listenerCount('close'))));
  });
  servers.push(server);
  limitBodyTime(server, () => false);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const socket = connect((server.address() as AddressInfo).port);
  const form = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nok';
  socket.write(form.repeat(20));
  const counts: string[] = [];
  let answers = '';
  for await (const part of socket) {
    answers += String(part);
    counts.splice(0, counts.length, ...[...answers.matchAll(/\r\n\r\n(\d+)/g)].map(([, count]) => count ?? ''));
    if (counts.length === 20) break;
  }
  expect(new Set(counts).size).toBe(1);
});
