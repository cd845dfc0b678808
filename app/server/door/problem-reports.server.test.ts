import pino from 'pino';
import { expect, test } from 'vitest';
import { problemReports } from './problem-reports.server';

const HOST = 'http://fi.localhost';
const report = (body: string, headers: HeadersInit = { 'Sec-Fetch-Site': 'same-origin' }) =>
  new Request(`${HOST}/problem-report`, { method: 'POST', body, headers });

/** Takes reports in front of a backend. @param now milliseconds */
function reports(now: () => number = () => 0) {
  const told: (string | null)[] = [];
  const take = problemReports(pino({ level: 'silent' }), now);
  const backend = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    told.push(`${request.method} ${pathname} ${searchParams.get('err')}`);
    return Response.json({});
  };
  return { told, send: (request: Request) => take(request, backend) };
}

test('an error in a browser is told to the backend in one line, without mail addresses and queries', async () => {
  const { told, send } = reports();
  const body = `TypeError: x\n\tof aino@example.com at ${HOST}/haku/?q=aino#a (app.js?v=1:2:3)`;
  expect((await send(report(body))).status).toBe(204);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^GET \/api\/ TypeError: x of \S+ at http:\/\/fi\.localhost\/haku\/ \(app\.js\)$/);
  expect(told[0]).not.toContain('aino');
});

test('what is empty, too long or half a character is no trouble', async () => {
  const { told, send } = reports();
  expect((await send(report(' \n '))).status).toBe(204);
  expect(told).toEqual([]);
  await send(report(`${'x'.repeat(999)}🎿${'y'.repeat(50_000)}`));
  expect(told[0]).toHaveLength('GET /api/ '.length + 1_000);
});

test('another site’s page cannot report, and no more than sixty reports a minute go on', async () => {
  let clock = 60_000;
  const { told, send } = reports(() => clock);
  expect((await send(report('x', { 'Sec-Fetch-Site': 'cross-site' }))).status).toBe(403);
  for (let count = 0; count < 70; count++) await send(report('x'));
  expect(told).toHaveLength(60);
  clock += 60_000;
  await send(report('x'));
  expect(told).toHaveLength(61);
});

test('a backend that is down or silent fails no report', async () => {
  const take = problemReports(pino({ level: 'silent' }));
  expect((await take(report('x'), () => Promise.reject(new TypeError('fetch failed')))).status).toBe(204);
  expect((await take(report('x'), () => new Promise(() => undefined))).status).toBe(204);
});
