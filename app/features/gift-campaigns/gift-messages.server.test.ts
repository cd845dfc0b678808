import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pathTo } from '~/routing/path-to';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { authSetCookie, flashCookie } from '~/server/shop-cookies.server';
import { orErrorPage } from '~/server/unavailable.server';
import { changeCategory } from './change-codes.server';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const HOME = 'http://en.localhost:3000/';
const PAGE = { campaign: '3', giftPage: '7' };

/** Sends a form of a page of a campaign, with a backend that answers its change so. */
async function send(fields: readonly (readonly [string, string])[], answer: () => Response, params = PAGE) {
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (/giftcategories|categories/.test(pathname) && request.method === 'POST') return answer();
    return Response.json(pathname.includes('giftvariants') ? { variants: [] } : { currencyRate: 1, taxAreaId: 1 });
  };
  const auth = authSetCookie({ token: 't'.repeat(32), expiresAt: Date.now() + 60_000 }, new Request(HOME));
  const request = new Request(new URL(pathTo('accountGiftPage', 'en', params), HOME), {
    method: 'POST',
    headers: { cookie: auth.split(';', 1)[0] ?? '', 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params, context: { shop } } as unknown as ActionFunctionArgs;
  const result = await changeCategory(
    { context: await shopContext(args), side: 'company', wait: orErrorPage },
    request,
  );
  if (!(result instanceof Response)) return { status: result.init?.status, answer: result.data as object, text: null };
  const cookie = result.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const toast = flashCookie.read(new Request(HOME, { headers: { cookie: cookie.join('; ') } }));
  return { status: result.status, answer: null, text: toast?.text };
}

const FORM = [
  ['language', 'en'],
  ['title', 'Winter presents'],
  ['text', 'Choose one.'],
  ['variant', '12'],
] as const;

test('“Gift category save failed” when the backend fails, for a new page and for one that is changed, with all that was typed', async () => {
  for (const params of [PAGE, { ...PAGE, giftPage: 'new' }]) {
    const { status, answer } = await send(FORM, () => new Response('out', { status: 500 }), params);
    expect(status).toBe(502);
    expect(answer).toMatchObject({
      faults: { other: ['Gift category save failed'] },
      form: { title: 'Winter presents', text: 'Choose one.', variants: [12] },
    });
  }
});

const MAIL = [
  ['intent', 'mail'],
  ['addresses', 'aino@example.com\neero@example.com'],
] as const;

test('“Failed to add enough codes” when the page may have no more, with the number that is missing and the list as it was typed', async () => {
  const tooMany = { reason: 'TOO_MANY_CODES', codes_missing: 7, bad_count: 0, lines: [] };
  expect(await send(MAIL, () => Response.json(tooMany, { status: 409 }))).toMatchObject({
    status: 409,
    answer: {
      typed: { addresses: 'aino@example.com\neero@example.com' },
      faults: {
        addresses: 'Failed to add enough codes for all emails, please create 7 more and try again',
      },
    },
  });
});

test('“Not enough codes for all emails, added 2 more” when codes were added for the list', async () => {
  const { text } = await send(MAIL, () => Response.json({ mailed: 2, added: 2, skipped: 0 }));
  expect(text).toContain('Not enough codes for all emails, added 2 more');
  expect((await send(MAIL, () => Response.json({ mailed: 2, added: 0, skipped: 0 }))).text).not.toContain('Not enough');
});
