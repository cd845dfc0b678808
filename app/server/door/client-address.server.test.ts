import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.server';

const proxies = trustedProxies(['10.0.0.0/8', '2001:db8::1']);

test('a header from a machine that is no trusted proxy is not believed', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', proxies)).toBe('203.0.113.9');
});

test('behind a trusted proxy the nearest address that is no proxy counts, not what the visitor invented', () => {
  expect(clientAddress('::ffff:10.0.0.1', '127.0.0.1, 198.51.100.1, 10.2.3.4', proxies)).toBe('198.51.100.1');
  expect(clientAddress('2001:db8::1', '198.51.100.7', proxies)).toBe('198.51.100.7');
});

test('nonsense in the header leaves the proxy as the client', () => {
  expect(clientAddress('10.0.0.1', '127.0.0.1, <svg>', proxies)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', undefined, proxies)).toBe('10.0.0.1');
});
