import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsTo } from '../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { cheapHash } from '../../tests/support/cheap-password';
import { withDatabase } from '../../tests/support/database';
import { accessTokens, customers } from '../db/schema/customers';
import { isPassword } from '../domain/customers/password';
import * as sessions from '../domain/customers/sessions';
import { hashToken, openSession } from '../domain/customers/sessions';

const PASSWORD = 'hanki kantaa aamulla';
const NEXT = 'ilves juoksee hangella';
const database = withDatabase();
let backend: TestBackend;

beforeAll(() => {
  backend = testBackend(database());
});
afterAll(() => backend.close());

let people = 0;
/** A new activated person with a session on each device. */
async function personOn(...devices: string[]) {
  const email = `person-${++people}@hanki.example`;
  const { db } = database();
  const [person] = await db
    .insert(customers)
    .values({ email, firstName: 'Tuisku', passwordHash: cheapHash(PASSWORD), activatedAt: new Date() })
    .returning({ id: customers.id });
  const id = person?.id ?? 0;
  const tokens: string[] = [];
  for (const device of devices)
    tokens.push((await openSession(db, id, { method: 'password', device }, new Date())).access_token);
  return { id, email, tokens };
}

const send = (token: string, path: string, body?: unknown, language = 'en') =>
  backend.send(body === undefined ? 'GET' : 'POST', `/api/customer/${path}`, body, {
    authorization: `Bearer ${token}`,
    'accept-language': language,
  });
const sessionsOf = async (token: string) =>
  (await send(token, 'sessions/')).body['sessions'] as { id: number; device: string; is_current: boolean }[];
const isSignedIn = async (token = '') => (await send(token, '')).status === 200;

test('a person sees their devices, and ends one of them', async () => {
  const { tokens } = await personOn('Firefox, Windows', 'Safari, iOS');
  const [own = '', other = ''] = tokens;
  const list = await sessionsOf(own);
  expect(list.map(({ device }) => device).sort()).toEqual(['Firefox, Windows', 'Safari, iOS']);
  expect(list.filter(({ is_current }) => is_current).map(({ device }) => device)).toEqual(['Firefox, Windows']);
  const id = list.find(({ device }) => device === 'Safari, iOS')?.id;
  expect((await send(own, 'sessions/revoke/', { id })).status).toBe(200);
  expect([await isSignedIn(own), await isSignedIn(other)]).toEqual([true, false]);
  expect((await send(own, 'sessions/revoke/', { id })).status).toBe(404);
});

test('another person’s session is not found', async () => {
  const mine = await personOn('Firefox');
  const theirs = await personOn('Chrome');
  const [{ id } = { id: 0 }] = await sessionsOf(theirs.tokens[0] ?? '');
  expect((await send(mine.tokens[0] ?? '', 'sessions/revoke/', { id })).status).toBe(404);
  expect(await isSignedIn(theirs.tokens[0])).toBe(true);
});

test('signing out everywhere ends every session, or all but the own one', async () => {
  const { tokens } = await personOn('Firefox', 'Chrome', 'Safari');
  const stranger = await personOn('Edge');
  const [own = ''] = tokens;
  await send(own, 'sessions/revoke-all/', { keep_current: true });
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, false, false]);
  await send(own, 'sessions/revoke-all/', {});
  expect(await isSignedIn(own)).toBe(false);
  expect(await isSignedIn(stranger.tokens[0])).toBe(true);
});

test('a changed password ends all sessions, answers a new one of the same device, and its owner is informed by mail', async () => {
  const { id, email, tokens } = await personOn('Firefox, Windows', 'Chrome, Linux');
  const [own = ''] = tokens;
  const answer = await send(own, 'password/', { current_password: PASSWORD, password: NEXT });
  expect(answer.status).toBe(200);
  expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false]);
  expect((await sessionsOf(String(answer.body['access_token']))).map(({ device }) => device)).toEqual([
    'Firefox, Windows',
  ]);
  const [kept] = await database().db.select().from(customers).where(eq(customers.id, id));
  expect(await isPassword(NEXT, kept?.passwordHash ?? '')).toBe(true);
  expect(await kindsTo(database().db, email)).toEqual(['account-changed']);
});

test.each([
  ['fi', 'Väärä salasana.'],
  ['en', 'Wrong password.'],
  ['sv', 'Fel lösenord.'],
  ['de', 'Falsches Passwort.'],
  ['fr', 'Mot de passe incorrect.'],
  ['ru', 'Неверный пароль.'],
])('in %s a wrong current password changes nothing', async (language, text) => {
  const { tokens } = await personOn('Firefox');
  const [own = ''] = tokens;
  const answer = await send(own, 'password/', { current_password: 'arvaus', password: NEXT }, language);
  expect([answer.status, answer.body]).toEqual([400, { current_password: [text] }]);
  expect(await isSignedIn(own)).toBe(true);
});

test('a new password that is easy to guess is refused at its field, and is not a wrong guess of the current one', async () => {
  const { tokens } = await personOn('Firefox');
  for (let n = 0; n < 6; n++) {
    const answer = await send(tokens[0] ?? '', 'password/', { current_password: PASSWORD, password: 'Tuisku2026' });
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['password']]);
  }
});

test('the current password cannot be guessed with a stolen session', async () => {
  const { tokens } = await personOn('Firefox');
  const statuses = [];
  for (let n = 0; n < 6; n++)
    statuses.push(
      (await send(tokens[0] ?? '', 'password/', { current_password: `guess ${n}`, password: NEXT })).status,
    );
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('of two changes at once one happens, and only its session is open', async () => {
  const { tokens, id } = await personOn('Firefox', 'Chrome');
  const answers = await Promise.all(
    tokens.map((token, n) => send(token, 'password/', { current_password: PASSWORD, password: `${NEXT} ${n}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const [kept] = await database().db.select().from(customers).where(eq(customers.id, id));
  const winner = answers.findIndex(({ status }) => status === 200);
  expect(await isPassword(`${NEXT} ${winner}`, kept?.passwordHash ?? '')).toBe(true);
});

test.each([
  ['staff', { isStaff: true }, 12],
  ['an administrator', { isAdmin: true }, 12],
  ['a customer', { isStaff: false }, 14 * 24],
])('the log-in of %s ends when it was not used for long', async (_, rights, hours) => {
  const { db } = database();
  const { id, tokens } = await personOn('Firefox');
  const [own = ''] = tokens;
  await db.update(customers).set(rights).where(eq(customers.id, id));
  const start = Date.now();
  const at = (minutes: number) => backend.setTime(new Date(start + minutes * 60_000));
  at(hours * 60 - 5);
  expect(await isSignedIn(own)).toBe(true);
  if (hours === 12) {
    const seen = () =>
      db.select({ at: accessTokens.lastSeenAt }).from(accessTokens).where(eq(accessTokens.customerId, id));
    await expect.poll(async () => (await seen())[0]?.at.getTime()).toBeGreaterThan(start + 11 * 3600 * 1000);
    at(2 * hours * 60 - 10);
    expect(await isSignedIn(own)).toBe(true);
    at(4 * hours * 60);
    expect(await sessions.listSessions(db, id, null, new Date(start + 4 * hours * 3600 * 1000))).toEqual([]);
  } else at(hours * 60 + 1);
  expect(await isSignedIn(own)).toBe(false);
  backend.setTime(new Date());
});

test('the last use of a session is noted at most once an hour', async () => {
  const { tokens } = await personOn('Firefox');
  const [own = ''] = tokens;
  const { db } = database();
  const seen = async () => {
    const [row] = await db
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.tokenHash, hashToken(own)));
    return row?.lastSeenAt.getTime() ?? 0;
  };
  const start = await seen();
  const after = (minutes: number) => new Date(start + minutes * 60_000);
  backend.setTime(after(59));
  await isSignedIn(own);
  backend.setTime(after(61));
  await isSignedIn(own);
  await expect.poll(seen).toBe(after(61).getTime());
});
