import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import { remoteBackend } from '~/server/backend-fetch.server';
import type { ShopContext } from '~/server/context.server';

const server = setupServer();
const BACKEND = 'http://backend.example';

beforeAll(() => {
  vi.stubEnv('TYPESENSE_URL', 'fi=https://fi.search.example en=https://en.search.example');
  vi.stubEnv('LOG_LEVEL', 'silent');
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A shop whose general settings name an engine, in a language, and whose own engine finds model 1 in one group. */
async function searchIn(language: 'fi' | 'sv', engine: string) {
  server.use(
    http.get(`${BACKEND}/api/general-settings/`, () =>
      HttpResponse.json([{ key: 'default_search_engine', value: engine }]),
    ),
    http.get(`${BACKEND}/api/search/`, () =>
      HttpResponse.json({
        ids: [1],
        groups: [{ name: 'Teltat', path: 'teltat', count: 12 }],
        brands: [],
        products: [],
      }),
    ),
  );
  const { searchShop } = await import('./search-engine.server');
  const api = { send: remoteBackend(BACKEND), language, cache: createSharedCache() };
  const context = { api, language, shared: false, request: new Request('http://fi.localhost/haku/') };
  const wish = { sort: 'main', isTyping: false, taxAreaId: 1 } as const;
  const found = await searchShop(context as unknown as ShopContext, 'teltta', wish);
  if (!found) throw new Error('The shop has no search');
  return found;
}

const typesenseFinds = (host: string, id: number) =>
  http.get(`https://${host}/collections/*`, () => HttpResponse.json({ found: 1, hits: [{ document: { id } }] }));

test('the shop searches by itself unless its settings name another engine', async () => {
  expect((await searchIn('fi', 'builtin')).ids).toEqual([1]);
  expect((await searchIn('fi', '')).ids).toEqual([1]);
});

test('a service is chosen by the language’s host, and what it does not suggest the shop does', async () => {
  server.use(typesenseFinds('fi.search.example', 5));
  const found = await searchIn('fi', 'typesense');
  expect(found.ids).toEqual([5]);
  expect(found.groups).toEqual([{ name: 'Teltat', path: 'teltat', count: 12 }]);
});

test('a language without a host, and a service without an address, are the shop’s own', async () => {
  expect((await searchIn('sv', 'typesense')).ids).toEqual([1]);
  expect((await searchIn('fi', 'frosmo')).ids).toEqual([1]);
});

test('while a service is down the shop searches by itself', async () => {
  server.use(http.get('https://fi.search.example/*', () => HttpResponse.error()));
  expect((await searchIn('fi', 'typesense')).ids).toEqual([1]);
});

test('suggestions for a prefix are cached, and a backend that hangs is waited for at most a second', async () => {
  let asked = 0;
  server.use(
    http.get(`${BACKEND}/api/search/`, () => {
      asked++;
      return HttpResponse.json({ ids: [asked], groups: [], brands: [], products: [] });
    }),
  );
  const api = { send: remoteBackend(BACKEND), language: 'fi' as const, cache: createSharedCache() };
  const { builtInEngine } = await import('~/api/search');
  const typing = { sort: 'main', isTyping: true, taxAreaId: 1 } as const;
  expect((await builtInEngine(api)('Tel', typing)).ids).toEqual([1]);
  expect((await builtInEngine(api)('tel', typing)).ids).toEqual([1]);
  expect((await builtInEngine(api)('tel', { ...typing, isTyping: false })).ids).toEqual([2]);
  expect((await builtInEngine({ ...api, language: 'sv' })('tel', typing)).ids).toEqual([3]);
  vi.useFakeTimers();
  const hanging = builtInEngine({ ...api, send: () => new Promise(() => {}) })('laulu', typing);
  const failed = expect(hanging).rejects.toHaveProperty('status', 503);
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  vi.useRealTimers();
});
