import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ProductGroup } from '~/api/resources';
import type { ShopContext } from '~/server/context.server';
import { loadShelves } from './home-shelves.server';

vi.stubEnv('LOG_LEVEL', 'silent');

const department = (id: number) => ({ id, slug: `${id}` }) as ProductGroup;
const price = { active: 10, reference: 20, type: 'discount' };
const wire = (id: number) => ({
  id,
  name: `${id}`,
  manufacturer: '',
  manufacturerSlug: '',
  path: `a/${id}`,
  price,
  soldAmount: id,
});

/** A backend without the call for front pages, whose lists have 50 products; the status of each list by turns. */
function contextOf(...statuses: number[]) {
  let lists = 0;
  const send = async (request: Request) => {
    if (!new URL(request.url).pathname.includes('productmodellist')) return Response.json({}, { status: 404 });
    const status = statuses[lists++] ?? 200;
    return status === 200
      ? Response.json(Array.from({ length: 50 }, (_, id) => wire(id + 1)))
      : Response.json({}, { status });
  };
  const api = { send, language: 'fi', cache: createSharedCache() };
  const context = { api, language: 'fi', locale: { taxAreaId: 1 } } as unknown as ShopContext;
  return { context, asked: () => lists };
}

test('of the lists that replace the front page’s call only the first cards are cached', async () => {
  const { context, asked } = contextOf();
  const { popular, offers } = await loadShelves(context, [department(1), department(2)]);
  expect([popular.length, popular[0]?.id, offers.length]).toEqual([20, 50, 20]);
  await loadShelves(context, [department(1), department(2)]);
  expect(asked()).toBe(2);
});

test('a department that cannot be listed is left out, and nothing is cached when none can', async () => {
  expect((await loadShelves(contextOf(404, 404).context, [department(1), department(2)])).popular).toHaveLength(20);
  const { context } = contextOf(404, 404);
  expect((await loadShelves(context, [department(1)])).popular).toHaveLength(0);
  expect((await loadShelves(context, [department(1)])).popular).toHaveLength(20);
});
