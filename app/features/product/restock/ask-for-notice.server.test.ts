import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { purgeSharedAnswers } from '~/server/context.server';
import { flashCookie } from '~/server/shop-cookies.server';
import { askForNotice, isRestockForm } from './ask-for-notice.server';
import type { RestockAnswer } from './restock-answer';
import { type StopAnswer, stopNotices } from './stop-notices.server';

beforeEach(() => purgeSharedAnswers());

type Sent = {
  readonly fields?: Record<string, string>;
  readonly answer?: () => Response;
  readonly language?: Language;
  readonly path?: string;
  readonly action?: typeof askForNotice | typeof stopNotices;
};

const FIELDS = { intent: 'restock', variant: '12', email: ' aino@example.com ' };

/** Sends the form, with a backend that answers the request for a notice so. */
async function send({ fields = FIELDS, language = 'en', path = '/hanki/tunturi/?size=m', ...how }: Sent) {
  const { answer = () => Response.json({}), action = askForNotice } = how;
  const asked: unknown[] = [];
  const backend = async (request: Request) => {
    if (!new URL(request.url).pathname.startsWith('/api/product_availability_email_notify/'))
      return Response.json({ currencyRate: 1, taxAreaId: 1 });
    asked.push(await request.json());
    return answer();
  };
  const request = new Request(`http://${language}.localhost:3000${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params: {}, context: { shop } } as unknown as ActionFunctionArgs;
  expect(action === stopNotices || (await isRestockForm(request))).toBe(true);
  const result = await action(args).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (!(result instanceof Response)) {
    const said: Partial<RestockAnswer & StopAnswer> = result.data;
    return { status: result.init?.status ?? 200, ...said, asked };
  }
  const cookie = result.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const toast = flashCookie.read(new Request('http://x/', { headers: { cookie: cookie.join('; ') } }));
  return { status: result.status, to: result.headers.get('location'), text: toast?.text, restock: undefined, asked };
}

test('success is the toast "Thank you for ordering notification" on the page with its choice', async () => {
  expect(await send({ language: 'en' })).toMatchObject({
    status: 303,
    to: '/hanki/tunturi/?size=m',
    text: 'Thank you for ordering notification',
    asked: [{ email: 'aino@example.com', product_id: 12, lang_code: 'en', country_code: 'us', currency_code: 'usd' }],
  });
});

test('the e-mail is required and of the e-mail type: the field says so, keeps what was typed, and nothing is sent', async () => {
  const cases = [
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['aino@', /^Enter an e-mail address/],
    ['a@b.fi\r\nBcc: c@d.fi', /^Enter an e-mail address/],
    [`${'a'.repeat(260)}@example.com`, /^Enter an e-mail address/],
  ] as const;
  for (const [email, error] of cases) {
    const { status, restock, asked } = await send({ fields: { ...FIELDS, email } });
    expect([status, asked]).toEqual([400, []]);
    expect(restock).toMatchObject({ variant: 12, email: email.slice(0, 254), error: expect.stringMatching(error) });
  }
});

test('a 400 shows the server’s text at the field, in each of its three forms', async () => {
  for (const body of [{ email: ['Osoite ei käy'] }, ['Osoite ei käy'], 'Osoite ei käy']) {
    const answer = () => Response.json(body, { status: 400 });
    expect(await send({ answer })).toMatchObject({ status: 400, restock: { error: 'Osoite ei käy' } });
  }
});

test('other errors are "An unexpected error (#6302)", in every language', async () => {
  for (const status of [500, 501, 404, 405]) {
    const answer = () => Response.json({ detail: '' }, { status });
    expect(await send({ answer }), `${status}`).toMatchObject({
      status: 502,
      restock: { email: ' aino@example.com ', error: 'An unexpected error (#6302)' },
    });
  }
  const failing = () => new Response(null, { status: 500 });
  const told = await Promise.all(LANGUAGES.map((language) => send({ answer: failing, language })));
  const texts = told.map(({ restock }) => restock?.error);
  expect(new Set(texts).size).toBe(LANGUAGES.length);
  for (const text of texts) expect(text).toContain('(#6302)');
});

test('who asks too often is told to wait', async () => {
  const answer = () => Response.json({ detail: '' }, { status: 429 });
  expect(await send({ answer })).toMatchObject({ status: 429, restock: { error: expect.stringContaining('an hour') } });
});

test('a form that names no variant is refused', async () => {
  for (const variant of ['', '0', '-1', '1.5', '1e99', 'x', '2147483648'])
    expect(await send({ fields: { ...FIELDS, variant } }), variant).toMatchObject({ status: 400, asked: [] });
});

test('votes on reviews are no forms for a notice', async () => {
  const body = new URLSearchParams({ model: '1', up: '1-1' });
  expect(await isRestockForm(new Request('http://x/', { method: 'POST', body }))).toBe(false);
});

test('the page of a mail’s link says what the backend did with it', async () => {
  const stop = (answer: () => Response) =>
    send({
      action: stopNotices,
      path: '/restock/stop/abcdefghijkl/',
      fields: { 'List-Unsubscribe': 'One-Click' },
      answer,
    });
  expect(await stop(() => Response.json({}))).toMatchObject({ status: 200, error: '' });
  const old = () => Response.json({ detail: ['The link no longer works.'] }, { status: 400 });
  expect(await stop(old)).toMatchObject({ status: 410, error: 'The link no longer works.' });
  expect(await stop(() => new Response(null, { status: 500 }))).toMatchObject({ status: 502 });
});
