import type { ProductListQuery } from 'contract/listing';
import lzString from 'lz-string';
import { expect, test, vi } from 'vitest';
import { type Api, createSharedCache } from '~/api/request';
import type { ProductGroup } from '~/api/resources';
import { listedGroups, readProductList } from './product-list.server';

type Answer = (url: URL, request: Request) => unknown;

/** A backend with a store, a group, a property type, and lists of the products given. */
function apiOf(products: Answer, token?: string) {
  const asked: string[] = [];
  const resources = {
    stores: [
      { id: 20, slug: 'web', name: 'Verkkokauppa', type: 'web' },
      { id: 2, slug: 'tampere', name: 'Tampere', type: 'retail', stock_display_order: 2 },
      { id: 1, slug: 'helsinki', name: 'Helsinki', type: 'retail', stock_display_order: 1 },
    ],
    propertyTypes: [{ slug: 'weight', name: 'Paino', unit: 'g', filterKind: 'range' }],
  };
  const send = async (request: Request) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/resources/') return Response.json(resources);
    if (url.pathname === '/api/product-groups/') return Response.json({ productGroups: [] });
    asked.push(`${request.method} ${request.headers.get('authorization') ?? 'guest'}`);
    const answer = await products(url, request);
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const api: Api = { send, language: 'fi', cache: createSharedCache(), token, limits: { readMs: 30_000 } };
  return { api, asked };
}

const wire = (id: number) => ({
  id,
  name: `Takki ${id}`,
  manufacturer: 'Vuono',
  manufacturerSlug: 'vuono',
  path: `vuono/takki-${id}`,
  price: { active: 10 },
  properties: [{ slug: 'weight', value: 5, kind: 'range' }],
});
const group = { source: 'ProductGroup', id: 1, language: 'fi', taxAreaId: 1 } as const;

test('many who ask for a list at once share one fetch, and later ones the index', async () => {
  const { api, asked } = apiOf(() => [wire(1), wire(2)]);
  const lists = await Promise.all([readProductList(api, group), readProductList(api, group)]);
  lists.push(await readProductList(api, group));
  expect(new Set(lists).size).toBe(1);
  expect(asked).toEqual(['GET guest']);
});

test('an index knows retail stores in their order and the names of properties', async () => {
  const { api } = apiOf(() => [wire(1)]);
  const index = await readProductList(api, group);
  expect(index.store.values.map(({ value }) => value)).toEqual(['helsinki', 'tampere']);
  expect(index.properties.map(({ name, unit }) => `${name} ${unit}`)).toEqual(['Paino g']);
});

test('a list built while its names were unavailable says so, and is soon rebuilt', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { api, asked } = apiOf(() => [wire(1)]);
    let lacks = 0;
    let isDown = true;
    const send = (request: Request) =>
      isDown && request.url.includes('/api/resources/') ? Promise.reject(new Error('down')) : api.send(request);
    const page: Api = { ...api, send, onMissingData: () => (lacks += 1) };
    await readProductList(page, group);
    isDown = false;
    expect((await readProductList(page, group)).store.values).toEqual([]);
    expect([lacks, asked.length]).toEqual([2, 1]);
    vi.setSystemTime(Date.now() + 11_000);
    expect((await readProductList(page, group)).store.values).toHaveLength(2);
    expect(lacks).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('products are put into the order of the ids, unknown ones last', async () => {
  const { api, asked } = apiOf(() => [wire(1), wire(2), wire(3)]);
  const { orders } = await readProductList(api, { ...group, sortIds: [3, 2] });
  expect([...(orders.default ?? [])]).toEqual([2, 1, 0]);
  const other = await readProductList(api, { ...group, sortIds: [2] });
  expect([...(other.orders.default ?? [])]).toEqual([1, 0, 2]);
  expect(asked, 'one index for every order of a group').toHaveLength(1);
});

test('a list of a group goes without the customer’s token', async () => {
  const { api, asked } = apiOf(() => [], 'secret');
  await readProductList(api, group);
  expect(asked).toEqual(['GET guest']);
});

test('a customer’s search is sent with the token and not cached, a guest’s is cached', async () => {
  const search: ProductListQuery = { source: 'Search', sortIds: [1], language: 'fi', taxAreaId: 1 };
  const customer = apiOf(() => [wire(1)], 'secret');
  await readProductList(customer.api, search);
  await readProductList(customer.api, search);
  expect(customer.asked).toEqual(['GET Bearer secret', 'GET Bearer secret']);
  const guest = apiOf(() => [wire(1)]);
  await readProductList(guest.api, search);
  await readProductList(guest.api, search);
  await readProductList(guest.api, { ...search, sortIds: [2] });
  expect(guest.asked).toEqual(['GET guest', 'GET guest']);
});

test('a search fetches only those products that no other search has found lately, and is the same list', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const wanted: number[][] = [];
    const products: Answer = (url) => {
      const { sortIds } = JSON.parse(lzString.decompressFromEncodedURIComponent(url.searchParams.get('query') ?? ''));
      wanted.push(sortIds);
      return sortIds.filter((id: number) => id !== 9).map(wire);
    };
    const { api } = apiOf(products);
    const find = (sortIds: number[], language: 'fi' | 'sv' = 'fi') =>
      readProductList(api, { source: 'Search', language, taxAreaId: 1, sortIds });
    await find([1, 2, 3]);
    const list = await find([4, 3, 9, 1]);
    const { builtMs: _, ...fetched } = await readProductList(apiOf(products).api, {
      ...{ source: 'Search', language: 'fi', taxAreaId: 1, sortIds: [4, 3, 9, 1] },
    });
    expect([...list.ids]).toEqual([4, 3, 1]);
    expect(list).toMatchObject(fetched);
    await find([2, 4]);
    await find([1], 'sv');
    expect(wanted).toEqual([[1, 2, 3], [4, 9], [4, 3, 9, 1], [1]]);
    vi.setSystemTime(Date.now() + 5 * 60_000);
    await find([3, 2]);
    api.cache.purge();
    await find([2]);
    expect(wanted.slice(4)).toEqual([[3, 2], [2]]);
  } finally {
    vi.useRealTimers();
  }
});

test('a search does not fetch products that a list of the same language and area has brought lately', async () => {
  const { api, asked } = apiOf(() => [wire(1), wire(2)]);
  await readProductList(api, group);
  const find = (language: 'fi' | 'sv', taxAreaId: number) =>
    readProductList(api, { source: 'Search', language, taxAreaId, sortIds: [2, 1] });
  const list = await find('fi', 1);
  expect([...list.ids]).toEqual([2, 1]);
  expect(list.properties.map(({ name }) => name)).toEqual(['Paino']);
  expect(asked).toHaveLength(1);
  await find('sv', 1);
  await find('fi', 2);
  expect(asked).toHaveLength(3);
});

test('a query too long for an address goes by POST', async () => {
  const { api, asked } = apiOf(() => []);
  const sortIds = Array.from({ length: 2_000 }, (_, index) => (index * 7_919) % 100_003);
  await readProductList(api, { source: 'Search', language: 'fi', taxAreaId: 1, sortIds });
  expect(asked).toEqual(['POST guest']);
});

test('a list whose GET gets a bad response is requested by POST', async () => {
  const bad = [new Response('', { status: 405 }), new Response('<html>'), new Response('[{"id":1')];
  for (const answer of bad) {
    const { api } = apiOf((_, request) => (request.method === 'GET' ? answer.clone() : [wire(1)]));
    expect((await readProductList(api, group)).total).toBe(1);
  }
});

test('a list without a response is an outage, and not requested again by POST', async () => {
  const { api, asked } = apiOf(() => new Promise(() => undefined));
  const hurried: Api = { ...api, limits: { readMs: 50 } };
  await expect(readProductList(hurried, group)).rejects.toMatchObject({ kind: 'timeout', isOutage: true });
  expect(asked).toEqual(['GET guest']);
});

test('a list that takes longer than a visitor waits is there for the next one', async () => {
  let give = (_: unknown) => {};
  const { api, asked } = apiOf(() => new Promise((resolve) => (give = resolve)));
  const hurried: Api = { ...api, limits: { readMs: 1_500 } };
  await expect(readProductList(hurried, group)).rejects.toMatchObject({ kind: 'timeout' });
  const next = readProductList(hurried, group);
  give([wire(1)]);
  expect((await next).total).toBe(1);
  expect(asked).toEqual(['GET guest']);
});

test('a change of the catalogue forgets the lists with the other answers', async () => {
  const { api, asked } = apiOf(() => [wire(asked.length)]);
  await readProductList(api, group);
  api.cache.purge();
  await readProductList(api, group);
  expect(asked).toHaveLength(2);
});

test('after a change of the catalogue the old list is shown while the new one takes long, on a page that nobody keeps', async () => {
  let products = [wire(1)];
  let gate: Promise<void> | undefined;
  const { api } = apiOf(async () => {
    await gate;
    return products;
  });
  let isKept = true;
  const onMissingData = () => {
    isKept = false;
  };
  const page: Api = { ...api, limits: { readMs: 50 }, onMissingData };
  await readProductList(api, group);
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  products = [wire(1), wire(2)];
  api.cache.purge();
  expect((await readProductList(page, group)).total).toBe(1);
  expect(isKept).toBe(false);
  isKept = true;
  open();
  expect((await readProductList({ ...api, onMissingData }, group)).total).toBe(2);
  expect(isKept).toBe(true);
});

test('groups of the same name are distinguished by their parents', () => {
  const node = (id: number | null, name: string, children: readonly ProductGroup[] = []): ProductGroup => ({
    id,
    name,
    shortName: name,
    slug: name,
    path: name,
    showInMenu: true,
    children,
  });
  const tree = [node(1, 'Naiset', [node(2, 'Takit')]), node(3, 'Miehet', [node(4, 'Takit'), node(null, 'Housut')])];
  expect(listedGroups(tree).map(({ id, name, within }) => [id, name, within])).toEqual([
    [1, 'Naiset', []],
    [2, 'Naiset – Takit', [1]],
    [3, 'Miehet', []],
    [4, 'Miehet – Takit', [3]],
  ]);
});
