import { expect, test, vi } from 'vitest';
import { createSharedCache } from '~/api/request';
import { unpackCard } from '~/features/catalog/packed-card';
import type { ShopContext } from '~/server/context.server';
import { readRelated } from './related-cards.server';

vi.stubEnv('LOG_LEVEL', 'silent');

const card = (id: number, more: object = {}) => ({
  id,
  name: `Malli ${id}`,
  manufacturer: 'Aapa',
  manufacturerSlug: 'aapa',
  path: `/aapa/malli-${id}/`,
  price: { active: 100, reference: null, type: 'regular' },
  ...more,
});

/** A visit whose backend has these cards, and relates these models to each other. */
function visit(related: { recommendations: number[]; also_bought: number[] }, cards: readonly object[] | null) {
  const send = async (request: Request) => {
    if (request.url.includes('/product/extra/')) return Response.json(related);
    return cards ? Response.json(cards) : Response.json({}, { status: 500 });
  };
  return {
    api: { send, language: 'fi', cache: createSharedCache() },
    language: 'fi',
    locale: { taxAreaId: 1, country: 'fi' },
    shared: true,
    t: () => (key: string) => key,
  } as unknown as ShopContext;
}

const model = { id: 1, slug: 'malli-1', isGiftCard: false };

async function related(...[ids, cards]: Parameters<typeof visit>) {
  const { recommended, alsoBought } = await readRelated(visit(ids, cards), model);
  const idsOf = (packed: typeof recommended) => packed.map((each) => unpackCard(each).modelId);
  return [idsOf(recommended), idsOf(alsoBought)];
}

test('recommended and also bought products stand in the order of the backend, none twice, and never the product itself', async () => {
  const ids = { recommendations: [3, 1, 2], also_bought: [2, 4, 1] };
  expect(await related(ids, [card(2), card(3), card(4)])).toEqual([[3, 2], [4]]);
});

test('what is sold out or no longer there is left out, and a row has six products at most', async () => {
  const ids = { recommendations: [2, 3, 4, 5, 6, 7, 8, 9], also_bought: [] };
  const cards = [2, 3, 4, 5, 6, 7, 8].map((id) => card(id, { isSoldOut: id === 2 }));
  expect(await related(ids, cards)).toEqual([[3, 4, 5, 6, 7, 8], []]);
});

test('the page is shown without them when they cannot be fetched, and a gift card has none', async () => {
  const ids = { recommendations: [2], also_bought: [3] };
  expect(await related(ids, null)).toEqual([[], []]);
  const none = await readRelated(visit(ids, [card(2)]), { ...model, isGiftCard: true });
  expect(none).toEqual({ recommended: [], alsoBought: [] });
});
