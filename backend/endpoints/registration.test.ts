import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { kindsTo, linkToken, mailsTo } from '../../tests/support/account-mails';
import { withDatabase } from '../../tests/support/database';
import { PASSWORD, registering } from '../../tests/support/registering';
import { LANGUAGE_CODES } from '../db/schema/columns';
import { customers } from '../db/schema/customers';
import { customerConsents } from '../db/schema/members';
import { isPassword } from '../domain/customers/password';

const database = withDatabase();
const { activate, backend, join, personOf, register, reset, send } = registering(database);

test('a person registers, with language and country of the visit, and activates the account by the link of the mail', async () => {
  const email = 'maija@example.com';
  const newsletter = { newsletter: true, newsletter_wording: '2026-11-22' };
  const answer = await register(' Maija@Example.com ', {
    lang_code: 'sv',
    phone: '040 123',
    postal_code: '00100',
    ...newsletter,
  });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  const person = await personOf(email);
  expect(person).toMatchObject({
    firstName: 'Maija',
    language: 'sv',
    country: 'se',
    postalCode: '00100',
    activatedAt: null,
  });
  expect(await isPassword(PASSWORD, person.passwordHash ?? '')).toBe(true);
  const consents = await database()
    .db.select()
    .from(customerConsents)
    .where(eq(customerConsents.customerId, person.id));
  expect(consents).toMatchObject([{ purpose: 'newsletter', isGranted: true, wording: '2026-11-22' }]);
  const [mail] = await mailsTo(database().db, email);
  expect(mail).toMatchObject({ kind: 'account-activate', language: 'sv', subject: 'Bekräfta din e-postadress' });
  expect(mail?.text).toContain('http://sv.localhost:3000/accounts/activate/');

  const hash = await linkToken(database().db, email);
  const works = () => send('/api/auth/link/', { hash, purpose: 'activate' });
  expect((await works()).body).toEqual({ works: true });
  expect((await activate(hash)).status).toBe(200);
  expect((await personOf(email)).activatedAt).not.toBeNull();
  expect((await works()).body).toEqual({ works: false });
  expect((await send('/api/auth/link/', { hash, purpose: 'reset' })).body).toEqual({ works: false });
});

test('without the tick nobody gets the newsletter', async () => {
  await register('plain@example.com');
  const { id } = await personOf('plain@example.com');
  expect(await database().db.select().from(customerConsents).where(eq(customerConsents.customerId, id))).toEqual([]);
});

test('a link works once: a used, an expired and an unknown one say "Request expired", in each language', async () => {
  await register('late@example.com');
  const used = await linkToken(database().db, 'late@example.com');
  await activate(used);
  expect((await activate(used)).body).toEqual({ detail: ['Request expired'] });

  await register('later@example.com');
  const expired = await linkToken(database().db, 'later@example.com');
  backend().setTime(new Date(Date.now() + 8 * 24 * 3600 * 1000));
  const answer = await activate(expired);
  backend().setTime(new Date());
  expect([answer.status, answer.body]).toEqual([400, { detail: ['Request expired'] }]);

  const texts = await Promise.all(LANGUAGE_CODES.map(async (code) => (await activate('x'.repeat(43), code)).body));
  expect(new Set(texts.map((body) => JSON.stringify(body))).size).toBe(LANGUAGE_CODES.length);
});

test('a known address gets the same answer as a new one, and its owner a mail that there is an account', async () => {
  const email = 'member@example.com';
  await join(email);
  const before = await personOf(email);
  const again = await register('MEMBER@example.com', { first_name: 'Stranger', password: 'toinen vihreä hattu' });
  const fresh = await register('fresh@example.com');
  expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
  expect(await personOf(email)).toEqual(before);
  const mail = (await mailsTo(database().db, email)).at(-1);
  expect(mail?.kind).toBe('account-member');
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('Stranger');
  // its link sets a new password
  expect((await reset(await linkToken(database().db, email), 'sininen kelkka mäessä')).status).toBe(200);
});

test('an account that is not activated is registered anew: the link of the earlier registration ends', async () => {
  const email = 'squatter@example.com';
  await register(email, { first_name: 'Stranger', password: 'vieraan oma salasana' });
  const strangers = await linkToken(database().db, email);
  backend().setTime(new Date(Date.now() + 120_000));
  await register(email);
  backend().setTime(new Date());
  expect((await activate(strangers)).status).toBe(400);
  expect((await activate(await linkToken(database().db, email))).status).toBe(200);
  const person = await personOf(email);
  expect(person.firstName).toBe('Maija');
  expect(await isPassword(PASSWORD, person.passwordHash ?? '')).toBe(true);
});

test('a form that is sent five times at once makes one account and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => register('twice@example.com')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const rows = await database().db.select().from(customers).where(eq(customers.email, 'twice@example.com'));
  expect(rows).toHaveLength(1);
  expect(await kindsTo(database().db, 'twice@example.com')).toEqual(['account-activate']);
  const statuses = await Promise.all(
    Array.from({ length: 5 }, async () => (await activate(await linkToken(database().db, 'twice@example.com'))).status),
  );
  expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
});

test('what is missing or easy to guess is refused by field, in each language, and makes no account', async () => {
  const wrong = { first_name: '', password: 'lyhyt', accept_terms: false };
  const answers = await Promise.all(LANGUAGE_CODES.map((code) => register('nobody@example.com', wrong, code)));
  for (const { status, body } of answers) {
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(['accept_terms', 'first_name', 'password']);
  }
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(LANGUAGE_CODES.length);
  expect((await register('metsa@example.com', { password: 'metsä2024' })).body).toHaveProperty('password');
  await expect(personOf('nobody@example.com')).rejects.toThrow();
});
