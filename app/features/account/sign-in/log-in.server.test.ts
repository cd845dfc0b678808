import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { readAuth } from '~/server/shop-cookies.server';
import { type Answer, Shopper } from '../../../../tests/support/shopper';
import { loadLogIn, type RefusedLogIn, signIn } from './log-in.server';
import { loadLogOut, logOutHere } from './log-out.server';

const TOKEN = { token_type: 'Bearer', access_token: 'a-token-of-the-backend', expires_in: 3600 };

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };

/** A browser in front of a backend that answers log-ins like this, and what it was sent. */
function browser(reply: Reply = { body: TOKEN }) {
  const sent: { path: string; body: unknown; token: string | null }[] = [];
  const shopper = new Shopper(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/auth/') || pathname.startsWith('/api/customer/')) {
      const body = request.method === 'POST' ? await request.json() : null;
      sent.push({ path: pathname, body, token: request.headers.get('authorization') });
    }
    if (pathname === '/api/customer/logout/') return Response.json({});
    if (pathname.startsWith('/api/auth/'))
      return Response.json(reply.body, { status: reply.status ?? 200, headers: reply.headers ?? {} });
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  }, 'fi-eur');
  return { shopper, sent };
}

const form = (more: Record<string, string> = {}) => ({ username: 'aino@hanki.example', password: 'salasana', ...more });
const send = (shopper: Shopper, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shopper.ask(signIn, '/accounts/login/', fields, headers);
const refusedBy = ({ value }: Answer) => value as RefusedLogIn;
const authOf = ({ cookies }: Shopper) =>
  readAuth(new Request('http://en.localhost/', { headers: { cookie: `so.auth=${cookies.get('so.auth') ?? ''}` } }));

test('the token is stored for its life, and the browser’s name goes to the backend', async () => {
  const { shopper, sent } = browser();
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';
  const answer = await send(shopper, form(), { 'user-agent': firefox });
  expect(answer).toMatchObject({ status: 303, to: '/accounts/' });
  expect(sent[0]).toMatchObject({
    path: '/api/auth/login/',
    body: { ...form(), device: 'Firefox, Windows', device_tokens: [] },
    token: null,
  });
  const auth = authOf(shopper);
  expect(auth?.token).toBe(TOKEN.access_token);
  expect((auth?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000);
});

test('the next log-in says which accounts know the browser, also after logging out', async () => {
  const { shopper, sent } = browser({ body: { ...TOKEN, device_token: 'known' } });
  await send(shopper, form());
  await shopper.ask(logOutHere, '/accounts/logout/', {});
  expect(shopper.cookies.get('known_device')).not.toContain('known');
  for (let n = 0; n < 4; n++) await send(shopper, form());
  const told = sent.flatMap(({ path, body }) =>
    path === '/api/auth/login/' ? [(body as { device_tokens: string[] }).device_tokens.length] : [],
  );
  expect(told).toEqual([0, 1, 2, 3, 4]);
  shopper.cookies.set('known_device', 'forged');
  await send(shopper, form());
  const last = sent.filter(({ path }) => path === '/api/auth/login/').at(-1);
  expect(last?.body).toMatchObject({ device_tokens: [] });
});

test('a new log-in ends the one that the browser had', async () => {
  const { shopper, sent } = browser();
  await send(shopper, form());
  await send(shopper, form());
  const ended = sent.filter(({ path }) => path === '/api/customer/logout/');
  expect(ended.map(({ token }) => token)).toEqual([`Bearer ${TOKEN.access_token}`]);
});

test.each([
  ['/newest/?page=2', '/newest/?page=2'],
  ['', '/accounts/'],
  ['https://evil.example/', '/accounts/'],
  ['//evil.example/', '/accounts/'],
  ['/\\evil.example', '/accounts/'],
  ['javascript:alert(1)', '/accounts/'],
  ['/accounts/logout/', '/accounts/'],
  ['/handover/abc/', '/accounts/'],
])('after the log-in, next=%s leads to %s', async (next, to) => {
  const { shopper } = browser();
  expect((await send(shopper, form({ next }))).to).toBe(to);
});

test('a refused log-in keeps the e-mail and never the password', async () => {
  const { shopper } = browser({ status: 400, body: { detail: ['Incorrect username or password'] } });
  const answer = await send(shopper, form({ next: '/newest/' }));
  expect(answer.status).toBe(400);
  expect(refusedBy(answer)).toMatchObject({ text: 'Incorrect username or password', username: 'aino@hanki.example' });
  expect(JSON.stringify(answer.value)).not.toContain('salasana');
  expect(authOf(shopper)).toBeUndefined();
});

test.each([
  ['1', 'Too many attempts. Try again in 1 second.'],
  ['64', 'Too many attempts. Try again in 64 seconds.'],
  ['512', 'Too many attempts. Try again in 9 minutes.'],
])('after too many attempts (Retry-After %s) the page says: %s', async (seconds, text) => {
  const { shopper } = browser({ status: 429, body: { detail: 'x' }, headers: { 'retry-after': seconds } });
  const answer = await send(shopper, form());
  expect([answer.status, refusedBy(answer).text]).toEqual([429, text]);
});

test('who knows the password of an account that is not activated is offered a new link', async () => {
  const body = { reason: 'NOT_ACTIVATED', detail: ['Your account has not been activated yet.'] };
  const { shopper } = browser({ status: 400, body });
  const answer = refusedBy(await send(shopper, form()));
  expect(answer).toMatchObject({ text: body.detail[0], isNotActivated: true, username: 'aino@hanki.example' });
});

test('empty fields are named without asking the backend', async () => {
  const { shopper, sent } = browser();
  const answer = await send(shopper, { username: ' ', password: '' });
  expect(refusedBy(answer).fieldErrors).toEqual({
    username: 'Enter your e-mail address.',
    password: 'Enter your password.',
  });
  expect(sent).toEqual([]);
});

test('opening the log-out screen logs nobody out; its form does, even when the backend is down', async () => {
  const { shopper } = browser();
  await send(shopper, form());
  shopper.cookies.set('viewed', '1.2.3');
  shopper.cookies.set('grid_size', 'large');
  expect((await shopper.ask(loadLogOut, '/accounts/logout/')).status).toBe(200);
  expect(authOf(shopper)).toBeDefined();
  shopper.send = () => Promise.reject(new Error('refused'));
  expect(await shopper.ask(logOutHere, '/accounts/logout/', {})).toMatchObject({ status: 303, to: '/' });
  expect([...shopper.cookies.keys()].sort()).toEqual(['flash', 'grid_size', 'locale']);
});

test.each([
  ['tampered with', (value: string) => `${value.slice(0, -4)}AAAA`],
  ['truncated', (value: string) => value.slice(0, 20)],
  ['oversized', (value: string) => value.repeat(40)],
  ['no cookie of the shop', () => 'eyJ0b2tlbiI6ICJ4In0'],
])('a token that is %s is no log-in and no error', async (_, spoil) => {
  const { shopper } = browser();
  await send(shopper, form());
  shopper.cookies.set('so.auth', spoil(shopper.cookies.get('so.auth') ?? ''));
  expect(authOf(shopper)).toBeUndefined();
  expect((await shopper.ask(loadLogIn, '/accounts/login/')).status).toBe(200);
});

test('without Google sign-in nothing is converted, and the screen opens inside the page', async () => {
  const { shopper, sent } = browser();
  const answer = await send(shopper, { intent: 'google', token: 'a token of Google', next: '/newest/' });
  expect(answer.to).toBe('/accounts/login/?next=%2Fnewest%2F');
  expect(sent).toEqual([]);
  const inside = { 'sec-fetch-mode': 'cors' };
  expect((await shopper.ask(loadLogIn, '/accounts/login/', undefined, inside)).status).toBe(200);
});
