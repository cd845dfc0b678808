import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import type { ShopContext } from '~/server/context.server';
import { loadReviews } from './load-reviews.server';

/** Loads the reviews of a model from a backend that answers every call alike, and counts the calls. */
async function load(count: number, answer: () => Response | Promise<Response>) {
  let calls = 0;
  const send = async () => {
    calls += 1;
    return answer();
  };
  const context = {
    api: { send, language: 'fi', cache: createSharedCache() },
    url: new URL('http://fi.localhost/hanki/kasivarsi/'),
    shared: true,
  } as unknown as ShopContext;
  return { reviews: await loadReviews(context, { modelId: 7, count }), calls: () => calls };
}

test('a page works without the reviews that cannot be read', async () => {
  for (const answer of [
    () => new Response('', { status: 500 }),
    () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    () => Promise.reject(new TypeError('fetch failed')),
  ]) {
    const { reviews, calls } = await load(3, answer);
    expect(calls()).toBeGreaterThan(0);
    expect(reviews).toBeNull();
  }
});

test('a model without ratings has no reviews to ask for, and its page invites to write one', async () => {
  const { reviews, calls } = await load(0, () => new Response('', { status: 500 }));
  expect(calls()).toBe(0);
  expect(reviews).toMatchObject({ modelId: 7, shown: [], summary: { count: 0 } });
});
