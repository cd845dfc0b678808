import { expect, test } from 'vitest';
import { SharedCache } from './shared-cache';

const freshness = { freshMs: 10, staleMs: 100 };

test('a stale answer is given at once while a new one is fetched', async () => {
  let now = 0;
  let value = 1;
  const cache = new SharedCache(10, () => now);
  const get = () => cache.get('key', async () => value, freshness);
  expect(await get()).toBe(1);
  value = 2;
  now = 9;
  expect(await get()).toBe(1);
  now = 10;
  expect(await get()).toBe(1);
  expect(await get()).toBe(2);
});

test('an answer older than its stale time is not shown when the fetch fails', async () => {
  let now = 0;
  const cache = new SharedCache(10, () => now);
  await cache.get('key', async () => 1, freshness);
  now = 110;
  await expect(cache.get('key', () => Promise.reject(new Error('down')), freshness)).rejects.toThrow('down');
});

test('the longest unused answer makes room', async () => {
  const cache = new SharedCache(2);
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => key);
  expect(cache.size).toBe(2);
  expect(await cache.get('a', async () => 'fetched anew')).toBe('a');
  expect(await cache.get('b', async () => 'fetched anew')).toBe('fetched anew');
});

test('a purge forgets also what is being fetched', async () => {
  const cache = new SharedCache(10);
  let finish: (value: string) => void = () => undefined;
  const slow = cache.get(
    'page a',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  cache.purge('page');
  finish('old');
  expect(await slow).toBe('old');
  expect(await cache.get('page a', async () => 'new')).toBe('new');
});
