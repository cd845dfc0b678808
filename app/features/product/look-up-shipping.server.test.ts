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
function visit(query: string, { postcode = '99130' as string | null, isGuest = false, shared = false } = {}) {
  const send = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/customer/')
      return Response.json({ customer: {}, is_staff: false, is_admin: false, postcode });
    asked.push(searchParams.get('postal_code') ?? '');
    return Response.json([]);
  };
  return {
    api: { send, language: 'fi', cache: createSharedCache(), token: isGuest ? undefined : 'x'.repeat(32) },
    auth: isGuest ? undefined : { token: 'x'.repeat(32), expiresAt: Date.now() + 60_000 },
    url: new URL(`http://fi.localhost/vuono/ilves/${query}`),
    shared,
  } as unknown as ShopContext;
}
const model = { variants: [sampleVariant()], promotedColor: null, colors: [], types: [] };

test('the postcode of the account is looked up where none was chosen', async () => {
  expect(await lookUpShipping(visit(''), model)).toMatchObject({ postcode: '99130', isComplete: true });
  expect(asked).toEqual(['99130']);
});

test('a chosen postcode stays, and so does an emptied one', async () => {
  expect(await lookUpShipping(visit('?postcode=00100'), model)).toMatchObject({ postcode: '00100' });
  expect(await lookUpShipping(visit('?postcode='), model)).toMatchObject({ postcode: '', options: null });
  expect(asked).toEqual(['00100']);
});

test('guests, shared pages and postcodes of other forms have none', async () => {
  for (const context of [visit('', { isGuest: true }), visit('', { shared: true }), visit('', { postcode: '101' })])
    expect(await lookUpShipping(context, model)).toBeNull();
  expect(await lookUpShipping(visit('', { postcode: null }), model)).toBeNull();
  expect(asked).toEqual([]);
});
