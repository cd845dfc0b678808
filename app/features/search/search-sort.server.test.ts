import { expect, test } from 'vitest';
import { searchSort } from './search-sort.server';

const asked = (cookie?: string) =>
  new Request('http://fi.localhost/haku/?q=teltta', cookie === undefined ? {} : { headers: { cookie } });

test('a visitor without a cookie has the main sort and gets no cookie', () => {
  expect(searchSort(asked(), () => 1)).toEqual({ sort: 'main' });
});

test('for a visitor with a cookie the variant is drawn once and stored', () => {
  const drawn = searchSort(asked('locale=fi-eur'), () => 1);
  expect(drawn.sort).toBe('converted');
  expect(drawn.setCookie).toMatch(/^search_sort=converted; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly/);
  expect(searchSort(asked('locale=fi-eur; search_sort=converted'), () => 0)).toEqual({ sort: 'converted' });
  expect(searchSort(asked('search_sort=main'), () => 1)).toEqual({ sort: 'main' });
});

test('half of the visitors draw the alternate sort', () => {
  const sorts = Array.from({ length: 400 }, () => searchSort(asked('cart=x')).sort);
  const converted = sorts.filter((sort) => sort === 'converted').length;
  expect(converted).toBeGreaterThan(120);
  expect(converted).toBeLessThan(280);
});

test('a stored value that is not a sort is drawn again', () => {
  expect(searchSort(asked('search_sort=%27drop'), () => 0).sort).toBe('main');
});
