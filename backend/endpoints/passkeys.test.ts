import { eq } from 'drizzle-orm';
import { readSettings } from 'settings/read-settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../../tests/support/authenticator';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { type Challenge, NOW, PASSWORD, passkeyPeople } from '../../tests/support/passkey-people';
import { customers } from '../db/schema/customers';
import { passkeyChallenges } from '../db/schema/sign-in';

const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const database = withDatabase();
let backend: TestBackend;
let people: ReturnType<typeof passkeyPeople>;

beforeAll(() => {
  backend = testBackend(database());
  people = passkeyPeople(database(), backend);
});
afterAll(() => backend.close());

test('a passkey is registered, listed, named anew, and logs its owner in', async () => {
  const { person, add, logIn, list, methods } = people;
  const aino = await person('aino');
  const phone = new Authenticator();
  expect(await add(aino, phone)).toMatchObject({ status: 200 });
  const id = phone.id.toString('base64url');
  await aino.send('POST', '/api/customer/passkeys/rename/', { id, name: 'My\nphone' });
  expect(await list(aino)).toEqual({
    passkeys: [{ id, name: 'My phone', is_backed_up: false, created: NOW.toISOString(), last_used: null }],
    needs_passkey: false,
    confirm_by: 'nothing',
  });

  const { status, body } = await logIn(phone);
  expect(status).toBe(200);
  const me = await backend.send('GET', '/api/customer/', undefined, {
    authorization: `Bearer ${body['access_token']}`,
  });
  expect(me.body).toMatchObject({ customer: { email: 'aino@example.com' } });
  expect(await list(aino)).toMatchObject({ passkeys: [{ last_used: NOW.toISOString() }] });
  expect(await methods(aino)).toEqual(['password', 'passkey']);
});

test('the authenticator is told to verify its user and to keep the passkey, and learns no name of the person', async () => {
  const { person, begin, add, beginLogIn } = people;
  const who = await person('options');
  await add(who, new Authenticator());
  const { options } = await begin(who);
  expect(options).toMatchObject({
    rp: { name: 'Hanki' },
    attestation: 'none',
    timeout: 300_000,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(options['excludeCredentials']).toHaveLength(1);
  const { id } = options['user'] as { id: string };
  expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  expect((await beginLogIn()).options).toMatchObject({ userVerification: 'required' });
  expect((await beginLogIn()).options['allowCredentials']).toBeUndefined();
});

test('a registration is refused from another origin, without a verified user, and for another challenge', async () => {
  const { person, add, list } = people;
  const who = await person('bent');
  for (const bend of [
    { origin: 'http://fi.localhost.evil.example' },
    { origin: 'http://evil.example' },
    { isVerified: false },
    { challenge: 'AAAA' },
  ]) {
    const { status, body } = await add(who, new Authenticator(), bend);
    expect([status, body['detail']], JSON.stringify(bend)).toEqual([
      400,
      ['The passkey could not be verified. Please try again.'],
    ]);
  }
  expect(await list(who)).toMatchObject({ passkeys: [] });
});

test('a log-in is refused from another origin, without a verified user, for another challenge, and when the counter did not go up', async () => {
  const { person, add, logIn } = people;
  const who = await person('bent-log-in');
  const key = new Authenticator();
  await add(who, key);
  expect((await logIn(key, { counter: 7 })).status).toBe(200);
  for (const bend of [
    { counter: 7 },
    { counter: 6 },
    { counter: 8, origin: 'http://evil.example' },
    { counter: 8, isVerified: false },
    { counter: 8, challenge: 'AAAA' },
  ])
    expect((await logIn(key, bend)).status, JSON.stringify(bend)).toBe(400);
  expect((await logIn(key, { counter: 8 })).status).toBe(200);
  expect(backend.logged.filter(({ message }) => message === 'a passkey was not verified')).toHaveLength(5);
});

test('what an authenticator signed for another relying party does not log in', async () => {
  const { person, add, beginLogIn } = people;
  const who = await person('other-host');
  const key = new Authenticator();
  await add(who, key);
  const origin = 'http://sv.localhost:3000';
  for (const [party, status] of [
    ['fi.localhost', 400],
    ['sv.localhost', 200],
  ] as const) {
    const { challenge_id, options } = await beginLogIn();
    const credential = key.logIn(options, { origin, party });
    expect((await backend.send('POST', '/api/auth/passkey/', { challenge_id, credential })).status, party).toBe(status);
  }
});

test('a challenge works once, for five minutes, for whoever got it and for what they wanted', async () => {
  const { person, begin, add, beginLogIn } = people;
  const one = await person('one');
  const other = await person('other');
  const key = new Authenticator();
  const added = (who: Awaited<ReturnType<typeof people.person>>, challenge_id: string, credential: object) =>
    who.send('POST', '/api/customer/passkeys/add/', { challenge_id, name: 'Key', credential });
  const expired = { status: 400, body: { detail: ['This took too long or has already been done. Please try again.'] } };

  const first = await begin(one);
  const credential = key.register(first.options);
  expect(await added(other, first.challenge_id, credential), 'somebody else').toMatchObject(expired);
  expect(await added(one, first.challenge_id, credential), 'after somebody else').toMatchObject(expired);

  const second = await begin(one);
  backend.setTime(later(5));
  expect(await added(one, second.challenge_id, key.register(second.options)), 'too late').toMatchObject(expired);
  backend.setTime(NOW);

  await add(one, key);
  const logInChallenge = await beginLogIn();
  expect(await added(one, logInChallenge.challenge_id, credential), 'for a log-in').toMatchObject(expired);
  const registering = await begin(one);
  const body = { challenge_id: registering.challenge_id, credential: key.logIn(registering.options) };
  expect(await backend.send('POST', '/api/auth/passkey/', body), 'for a registration').toMatchObject(expired);

  const again = await beginLogIn();
  const answer = { challenge_id: again.challenge_id, credential: key.logIn(again.options) };
  const races = await Promise.all([1, 2, 3].map(() => backend.send('POST', '/api/auth/passkey/', answer)));
  expect(races.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const kept = await database().db.select().from(passkeyChallenges);
  expect(JSON.stringify(kept)).not.toContain(again.challenge_id);
});

test('after the password only the person’s own passkey is accepted, and the session says that both were asked for', async () => {
  const { person, add, methods } = people;
  const who = await person('second');
  const thief = await person('thief');
  const key = new Authenticator();
  const otherKey = new Authenticator();
  await add(who, key);
  await add(thief, otherKey);
  await database().db.update(customers).set({ needsPasskey: true }).where(eq(customers.id, who.id));
  const second = async (): Promise<Challenge> => {
    const { body } = await backend.send('POST', '/api/auth/login/', { username: who.email, password: PASSWORD });
    expect(Object.keys(body), 'no token yet').toEqual(['second_factor']);
    const { ticket, options } = body['second_factor'] as { ticket: string; options: Record<string, unknown> };
    return { challenge_id: ticket, options };
  };
  const stolen = await second();
  expect(stolen.options['allowCredentials']).toEqual([
    { id: key.id.toString('base64url'), transports: ['internal', 'hybrid'], type: 'public-key' },
  ]);
  const wrong = { challenge_id: stolen.challenge_id, credential: otherKey.logIn(stolen.options) };
  expect((await backend.send('POST', '/api/auth/passkey/', wrong)).status).toBe(400);
  const right = await second();
  const body = { challenge_id: right.challenge_id, credential: key.logIn(right.options) };
  expect((await backend.send('POST', '/api/auth/passkey/', body)).status).toBe(200);
  expect(await methods(who)).toEqual(['password', 'password_and_passkey']);
});

test('in production the hosts of all languages share one relying party, over https only', async () => {
  const { person } = people;
  const settings = readSettings({ SHOP_ENV: 'production', BASE_NAME: 'tunturi' }, 'storefront');
  const production = testBackend(database(), { hosts: settings.hosts, production: true });
  production.setTime(NOW);
  const who = await person('abroad');
  const key = new Authenticator();
  const send = (path: string, body: object) =>
    production.send('POST', path, body, { authorization: `Bearer ${who.token}` });
  const made = (await send('/api/customer/passkeys/begin/', {})).body as Challenge;
  expect(made.options).toMatchObject({ rp: { id: 'tunturi.fi' } });
  const party = 'tunturi.fi';
  const credential = key.register(made.options, { origin: 'https://tunturi.se', party });
  await send('/api/customer/passkeys/add/', { challenge_id: made.challenge_id, name: 'Key', credential });
  const statuses = [];
  for (const origin of ['https://tunturi.ru', 'http://tunturi.ru', 'https://tunturi.ru:8443', 'https://tunturi.xyz']) {
    const { challenge_id, options } = (await send('/api/auth/passkey/begin/', {})).body as Challenge;
    expect(options['rpId']).toBe(party);
    const body = { challenge_id, credential: key.logIn(options, { origin, party }) };
    statuses.push((await send('/api/auth/passkey/', body)).status);
  }
  expect(statuses).toEqual([200, 400, 400, 400]);
  await production.close();
});

test('what is no credential is refused, not an error', async () => {
  const { beginLogIn } = people;
  for (const response of [
    { clientDataJSON: 'AAAA' },
    { clientDataJSON: Buffer.from('null').toString('base64url') },
    { clientDataJSON: Buffer.from('{"origin":"http://fi.localhost:3000"}').toString('base64url'), userHandle: 5 },
  ]) {
    const { challenge_id } = await beginLogIn();
    const credential = { id: 'x', rawId: 'x', type: 'public-key', response };
    expect((await backend.send('POST', '/api/auth/passkey/', { challenge_id, credential })).status).toBe(400);
  }
});
