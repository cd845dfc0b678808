import { expect, test } from 'vitest';
import { returnPlace } from './return-place';

const place = (pathname: string, search = '') => returnPlace({ pathname, search }, 'fi');

test('one comes back to the page with its query', () => {
  expect(place('/vaatteet/', '?color=ink&page=2')).toBe('/vaatteet/?color=ink&page=2');
  expect(place('/vaatteet/', `?text=${'a'.repeat(2_000)}`)).toBe('/vaatteet/');
});

test('the screen of the choice itself is no place to come back to', () => {
  expect(place('/maa-ja-kieli/', '?next=%2Fhaku%2F%3Fq%3Dtakki')).toBe('/haku/?q=takki');
  expect(place('/maa-ja-kieli/', '?next=%2F%2Fevil.example')).toBe('/');
});
