import { expect, test } from 'vitest';
import { BRAND_TRIM, listDescription, SHORT_TRIM } from './list-description.server';

const url = new URL('http://fi.localhost/takit/');
const words = (count: number) => `<p>${'sana '.repeat(count).trim()}</p>`;

test('a short description stands whole, without a way to more of it', () => {
  expect(listDescription(words(10), SHORT_TRIM, url)).toMatchObject({ isTrimmed: false, isLong: false });
});

test('a brand’s description is trimmed at 700 characters, at a word boundary', () => {
  const long = listDescription(words(200), BRAND_TRIM, url);
  expect(long).toMatchObject({ isTrimmed: true, isLong: true });
  expect(long.intro.length).toBeLessThanOrEqual(700);
  expect(long.intro).toMatch(/ sana…$/);
  expect(listDescription(words(100), BRAND_TRIM, url)).toMatchObject({ isTrimmed: false, isLong: true });
});

test('the whole of it opens by an address of its own', () => {
  expect(listDescription('', SHORT_TRIM, url).isOpen).toBe(false);
  expect(listDescription('', SHORT_TRIM, new URL('?description=open', url)).isOpen).toBe(true);
});
