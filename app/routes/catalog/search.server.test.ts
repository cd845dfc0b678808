import { expect, test, vi } from 'vitest';
import { loadSearch } from './search.server';

vi.stubEnv('LOG_LEVEL', 'silent');

/** A shop whose search finds two models, and whose product list answers with a status. */
async function searched(status: number, text: string) {
  const answers: Record<string, () => Response> = {
    '/api/search/': () => Response.json({ ids: [1, 2], groups: [], brands: [], products: [] }),
    '/api/products/productmodellist/': () => Response.json(status === 200 ? [] : {}, { status }),
  };
  const backend = async (request: Request) =>
    answers[new URL(request.url).pathname]?.() ?? Response.json({}, { status: 404 });
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: false };
  const request = new Request(`http://fi.localhost/haku/?q=${text}`);
  const { data, init } = await loadSearch({ request, context: { shop }, params: {} });
  return { isFailed: data.isFailed, status: init?.status };
}

test('a search whose products cannot be fetched has failed, rather than found nothing', async () => {
  expect(await searched(500, 'kuori')).toEqual({ isFailed: true, status: 502 });
  expect(await searched(200, 'teltta')).toEqual({ isFailed: false, status: 200 });
});
