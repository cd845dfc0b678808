import { beforeEach, expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { sampleVariant } from '../../../tests/support/sample-variant';
import { lookUpShipping } from './look-up-shipping.server';

vi.stubEnv('LOG_LEVEL', 'silent');
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});

/** A visit of a product page whose backend knows the visitor's postcode. */
function visit(
  query: string,
  { postcode = '99130' as string | null, isGuest = false, shared = false, country = 'fi' } = {},
) {
  const send = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/customer/')
      return Response.json({ customer: {}, is_staff: false, is_admin: false, postcode });
    asked.push(['postal_code', 'country_code'].map((name) => searchParams.get(name)).join(' '));
    return Response.json([{ name: 'Posti', timeEstimate: '1–3 pv', price: 4.9, dates: 'ti 1.12. – to 3.12.' }]);
  };
  return {
    api: { send, language: 'fi', cache: createSharedCache(), token: isGuest ? undefined : 'x'.repeat(32) },
    auth: isGuest ? undefined : { token: 'x'.repeat(32), expiresAt: Date.now() + 60_000 },
    url: new URL(`http://fi.localhost/vuono/ilves/${query}`),
    shared,
    locale: { country },
    t: () => (key: string, values: object) => JSON.stringify([key, values]),
  } as unknown as ShopContext;
}
const model = { variants: [sampleVariant()], promotedColor: null, colors: [], types: [] };

test('the postcode of the account is looked up where none was chosen', async () => {
  expect(await lookUpShipping(visit(''), model)).toMatchObject({ postcode: '99130', error: '' });
  expect(asked).toEqual(['99130 fi']);
});

test('a chosen postcode stays, and so does an emptied one', async () => {
  expect(await lookUpShipping(visit('?postcode=00100'), model)).toMatchObject({ postcode: '00100' });
  expect(await lookUpShipping(visit('?postcode='), model)).toMatchObject({ postcode: '', options: null });
  expect(asked).toEqual(['00100 fi']);
});

test('guests, shared pages and postcodes of other forms have none', async () => {
  for (const context of [visit('', { isGuest: true }), visit('', { shared: true }), visit('', { postcode: '101' })])
    expect(await lookUpShipping(context, model)).toBeNull();
  expect(await lookUpShipping(visit('', { postcode: null }), model)).toBeNull();
  expect(asked).toEqual([]);
});

test('the look-up is about the delivery country, whose dates and prices it tells', async () => {
  const found = await lookUpShipping(visit('?postcode=111 22', { country: 'se' }), model);
  expect(asked).toEqual(['111 22 se']);
  expect(found).toMatchObject({
    postcode: '111 22',
    options: [{ timeEstimate: 'ti 1.12. – to 3.12.', priceCents: 490 }],
  });
});

test('what is no postcode of the delivery country is refused in the words of the checkout, and not looked up', async () => {
  const refused = await lookUpShipping(visit('?postcode=0010', { country: 'se' }), model);
  expect(refused).toMatchObject({ postcode: '0010', options: null });
  expect(refused?.error).toBe('["error.postalDigits",{"count":5,"example":"111 20"}]');
  expect(await lookUpShipping(visit('?postcode=', { country: 'se' }), model)).toMatchObject({ error: '' });
  expect(asked).toEqual([]);
});
