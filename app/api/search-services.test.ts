import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError } from './api-error';
import { Deadline } from './deadline';
import { frosmoEngine, recommendedOrder } from './frosmo';
import { typesenseEngine } from './typesense';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const TYPESENSE = {
  url: 'https://search.example',
  key: 'search-only',
  collection: 'products_{language}',
  language: 'sv',
} as const;
const FROSMO = { url: 'https://platform.example', origin: 'shop_example_com', cookieId: 'dsr77t.kstzihlx' };
const MAIN = { sort: 'main', isTyping: false, taxAreaId: 1 } as const;

const typesenseDocument = (id: number) => ({
  id: String(id),
  name: `Model ${id}`,
  manufacturer: 'Aapa',
  path: `aapa/model-${id}`,
  image: '/media/abcdefgh',
});
const typesensePage = (found: number, ids: readonly number[]) =>
  HttpResponse.json({ found, page: 1, hits: ids.map((id) => ({ document: typesenseDocument(id), text_match: 1 })) });

test('Typesense is asked in the collection of the language, with the key in the header', async () => {
  let asked: Request | undefined;
  server.use(
    http.get('https://search.example/collections/products_sv/documents/search', ({ request }) => {
      asked = request;
      return typesensePage(2, [7, 3]);
    }),
  );
  const { ids, products } = await typesenseEngine(TYPESENSE)('tält & kåsa', MAIN);
  expect(ids).toEqual([7, 3]);
  expect(products[0]).toEqual({
    name: 'Model 7',
    manufacturer: 'Aapa',
    path: 'aapa/model-7',
    image: '/media/abcdefgh',
    price: null,
    isFrom: false,
  });
  expect(asked?.headers.get('x-typesense-api-key')).toBe('search-only');
  const parameters = new URL(asked?.url ?? '').searchParams;
  expect(parameters.get('q')).toBe('tält & kåsa');
  expect(parameters.has('sort_by')).toBe(false);
});

test('the fixed alternate sort is text match, most converted, most viewed, all descending', async () => {
  let sortBy: string | null = null;
  server.use(
    http.get('https://search.example/collections/*', ({ request }) => {
      sortBy = new URL(request.url).searchParams.get('sort_by');
      return typesensePage(0, []);
    }),
  );
  await typesenseEngine(TYPESENSE)('tält', { sort: 'converted', isTyping: false, taxAreaId: 1 });
  expect(sortBy).toBe('_text_match:desc,most_converted:desc,most_viewed:desc');
});

test('many hits come in pages of 250, a thousand at most', async () => {
  const pages: string[] = [];
  server.use(
    http.get('https://search.example/collections/*', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      pages.push(String(page));
      return typesensePage(
        5000,
        Array.from({ length: 250 }, (_, index) => (page - 1) * 250 + index + 1),
      );
    }),
  );
  const { ids } = await typesenseEngine(TYPESENSE)('tält', MAIN);
  expect(pages.sort()).toEqual(['1', '2', '3', '4']);
  expect(ids).toHaveLength(1000);
});

test.each([
  ['an error', () => new HttpResponse('no', { status: 500 })],
  ['another shape', () => HttpResponse.json({ hits: 'many' })],
  ['no JSON', () => HttpResponse.text('<html>')],
  ['a redirect', () => HttpResponse.redirect('http://127.0.0.1:22/')],
])('%s from a service is an ApiError', async (_, answer) => {
  server.use(
    http.get('https://search.example/collections/*', answer),
    http.get('https://platform.example/search', answer),
  );
  await expect(typesenseEngine(TYPESENSE)('tält', MAIN)).rejects.toBeInstanceOf(ApiError);
  await expect(frosmoEngine(FROSMO, '')('tält', MAIN)).rejects.toBeInstanceOf(ApiError);
});

test('Frosmo searches with the origin, the visitor’s id and the sort of the settings', async () => {
  let asked = new URLSearchParams();
  server.use(
    http.get('https://platform.example/search', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ data: [{ id: '12', name: 'Model' }, { id: 5 }] });
    }),
  );
  const { ids } = await frosmoEngine(FROSMO, 'conversions:desc')('tält', MAIN);
  expect(ids).toEqual([12, 5]);
  expect(Object.fromEntries(asked)).toEqual({
    q: 'tält',
    page: '1',
    perPage: '250',
    sortBy: 'conversions:desc',
    origin: 'shop_example_com',
    cookieId: 'dsr77t.kstzihlx',
  });
});

test('the recommended order of a group is asked for by strategy, with its breadcrumb names as context', async () => {
  let asked = new URLSearchParams();
  server.use(
    http.get('https://platform.example/recoApi/v2', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ data: [9, 4, 9] });
    }),
  );
  const names = ['Vaatteet', 'Kuoret'];
  expect(await recommendedOrder(FROSMO, 'sort-product-group', names)).toEqual({ ids: [9, 4], clearsCookieId: false });
  expect(asked.get('method')).toBe('strategy');
  expect(asked.get('strategy')).toBe('sort-product-group');
  expect(asked.get('context')).toBe('Vaatteet > Kuoret');
  expect(asked.get('origin')).toBe('shop_example_com');
});

test('a recommendation that fails is an empty list, and the stored id is cleared', async () => {
  server.use(http.get('https://platform.example/recoApi/v2', () => HttpResponse.error()));
  const failed = await recommendedOrder(FROSMO, 'sort-product-group', []);
  expect(failed).toMatchObject({ ids: [], clearsCookieId: true });
  expect(failed.error).toBeInstanceOf(ApiError);
  const unknown = await recommendedOrder({ ...FROSMO, cookieId: undefined }, 'sort-product-group', []);
  expect(unknown.clearsCookieId).toBe(false);
});

test('a service is not asked when the request has no time left', async () => {
  const deadline = new Deadline(0);
  await expect(typesenseEngine({ ...TYPESENSE, deadline })('teltta', MAIN)).rejects.toMatchObject({ kind: 'timeout' });
  await expect(frosmoEngine({ ...FROSMO, deadline }, '')('teltta', MAIN)).rejects.toMatchObject({ kind: 'timeout' });
  const { ids, error } = await recommendedOrder({ ...FROSMO, deadline }, 'sort-product-group', ['Teltat']);
  expect([ids, error?.kind]).toEqual([[], 'timeout']);
});
