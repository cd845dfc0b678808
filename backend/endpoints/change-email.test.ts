import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsTo, linkToken, mailsTo } from '../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { cheapHash } from '../../tests/support/cheap-password';
import { withDatabase } from '../../tests/support/database';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { customers } from '../db/schema/customers';
import { mails } from '../db/schema/mail';
import { passkeys } from '../db/schema/sign-in';
import { deleteExpiredAccountLinks } from '../domain/customers/account-links';
import { openSession } from '../domain/customers/sessions';

const PASSWORD = 'hanki kantaa aamulla';
const HOUR_MS = 3600 * 1000;
const database = withDatabase();
let backend: TestBackend;

beforeAll(() => {
  backend = testBackend(database());
});
afterAll(() => backend.close());

let people = 0;
const address = () => `person-${++people}@hanki.example`;
const now = () => new Date();

/** A person with two sessions that began an hour ago. */
async function person(more: Partial<typeof customers.$inferInsert> = {}) {
  const { db } = database();
  const email = address();
  const [made] = await db
    .insert(customers)
    .values({ email, firstName: 'Tuisku', passwordHash: cheapHash(PASSWORD), activatedAt: now(), ...more })
    .returning({ id: customers.id });
  const id = made?.id ?? 0;
  const since = new Date(Date.now() - HOUR_MS);
  const open = async () => (await openSession(db, id, { method: 'password', device: '' }, since)).access_token;
  return { id, email: more.email ?? email, token: await open(), other: await open() };
}

const send = (path: string, body: object, token?: string, language = 'en') =>
  backend.send('POST', `/api/customer/email/${path}/`, body, {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    'accept-language': language,
  });
const ask = (token: string, email: string, password: string | undefined = PASSWORD, language = 'en') =>
  send('request', { email, ...(password !== undefined && { password }) }, token, language);
const isSignedIn = async (token: string) =>
  (await backend.send('GET', '/api/customer/', undefined, { authorization: `Bearer ${token}` })).status === 200;
const canLogIn = async (username: string, password = PASSWORD) =>
  (await backend.send('POST', '/api/auth/login/', { username, password })).status === 200;
const rowOf = async (id: number) =>
  (await database().db.select().from(customers).where(eq(customers.id, id)))[0] ?? null;
const sent = () => database().db.update(mails).set({ sentAt: now() });

test('the address changes when the link of the new mailbox is confirmed: other sessions end, the old one is told', async () => {
  const { db } = database();
  const { id, email, token, other } = await person();
  const next = address();
  expect((await ask(token, ` ${next.toUpperCase()} `)).status).toBe(200);
  expect([await kindsTo(db, email), await kindsTo(db, next)]).toEqual([
    ['account-emailAsked'],
    ['account-emailConfirm'],
  ]);
  expect((await rowOf(id))?.email).toBe(email);

  const hash = await linkToken(db, next);
  const check = () => backend.send('POST', '/api/auth/link/', { hash, purpose: 'change_email' });
  expect((await check()).body).toEqual({ works: true });
  expect((await rowOf(id))?.email).toBe(email);
  const answers = await Promise.all([send('confirm', { hash }, token), send('confirm', { hash }, token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await check()).body).toEqual({ works: false });
  expect((await rowOf(id))?.email).toBe(next);
  expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false]);
  expect(await kindsTo(db, email)).toContain('account-emailChanged');
  expect([await canLogIn(next), await canLogIn(email)]).toEqual([true, false]);
});

test('a taken address gets the same answer as a free one; its owner is told, and nothing can be confirmed', async () => {
  const { db } = database();
  const mine = await person();
  const theirs = await person();
  const [free, taken] = await Promise.all([ask(mine.token, address()), ask(mine.token, theirs.email)]);
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  const [mail] = await mailsTo(db, theirs.email);
  expect(mail?.kind).toBe('account-emailTaken');
  expect(mail?.text).not.toMatch(/Tuisku|\/accounts\//);
});

test('an address that somebody registered and never proved to own goes to who proves it', async () => {
  const { db } = database();
  const squatted = await person({ activatedAt: null });
  const mine = await person();
  await ask(mine.token, squatted.email);
  expect((await send('confirm', { hash: await linkToken(db, squatted.email) })).status).toBe(200);
  expect([(await rowOf(mine.id))?.email, await rowOf(squatted.id)]).toEqual([squatted.email, null]);
});

test('of two people who confirm one address at once, one gets it and the other is told that it is taken', async () => {
  const { db } = database();
  const next = address();
  const two = [await person(), await person()];
  const hashes: string[] = [];
  for (const { token } of two) {
    await ask(token, next);
    hashes.push(await linkToken(db, next));
  }
  const answers = await Promise.all(hashes.map((hash) => send('confirm', { hash })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toEqual({
    detail: ['This address already has an account.'],
  });
});

test('the old address undoes the change: its sessions, password and later passkeys end, and a new password is mailed', async () => {
  const { db } = database();
  const { id, email, token } = await person();
  const next = address();
  await ask(token, next);
  await send('confirm', { hash: await linkToken(db, next) }, token);
  const undo = await linkToken(db, email);
  const key = { customerId: id, publicKey: 'x', counter: 0, name: 'Phone', isBackedUp: false };
  await db.insert(passkeys).values({ ...key, credentialId: `early-${id}`, createdAt: new Date(Date.now() - HOUR_MS) });
  await db.insert(passkeys).values({ ...key, credentialId: `late-${id}`, createdAt: new Date(Date.now() + 1000) });
  // whoever stole the account changes the address again, and the password
  await ask(token, address());
  expect((await backend.send('POST', '/api/auth/link/', { hash: undo, purpose: 'undo_email' })).body).toEqual({
    works: true,
  });
  const answers = await Promise.all([send('undo', { hash: undo }), send('undo', { hash: undo })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await rowOf(id)).toMatchObject({ email, passwordHash: null });
  expect(await isSignedIn(token)).toBe(false);
  const left = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.customerId, id));
  expect(left).toEqual([{ id: `early-${id}` }]);
  const reset = { hash: await linkToken(db, email), password: 'uusi polku metsään' };
  expect((await backend.send('POST', '/api/customer/password/reset/confirm/', reset)).status).toBe(200);
  expect(await canLogIn(email, reset.password)).toBe(true);
});

test('a second change does not end the way back to the first address, and going back ends the ways made since', async () => {
  const { db } = database();
  const { id, email, token } = await person();
  const [second, third] = [address(), address()];
  await ask(token, second);
  await send('confirm', { hash: await linkToken(db, second) }, token);
  const first = await linkToken(db, email);
  await ask(token, third);
  await send('confirm', { hash: await linkToken(db, third) }, token);
  const later = await linkToken(db, second);
  // a new password ends other links, not these
  const body = { current_password: PASSWORD, password: 'uusi polku metsään' };
  await backend.send('POST', '/api/customer/password/', body, { authorization: `Bearer ${token}` });
  expect((await send('undo', { hash: first })).status).toBe(200);
  expect((await rowOf(id))?.email).toBe(email);
  expect((await send('undo', { hash: later })).status).toBe(400);
});

test('an account that needs a passkey changes its address after a new log-in only, and no link undoes it', async () => {
  const { db } = database();
  const { id, email, token } = await person({ needsPasskey: true });
  const next = address();
  expect(await ask(token, next)).toMatchObject({
    status: 400,
    body: { detail: ['To change this, log out and log in again first.'] },
  });
  const { access_token: fresh } = await openSession(db, id, { method: 'passkey', device: '' }, now());
  expect((await ask(fresh, next, '')).status).toBe(200);
  await send('confirm', { hash: await linkToken(db, next) }, fresh);
  expect(await kindsTo(db, email)).toEqual(['account-emailAsked', 'account-emailChangedForGood']);
  await expect(linkToken(db, email)).rejects.toThrow('No link');
});

test('asking needs a log-in and the password, and is limited', async () => {
  const { db } = database();
  expect((await ask('x'.repeat(32), address())).status).toBe(401);
  const { email, token } = await person();
  const next = address();
  expect(await ask(token, next, 'wrong')).toMatchObject({ status: 400, body: { password: ['Wrong password.'] } });
  expect(await ask(token, email)).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  expect(await ask(token, 'no address')).toMatchObject({ status: 400, body: { email: [expect.any(String)] } });
  expect(await kindsTo(db, next)).toEqual([]);
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(token, next, `guess ${n}`)));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  expect((await ask(token, next)).status).toBe(429);
});

test.each(LANGUAGE_CODES)('in %s a link that is unknown, too old or ended changes nothing', async (language) => {
  const { db } = database();
  const { id, email, token } = await person();
  const next = address();
  await ask(token, next);
  const hash = await linkToken(db, next);
  backend.setTime(new Date(Date.now() + 25 * HOUR_MS));
  const old = await send('confirm', { hash }, undefined, language);
  backend.setTime(now());
  const unknown = await send('undo', { hash: 'x'.repeat(43) }, undefined, language);
  expect([old.status, unknown.status, old.body]).toEqual([400, 400, unknown.body]);
  const texts = { email: [expect.any(String)] };
  expect(await ask(token, email, PASSWORD, language)).toMatchObject({ status: 400, body: texts });
  expect((await rowOf(id))?.email).toBe(email);
});

test('an old address is forgotten: its mails when it changes, the notice with its link', async () => {
  const { db } = database();
  const { email, token } = await person();
  const next = address();
  await ask(token, next);
  await sent();
  await send('confirm', { hash: await linkToken(db, next) }, token);
  expect(await kindsTo(db, email)).toEqual(['account-emailChanged']);
  await sent();
  await deleteExpiredAccountLinks(db, new Date(Date.now() + 8 * 24 * HOUR_MS));
  expect([await kindsTo(db, email), await kindsTo(db, next)]).toEqual([[], []]);
});
