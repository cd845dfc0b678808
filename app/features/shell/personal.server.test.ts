import { expect, test } from 'vitest';
import { adminAddress } from './personal.server';

test('the admin area stands beside the shop, on the same port and by the same scheme', () => {
  expect(adminAddress(new URL('http://sv.localhost:3000/varukorg/'))).toBe('http://hallinta.localhost:3000/');
});

test('a host that names no language has its admin area beside it too', () => {
  expect(adminAddress(new URL('http://127.0.0.1:3000/'))).toMatch(/^http:\/\/hallinta\./);
});
