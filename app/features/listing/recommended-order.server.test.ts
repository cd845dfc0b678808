import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import { remoteBackend } from '~/server/backend-fetch.server';
import type { ShopContext } from '~/server/context.server';

const server = setupServer();
const RECOMMENDATIONS = 'https://platform.example/recoApi/v2';

beforeAll(() => {
  vi.stubEnv('FROSMO_URL', 'fi=https://platform.example');
  vi.stubEnv('FROSMO_ORIGIN', 'shop_example_com');
  vi.stubEnv('LOG_LEVEL', 'silent');
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Cache = ReturnType<typeof createSharedCache>;

/** A visitor of a group's page; `shared` is a shared page. */
async function orderFor(
  language: 'fi' | 'sv',
  {
    cookie = '',
    shared = false,
    cache = createSharedCache(),
  }: { cookie?: string; shared?: boolean; cache?: Cache } = {},
) {
  server.use(http.get('http://backend.example/api/general-settings/', () => HttpResponse.json([])));
  const { recommendedSort } = await import('./recommended-order.server');
  const context = {
    language,
    shared,
    api: { send: remoteBackend('http://backend.example'), language, cache },
    request: new Request('http://fi.localhost/vaatteet/', { headers: { cookie } }),
  };
  return recommendedSort(context as unknown as ShopContext, ['Vaatteet']);
}

test('recommended ids sort the products of a group, by the usual strategy unless the settings name one', async () => {
  let asked = new URLSearchParams();
  server.use(
    http.get(RECOMMENDATIONS, ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ data: [3, 1] });
    }),
  );
  expect(await orderFor('fi', { cookie: 'frosmo_id=abc.def' })).toEqual({ sortIds: [3, 1] });
  expect(asked.get('strategy')).toBe('sort-product-group');
  expect(asked.get('cookieId')).toBe('abc.def');
});

test('a shared page requests without the visitor’s id', async () => {
  let asked = new URLSearchParams();
  server.use(
    http.get(RECOMMENDATIONS, ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ data: [2] });
    }),
  );
  await orderFor('fi', { cookie: 'frosmo_id=abc.def', shared: true });
  expect(asked.has('cookieId')).toBe(false);
});

test('when it fails the products keep their order and the stored id is cleared', async () => {
  server.use(http.get(RECOMMENDATIONS, () => new HttpResponse('', { status: 503 })));
  const { sortIds, setCookie } = await orderFor('fi', { cookie: 'frosmo_id=abc.def' });
  expect(sortIds).toBeUndefined();
  expect(setCookie).toMatch(/^frosmo_id=; .*Max-Age=0/);
});

test('a language without a platform makes no request', async () => {
  expect(await orderFor('sv')).toEqual({});
});

test('visitors share one failed request to a service that is down, and it is soon repeated', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let asked = 0;
    server.use(
      http.get(RECOMMENDATIONS, () => {
        asked += 1;
        return asked < 2 ? new HttpResponse('', { status: 503 }) : HttpResponse.json({ data: [7] });
      }),
    );
    const cache = createSharedCache();
    const ids = async () => (await orderFor('fi', { shared: true, cache })).sortIds;
    expect([await ids(), await ids(), asked]).toEqual([undefined, undefined, 1]);
    vi.setSystemTime(Date.now() + 11_000);
    expect([await ids(), asked]).toEqual([[7], 2]);
  } finally {
    vi.useRealTimers();
  }
});
