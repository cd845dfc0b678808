import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { SharedCache } from './shared-cache';

const freshness = { freshMs: 10, staleWhileRevalidateMs: 100, staleIfErrorMs: 1_000 };
const down = () => Promise.reject(new Error('down'));
/** What nobody waits for is fetched. */
const fetchedUnawaited = () => new Promise(setImmediate);

test('a stale answer is given at once while a new one is fetched', async () => {
  let now = 0;
  let value = 1;
  const cache = new SharedCache(10, { now: () => now });
  const get = () => cache.get('key', async () => value, { freshness });
  expect(await get()).toBe(1);
  value = 2;
  now = 9;
  expect(await get()).toBe(1);
  now = 10;
  expect(await get()).toBe(1);
  expect(await get()).toBe(2);
});

test('an old answer is not shown while the backend is well', async () => {
  let now = 0;
  const cache = new SharedCache(10, { now: () => now });
  await cache.get('key', async () => 'old price', { freshness });
  now = 110;
  expect(await cache.get('key', async () => 'new price', { freshness })).toBe('new price');
});

test('an old answer comes to the rescue when the fetch fails, and then without waiting, until it is too old', async () => {
  let now = 0;
  let asked = 0;
  const cache = new SharedCache(10, { now: () => now });
  const failing = () => {
    asked += 1;
    return down();
  };
  const get = () => cache.get('key', failing, { freshness });
  await cache.get('key', async () => 1, { freshness });
  now = 110;
  expect([await get(), await get(), asked]).toEqual([1, 1, 1]);
  now = 1_110;
  await expect(get()).rejects.toThrow('down');
});

test('what the backend says is gone is forgotten', async () => {
  let now = 0;
  const cache = new SharedCache(10, { now: () => now });
  const gone = () => Promise.reject(new ApiError('product', 'status', 404));
  await cache.get('key', async () => 1, { freshness });
  now = 10;
  expect(await cache.get('key', gone, { freshness })).toBe(1);
  await fetchedUnawaited();
  await expect(cache.get('key', gone, { freshness })).rejects.toMatchObject({ status: 404 });
  await expect(cache.get('key', down, { freshness })).rejects.toThrow('down');
});

test('the longest unused answer makes room', async () => {
  const cache = new SharedCache(2);
  for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => key);
  expect(cache.size).toBe(2);
  expect(await cache.get('a', async () => 'fetched anew')).toBe('a');
  expect(await cache.get('b', async () => 'fetched anew')).toBe('fetched anew');
});

test('answers are bounded by what they weigh together, and one that is too heavy drives no other out', async () => {
  const cache = new SharedCache<string>(10, { weigh: ({ length }) => length });
  const isKept = async (key: string) => (await cache.get(key, async () => '')) !== '';
  for (const text of ['aaaa', 'bbbb', 'cccc']) await cache.get(text, async () => text);
  expect(cache.size).toBe(2);
  await cache.get('heavy', async () => 'x'.repeat(11));
  expect([await isKept('bbbb'), await isKept('cccc'), await isKept('heavy'), await isKept('aaaa')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a cache without room keeps nothing', async () => {
  const cache = new SharedCache(0);
  await cache.get('a', async () => 1);
  expect([cache.size, await cache.get('a', async () => 2)]).toEqual([0, 2]);
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

test('an answer that survives a purge is old from then on, and gives way to the next one', async () => {
  const cache = new SharedCache<number>(10, { survivesPurge: true });
  await cache.get('a', async () => 1);
  cache.purge();
  const found = cache.lookUp('a', async () => 2);
  expect(found).toMatchObject({ old: { value: 1, isOutdated: true } });
  expect('pending' in found && (await found.pending)).toBe(2);
  expect(cache.lookUp('a', async () => 3)).toEqual({ cached: 2 });
});

test('an answer that survived a purge comes to the rescue when the fetch fails', async () => {
  const cache = new SharedCache<number>(10, { survivesPurge: true });
  await cache.get('a', async () => 1);
  cache.purge();
  expect(await cache.get('a', () => Promise.reject(new ApiError('call', 'unreachable', 0)))).toBe(1);
});

test('in the grace of a purge the outdated answer is given while the new one is fetched, to those who take it', async () => {
  let now = 0;
  const cache = new SharedCache<number>(10, { now: () => now });
  await cache.get('a', async () => 1);
  await cache.get('b', async () => 1);
  await cache.get('c', async () => 1);
  cache.purge('', 100);
  now = 99;
  expect(cache.lookUp('a', async () => 2, { takesOutdated: true })).toEqual({ cached: 1 });
  expect(await cache.get('b', async () => 2)).toBe(2);
  await fetchedUnawaited();
  expect(cache.lookUp('a', down)).toEqual({ cached: 2 });
  now = 100;
  expect(await cache.get('c', async () => 2, { takesOutdated: true })).toBe(2);
});

test('another purge does not make the grace of an outdated answer longer', async () => {
  let now = 0;
  const cache = new SharedCache<number>(10, { now: () => now });
  await cache.get('a', async () => 1);
  cache.purge('', 100);
  now = 99;
  cache.purge('', 100);
  now = 100;
  expect(await cache.get('a', async () => 2, { takesOutdated: true })).toBe(2);
  cache.purge('', 100);
  cache.purge();
  expect(await cache.get('a', async () => 3, { takesOutdated: true })).toBe(3);
});

test('in its grace an outdated answer is given although the fetch fails, afterwards not', async () => {
  let now = 0;
  const cache = new SharedCache<number>(10, { now: () => now });
  await cache.get('a', async () => 1);
  cache.purge('', 100);
  const get = () => cache.get('a', down, { takesOutdated: true });
  expect(await get()).toBe(1);
  await fetchedUnawaited();
  expect(await get()).toBe(1);
  now = 100;
  await expect(get()).rejects.toThrow('down');
});

test('an answer that survives purges is waited for after the grace', async () => {
  let now = 0;
  const cache = new SharedCache<number>(10, { survivesPurge: true, now: () => now });
  await cache.get('a', async () => 1);
  cache.purge('', 100);
  const open = new Promise<number>(() => {});
  expect(cache.lookUp('a', () => open, { takesOutdated: true })).toEqual({ cached: 1 });
  now = 100;
  expect(cache.lookUp('a', () => open, { takesOutdated: true })).toMatchObject({ old: { value: 1, isOutdated: true } });
});
