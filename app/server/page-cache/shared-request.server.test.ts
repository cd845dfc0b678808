import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { readSharedRequest } from './shared-request.server';

const settings = readSettings({}, 'storefront');
const read = (url: string, cookie?: string, host = 'fi.localhost:3000', method = 'GET') =>
  readSharedRequest({ method, url, headers: { host, ...(cookie === undefined ? {} : { cookie }) } }, 'http', settings);

test('a log-in or a message for the next page makes a visitor one of their own', () => {
  expect(read('/')).toBeDefined();
  expect(read('/', 'so.auth=x')).toBeUndefined();
  expect(read('/', 'cart=x; flash=y')).toBeUndefined();
});

test('a cart, an address and cookies of others change nothing of the page', () => {
  const guest = read('/vaatteet/');
  expect(read('/vaatteet/', 'cart=abc; address=secret; _ga=GA1.2')).toEqual(guest);
  expect(JSON.stringify(read('/vaatteet/', 'cart=abc; address=secret'))).not.toMatch(/abc|secret/);
});

test('country, currency and card size choose among pages, in a form of our own', () => {
  expect(read('/', 'locale=SE-sek; grid_size=large')?.cookie).toBe('locale=se-sek; grid_size=large');
  expect(read('/', 'locale=<script>; grid_size=huge')?.cookie).toBe('');
  expect(read('/', 'locale=se-sek')?.key).not.toBe(read('/')?.key);
});

test('a language is chosen by cookie only on a host that names none', () => {
  expect(read('/', 'language=ru')?.cookie).toBe('');
  expect(read('/', 'language=ru', 'localhost:3000')?.cookie).toBe('language=ru');
  expect(read('/', 'language=xx', 'localhost:3000')?.cookie).toBe('');
});

test('host, scheme and known query are part of the page', () => {
  const keys = [read('/a/'), read('/a/?sort=newest'), read('/a/', undefined, 'en.localhost:3000')].map(
    (one) => one?.key,
  );
  expect(new Set(keys).size).toBe(3);
});

test('what is written, unknown or one visitor’s own is answered for itself', () => {
  expect(read('/', undefined, undefined, 'POST')).toBeUndefined();
  for (const url of [
    '/a',
    '/a.data',
    '/a/?utm_source=x',
    '/a/?added=5',
    '/a/?postcode=00100',
    `/a/?text=${'x'.repeat(200)}`,
  ])
    expect(read(url), url).toBeUndefined();
});
