import { expect, test } from 'vitest';
import { newListCache } from './list-cache';
import type { ListIndex } from './rules/list-index';

const listOf = (bytes: number) => ({ weight: { all: bytes, texts: 0 } }) as ListIndex;

/** A cache of 900 bytes that lists were put into, and those of them that it still has. */
async function cached(sizes: readonly number[]): Promise<number[]> {
  const cache = newListCache(900);
  for (const [place, size] of sizes.entries()) await cache.get(`list ${place}`, async () => listOf(size));
  const kept: number[] = [];
  for (const [place, size] of sizes.entries()) {
    const found = cache.lookUp(`list ${place}`, () => Promise.reject(new Error('not cached')));
    if ('cached' in found) kept.push(size);
    else found.pending.catch(() => undefined);
  }
  return kept;
}

test('a list larger than the whole cache is kept all the same, and two others beside it', async () => {
  expect(await cached([1_000])).toEqual([1_000]);
  expect(await cached([5_000, 5_000, 5_000])).toEqual([5_000, 5_000, 5_000]);
  expect(await cached([5_000, 4_000, 3_000])).toEqual([5_000, 4_000, 3_000]);
});

test('the cache has a limit, whatever the size of its lists', async () => {
  expect(await cached([5_000, 5_001, 5_002, 5_003])).toEqual([5_001, 5_002, 5_003]);
  expect(await cached([300, 200, 250, 150, 100])).toEqual([200, 250, 150, 100]);
});
