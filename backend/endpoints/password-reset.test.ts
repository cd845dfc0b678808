import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { kindsTo, linkToken } from '../../tests/support/account-mails';
import { withDatabase } from '../../tests/support/database';
import { registering } from '../../tests/support/registering';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { accessTokens } from '../db/schema/customers';
import { customerConsents, stoppedReminders } from '../db/schema/members';
import { openSession } from '../domain/customers/sessions';

const database = withDatabase();
const { activate, backend, join, personOf, register, reset, runJobs, send } = registering(database);

test('a new activation link and a new password are asked for with the same answer for any address', async () => {
  await register('waits@example.com');
  const first = await linkToken(database().db, 'waits@example.com');
  await join('active@example.com');
  for (const path of ['/api/auth/activate/request/', '/api/customer/password/reset/']) {
    const ask = (email: string) => send(path, { email, lang_code: 'en' });
    const answers = await Promise.all(['waits@example.com', 'unknown@example.com', 'Active@example.com'].map(ask));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([200, 200, 200].map((status) => [status, {}]));
  }
  // whether there is an account decides only what the job does afterwards
  expect(await runJobs()).toEqual({ done: 6, failed: 0 });
  const sent = async (email: string) => (await kindsTo(database().db, email)).sort();
  expect(await sent('waits@example.com')).toEqual(['account-activate', 'account-activate', 'account-reset']);
  expect(await sent('active@example.com')).toEqual(['account-activate', 'account-reset']);
  expect(await sent('unknown@example.com')).toEqual([]);
  expect((await activate(first)).status).toBe(400);
});

test('a new password ends all log-ins and links, activates the account, and its owner is told', async () => {
  const { db } = database();
  const email = 'forgets@example.com';
  await register(email);
  const { id } = await personOf(email);
  const activation = await linkToken(db, email);
  await openSession(db, id, { method: 'password', device: '' }, new Date());
  await send('/api/customer/password/reset/', { email, lang_code: 'en' });
  await runJobs();
  const hash = await linkToken(db, email);

  expect((await reset(hash, 'lyhyt')).body).toHaveProperty('password');
  expect((await reset(hash, email)).body).toHaveProperty('password');
  const answers = await Promise.all([reset(hash, 'uusi pitkä sana 1'), reset(hash, 'uusi pitkä sana 2')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const person = await personOf(email);
  expect(person.activatedAt).not.toBeNull();
  const open = await db.select().from(accessTokens).where(eq(accessTokens.customerId, id));
  expect(open.map(({ revokedAt }) => revokedAt)).not.toContain(null);
  expect((await activate(activation)).status).toBe(400);
  expect(await kindsTo(db, email)).toEqual(['account-activate', 'account-reset', 'account-changed']);
});

test('a link for a new password works for an hour', async () => {
  await join('slow@example.com');
  await send('/api/customer/password/reset/', { email: 'slow@example.com', lang_code: 'en' });
  await runJobs();
  backend().setTime(new Date(Date.now() + 61 * 60 * 1000));
  const answer = await reset(await linkToken(database().db, 'slow@example.com'));
  backend().setTime(new Date());
  expect([answer.status, answer.body]).toEqual([400, { detail: ['Request expired'] }]);
});

test('requests that send mail are limited by address, not for other visitors, and nobody is flooded', async () => {
  const email = 'flooded@example.com';
  await join(email);
  const ask = (address: string) => send('/api/customer/password/reset/', { email, lang_code: 'en' }, 'en', address);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++) statuses.push((await ask('198.51.100.1')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number((await ask('198.51.100.1')).headers.get('retry-after'))).toBeGreaterThan(0);
  for (let attempt = 0; attempt < 6; attempt++) expect((await ask(`203.0.113.${attempt}`)).status).toBe(200);
  await runJobs();
  expect((await kindsTo(database().db, email)).filter((kind) => kind === 'account-reset')).toHaveLength(10);
  expect(JSON.stringify(backend().logged)).not.toContain(email);
});

test('reminders stop by a POST, with the same answer for any address, and the consent is withdrawn', async () => {
  const { db } = database();
  const id = await join('reminded@example.com');
  const stop = (email: string, language = 'en') => send('/api/customer/stop-reminders/', { email }, language);
  const answers = [
    await stop('Reminded@example.com'),
    await stop('guest@example.com'),
    await stop('guest@example.com'),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]));
  const stopped = await db.select({ email: stoppedReminders.email }).from(stoppedReminders);
  expect(stopped.map(({ email }) => email).sort()).toEqual(['guest@example.com', 'reminded@example.com']);
  const isReminders = and(eq(customerConsents.customerId, id), eq(customerConsents.purpose, 'reminders'));
  expect(await db.select().from(customerConsents).where(isReminders)).toMatchObject([{ isGranted: false }]);

  const texts = await Promise.all(LANGUAGE_CODES.map(async (code) => (await stop('no address', code)).body['detail']));
  expect(texts[LANGUAGE_CODES.indexOf('en')]).toEqual(['Failed to stop reminders']);
  expect(new Set(texts.map(String)).size).toBe(LANGUAGE_CODES.length);
});
