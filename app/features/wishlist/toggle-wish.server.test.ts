import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { addPendingWish } from '~/features/session/pending-wish.server';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { baseContext, purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie, flashCookie } from '~/server/shop-cookies.server';
import { toggleWish } from './toggle-wish.server';

beforeEach(() => purgeSharedAnswers());

const HOST = 'http://en.localhost:3000';
const blank = new Request(HOST);
const SIGNED_IN =
  authSetCookie({ token: 'a-valid-token', expiresAt: Date.now() + 60_000 }, blank).split(';', 1)[0] ?? '';

type Press = {
  readonly fields?: Record<string, string>;
  readonly cookie?: string;
  readonly answer?: () => Response;
  readonly scripted?: boolean;
  readonly language?: Language;
};

/** Presses a heart, with a backend that answers the toggle so. */
async function press({ fields = { card: '7' }, cookie = SIGNED_IN, language = 'en', ...press }: Press) {
  const { answer = () => Response.json({ added: true }), scripted = false } = press;
  const asked: unknown[] = [];
  const send = async (request: Request) => {
    if (new URL(request.url).pathname !== '/api/customer/wishlist_toggle/')
      return Response.json({ currencyRate: 1, taxAreaId: 1 });
    asked.push(await request.json());
    return answer();
  };
  const request = new Request(`http://${language}.localhost:3000${pathTo('wishlistToggle', language)}`, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': scripted ? 'cors' : 'navigate',
      cookie,
    },
    body: new URLSearchParams({ next: '/skiing/', ...fields }),
  });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params: {}, context: { shop } } as unknown as ActionFunctionArgs;
  const result = await toggleWish(args).catch((error: unknown) => {
    if (error instanceof Response) return error;
    throw error;
  });
  if (!(result instanceof Response)) return { status: result.init?.status ?? 200, ...result.data, asked };
  const cookies = result.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const toast = flashCookie.read(new Request(HOST, { headers: { cookie: cookies } }));
  return { status: result.status, to: result.headers.get('location'), text: toast?.text ?? '', cookies, asked };
}

const failing = () => new Response(null, { status: 500 });

test('a heart toggles and returns to the page, or answers a script', async () => {
  expect(await press({})).toMatchObject({ status: 303, to: '/skiing/', asked: [{ model_id: 7 }] });
  const removed = () => Response.json({ added: false });
  expect(await press({ scripted: true, answer: removed })).toMatchObject({
    status: 200,
    ok: true,
    text: 'Removed from your wishlist',
  });
});

test('a failure has the code of the place where the heart is', async () => {
  const unexpected = (code: string) => `An unexpected error (${code})`;
  expect(await press({ answer: failing })).toMatchObject({ to: '/skiing/', text: unexpected('#4381') });
  expect(await press({ answer: failing, fields: { product: '7' } })).toMatchObject({ text: unexpected('#9424') });
  expect(await press({ answer: failing, fields: { product: '7' }, scripted: true })).toMatchObject({
    status: 502,
    ok: false,
    text: unexpected('#9424'),
  });
});

test('a guest, and who is logged out meanwhile, goes to log-in and back', async () => {
  const toLogin = { to: '/accounts/login/?next=%2Fskiing%2F', text: 'Adding to wishlist requires login' };
  expect(await press({ cookie: '' })).toMatchObject({ ...toLogin, asked: [] });
  expect(await press({ answer: () => Response.json({ detail: '' }, { status: 401 }) })).toMatchObject(toLogin);
});

test('a product that is not sold and a full list are said in words', async () => {
  const answers = [404, 409].map((status) => () => Response.json({ detail: '' }, { status }));
  const [unknown, full] = await Promise.all(answers.map((answer) => press({ answer, scripted: true })));
  expect(unknown).toMatchObject({ status: 404, ok: false, text: 'This product is no longer for sale.' });
  expect(full).toMatchObject({ status: 409, ok: false });
});

test('forms that name no product are refused, and nobody is sent to another site', async () => {
  for (const fields of [{ card: 'x' }, { card: '0' }, { card: '99999999999' }, { product: '' }])
    expect(await press({ fields: { card: '', ...fields } })).toMatchObject({ status: 400 });
  for (const next of ['https://evil.example/', '//evil.example', 'javascript:alert(1)'])
    expect(await press({ fields: { card: '7', next } })).toMatchObject({ to: '/wishlist/' });
});

test('every language says a failure in its own words', async () => {
  const told = await Promise.all(LANGUAGES.map((language) => press({ answer: failing, language })));
  expect(new Set(told.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  for (const { text } of told) expect(text).toContain('(#4381)');
});

test('what a guest wished for is added at log-in, once, and not removed where it was on the list', async () => {
  const { cookies = '' } = (await press({ cookie: '' })) as { cookies?: string };
  const logIn = async (cookie: string, onList: readonly number[]) => {
    const toggled: unknown[] = [];
    const send = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname !== '/api/customer/wishlist_toggle/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
      toggled.push([await request.json(), request.headers.get('authorization')]);
      return Response.json({ added: true });
    };
    const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
    const request = new Request(HOST, { headers: { cookie } });
    const context = await baseContext({ request, context: { shop } } as unknown as ActionFunctionArgs);
    const api = { ...context.api, token: 'the-new-token' };
    return { cleared: await addPendingWish(api, request, { wishlistModelIds: onList }), toggled };
  };
  expect(await logIn(cookies, [])).toMatchObject({ toggled: [[{ model_id: 7 }, 'Bearer the-new-token']] });
  expect((await logIn(cookies, [])).cleared.join()).toContain('Max-Age=0');
  expect((await logIn(cookies, [7])).toggled).toEqual([]);
  expect(await logIn('wish=7', [])).toEqual({ cleared: [], toggled: [] });
});
