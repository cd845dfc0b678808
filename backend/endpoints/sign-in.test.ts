import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend } from '../../tests/support/backend';
import { cheapHash } from '../../tests/support/cheap-password';
import { withDatabase } from '../../tests/support/database';
import { attempts } from '../db/schema/attempts';
import { accessTokens, customers } from '../db/schema/customers';
import { deleteExpiredDevices, forgetDevices, knownDeviceOf } from '../domain/customers/known-devices';
import { hashPassword } from '../domain/customers/password';
import { hashToken } from '../domain/customers/sessions';

const PASSWORD = 'hanki kantaa ä';
const SECRET = 's'.repeat(40);
const database = withDatabase();
let backend: ReturnType<typeof testBackend>;

beforeAll(async () => {
  backend = testBackend(database(), { apiSecret: SECRET });
  const passwordHash = cheapHash(PASSWORD);
  const activatedAt = new Date('2026-01-01');
  await database()
    .db.insert(customers)
    .values([
      { id: 1, email: 'Aino@hanki.example', passwordHash, activatedAt },
      { id: 2, email: 'uusi@hanki.example', passwordHash },
      { id: 4, email: 'real@hanki.example', passwordHash: await hashPassword(PASSWORD), activatedAt },
      { id: 3, email: 'google@hanki.example', googleSubject: '1', activatedAt },
    ]);
});
afterAll(() => backend.close());

let visitors = 0;
/** The headers of a visitor at an address of their own, in English. */
const newVisitor = (language = 'en') => from(`192.0.2.${++visitors}`, language);
const from = (address: string, language = 'en') => ({
  'accept-language': language,
  'x-shop-api-secret': SECRET,
  'x-shop-client-address': address,
});
const logIn = (username: string, password: string, headers: Record<string, string> = newVisitor(), device?: string) =>
  backend.send('POST', '/api/auth/login/', { username, password, ...(device !== undefined && { device }) }, headers);

test('an e-mail in any case, with spaces around it, and its password open a session with the device’s name', async () => {
  const answer = await logIn(' AINO@hanki.EXAMPLE', PASSWORD, newVisitor(), 'Firefox, Windows');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: 14 * 24 * 3600 });
  const token = String(answer.body['access_token']);
  const [session] = await database()
    .db.select()
    .from(accessTokens)
    .where(eq(accessTokens.tokenHash, hashToken(token)));
  expect(session).toMatchObject({ customerId: 1, method: 'password', device: 'Firefox, Windows' });
  const customer = await backend.send('GET', '/api/customer/', undefined, { authorization: `Bearer ${token}` });
  expect(customer.status).toBe(200);
});

test('a password written with decomposed characters is the same password', async () => {
  expect((await logIn('aino@hanki.example', 'hanki kantaa a\u0308')).status).toBe(200);
});

test.each([
  ['fi', 'Väärä käyttäjätunnus tai salasana'],
  ['en', 'Incorrect username or password'],
  ['sv', 'Fel användarnamn eller lösenord'],
  ['de', 'Benutzername oder Passwort ist falsch'],
  ['fr', 'Identifiant ou mot de passe incorrect'],
  ['ru', 'Неверное имя пользователя или пароль'],
])('in %s a wrong password is refused', async (language, text) => {
  const answer = await logIn('aino@hanki.example', 'arvaus', newVisitor(language));
  expect([answer.status, answer.body]).toEqual([400, { detail: [text] }]);
});

test('an unknown account, one without a password and one not activated are refused like a wrong password', async () => {
  for (const username of ['kuka@hanki.example', 'google@hanki.example', 'uusi@hanki.example']) {
    const answer = await logIn(username, 'arvaus');
    expect([answer.status, answer.body]).toEqual([400, { detail: ['Incorrect username or password'] }]);
  }
});

test('an unknown account costs the hash of a password like a known one', async () => {
  const cpuOf = async (username: string) => {
    const before = process.cpuUsage();
    await logIn(username, 'arvaus');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await cpuOf('kuka@hanki.example');
  const known = await cpuOf('real@hanki.example');
  // without the hash it would cost a twentieth
  expect(await cpuOf('kuka@hanki.example')).toBeGreaterThan(known / 4);
  expect(await cpuOf('google@hanki.example')).toBeGreaterThan(known / 4);
});

test('an account that is not activated says so to who knows its password', async () => {
  const answer = await logIn('uusi@hanki.example', PASSWORD);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ reason: 'NOT_ACTIVATED', detail: ['Your account has not been activated yet.'] });
});

test('after five wrong passwords the next attempt must wait, and longer each time', async () => {
  const visitor = newVisitor();
  const username = 'aino@hanki.example';
  for (let n = 0; n < 5; n++) expect((await logIn(username, 'arvaus', visitor)).status).toBe(400);
  // not even the right password is told from a wrong one
  for (const password of ['arvaus', PASSWORD]) {
    const answer = await logIn(username.toUpperCase(), password, visitor);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({ detail: 'Too many attempts. Wait a while and try again.' });
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(32);
  }
  await passTime();
  expect((await logIn(username, 'arvaus', visitor)).status).toBe(400);
  const next = await logIn(username, 'arvaus', visitor);
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(32);
});

/** Ends the delays that run, but keeps the counts of failures. */
const passTime = async () => {
  const { pool } = database();
  await pool.query(`delete from attempts where key like 'log-in-slot%'`);
};

test('twenty guesses at once are counted like twenty after each other', async () => {
  const visitor = newVisitor();
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn('aino@hanki.example', 'arvaus', visitor)));
  const tried = answers.filter(({ status }) => status === 400);
  expect(tried.length).toBe(5);
  expect(answers.filter(({ status }) => status === 429).length).toBe(15);
});

test('a stranger’s guesses do not lock the owner out, who logs in from another address', async () => {
  const stranger = newVisitor();
  for (let n = 0; n < 7; n++) await logIn('aino@hanki.example', 'arvaus', stranger);
  expect((await logIn('aino@hanki.example', PASSWORD, stranger)).status).toBe(429);
  expect((await logIn('aino@hanki.example', PASSWORD)).status).toBe(200);
});

/** Logs in with the tokens of a browser. @returns the answer, and the token by which the account knows the browser from now on */
async function logInWith(tokens: readonly string[], password: string, headers: Record<string, string>) {
  const body = { username: 'aino@hanki.example', password, device_tokens: tokens };
  const answer = await backend.send('POST', '/api/auth/login/', body, headers);
  return { ...answer, deviceToken: answer.body['device_token'] };
}

test('a browser that has logged in before is not locked out by guesses from its address, nor by a busy address', async () => {
  const home = newVisitor();
  const { deviceToken } = await logInWith([], PASSWORD, home);
  const tokens = ['of another account', String(deviceToken)];
  for (let n = 0; n < 7; n++) await logIn('aino@hanki.example', 'arvaus', home);
  expect((await logInWith(['made up'], PASSWORD, home)).status).toBe(429);
  const known = await logInWith(tokens, PASSWORD, home);
  expect([known.status, known.deviceToken]).toEqual([200, null]);
  await database().db.update(attempts).set({ points: 50 });
  expect((await logInWith(tokens, PASSWORD, home)).status).toBe(200);
  // and a known browser does not lift the delay of the others
  expect((await logIn('aino@hanki.example', PASSWORD, home)).status).toBe(429);
});

test('a known browser may guess no more than any other, also at once, and only at its own account', async () => {
  const { deviceToken } = await logInWith([], PASSWORD, newVisitor());
  const tokens = [String(deviceToken)];
  const home = newVisitor();
  const guesses = await Promise.all(Array.from({ length: 20 }, () => logInWith(tokens, 'arvaus', newVisitor())));
  expect(guesses.filter(({ status }) => status === 400).length).toBe(5);
  expect((await logInWith(tokens, PASSWORD, home)).status).toBe(429);
  // without the cookie the browser is one of the strangers at its address
  expect((await logIn('aino@hanki.example', PASSWORD, home)).status).toBe(200);
  const other = { username: 'real@hanki.example', password: 'arvaus', device_tokens: tokens };
  const visitor = newVisitor();
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push((await backend.send('POST', '/api/auth/login/', other, visitor)).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a browser is known for half a year, and after a reset password no longer', async () => {
  const { deviceToken } = await logInWith([], PASSWORD, newVisitor());
  const { db } = database();
  const find = (now: Date) => knownDeviceOf(db, 'aino@hanki.example', [String(deviceToken)], now);
  const day = 24 * 3600 * 1000;
  expect(await find(new Date(Date.now() + 179 * day))).not.toBeNull();
  expect(await find(new Date(Date.now() + 181 * day))).toBeNull();
  await deleteExpiredDevices(db, new Date());
  expect(await find(new Date())).not.toBeNull();
  await db.transaction((tx) => forgetDevices(tx, 1));
  expect(await find(new Date())).toBeNull();
});

test('the right password ends the delays', async () => {
  const visitor = newVisitor();
  for (let n = 0; n < 4; n++) await logIn('aino@hanki.example', 'arvaus', visitor);
  expect((await logIn('aino@hanki.example', PASSWORD, visitor)).status).toBe(200);
  for (let n = 0; n < 4; n++) expect((await logIn('aino@hanki.example', 'arvaus', visitor)).status).toBe(400);
});

test('one address cannot try many accounts; log-ins that succeed do not count', async () => {
  const office = newVisitor();
  for (let n = 0; n < 3; n++) expect((await logIn('aino@hanki.example', PASSWORD, office)).status).toBe(200);
  const { rows } = await database().pool.query(
    `select points from attempts where key like 'log-in-by-address%' and points = 0`,
  );
  expect(rows.length).toBeGreaterThan(0);
  await database().db.update(attempts).set({ points: 50 });
  const answer = await logIn('someone.else@hanki.example', 'arvaus', office);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a forged client address is ignored, and an unknown account is delayed like a known one', async () => {
  const forged = (n: number) => ({ 'x-shop-client-address': `198.51.100.${n}`, 'x-forwarded-for': `198.51.100.${n}` });
  const statuses = [];
  for (let n = 0; n < 7; n++) statuses.push((await logIn('forged@hanki.example', 'arvaus', forged(n))).status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
});

test('the log of refused log-ins holds no name and no password', () => {
  const lines = backend.logged.filter(({ message }) => message === 'too many attempts to log in');
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.stringify(backend.logged)).not.toMatch(/hanki\.example|arvaus|kantaa/);
});
