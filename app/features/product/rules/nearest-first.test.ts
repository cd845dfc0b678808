import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first';

const STORES = [{ slug: 'helsinki' }, { slug: 'tampere' }, { slug: 'oulu' }];
const slugs = (found: Parameters<typeof nearestFirst>[1]) => nearestFirst(STORES, found).map(({ slug }) => slug);

test('stores near a postcode come first, the nearest at the beginning', () => {
  const found = [{ storeSlug: null }, { storeSlug: 'oulu' }, { storeSlug: 'tampere' }, { storeSlug: 'elsewhere' }];
  expect(slugs(found)).toEqual(['oulu', 'tampere', 'helsinki']);
});

test('without a postcode, or with nothing near it, stores keep their order', () => {
  expect([slugs(null), slugs([{ storeSlug: null }])]).toEqual([
    ['helsinki', 'tampere', 'oulu'],
    ['helsinki', 'tampere', 'oulu'],
  ]);
});
