import { expect, test } from 'vitest';
import { adminAddress } from './personal.server';

test('the admin area is a sibling host of the shop, with the same port and scheme', () => {
  expect(adminAddress(new URL('http://sv.localhost:3000/varukorg/'))).toBe('http://hallinta.localhost:3000/');
});

test('a host without a language also has a sibling admin area', () => {
  expect(adminAddress(new URL('http://127.0.0.1:3000/'))).toMatch(/^http:\/\/hallinta\./);
});
