import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { purgeSharedAnswers } from '~/server/context.server';
import { viewOrder } from './view-order.server';

beforeEach(() => purgeSharedAnswers());

/** Looks up an order with a backend that answers `answer`. @returns status, the page's message, and the response's headers */
async function lookUp(fields: Record<string, string>, answer: () => Response, language = 'fi') {
  const asked: unknown[] = [];
  const send = async (request: Request) => {
    if (new URL(request.url).pathname === '/api/init-config/') return Response.json({ currencyRate: 1, taxAreaId: 1 });
    asked.push(await request.json());
    return answer();
  };
  const request = new Request(`http://${language}.localhost:3000/`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  const shop = { backend: send, clientAddress: '', geoCountry: undefined, shared: false };
  const result = await viewOrder({ request, params: {}, context: { shop } } as unknown as ActionFunctionArgs);
  if (result instanceof Response) throw new Error('A look-up does not redirect.');
  return { status: result.init?.status ?? 200, headers: new Headers(result.init?.headers), ...result.data, asked };
}

const FIELDS = { email: 'maija@example.com', order_number: ' s 123 456' };
const unknown = () => Response.json({ reason: 'UNKNOWN_ORDER' }, { status: 404 });
const limited = (wait?: string) => () =>
  Response.json({}, { status: 429, headers: wait === undefined ? {} : { 'Retry-After': wait } });

test('the order number is sent as printed; an unknown one shows that it was not found', async () => {
  const { status, text, order, asked } = await lookUp(FIELDS, unknown);
  expect(asked).toEqual([{ email: 'maija@example.com', order_number: 'S123456' }]);
  expect([status, order]).toEqual([400, null]);
  expect(text).toContain('Tilausta ei löytynyt');
});

test('a missing field or invalid e-mail address shows an error at the field, and no request is made', async () => {
  const { status, result, asked } = await lookUp({ email: 'maija', order_number: '' }, unknown);
  expect([status, asked]).toEqual([400, []]);
  expect(Object.keys(result?.error ?? {}).sort()).toEqual(['email', 'order_number']);
});

test('too many look-ups show a different message from none found, with the time to wait, within an hour', async () => {
  for (const [wait, told] of [
    ['90', '90'],
    ['999999', '3600'],
    ['soon', '60'],
    [undefined, '60'],
  ] as const) {
    const { status, headers } = await lookUp(FIELDS, limited(wait));
    expect([status, headers.get('retry-after')], String(wait)).toEqual([429, told]);
  }
});

test('the message says how many minutes to wait, in each language', async () => {
  for (const language of LANGUAGES) {
    const { text } = await lookUp(FIELDS, limited('870'), language);
    expect(text, language).toBe(translate(language, 'sign-in')('limited.minutes', { count: 15 }));
    expect(text).toContain('15');
  }
});

test('a backend that shows no orders is no order that was not found', async () => {
  const { status, text } = await lookUp(FIELDS, () => new Response('no such page', { status: 404 }));
  expect(status).toBe(501);
  expect(text).not.toContain('Tilausta ei löytynyt');
});

test('an outage is no order that was not found', async () => {
  const answer = lookUp(FIELDS, () => new Response(null, { status: 500 }));
  await expect(answer).rejects.toMatchObject({ status: 502 });
});

test('every language has its own texts for orders not found, not shown and requested too often', async () => {
  for (const answer of [unknown, limited(), () => new Response(null, { status: 404 })]) {
    const told = await Promise.all(LANGUAGES.map(async (language) => (await lookUp(FIELDS, answer, language)).text));
    expect(new Set(told).size).toBe(LANGUAGES.length);
    expect(told).not.toContain('');
  }
});
