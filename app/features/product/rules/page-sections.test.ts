import { expect, test } from 'vitest';
import { pageSections, showsDebugData } from './page-sections';

const everything = {
  hasDescription: true,
  hasAvailability: true,
  ratingCount: 1,
  guideCount: 1,
  hasBrand: true,
  hasProperties: true,
  hasDebugData: true,
};

test('the tabs are description, details, availability, reviews, guides, brand and data, in this order', () => {
  expect(pageSections(everything)).toEqual([
    ...['description', 'details', 'availability', 'reviews', 'guides', 'brand', 'data'],
  ]);
});

test('there is a tab of reviews only if the rating count is above 0, and of guides only if there are any', () => {
  const sections = pageSections({ ...everything, ratingCount: 0, guideCount: 0, hasDebugData: false });
  expect(sections).toEqual(['description', 'details', 'availability', 'brand']);
});

test('a gift card without a description or a known brand has its properties alone, if it has any', () => {
  const bare = { ...everything, hasDescription: false, hasAvailability: false, ratingCount: 0, guideCount: 0 };
  const card = { ...bare, hasBrand: false, hasDebugData: false };
  expect(pageSections(card)).toEqual(['details']);
  expect(pageSections({ ...card, hasProperties: false })).toEqual([]);
});

test('raw data is shown on a local development host only, never otherwise', () => {
  const hosts = ['localhost', 'fi.localhost', '127.0.0.1', 'shop.fi', 'localhost.shop.fi', 'notlocalhost'];
  expect(hosts.map((host) => showsDebugData(host, true))).toEqual([true, true, true, false, false, false]);
  expect(hosts.some((host) => showsDebugData(host, false))).toBe(false);
});
