import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import { readFirstCards } from './first-cards.server';

const price = { active: 10, reference: null, type: 'regular' };
const wire = (id: number) => ({ id, name: `${id}`, manufacturer: '', manufacturerSlug: '', path: `a/${id}`, price });

const api = {
  send: async () => Response.json({ results: [1, 2, 3].map(wire) }),
  language: 'fi',
  cache: createSharedCache(),
} as const;
const query = { source: 'ProductGroup', id: 1, language: 'fi', taxAreaId: 1 } as const;
const first = async (most: number, sortIds?: number[]) =>
  (await readFirstCards(api, { ...query, sortIds }, most)).map(({ id }) => id);

test('the first products of a list are returned, at most as many as it has', async () => {
  expect([await first(2), await first(9), await first(2, [3])]).toEqual([
    [1, 2],
    [1, 2, 3],
    [3, 1],
  ]);
});
