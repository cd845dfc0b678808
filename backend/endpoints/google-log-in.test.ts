import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { linkToken } from '../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../tests/support/backend';
import { withDatabase } from '../../tests/support/database';
import { customers } from '../db/schema/customers';

const CLIENT = '12345-shop.apps.googleusercontent.com';
const NOW = new Date('2026-11-22T10:00:00Z');
const SECRET = 's'.repeat(40);
const database = withDatabase();
const google = setupServer();
let backend: TestBackend;

beforeAll(() => {
  google.listen({ onUnhandledRequest: 'error' });
  backend = testBackend(database(), { googleClientId: CLIENT, apiSecret: SECRET });
  backend.setTime(NOW);
});
afterEach(() => google.resetHandlers());
afterAll(async () => {
  google.close();
  await backend.close();
});

/** What Google's tokeninfo answers about a token of this shop, as its documentation shows it: every value a text. */
const info = (sub: string, email?: string, more: object = {}) => ({
  azp: CLIENT,
  aud: CLIENT,
  sub,
  scope: 'openid https://www.googleapis.com/auth/userinfo.email',
  exp: String(NOW.getTime() / 1000 + 3000),
  expires_in: '3000',
  ...(email !== undefined && { email, email_verified: 'true' }),
  access_type: 'online',
  ...more,
});

function googleSays(answer: object, status = 200): void {
  google.use(
    http.get('https://oauth2.googleapis.com/tokeninfo', ({ request }) => {
      expect(new URL(request.url).searchParams.get('access_token')).toBe('a token & more');
      return HttpResponse.json(answer, { status });
    }),
  );
}

let visitors = 0;
const convert = (more: object = {}, language = 'en') =>
  backend.send(
    'POST',
    '/api/auth/convert-token/',
    {
      client_id: CLIENT,
      grant_type: 'convert_token',
      backend: 'google-oauth2',
      token: 'a token & more',
      device: 'Firefox, Windows',
      ...more,
    },
    {
      'accept-language': language,
      'x-shop-api-secret': SECRET,
      'x-shop-client-address': `192.0.2.${++visitors}`,
    },
  );
const accountsOf = (email: string) => database().db.select().from(customers).where(eq(customers.email, email));
const REFUSED = [400, { detail: ['Login failed'] }];

test('somebody new gets an activated account without a password, and the next log-in finds it', async () => {
  googleSays(info('100', 'Uusi@gmail.example'));
  const first = await convert({}, 'sv');
  expect([first.status, first.body['token_type']]).toEqual([200, 'Bearer']);
  expect((await convert()).status).toBe(200);
  const accounts = await accountsOf('uusi@gmail.example');
  expect(accounts).toMatchObject([{ googleSubject: '100', passwordHash: null, language: 'sv', activatedAt: NOW }]);
  const sessions = await backend.send('GET', '/api/customer/sessions/', undefined, {
    authorization: `Bearer ${first.body['access_token']}`,
  });
  expect(sessions.body['sessions']).toMatchObject([
    { method: 'google' },
    { method: 'google', device: 'Firefox, Windows' },
  ]);
});

test('two first log-ins at once make one account', async () => {
  googleSays(info('150', 'kaksi@gmail.example'));
  const answers = await Promise.all([convert(), convert(), convert()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await accountsOf('kaksi@gmail.example')).length).toBe(1);
});

test('an activated account of the verified address is linked; one that is not activated may be somebody else’s', async () => {
  await database()
    .db.insert(customers)
    .values([
      { email: 'Vanha@gmail.example', activatedAt: NOW },
      { email: 'varattu@gmail.example', passwordHash: 'x' },
    ]);
  googleSays(info('200', 'vanha@gmail.example'));
  expect((await convert()).status).toBe(200);
  expect(await accountsOf('Vanha@gmail.example')).toMatchObject([{ googleSubject: '200' }]);
  googleSays(info('201', 'varattu@gmail.example'));
  const answer = await convert();
  expect([answer.status, answer.body]).toEqual([400, { detail: ['Your account has not been activated yet.'] }]);
  expect(await accountsOf('varattu@gmail.example')).toMatchObject([{ googleSubject: null }]);
});

test.each([
  ['fi', 'Kirjautuminen toisella palvelulla vaatii luvan sähköpostiosoitteeseesi'],
  ['en', 'E-mail permission required for social login'],
  ['sv', 'Inloggning med en annan tjänst kräver tillgång till din e-postadress'],
  ['de', 'Für die Anmeldung über einen anderen Dienst wird die Freigabe Ihrer E-Mail-Adresse benötigt'],
  ['fr', 'L’accès à votre adresse e-mail est nécessaire pour vous connecter avec un autre service'],
  ['ru', 'Для входа через другой сервис нужен доступ к вашему адресу эл. почты'],
])('in %s an address that is missing or not verified is refused', async (language, text) => {
  for (const answer of [info('300'), info('300', 'toinen@gmail.example', { email_verified: 'false' })]) {
    googleSays(answer);
    const { status, body } = await convert({}, language);
    expect([status, body]).toEqual([400, { detail: [text] }]);
  }
  expect(await accountsOf('toinen@gmail.example')).toEqual([]);
});

test('an address of another person’s account is not taken over', async () => {
  await database()
    .db.insert(customers)
    .values([
      { email: 'a@gmail.example', googleSubject: '400', activatedAt: NOW },
      { email: 'b@gmail.example', activatedAt: NOW },
    ]);
  // the address has changed hands at Google, and the person has changed the address
  for (const answer of [info('401', 'a@gmail.example'), info('400', 'b@gmail.example')]) {
    googleSays(answer);
    const { status, body } = await convert();
    expect([status, body]).toEqual([400, { detail: ['Multiple accounts found for one e-mail'] }]);
  }
});

test.each([
  ['fi', 'Sähköpostiosoitteella on useita tilejä'],
  ['en', 'Multiple accounts found for one e-mail'],
  ['sv', 'Flera konton har samma e-postadress'],
  ['de', 'Zu dieser E-Mail-Adresse gibt es mehrere Konten'],
  ['fr', 'Plusieurs comptes utilisent cette adresse e-mail'],
  ['ru', 'С этим адресом эл. почты связано несколько аккаунтов'],
])(
  'in %s a person who left an address, which then got an account of its own, has multiple accounts',
  async (language, text) => {
    const { db } = database();
    const mine = `${language}-oma@gmail.example`;
    const subject = `45${visitors}`;
    googleSays(info(subject, mine));
    const { body } = await convert();
    const headers = { authorization: `Bearer ${body['access_token']}` };
    const change = { email: `${language}-uusi@hanki.example` };
    expect((await backend.send('POST', '/api/customer/email/request/', change, headers)).status).toBe(200);
    const hash = await linkToken(db, change.email);
    expect((await backend.send('POST', '/api/customer/email/confirm/', { hash }, headers)).status).toBe(200);
    expect((await convert()).status).toBe(200);
    await db.insert(customers).values({ email: mine, activatedAt: NOW });
    const answer = await convert({}, language);
    expect([answer.status, answer.body]).toEqual([400, { detail: [text] }]);
  },
);

test('who needs a passkey is asked for it after Google, and gets no session before', async () => {
  const { db } = database();
  await db.insert(customers).values({ email: 'avain@gmail.example', activatedAt: NOW, needsPasskey: true });
  googleSays(info('700', 'avain@gmail.example'));
  const { status, body } = await convert();
  expect([status, Object.keys(body)]).toEqual([200, ['second_factor']]);
});

test.each([
  ['another client id', { aud: 'another-site.apps.googleusercontent.com' }],
  ['another audience, though this shop asked', { aud: 'another-site', azp: CLIENT }],
  ['a token that has expired', { exp: String(NOW.getTime() / 1000 - 1) }],
  ['no person', { sub: '' }],
])('a token with %s is refused', async (_, more) => {
  googleSays(info('500', 'vieras@gmail.example', more));
  const { status, body } = await convert();
  expect([status, body]).toEqual(REFUSED);
  expect(await accountsOf('vieras@gmail.example')).toEqual([]);
});

test('a token that Google does not know, an outage and an answer that is no JSON are refused', async () => {
  googleSays({ error: 'invalid_token' }, 400);
  expect([(await convert()).status]).toEqual([400]);
  googleSays({}, 503);
  expect([(await convert()).status]).toEqual([400]);
  google.use(http.get('https://oauth2.googleapis.com/tokeninfo', () => HttpResponse.text('<html>')));
  expect([(await convert()).status]).toEqual([400]);
  google.use(http.get('https://oauth2.googleapis.com/tokeninfo', () => HttpResponse.error()));
  expect([(await convert()).status]).toEqual([400]);
  expect(JSON.stringify(backend.logged)).not.toContain('a token');
});

test('a request for another client or by another service does not even ask Google', async () => {
  for (const more of [{ client_id: 'another' }, { backend: 'facebook' }]) {
    const { status, body } = await convert(more);
    expect([status, body]).toEqual(REFUSED);
  }
});
