import { expect, test } from 'vitest';
import { BRAND_TRIM, listDescription, SHORT_TRIM } from './list-description.server';

const url = new URL('http://fi.localhost/takit/');
const words = (count: number) => `<p>${'sana '.repeat(count).trim()}</p>`;

test('a short description is shown completely, without a link to more', async () => {
  expect(await listDescription(words(10), SHORT_TRIM, url)).toMatchObject({ isTrimmed: false, isLong: false });
});

test('a brand’s description is trimmed at 700 characters, at a word boundary', async () => {
  const long = await listDescription(words(200), BRAND_TRIM, url);
  expect(long).toMatchObject({ isTrimmed: true, isLong: true });
  expect(long.intro.length).toBeLessThanOrEqual(700);
  expect(long.intro).toMatch(/ sana…$/);
  expect(await listDescription(words(100), BRAND_TRIM, url)).toMatchObject({ isTrimmed: false, isLong: true });
});

test('the whole of it opens by an address of its own', async () => {
  expect((await listDescription('', SHORT_TRIM, url)).isOpen).toBe(false);
  expect((await listDescription('', SHORT_TRIM, new URL('?description=open', url))).isOpen).toBe(true);
});
