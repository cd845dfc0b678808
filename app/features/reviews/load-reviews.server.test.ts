import { expect, test } from 'vitest';
import { createSharedCache } from '~/api/request';
import { openServerTexts } from '~/locale/i18n.server';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { ShopContext } from '~/server/context.server';
import { loadReviews } from './load-reviews.server';

const hosts = { fi: [], en: [], sv: [], de: [], fr: [], ru: [], any: ['shop.example'] };
const TEXTS = openServerTexts(hosts, () => undefined);

/** Loads the reviews of a model from a backend that answers every call alike, and counts the calls. */
async function load(count: number, answer: () => Response | Promise<Response>, language: Language = 'fi') {
  let calls = 0;
  const send = async () => {
    calls += 1;
    return answer();
  };
  const context = {
    api: { send, language, cache: createSharedCache() },
    language,
    t: await TEXTS.textsIn(language),
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

test('a review in another language than the page’s says so, in every language; one whose language nobody knows says nothing', async () => {
  const written = [...LANGUAGES, '', 'constructor'];
  const results = written.map((language, index) => ({
    id: index + 1,
    created: '2026-11-01T10:00:00Z',
    rating: 8,
    visible_name: 'Aino',
    comment: 'Luistaa',
    size: null,
    images: [],
    votes_up: 0,
    votes_down: 0,
    votes_total: 0,
    is_verified: false,
    language,
  }));
  const said = new Map<Language, string[]>();
  for (const own of LANGUAGES) {
    const { reviews } = await load(8, () => Response.json({ results, max_pages: 1 }), own);
    const foreign = reviews?.shown.map((review) => review.foreign) ?? [];
    expect(new Set(foreign.map((one) => one?.language ?? null))).toEqual(
      new Set([null, ...LANGUAGES.filter((language) => language !== own)]),
    );
    said.set(own, foreign.map((one) => one?.words ?? '').sort());
  }
  expect(said.get('fi')).toContain('Englanniksi');
  expect(new Set([...said.values()].flat()).size).toBe(1 + LANGUAGES.length * (LANGUAGES.length - 1));
});
