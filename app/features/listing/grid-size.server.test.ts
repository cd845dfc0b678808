import { expect, test } from 'vitest';
import { isGridLarge } from './grid-size.server';

function open(search: string, cookie = '') {
  const url = new URL(`http://fi.localhost/takit/${search}`);
  try {
    return isGridLarge({ url, request: new Request(url, { headers: { cookie } }) }, '/takit/');
  } catch (thrown) {
    const { headers } = thrown as Response;
    return `${headers.get('location')} ${headers.get('set-cookie')?.split(';', 1)[0] ?? ''}`;
  }
}

test('a requested size sets a cookie and redirects to the list’s own address', () => {
  expect(open('?sort=newest&grid=large')).toBe('/takit/?sort=newest grid_size=large');
  expect(open('?grid=small', 'grid_size=large')).toBe('/takit/ grid_size=small');
  expect(open('?grid=huge')).toBe('/takit/ ');
});

test('without a requested size the cookie’s size is used', () => {
  expect(open('', 'grid_size=large')).toBe(true);
  expect(open('?page=2')).toBe(false);
});
