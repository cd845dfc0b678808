import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../tests/support/authenticator';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { NOW, PASSWORD, passkeyPeople } from '../../tests/support/passkey-people';
import { customers } from '../db/schema/customers';
import { forgetPasskeys } from '../domain/customers/passkeys/own-passkeys';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const database = withDatabase();
let backend: TestBackend;
let people: ReturnType<typeof passkeyPeople>;

beforeAll(() => {
  backend = testBackend(database());
  people = passkeyPeople(database(), backend);
});
afterAll(() => backend.close());

test('ten minutes after the log-in a change asks for the password, with a limit', async () => {
  const { person, add, list } = people;
  const who = await person('stale');
  await add(who, new Authenticator());
  backend.setTime(later(11));
  expect(await list(who)).toMatchObject({ confirm_by: 'password' });
  const tries = async (password?: string) => {
    const { status, body, headers } = await who.send('POST', '/api/customer/passkeys/begin/', { password });
    return [status, body['password'] ?? body['detail'] ?? 'begun', headers.has('retry-after')];
  };
  expect(await tries()).toEqual([400, ['Wrong password.'], false]);
  expect(await tries('guess')).toEqual([400, ['Wrong password.'], false]);
  expect(await tries(PASSWORD)).toEqual([200, 'begun', false]);
  for (let guess = 0; guess < 7; guess++) await tries();
  expect((await tries(PASSWORD))[0]).toBe(429);
  expect((await tries(PASSWORD))[2]).toBe(true);
});

test('who needs a passkey, and who has no password, confirms a change only by a new log-in', async () => {
  const { person, list } = people;
  const both = await person('both', { needsPasskey: true });
  const social = await person('social', { passwordHash: null });
  backend.setTime(later(11));
  for (const who of [both, social]) {
    expect(await list(who)).toMatchObject({ confirm_by: 'log_in' });
    const answer = await who.send('POST', '/api/customer/passkeys/require/', {
      needs_passkey: false,
      password: PASSWORD,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { detail: ['To change this, log out and log in again first.'] },
    });
  }
});

test('a passkey is asked for besides the password only by who has one, and the last one then stays', async () => {
  const { person, add, logIn, list, methods } = people;
  const who = await person('needs');
  const key = new Authenticator();
  const require = (needs_passkey: boolean) => who.send('POST', '/api/customer/passkeys/require/', { needs_passkey });
  const remove = (authenticator: Authenticator) =>
    who.send('POST', '/api/customer/passkeys/remove/', { id: authenticator.id.toString('base64url') });
  expect(await require(true)).toMatchObject({ status: 400, body: { detail: ['Add a passkey first.'] } });
  await add(who, key);
  await logIn(key);
  expect((await require(true)).status).toBe(200);
  expect(await methods(who), 'the other session ended').toEqual(['password']);
  expect(await list(who)).toMatchObject({ needs_passkey: true });
  expect((await remove(key)).status).toBe(400);
  const spare = new Authenticator();
  await add(who, spare);
  const both = await Promise.all([remove(key), remove(spare)]);
  expect(both.map(({ status }) => status).sort(), 'one of two removals at once').toEqual([200, 400]);
  await require(false);
  await logIn(key);
  await logIn(spare);
  expect(await methods(who)).toEqual(['password', 'passkey']);
  await Promise.all([remove(key), remove(spare)]);
  expect(await list(who)).toMatchObject({ passkeys: [], needs_passkey: false });
  expect(await methods(who), 'removing ends what the passkey opened').toEqual(['password']);
  expect((await logIn(spare)).body['detail']).toEqual([
    'The shop does not know this passkey. Log in with your password.',
  ]);
});

test('another person’s passkey cannot be named, removed or added again', async () => {
  const { person, add, list } = people;
  const owner = await person('owner');
  const stranger = await person('stranger');
  const key = new Authenticator();
  await add(owner, key);
  const id = key.id.toString('base64url');
  expect((await stranger.send('POST', '/api/customer/passkeys/rename/', { id, name: 'Mine' })).status).toBe(404);
  expect((await stranger.send('POST', '/api/customer/passkeys/remove/', { id })).status).toBe(404);
  expect((await add(stranger, key)).body['detail']).toEqual(['This passkey is already saved.']);
  expect(await list(owner)).toMatchObject({ passkeys: [{ name: 'Phone' }] });
});

test('a person has at most ten passkeys, also when they are added at once', async () => {
  const { person, begin, add } = people;
  const who = await person('many');
  for (let added = 0; added < 9; added++) await add(who, new Authenticator());
  const challenges = await Promise.all(Array.from({ length: 6 }, () => begin(who)));
  const bodies = challenges.map(({ challenge_id, options }) => {
    return { challenge_id, name: 'Key', credential: new Authenticator().register(options) };
  });
  const answers = await Promise.all(bodies.map((body) => who.send('POST', '/api/customer/passkeys/add/', body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 400)?.body['detail']).toEqual([
    'You already have 10 passkeys. Remove one first.',
  ]);
});

test('an account that is not activated does not log in, and guests manage no passkeys', async () => {
  const { person, add, logIn } = people;
  const who = await person('waiting');
  const key = new Authenticator();
  await add(who, key);
  await database().db.update(customers).set({ activatedAt: null }).where(eq(customers.id, who.id));
  expect((await logIn(key)).status).toBe(400);
  for (const [path, body] of [
    ['begin', {}],
    ['rename', { id: 'x', name: 'x' }],
    ['remove', { id: 'x' }],
    ['require', { needs_passkey: false }],
  ] as const)
    expect((await backend.send('POST', `/api/customer/passkeys/${path}/`, body)).status, path).toBe(401);
});

test('staff forget the passkeys of a person who lost them', async () => {
  const { person, add, methods } = people;
  const who = await person('lost', { needsPasskey: true });
  await add(who, new Authenticator());
  expect(await forgetPasskeys(database().db, 'LOST@example.com', NOW)).toBe(1);
  expect(await methods(who)).toEqual([]);
  const [row] = await database().db.select().from(customers).where(eq(customers.id, who.id));
  expect(row?.needsPasskey).toBe(false);
  expect(await forgetPasskeys(database().db, 'nobody@example.com', NOW)).toBeNull();
});
