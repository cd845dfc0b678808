import { productListQuery } from 'contract/listing';
import lzString from 'lz-string';
import { beforeEach, expect, test, vi } from 'vitest';
import { purgeSharedAnswers } from '~/server/context.server';
import { listCard } from '../../../tests/support/list-cards';
import { loadSearch } from './search.server';

vi.stubEnv('LOG_LEVEL', 'silent');
beforeEach(() => purgeSharedAnswers());

const FOUND = Array.from({ length: 300 }, (_, place) => 1000 - place);

/** A shop that finds these models, and counts the products that its lists are asked for. */
function openShop(ids: readonly number[] = FOUND) {
  const asked: number[] = [];
  const listed = async (request: Request) => {
    const { searchParams } = new URL(request.url);
    const text = lzString.decompressFromEncodedURIComponent(searchParams.get('query') ?? '');
    const { sortIds = [] } = productListQuery.parse(request.method === 'GET' ? JSON.parse(text) : await request.json());
    asked.push(sortIds.length);
    return sortIds.map((id) => listCard(id, { manufacturerSlug: id % 2 === 0 ? 'aapa' : 'hanki' }));
  };
  const backend = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/search/') return Response.json({ ids, groups: [], brands: [], products: [] });
    if (pathname === '/api/products/productmodellist/') return Response.json(await listed(request));
    return Response.json({}, { status: 404 });
  };
  const context = { shop: { backend, clientAddress: undefined, geoCountry: undefined, shared: false } };
  const open = async (search: string) => {
    const request = new Request(`http://fi.localhost/haku/?q=takki${search}`);
    const { list } = (await loadSearch({ request, context: { ...context }, params: {} })).data;
    return list ?? expect.fail('no list');
  };
  return { asked, open };
}

test('a search page asks for the products it shows, and counts all that were found', async () => {
  const { asked, open } = openShop();
  expect(await open('')).toMatchObject({ count: 300, total: 300, pages: 5, start: 0, isPart: true, facets: [] });
  expect(asked).toEqual([60]);
  const second = await open('&page=2');
  expect([second.start, second.cards.length, second.count]).toEqual([60, 60, 300]);
  // the first sixty are known
  expect(asked).toEqual([60, 60]);
});

test('the address that opens the filters asks for all products, and has every filter', async () => {
  const { asked, open } = openShop();
  const list = await open('&filters=open');
  expect(list).toMatchObject({ count: 300, isPart: false, filtersOpen: true });
  expect(list.cards).toHaveLength(60);
  expect(list.facets.map(({ name }) => name)).toContain('manufacturer');
  expect(await open('&manufacturer=aapa')).toMatchObject({ count: 150, total: 300, isPart: false });
  expect(asked).toEqual([300]);
});

test('a short result is whole', async () => {
  const { asked, open } = openShop(FOUND.slice(0, 119));
  const list = await open('');
  expect([list.cards.length, list.isPart, list.facets.length > 0]).toEqual([119, false, true]);
  expect(asked).toEqual([119]);
});
