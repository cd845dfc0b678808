import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { purgeSharedAnswers } from '~/server/context.server';
import type { AccountAnswer } from './account-answer';
import {
  activate,
  loadActivate,
  removeAccount,
  resetPassword,
  restoreEmail,
  saveEmail,
  saveNewPassword,
  stopRemindersTo,
} from './mailed-link.server';
import { registerCompany, registerMember } from './register.server';

beforeEach(() => purgeSharedAnswers());

const HASH = 'a'.repeat(43);
const MEMBER = {
  email: 'maija@example.com',
  password: 'kolme punaista pipoa',
  first_name: 'Maija',
  last_name: 'Metsä',
  accept_terms: 'on',
};

type Handled = { init: { status: number; headers: HeadersInit } | null; data: AccountAnswer };

/** Sends a form with a backend that answers `answer`. */
async function send(
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  screen: ScreenName,
  fields: Record<string, string>,
  answer: () => Response,
  language: (typeof LANGUAGES)[number] = 'fi',
  cookie = '',
) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    asked.push({ path: pathname, body: (await request.json()) as Record<string, unknown> });
    return answer();
  };
  const path = pathTo(screen, language, { hash: HASH, token: HASH, email: 'maija@example.com' });
  const request = new Request(`http://${language}.localhost:3000${path}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams(fields),
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const result = await action({ request, params: {}, context: { shop } } as unknown as ActionFunctionArgs);
  if (result instanceof Response) return { status: result.status, headers: result.headers, answer: null, asked };
  const { init, data } = result as Handled;
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), answer: data, asked };
}

const done = () => Response.json({});
const refuse = (body: object) => () => Response.json(body, { status: 400 });
const register = (fields: Record<string, string>, answer = done, language?: (typeof LANGUAGES)[number]) =>
  send(registerMember, 'register', fields, answer, language);

test('a registration is sent once complete, with the newsletter only when it was ticked', async () => {
  const { answer, asked } = await register(MEMBER);
  expect(answer).toEqual({ kind: 'done', email: 'maija@example.com' });
  expect(asked).toMatchObject([
    { path: '/api/auth/register/', body: { accept_terms: true, newsletter: false, lang_code: 'fi' } },
  ]);
  const ticked = await register({ ...MEMBER, newsletter: 'on' });
  expect(ticked.asked[0]?.body).toMatchObject({
    newsletter: true,
    newsletter_wording: expect.stringMatching(/^\d{4}-/),
  });
});

test('missing fields have their own words in every language, what was typed is kept, and the password is not', async () => {
  const texts = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { status, answer, asked } = await register(
        { password: 'salainen', last_name: 'Metsä', phone: '??' },
        done,
        language,
      );
      expect([status, asked]).toEqual([400, []]);
      expect(JSON.stringify(answer)).not.toContain('salainen');
      expect(answer).toMatchObject({ kind: 'refused', values: { last_name: 'Metsä' } });
      return answer?.kind === 'refused' ? answer.fieldErrors : {};
    }),
  );
  for (const errors of texts)
    expect(Object.keys(errors).sort()).toEqual(['accept_terms', 'email', 'first_name', 'phone']);
  expect(texts[LANGUAGES.indexOf('en')]).toMatchObject({
    email: 'Email is required',
    first_name: 'This is a required field',
  });
  expect(new Set(texts.map((errors) => JSON.stringify(errors))).size).toBe(LANGUAGES.length);
});

test('a backend’s refusal is shown: at its field, or above the form', async () => {
  const { status, answer } = await register(
    MEMBER,
    refuse({ password: ['Too easy.'], username: ['Taken.'], detail: 'Multiple accounts found for one e-mail' }),
  );
  expect(status).toBe(400);
  expect(answer).toMatchObject({
    fieldErrors: { password: 'Too easy.' },
    texts: ['Multiple accounts found for one e-mail', 'Taken.'],
  });
  for (const action of [activate, resetPassword, saveNewPassword, removeAccount] as const) {
    const screen =
      action === activate ? 'activate' : action === removeAccount ? 'deleteAccount' : 'confirmPasswordReset';
    const refused = await send(action, screen, MEMBER, refuse(['Multiple accounts found for one e-mail']));
    expect(refused.answer).toMatchObject({ texts: ['Multiple accounts found for one e-mail'] });
  }
});

test('a confirmed address keeps the log-in, one that is undone ends it', async () => {
  const cookie = 'so.auth=x';
  const kept = await send(saveEmail, 'confirmEmail', {}, done, 'fi', cookie);
  expect([kept.status, kept.asked[0]?.path]).toEqual([303, '/api/customer/email/confirm/']);
  expect(kept.headers.getSetCookie().some((one) => one.startsWith('so.auth='))).toBe(false);
  const ended = await send(restoreEmail, 'undoEmail', {}, done, 'fi', cookie);
  expect([ended.headers.get('location'), ended.asked[0]?.path]).toEqual([
    '/tili/kirjaudu/',
    '/api/customer/email/undo/',
  ]);
  expect(ended.headers.getSetCookie().some((one) => /^so\.auth=;.*Max-Age=0/i.test(one))).toBe(true);
  const refused = await send(restoreEmail, 'undoEmail', {}, refuse({ detail: ['Tällä osoitteella on jo tili.'] }));
  expect(refused.answer).toMatchObject({ texts: ['Tällä osoitteella on jo tili.'] });
});

test('a refusal without words has those of the page', async () => {
  const silent = refuse({});
  const [deleted, stopped, expired] = await Promise.all([
    send(removeAccount, 'deleteAccount', {}, silent, 'en'),
    send(stopRemindersTo, 'stopReminders', {}, silent, 'en'),
    send(activate, 'activate', {}, silent, 'en'),
  ]);
  expect([deleted, stopped, expired].map(({ answer }) => answer?.kind === 'refused' && answer.texts)).toEqual([
    ['Failed to delete account'],
    ['Failed to stop reminders'],
    ['Request expired'],
  ]);
});

test('too many requests, a backend without accounts and an outage are told apart', async () => {
  const limited = await register(MEMBER, () => Response.json({}, { status: 429, headers: { 'Retry-After': '90' } }));
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '90']);
  expect((await register(MEMBER, () => new Response('no such page', { status: 404 }))).status).toBe(501);
  await expect(register(MEMBER, () => new Response(null, { status: 500 }))).rejects.toMatchObject({ status: 502 });
});

test('a company needs its name, VAT number and the acceptance of invoices', async () => {
  const company = { company_country: 'fi', company_name: ' ', vat_number: '' };
  const { answer } = await send(registerCompany, 'registerCompany', { ...MEMBER, ...company }, done);
  expect(answer?.kind === 'refused' && Object.keys(answer.fieldErrors).sort()).toEqual([
    'accept_billing',
    'company_name',
    'vat_number',
  ]);
});

test('the page of a link that is over says so with 410, and a backend that cannot tell shows the form', async () => {
  const open = async (answer: () => Response) => {
    const backend = async (request: Request) =>
      request.method === 'GET' ? Response.json({ currencyRate: 1, taxAreaId: 1 }) : answer();
    const request = new Request(`http://fi.localhost:3000${pathTo('activate', 'fi', { hash: HASH })}`);
    const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
    const args = { request, params: {}, context: { shop } } as unknown as ActionFunctionArgs;
    const { init, data } = (await loadActivate(args)) as { init: { status: number }; data: { works: boolean } };
    return [init.status, data.works];
  };
  expect(await open(() => Response.json({ works: false }))).toEqual([410, false]);
  expect(await open(() => Response.json({ works: true }))).toEqual([200, true]);
  expect(await open(() => new Response(null, { status: 404 }))).toEqual([200, true]);
});

test('a deleted account leaves nothing personal in the browser; a new password ends its log-in', async () => {
  const cookie = 'so.auth=x; cart=y; locale=fi-eur';
  const cleared = async (action: typeof removeAccount, screen: ScreenName) => {
    const { status, headers } = await send(action, screen, MEMBER, done, 'fi', cookie);
    expect(status).toBe(303);
    return headers
      .getSetCookie()
      .filter((one) => /Max-Age=0/i.test(one))
      .map((one) => one.split('=')[0]);
  };
  expect((await cleared(removeAccount, 'deleteAccount')).sort()).toEqual(['cart', 'so.auth']);
  expect(await cleared(saveNewPassword, 'confirmPasswordReset')).toEqual(['so.auth']);
});
