import { expect, test } from 'vitest';
import { ownPath } from './own-path';

test('an address on a host of the shop is a path, any other stays what it is', () => {
  const hosts = ['shop.example', 'www.shop.example'];
  expect(ownPath('https://www.shop.example/takit/?size=m#alku', hosts)).toBe('/takit/?size=m#alku');
  expect(ownPath('http://SHOP.example:3000/', hosts)).toBe('/');
  for (const other of [
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    '//shop.example/',
    '/a/',
    '',
  ])
    expect(ownPath(other, hosts), other).toBe(other);
});
