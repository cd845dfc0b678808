import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '~/locale/languages';
import { purgeSharedAnswers } from '~/server/context.server';
import { authSetCookie, flashCookie } from '~/server/shop-cookies.server';
import { voteOnReview } from './vote-on-review.server';

beforeEach(() => purgeSharedAnswers());

const PAGE = '/hanki/tunturi-84/?reviews=20';
const CUSTOMER = 5;
const blank = new Request('http://en.localhost:3000');
const SIGNED_IN =
  authSetCookie({ token: 'a-valid-token', expiresAt: Date.now() + 60_000 }, blank).split(';', 1)[0] ?? '';

type Vote = {
  readonly fields: Record<string, string>;
  readonly cookie?: string;
  readonly status?: number;
  readonly scripted?: boolean;
  readonly language?: Language;
};

/** Votes on a product page, with a backend that answers the vote with a status. */
async function vote({ fields, cookie = SIGNED_IN, status = 200, scripted = false, language = 'en' }: Vote) {
  const asked: unknown[] = [];
  const send = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/customer/') return Response.json({ customer: { id: CUSTOMER, email: 'a@hanki.example' } });
    if (pathname !== '/api/review_votes/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    asked.push([await request.json(), request.headers.get('authorization')]);
    return Response.json({ votes_up: 1, votes_down: 0 }, { status });
  };
  const request = new Request(`http://${language}.localhost:3000${PAGE}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': scripted ? 'cors' : 'navigate', cookie },
    body: new URLSearchParams({ model: '1', ...fields }),
  });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params: {}, context: { shop } } as unknown as ActionFunctionArgs;
  const result = await voteOnReview(args).catch((error: unknown) => {
    if (error instanceof Response) return error;
    throw error;
  });
  if (!(result instanceof Response)) return { status: result.init?.status ?? 200, ...result.data, asked };
  const cookies = result.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const toast = flashCookie.read(new Request(blank, { headers: { cookie: cookies.join('; ') } }));
  return { status: result.status, to: result.headers.get('location'), text: toast?.text ?? '', asked };
}

test('a vote is sent as the customer’s own and leads back to the review', async () => {
  const body = { review_id: 12, customer_id: CUSTOMER };
  const token = 'Bearer a-valid-token';
  expect(await vote({ fields: { up: '12-3' } })).toMatchObject({
    status: 303,
    to: '/hanki/tunturi-84/?reviews=20#review-3',
    asked: [[{ ...body, review_vote: 'up' }, token]],
  });
  expect((await vote({ fields: { down: '12-3' } })).asked).toEqual([[{ ...body, review_vote: 'down' }, token]]);
  expect((await vote({ fields: { none: '12-3' } })).asked).toEqual([[{ ...body, review_vote: null }, token]]);
});

test('a guest is told to log in, and comes back to the review', async () => {
  expect(await vote({ fields: { up: '12-3' }, cookie: '' })).toMatchObject({
    to: '/accounts/login/?next=%2Fhanki%2Ftunturi-84%2F%3Freviews%3D20%23review-3',
    text: 'You need to be logged in to like',
    asked: [],
  });
  const told = await Promise.all(
    LANGUAGES.map(async (language) => (await vote({ fields: { up: '1-0' }, cookie: '', language })).text),
  );
  expect(new Set(told).size).toBe(LANGUAGES.length);
});

test('a failure is only logged: the page comes back without a message', async () => {
  expect(await vote({ fields: { up: '12-0' }, status: 500 })).toMatchObject({ status: 303, text: '' });
  expect(await vote({ fields: { up: '12-0' }, status: 404, scripted: true })).toMatchObject({
    status: 502,
    isSaved: false,
  });
});

test('forms that name no review are refused', async () => {
  for (const value of ['', '12', '0-1', '12-', 'x-1', '99999999999-1', '12-99999', '__proto__'])
    expect(await vote({ fields: { up: value } }), value).toMatchObject({ status: 400, asked: [] });
  expect(await vote({ fields: { up: '12-0', model: 'x' } })).toMatchObject({ status: 400 });
});
