import { expect, test } from 'vitest';
import { isOwnPath, isShopHost, shopAddress } from './shop-host';

const hosts = { fi: ['shop.fi'], en: ['shop.com'], sv: [], de: [], fr: [], ru: [], any: ['preview.shop.fi'] };

test('in production a host is a configured name', () => {
  const shop = { hosts, production: true };
  expect(isShopHost(shop, 'shop.fi')).toBe(true);
  expect(isShopHost(shop, 'preview.shop.fi')).toBe(true);
  for (const host of ['evil.fi', 'shop.fi.evil.fi', 'shop.fi:8080', 'localhost', '127.0.0.1', 'shop.fi@evil.fi', '']) {
    expect(isShopHost(shop, host), host).toBe(false);
  }
});

test('on a developer’s machine ports and loopback addresses are fine, strangers are not', () => {
  const shop = { hosts, production: false };
  expect(isShopHost(shop, 'shop.fi:3000')).toBe(true);
  expect(isShopHost(shop, '127.0.0.1:3000')).toBe(true);
  expect(isShopHost(shop, 'evil.fi:3000')).toBe(false);
});

test('return paths stay on the shop', () => {
  expect(isOwnPath('/tilaus/maksettu/{reference}/')).toBe(true);
  for (const path of ['//evil.fi/', '/\\evil.fi', 'https://evil.fi/', '', '/a\r\nb', '/a\\b']) {
    expect(isOwnPath(path), path).toBe(false);
  }
});

test('an address carries the port on a developer’s machine only', () => {
  const shop = { publicScheme: 'http' as const, production: false, port: 3000 };
  expect(shopAddress(shop, 'fi.localhost')).toBe('http://fi.localhost:3000');
  expect(shopAddress(shop, 'fi.localhost:4210')).toBe('http://fi.localhost:4210');
  expect(shopAddress({ publicScheme: 'https', production: true, port: 3000 }, 'shop.fi')).toBe('https://shop.fi');
});
