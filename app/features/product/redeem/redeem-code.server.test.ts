import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cartSetCookie, readCart } from '~/features/cart/cart-cookie.server';
import { EMPTY_CART } from '~/features/cart/rules/cart';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { purgeSharedAnswers } from '~/server/context.server';
import { REDEEM_INTENT } from './redeem-answer';
import { redeemCode } from './redeem-code.server';

beforeAll(() => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
});
beforeEach(() => purgeSharedAnswers());

/** Sends the form with a code, to a backend that answers its validation so. */
async function send(answer: () => Response, language: Language = 'en', cookie = '') {
  const params = { campaignSlug: 'joulu', productSlug: 'ilves' };
  const backend = async (request: Request) =>
    request.url.includes('validate_code') ? answer() : Response.json({ currencyRate: 1, taxAreaId: 1 });
  const request = new Request(`http://${language}.localhost:3000${pathTo('giftCampaignProduct', language, params)}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: new URLSearchParams({ intent: REDEEM_INTENT, variant: '12', code: 'ABCD-EFGH' }),
  });
  const shop = { backend, clientAddress: '', geoCountry: undefined, shared: false };
  return redeemCode({ request, params, context: { shop } } as unknown as ActionFunctionArgs);
}

/** What is said of a code that is not redeemed. */
async function redeem(answer: () => Response, language?: Language) {
  const result = await send(answer, language);
  if (!('data' in result)) throw new Error('The code was redeemed.');
  return { status: result.init?.status, ...result.data.redeem };
}

test('400 of a gift code shows the server’s message, at the code where it is about it, with what was typed', async () => {
  const refused = await redeem(() => Response.json({ code: ['The code is used.'] }, { status: 400 }));
  expect(refused).toMatchObject({ status: 400, code: 'ABCD-EFGH', error: 'The code is used.' });
  const other = await redeem(() => Response.json({ non_field_errors: ['The campaign is over.'] }, { status: 400 }));
  expect(other).toMatchObject({ status: 400, code: 'ABCD-EFGH', text: 'The campaign is over.' });
});

test('other failures of a gift code are “An unexpected error (#4924)”, in every language, with what was typed', async () => {
  const broken = () => new Response('out', { status: 500 });
  expect(await redeem(broken)).toMatchObject({ code: 'ABCD-EFGH', text: 'An unexpected error (#4924)' });
  for (const language of LANGUAGES) expect((await redeem(broken, language)).text).toContain('(#4924)');
});

test('a good code empties the cart, adds one unit with the gift’s data, and leads to the checkout, in every language', async () => {
  const before = { ...EMPTY_CART, products: [{ productId: 7, amount: 3 }], codes: ['KEVÄT'] };
  const cookie = (cartSetCookie(before, new Request('http://en.localhost:3000/')) ?? '').split(';')[0] ?? '';
  for (const language of LANGUAGES) {
    const answer = await send(() => Response.json({}), language, cookie);
    if (!(answer instanceof Response)) throw new Error('The code was not redeemed.');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, pathTo('payment', language)]);
    const kept = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    const cart = readCart(new Request('http://en.localhost:3000/', { headers: { cookie: kept.join('; ') } }));
    expect(cart).toMatchObject({ products: [{ productId: 12, amount: 1 }], codes: [], giftCards: [], bundles: [] });
    expect(cart.giftCampaign).toEqual({ code: 'ABCD-EFGH', campaign: 'joulu' });
  }
});
