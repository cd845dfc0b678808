import type { Call } from 'contract/call';
import { calls } from 'contract/calls';
import { expect, test } from 'vitest';
import { getProductList } from './listing';
import { type Api, createSharedCache, submit } from './request';
import { sendVote } from './review-votes';

/** The calls that carry the token without being forced. Specification 1 §6. */
const CARRYING = ['/api/customer/', '/api/checkout/', '/api/bug-report/'];
/** Asked for by who forgot the password: it must not say who is signed in. */
const NEVER = 'request-password-reset';

/** The Authorization header that work sends through the one wrapper, `null` for none; the backend is down. */
async function headersOf(work: (api: Api) => Promise<unknown>): Promise<(string | null)[]> {
  const sent: (string | null)[] = [];
  const api: Api = {
    language: 'fi',
    token: 'secret-token-of-aino',
    cache: createSharedCache(),
    send: async (request) => {
      sent.push(request.headers.get('authorization'));
      return new Response(null, { status: 500 });
    },
  };
  await work(api).catch(() => undefined);
  return [...new Set(sent)];
}

const send = (call: Call, forceAuth = false) =>
  headersOf((api) =>
    submit(api, call, { params: { slug: 'x', number: 'x', reference: 'x', token: 'x' } } as never, { forceAuth }),
  );

test('of all calls, those of the customer, the checkout and bug reports carry the token, but not the password reset mail', async () => {
  const carrying: string[] = [];
  for (const call of calls) {
    const [header] = await send(call);
    if (header !== null) carrying.push(call.name);
    expect([null, 'Bearer secret-token-of-aino'], call.name).toContain(header);
  }
  const expected = calls.filter(({ name, path }) => name !== NEVER && CARRYING.some((start) => path.startsWith(start)));
  expect(carrying).toEqual(expected.map(({ name }) => name));
  expect(carrying).toEqual(expect.arrayContaining(['customer', 'checkout', 'place-order', 'bug-report', 'log-out']));
  for (const name of [NEVER, 'log-in', 'log-in-by-passkey', 'convert-token', 'register', 'look-up-order', 'resources'])
    expect(carrying, name).not.toContain(name);
});

test('review votes and product lists of the search force the token, other lists do not', async () => {
  const list = (source: 'Search' | 'ProductGroup') =>
    headersOf((api) => getProductList(api, { source, language: 'fi', taxAreaId: 1, sortIds: [1] } as never));
  expect(await list('Search')).toEqual(['Bearer secret-token-of-aino']);
  expect(await list('ProductGroup')).toEqual([null]);
  expect(await headersOf((api) => sendVote(api, { modelId: 1, reviewId: 1, vote: 'up', customerId: 1 }))).toEqual([
    'Bearer secret-token-of-aino',
  ]);
});

test('not even a forced call sends the token with the password reset mail', async () => {
  const reset = calls.find(({ name }) => name === NEVER);
  expect(reset?.path).toBe('/api/customer/password/reset/');
  expect(reset && (await send(reset, true))).toEqual([null]);
});
