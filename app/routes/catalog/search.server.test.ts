import { beforeEach, expect, test, vi } from 'vitest';
import { loadSuggestions } from '~/features/search/load-suggestions.server';
import { purgeSharedAnswers } from '~/server/context.server';
import { loadSearch } from './search.server';

vi.stubEnv('LOG_LEVEL', 'silent');
beforeEach(() => purgeSharedAnswers());

const TREE = [
  {
    id: 1,
    name: 'Kuoritakit ja -housut',
    shortName: 'Kuoret',
    slug: 'kuoret',
    path: 'kuoret',
    showInMenu: true,
    children: [],
  },
  { id: 2, name: 'Kätketty', slug: 'katketty', path: 'katketty', showInMenu: false, children: [] },
];

/** A visit to a shop whose search and whose product list answer with a status each. */
function visit(path: string, { search = 200, list = 200 }) {
  const found = { ids: [1, 2], groups: [], brands: [], products: [] };
  const answers = new Map<string, () => Response>([
    ['/api/search/', () => Response.json(search === 200 ? found : {}, { status: search })],
    ['/api/products/productmodellist/', () => Response.json(list === 200 ? [] : {}, { status: list })],
    ['/api/product-groups/', () => Response.json({ productGroups: TREE })],
  ]);
  const backend = async (request: Request) =>
    answers.get(new URL(request.url).pathname)?.() ?? Response.json({}, { status: 404 });
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: false };
  return { request: new Request(`http://fi.localhost${path}`), context: { shop }, params: {} };
}

const WAYS_ON = [{ label: 'Kuoret', to: '/kuoret/', count: null, picture: null }];

async function searched(statuses: { search?: number; list?: number }, text = 'kuori') {
  const { data, init } = await loadSearch(visit(`/haku/?q=${text}`, statuses));
  return { problem: data.problem, status: init?.status, departments: data.waysOn?.departments };
}

test('a search whose products cannot be fetched has failed, rather than found nothing', async () => {
  expect(await searched({ list: 500 })).toEqual({ problem: 'failed', status: 502, departments: WAYS_ON });
  expect(await searched({}, 'teltta')).toEqual({ problem: null, status: 200, departments: WAYS_ON });
});

test.each([404, 405, 501])(
  'a shop whose backend has no search (%i) says so and leads to departments',
  async (search) => {
    expect(await searched({ search })).toEqual({ problem: 'lacking', status: 200, departments: WAYS_ON });
    expect(await searched({ search }, '')).toEqual({ problem: 'lacking', status: 200, departments: WAYS_ON });
    const suggestions = await loadSuggestions(visit('/haku/ehdotukset/?q=kuori', { search }));
    expect(await suggestions.json()).toEqual({ sections: [], status: '' });
  },
);

test('a search that is down leads to departments too', async () => {
  expect(await searched({ search: 500 })).toEqual({ problem: 'failed', status: 503, departments: WAYS_ON });
});
