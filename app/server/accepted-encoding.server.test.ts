import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.server';

const pick = (header: string | undefined) => acceptedEncoding(header, ['br', 'gzip']);

test('the first on offer is taken of those the client takes alike', () => {
  expect([pick('gzip, deflate, br, zstd'), pick('gzip'), pick('BR'), pick('*')]).toEqual(['br', 'gzip', 'br', 'br']);
});

test('q=0 refuses, whatever it stands beside', () => {
  expect(pick('br;q=0, gzip')).toBe('gzip');
  expect(pick('br;q=0,gzip;q=0.000')).toBeUndefined();
  expect(pick('br;q=0, *')).toBe('gzip');
  expect(pick('gzip, *;q=0')).toBe('gzip');
  expect(pick('*;q=0')).toBeUndefined();
  expect(pick('gzip ; Q = 0')).toBeUndefined();
});

test('what the client likes better comes first, the plain bytes among it', () => {
  expect(pick('br;q=0.5, gzip;q=0.8')).toBe('gzip');
  expect(pick('identity, gzip;q=0.5')).toBeUndefined();
  expect(pick('identity;q=0.5, gzip')).toBe('gzip');
});

test('without a header, or with one that names nothing we have, the bytes are plain', () => {
  for (const header of [undefined, '', 'identity', 'deflate', 'brotli', 'xbr', ',;,', 'constructor', '__proto__'])
    expect(pick(header), header).toBeUndefined();
});
