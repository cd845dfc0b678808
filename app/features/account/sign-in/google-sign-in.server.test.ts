import { beforeAll, beforeEach, expect, test } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { Shopper } from '../../../../tests/support/shopper';
import { loadLogIn, type RefusedLogIn, signIn } from './log-in.server';

const TOKEN = { token_type: 'Bearer', access_token: 'a-token-of-the-backend', expires_in: 3600 };
const CLIENT = 'shop.apps.example';

// the settings are read once
beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
  process.env['GOOGLE_CLIENT_ID'] = CLIENT;
});
beforeEach(() => purgeSharedAnswers());

/** A browser in front of a backend that converts tokens like this, and what it was sent. */
function browser(body: object = TOKEN, status = 200) {
  const sent: unknown[] = [];
  const shopper = new Shopper(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/auth/convert-token/') return Response.json({ detail: 'Not found.' }, { status: 404 });
    sent.push(await request.json());
    return Response.json(body, { status });
  }, 'fi-eur');
  return { shopper, sent };
}

const send = (shopper: Shopper, more: Record<string, string> = {}) =>
  shopper.ask(signIn, '/accounts/login/', { intent: 'google', token: 'a token of Google', next: '/newest/', ...more });

test('a token of Google is converted, with the client id of the shop’s settings', async () => {
  const { shopper, sent } = browser();
  expect(await send(shopper)).toMatchObject({ status: 303, to: '/newest/' });
  const grant = {
    client_id: CLIENT,
    grant_type: 'convert_token',
    backend: 'google-oauth2',
    token: 'a token of Google',
  };
  expect(sent).toMatchObject([grant]);
  expect(shopper.cookies.has('so.auth')).toBe(true);
});

test('why the backend refuses Google’s token is shown', async () => {
  const text = 'Multiple accounts found for one e-mail';
  const { shopper } = browser({ detail: [text] }, 400);
  const answer = await send(shopper);
  expect([answer.status, (answer.value as RefusedLogIn).text]).toEqual([400, text]);
});

test('any other failure is an unexpected error, #2952', async () => {
  const { shopper } = browser();
  for (const fail of [() => send(shopper, { token: '' }), () => send(shopper)]) {
    expect(await fail()).toMatchObject({ status: 303, to: '/accounts/login/?next=%2Fnewest%2F' });
    const flash = Buffer.from(shopper.cookies.get('flash')?.split('.')[0] ?? '', 'base64url').toString();
    expect(flash).toContain('An unexpected error (#2952)');
    shopper.cookies.delete('flash');
    shopper.send = () => Promise.reject(new Error('refused'));
  }
});

test('who comes to the log-in screen inside the page loads its document: the policy of Google’s script is its own', async () => {
  const { shopper } = browser();
  const address = '/accounts/login/?next=/newest/';
  const inside = await shopper.ask(loadLogIn, address, undefined, { 'sec-fetch-mode': 'cors' });
  expect(inside).toMatchObject({ status: 302, to: address });
  expect((await shopper.ask(loadLogIn, address)).status).toBe(200);
});
