import { LANGUAGE_CODES } from 'backend/db/schema/columns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsTo, linkToken, mailsTo } from '../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { type SignedIn, signedIn } from '../../tests/support/signed-in';
import { customerConsents } from '../db/schema/members';
import { newsletterSubscriptions } from '../db/schema/newsletters';
import { createAccountLink } from '../domain/customers/account-links';
import { deleteAccount } from '../domain/customers/deletion';
import { readEverything } from '../domain/customers/export';
import { deleteOldSubscriptions } from '../domain/newsletters/subscriptions';

const database = withDatabase();
let backend: TestBackend;
let admin: SignedIn;
beforeAll(async () => {
  backend = testBackend(database());
  admin = await signedIn(database().db, { email: 'admin@hanki.example', isAdmin: true, isStaff: true });
});
afterAll(() => backend.close());

const consent = { version: '2026-11-24', text: 'I would like the newsletter.' };
const subscribe = (email: string, more: object = {}) =>
  backend.send('POST', '/api/newsletter/', { email, lang_code: 'en', list: 'club', consent, ...more });
const confirm = (token: string) => backend.send('POST', '/api/newsletter/confirm/', { token });
const stop = (token: string) => backend.send('POST', '/api/newsletter/stop/', { token });
const rowOf = async (email: string) =>
  (await database().db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];

/** Subscribes and confirms. @returns the token that ends it */
async function confirmed(email: string, more: object = {}): Promise<string> {
  await subscribe(email, more);
  await confirm(await linkToken(database().db, email));
  const stopLink = (await mailsTo(database().db, email)).at(-1)?.stopLink ?? '';
  return /\/([\w-]{43})\//.exec(stopLink)?.[1] ?? '';
}

test('an address gets a newsletter only after its owner confirmed by mail, and keeps what was agreed to', async () => {
  expect((await subscribe(' Aino@Example.com ')).status).toBe(200);
  expect(await rowOf('aino@example.com')).toMatchObject({ status: 'pending', confirmedAt: null });
  const token = await linkToken(database().db, 'aino@example.com');
  expect(await confirm(token)).toMatchObject({ status: 200, body: { list: 'club' } });
  expect(await rowOf('aino@example.com')).toMatchObject({
    status: 'confirmed',
    consentVersion: consent.version,
    consentText: consent.text,
  });
  expect((await confirm(token)).status, 'pressing twice').toBe(200);
  expect(await kindsTo(database().db, 'aino@example.com')).toEqual(['newsletter-confirm', 'newsletter-welcome']);
});

test('the answer is the same for an address that gets it already, and nobody is written to again', async () => {
  await confirmed('twice@example.com');
  const first = await subscribe('new@example.com');
  const again = await subscribe('TWICE@example.com');
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await mailsTo(database().db, 'twice@example.com')).toHaveLength(2);
});

test('a second request ends the link of the first', async () => {
  await subscribe('late@example.com');
  const old = await linkToken(database().db, 'late@example.com');
  await subscribe('late@example.com');
  expect((await confirm(old)).status).toBe(400);
  expect((await confirm(await linkToken(database().db, 'late@example.com'))).status).toBe(200);
});

test('the link of a mail and its header end the subscription, also twice; subscribing again needs a confirmation again', async () => {
  const token = await confirmed('stop@example.com');
  expect([(await stop(token)).status, (await stop(token)).status]).toEqual([200, 200]);
  expect(await rowOf('stop@example.com')).toMatchObject({ status: 'stopped' });
  await subscribe('stop@example.com');
  expect(await rowOf('stop@example.com')).toMatchObject({ status: 'pending', stoppedAt: null });
  expect(await stop('x'.repeat(43))).toMatchObject({
    status: 400,
    body: { detail: ['The link no longer works. Subscribe again to get a new one.'] },
  });
});

test.each(LANGUAGE_CODES)('in %s the mails have every text', async (language) => {
  const email = `six-${language}@example.com`;
  await confirmed(email, { lang_code: language, list: 'forest' });
  const mails = await mailsTo(database().db, email);
  expect(mails.map((mail) => mail.language)).toEqual([language, language]);
  for (const { subject, text } of mails) expect(`${subject} ${text}`).not.toMatch(/\{\{|\b(confirm|welcome|list)\.\w/);
});

test('ten confirmations of one address at once welcome once', async () => {
  await subscribe('race@example.com');
  const token = await linkToken(database().db, 'race@example.com');
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await mailsTo(database().db, 'race@example.com')).toHaveLength(2);
});

test.each([
  [{ email: 'a@example.com\r\nBcc: b@example.com' }],
  [{ email: 'a@example.com, b@example.com' }],
  [{ list: 'constructor' }],
  [{ consent: undefined }],
])('%j is refused', async (wrong) => {
  expect((await subscribe('ok@example.com', wrong)).status).toBe(400);
});

test('a stranger cannot flood an address with mails', async () => {
  const answers = [];
  for (let count = 0; count < 7; count += 1) answers.push(await subscribe('flood@example.com'));
  expect(answers.at(-1)?.status).toBe(429);
  expect((await mailsTo(database().db, 'flood@example.com')).length).toBeLessThanOrEqual(5);
});

test('the desk counts subscribers and lists recipients, members who agreed in their account among them; guests see nothing', async () => {
  const { db } = database();
  const decide = (customerId: number, isGranted: boolean, createdAt: Date) =>
    db.insert(customerConsents).values({ customerId, purpose: 'newsletter', isGranted, wording: '1', createdAt });
  const [yes, no] = [
    await signedIn(db, { email: 'yes@member.example' }),
    await signedIn(db, { email: 'no@member.example' }),
  ];
  await decide(yes.id, true, new Date('2026-01-01'));
  await decide(no.id, true, new Date('2026-01-01'));
  await decide(no.id, false, new Date('2026-02-01'));
  await confirmed('desk@example.com');
  const path = '/api/customer/desk/newsletters/';
  const list = await backend.send('GET', `${path}club/`, undefined, admin.headers);
  const emails = (list.body['recipients'] as { email: string }[]).map(({ email }) => email);
  expect(emails).toEqual(expect.arrayContaining(['desk@example.com', 'yes@member.example']));
  expect(emails).not.toContain('no@member.example');
  const counts = await backend.send('GET', path, undefined, admin.headers);
  expect(counts.body['lists']).toEqual(expect.arrayContaining([expect.objectContaining({ list: 'club' })]));
  expect((await backend.send('GET', path)).status).toBe(401);
  expect((await backend.send('GET', `${path}club/`, undefined, yes.headers)).status).toBe(404);
});

test('whoever ended the club’s newsletter by a mail gets it by the account only after agreeing there later', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'both@member.example' });
  const granted = (createdAt: Date) =>
    db
      .insert(customerConsents)
      .values({ customerId: person.id, purpose: 'newsletter', isGranted: true, wording: '1', createdAt });
  await granted(new Date('2020-01-01'));
  await stop(await confirmed(person.email));
  const gets = async () => {
    const answer = await backend.send('GET', '/api/customer/desk/newsletters/club/', undefined, admin.headers);
    return (answer.body['recipients'] as { email: string }[]).some(({ email }) => email === person.email);
  };
  expect(await gets()).toBe(false);
  await granted(new Date(Date.now() + 60_000));
  expect(await gets()).toBe(true);
});

test('unconfirmed subscriptions go after a week, ended ones after three years; a person’s export has them, the deletion takes them', async () => {
  const { db } = database();
  const person = await signedIn(db, { email: 'gone@member.example' });
  await confirmed(person.email);
  expect(await readEverything(db, person.id)).toMatchObject({ newsletters: [{ list: 'club', status: 'confirmed' }] });
  await subscribe('week@example.com');
  await deleteOldSubscriptions(db, new Date(Date.now() + 8 * 24 * 3600 * 1000));
  expect(await rowOf('week@example.com')).toBeUndefined();
  expect(await rowOf(person.email)).toBeDefined();
  const link = await db.transaction((tx) => createAccountLink(tx, person.id, 'delete', new Date()));
  await deleteAccount(db, link, async () => undefined, 'en', new Date());
  const left = and(eq(newsletterSubscriptions.email, person.email));
  expect(await db.$count(newsletterSubscriptions, left)).toBe(0);
});
