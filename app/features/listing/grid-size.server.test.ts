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

test('a size that is asked for becomes a cookie and the list’s own address', () => {
  expect(open('?sort=newest&grid=large')).toBe('/takit/?sort=newest grid_size=large');
  expect(open('?grid=small', 'grid_size=large')).toBe('/takit/ grid_size=small');
  expect(open('?grid=huge')).toBe('/takit/ ');
});

test('without being asked the size is the one the cookie keeps', () => {
  expect(open('', 'grid_size=large')).toBe(true);
  expect(open('?page=2')).toBe(false);
});
