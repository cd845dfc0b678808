import { beforeEach, expect, test, vi } from 'vitest';
import { readFirstCards } from '~/features/listing/first-cards.server';
import { purgeSharedAnswers } from '~/server/context.server';
import { loadRemoved } from './load-removed.server';

vi.stubEnv('LOG_LEVEL', 'silent');
beforeEach(() => purgeSharedAnswers());

const wire = (id: number) => ({
  id,
  name: `Ilves ${id}`,
  manufacturer: 'Hanki',
  manufacturerSlug: 'hanki',
  path: `hanki/${id}`,
  price: { active: 10, reference: null, type: 'regular' },
  productGroupIds: [7],
});

/**
 * Loads the page of a removed product in a shop with one group of 100 products and a given number of search results; also
 * counts the list requests.
 */
async function removed(matches: number) {
  const ids = Array.from({ length: matches }, (_, at) => 100 - at);
  let lists = 0;
  const answers: Record<string, (request: Request) => unknown> = {
    '/api/brands/': () => [{ name: 'Hanki', slug: 'hanki' }],
    '/api/product-groups/': () => ({
      productGroups: [{ id: 7, name: 'Takit', slug: 'takit', path: 'takit', showInMenu: true }],
    }),
    '/api/search/': () => ({ ids }),
    // the search list is requested first
    '/api/products/productmodellist/': () =>
      lists++ === 0 ? ids.map(wire) : Array.from({ length: 100 }, (_, at) => wire(at + 1)),
  };
  const backend = async (request: Request) => {
    const answer = answers[new URL(request.url).pathname];
    return answer ? Response.json(answer(request)) : Response.json({}, { status: 404 });
  };
  const shop = { backend, clientAddress: undefined, geoCountry: undefined, shared: false };
  const request = new Request('http://fi.localhost/poistunut-tuotesivu/hanki/ilves/');
  const { data, init } = await loadRemoved({ request, context: { shop } }, readFirstCards);
  return { status: init?.status, shown: data.products.length, lists };
}

test('a removed product is replaced by matching ones, and no list is read when they are enough', async () => {
  expect(await removed(12)).toEqual({ status: 410, shown: 8, lists: 1 });
});

test('too few that match are filled up with the first of their group', async () => {
  expect(await removed(3)).toEqual({ status: 410, shown: 8, lists: 2 });
});
