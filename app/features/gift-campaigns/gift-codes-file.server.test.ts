import type { LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { pathTo } from '~/routing/path-to';
import { purgeSharedAnswers, shopContext } from '~/server/context.server';
import { authSetCookie } from '~/server/shop-cookies.server';
import { orErrorPage } from '~/server/unavailable.server';
import { exportCodes } from './change-codes.server';

beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

const HOME = 'http://en.localhost:3000/';
const AT = '2026-11-20T08:00:00.000Z';
const FREE = { id: 1, hint: '', email: '', state: 'free', mailed: null, used: null, tries: 0 };
const PAGES = [
  [FREE, { ...FREE, id: 2, hint: 'K7QX', email: '=cmd@example.com', state: 'used', mailed: AT, used: AT, tries: 1 }],
  [{ ...FREE, id: 3, hint: 'M2PT', email: 'eero@example.com', state: 'out', mailed: AT }],
];

test('the file of a page’s codes has every code with what became of it, never the code itself, and no formula', async () => {
  const backend = async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.includes('/codes/')) return Response.json({ currencyRate: 1, taxAreaId: 1 });
    return Response.json({ codes: PAGES[Number(searchParams.get('page')) - 1] ?? [], count: 3 });
  };
  const params = { campaign: '3', giftPage: '7' };
  const auth = authSetCookie({ token: 't'.repeat(32), expiresAt: Date.now() + 60_000 }, new Request(HOME));
  const request = new Request(new URL(pathTo('accountGiftCodes', 'en', params), HOME), {
    headers: { cookie: auth.split(';', 1)[0] ?? '' },
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  const args = { request, params, context: { shop } } as unknown as LoaderFunctionArgs;
  const file = await exportCodes({ context: await shopContext(args), side: 'company', wait: orErrorPage });
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="gift-codes-7.csv"');
  expect(file.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await file.text()).split('\r\n')).toEqual([
    '"code","email","state","mailed","used","tries"',
    '"","","free","","","0"',
    `"…K7QX","'=cmd@example.com","used","${AT}","${AT}","1"`,
    `"…M2PT","eero@example.com","out","${AT}","","0"`,
    '',
  ]);
});
