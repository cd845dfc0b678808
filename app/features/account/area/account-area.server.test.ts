import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { changeAddresses, loadAddresses } from './addresses.server';
import { changeDetails } from './details.server';
import { loadOrderDetails } from './orders.server';
import { loadOverview } from './overview.server';
import { changePrivacy, loadExport } from './privacy.server';
import { changeSecurity } from './security.server';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const ACCOUNT = {
  email: 'aino@esimerkki.fi',
  country_code: 'fi',
  lang_code: 'fi',
  joined: '2026-01-01T00:00:00Z',
};
const COUNTRIES = { countries: [], currencies: [] };

type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

type Visit = {
  readonly path: string;
  readonly answers?: Answers;
  readonly form?: Record<string, string>;
  readonly language?: string;
};

/** A request of a signed-in person to a shop whose backend gives `answers`; other changes fail the test. */
function visit({ path, answers = {}, form, language = 'fi' }: Visit) {
  const home = `http://${language}.localhost:3000/`;
  const known = new Map<string, Answers[string]>(
    Object.entries({
      '/api/init-config/': () => Response.json({ currencyRate: 1, taxAreaId: 1 }),
      '/api/delivery-countries/': () => Response.json(COUNTRIES),
      '/api/customer/account/': () => Response.json(ACCOUNT),
      '/api/customer/addresses/': () => Response.json([]),
      ...answers,
    }),
  );
  const send = async (request: Request) => {
    const answer = known.get(new URL(request.url).pathname);
    if (answer) return answer(request);
    if (request.method === 'POST') throw new Error(`${request.url} is not expected.`);
    return new Response(null, { status: 404 });
  };
  const auth = authSetCookie({ token: 't'.repeat(32), expiresAt: Date.now() + 60_000 }, new Request(home));
  const request = new Request(new URL(path, home), {
    headers: { cookie: auth.split(';', 1)[0] ?? '', 'sec-fetch-site': 'same-origin' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  return { request, params: {}, context: { shop } } as unknown as LoaderFunctionArgs & ActionFunctionArgs;
}

const over = () => Response.json({ detail: 'over' }, { status: 401 });

/** What a loader or an action throws or returns, as a response. */
async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const outcome = await work.catch((thrown: unknown) => thrown);
  if (outcome instanceof Response) return outcome;
  throw new Error('no response');
}

test('a session that is over leads to the log-in, back to this page, and is deleted from the browser', async () => {
  const answers = { '/api/customer/account/': over, '/api/customer/overview/': over };
  const answer = await thrownBy(loadOverview(visit({ path: '/tili/', answers })));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tili/kirjaudu/?next=%2Ftili%2F']);
  expect(answer.headers.get('set-cookie')).toMatch(/so\.auth=;.*Max-Age=0/i);
  const path = '/tili/osoitteet/';
  const form = { intent: 'remove', id: '1' };
  const removed = { '/api/customer/addresses/remove/': over };
  expect((await thrownBy(changeAddresses(visit({ path, form, answers: removed })))).status).toBe(302);
});

test('a backend without accounts is explained, an outage is an error page', async () => {
  const lacking = { '/api/customer/account/': () => new Response(null, { status: 404 }) };
  const page = await loadOverview(visit({ path: '/tili/', answers: lacking }));
  expect(page.data).toMatchObject({ title: 'Oma tili', content: null });
  const down = { '/api/customer/account/': () => new Response(null, { status: 500 }) };
  await expect(loadOverview(visit({ path: '/tili/', answers: down }))).rejects.toMatchObject({ status: 502 });
});

const DETAILS = { first_name: 'Aino', last_name: '<b>A</b>', country_code: 'fi', lang_code: 'fi' };
const DETAILS_PATHS = ['/tili/omat-tiedot/', '/accounts/details/', '/konto/uppgifter/', '/konto/daten/'];
const OTHER_DETAILS_PATHS = ['/compte/coordonnees/', '/kabinet/dannye/'];

test('faults of the details are told at their fields in each language, and what was typed is kept', async () => {
  const paths = [...DETAILS_PATHS, ...OTHER_DETAILS_PATHS];
  const told = await Promise.all(
    LANGUAGES.map(async (language, index) => {
      const form = { ...DETAILS, first_name: ' ', postal_code: '1', phone: 'x' };
      const answer = await changeDetails(visit({ path: paths[index] ?? '', form, language }));
      if (answer instanceof Response) throw new Error('not refused');
      expect(answer.init?.status).toBe(400);
      const { error, initialValue } = answer.data.result ?? {};
      expect(Object.keys(error ?? {}).sort()).toEqual(['first_name', 'phone', 'postal_code']);
      expect(initialValue).toMatchObject({ last_name: '<b>A</b>', postal_code: '1' });
      return JSON.stringify(error);
    }),
  );
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

test('what the backend refuses is shown as it says it', async () => {
  const refusal = { country_code: ['Emme toimita tähän maahan.'] };
  const answers = {
    '/api/customer/account/': ({ method }: Request) =>
      method === 'POST' ? Response.json(refusal, { status: 400 }) : Response.json(ACCOUNT),
  };
  const answer = await changeDetails(visit({ path: '/tili/omat-tiedot/', form: DETAILS, answers }));
  if (answer instanceof Response) throw new Error('not refused');
  expect(answer.data.result?.error).toMatchObject(refusal);
});

test('another e-mail address is asked for with the password, which is never sent back', async () => {
  const form = { intent: 'email', email: ' uusi@example.com ', password: 'salainen' };
  const path = '/tili/omat-tiedot/';
  const asked: unknown[] = [];
  const change = (answer: Response, more: Record<string, string> = {}) => {
    const request = async (sent: Request) => {
      asked.push(await sent.json());
      return answer;
    };
    return changeDetails(
      visit({ path, form: { ...form, ...more }, answers: { '/api/customer/email/request/': request } }),
    );
  };
  const sent = await change(Response.json({}));
  expect(sent instanceof Response && [sent.status, sent.headers.get('location')]).toEqual([303, path]);
  expect(asked).toEqual([{ email: 'uusi@example.com', password: 'salainen' }]);

  const wrong = await change(Response.json({ password: ['Väärä salasana.'] }, { status: 400 }));
  if (wrong instanceof Response) throw new Error('not refused');
  expect(wrong.data.refusedEmail).toEqual({ typed: 'uusi@example.com', text: '', password: 'Väärä salasana.' });
  const limited = await change(Response.json({}, { status: 429, headers: { 'Retry-After': '9' } }));
  expect(limited).toMatchObject({ init: { status: 429 } });
  const noAddress = await change(Response.json({}), { email: 'uusi' });
  expect(noAddress).toMatchObject({ init: { status: 400 }, data: { refusedEmail: { typed: 'uusi' } } });
  expect(asked).toHaveLength(3);
  const guest = await thrownBy(change(over()));
  expect(guest.headers.get('location')).toContain('kirjaudu');
});

test('an address or an order that is not the person’s is a 404', async () => {
  const missing = () => Response.json({}, { status: 404 });
  await expect(
    loadAddresses(visit({ path: '/tili/osoitteet/?address=7' })).catch((thrown: Response) => thrown.status),
  ).resolves.toBe(404);
  const answers = { '/api/customer/addresses/default/': missing };
  const form = { intent: 'prefer', id: '7' };
  expect((await thrownBy(changeAddresses(visit({ path: '/tili/osoitteet/', form, answers })))).status).toBe(404);
  const orders = { '/api/customer/orders/S1/': () => Response.json({ reason: 'UNKNOWN_ORDER' }, { status: 404 }) };
  const path = '/tili/tilaukset/S1/';
  expect((await thrownBy(loadOrderDetails(visit({ path, answers: orders })))).status).toBe(404);
});

test('a form that did not arrive withdraws no consent', async () => {
  const answer = await changePrivacy(visit({ path: '/tili/tietosuoja/', form: {} }));
  expect((answer as Response).status).toBe(303);
});

test('the person’s data is a file that nothing stores', async () => {
  const answers = { '/api/customer/export/': () => Response.json({ account: { email: 'aino@esimerkki.fi' } }) };
  const file = await loadExport(visit({ path: '/tili/tietosuoja/tietoni/', answers }));
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
  expect(file.headers.get('cache-control')).toContain('no-store');
  expect(await file.json()).toEqual({ account: { email: 'aino@esimerkki.fi' } });
});

const SECURITY = '/tili/turvallisuus/';

test('refused passwords are told at their fields and never sent back', async () => {
  const refusal = { current_password: ['Väärä salasana.'] };
  const answers = { '/api/customer/password/': () => Response.json(refusal, { status: 400 }) };
  const form = { intent: 'password', current_password: 'guess-one', password: 'guess-two' };
  const answer = await changeSecurity(visit({ path: SECURITY, form, answers }));
  expect(answer).toMatchObject({ data: { current: 'Väärä salasana.' }, init: { status: 400 } });
  expect(JSON.stringify(answer)).not.toMatch(/guess/);
});

test('a changed password puts the new session into the browser; logging out everywhere leaves nothing there', async () => {
  const token = { token_type: 'Bearer', access_token: 'n'.repeat(32), expires_in: 600 };
  const changing = { '/api/customer/password/': () => Response.json(token) };
  const form = { intent: 'password', current_password: 'one', password: 'another' };
  const changed = (await changeSecurity(visit({ path: SECURITY, form, answers: changing }))) as Response;
  expect(changed.headers.getSetCookie().find((cookie) => cookie.startsWith('so.auth='))).toMatch(/Max-Age=(600|599)/);

  const sent: unknown[] = [];
  const ending = {
    '/api/customer/sessions/revoke-all/': async (request: Request) => {
      sent.push(await request.json());
      return Response.json({});
    },
  };
  const all = { intent: 'end-all' };
  const ended = (await changeSecurity(visit({ path: SECURITY, form: all, answers: ending }))) as Response;
  expect(sent).toEqual([{ keep_current: false }]);
  expect(ended.headers.get('location')).toBe('/tili/kirjaudu/');
  expect(ended.headers.getSetCookie().find((cookie) => cookie.startsWith('so.auth='))).toMatch(/Max-Age=0/i);
});
