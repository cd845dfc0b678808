import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, trustedProxies } from './client-address.server';

const isTrusted = trustedProxies(['10.0.0.0/8', '2001:db8::1']);

/** A request over a connection that somebody opened, with their X-Forwarded-For. */
function from(peer: string, forwardedFor?: string): IncomingMessage {
  const request = new IncomingMessage(Object.defineProperty(new Socket(), 'remoteAddress', { value: peer }));
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

const addressOf = (peer: string, forwardedFor?: string) => clientAddress(from(peer, forwardedFor), isTrusted);

test('a header from a machine that is no trusted proxy is not believed', () => {
  expect(addressOf('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
});

test('behind a trusted proxy the nearest address that is no proxy counts, not what the visitor invented', () => {
  expect(addressOf('::ffff:10.0.0.1', '127.0.0.1, 198.51.100.1, 10.2.3.4')).toBe('198.51.100.1');
  expect(addressOf('2001:db8::1', '198.51.100.7')).toBe('198.51.100.7');
});

test('nonsense in the header leaves the proxy as the client', () => {
  expect(addressOf('10.0.0.1', '127.0.0.1, <svg>')).toBe('10.0.0.1');
  expect(addressOf('10.0.0.1')).toBe('10.0.0.1');
});

test('an IPv4 address that arrives on an IPv6 socket is written and believed the IPv4 way', () => {
  expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(addressOf('10.0.0.1', '198.51.100.1, ::ffff:10.2.3.4')).toBe('198.51.100.1');
});

test('a connection that is gone has no address', () => {
  expect(addressOf('')).toBe('');
});
