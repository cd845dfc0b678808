import { expect, test } from 'vitest';
import { readSettings } from './read-settings';
import { relatedOrigins, relyingPartyId } from './relying-party';

const shop = (variables: Record<string, string>) =>
  readSettings({ SHOP_ENV: 'production', ...variables }, 'storefront');
const byDomain = shop({ BASE_NAME: 'tunturi' });
const byPrefix = shop({ SHOP_HOSTS: 'fi=www.shop.com, en=en.shop.com, sv=sv.shop.com, any=shop.com' });

test('hosts of one domain share its passkeys', () => {
  expect(relyingPartyId(byPrefix)).toBe('shop.com');
  expect(relatedOrigins(byPrefix, 'shop.com')).toBeNull();
});

test('hosts of different domains use the passkeys of the canonical Finnish host, which names them all', () => {
  expect(relyingPartyId(byDomain)).toBe('tunturi.fi');
  expect(relatedOrigins(byDomain, 'tunturi.fi')).toEqual(
    ['fi', 'com', 'eu', 'se', 'de', 'fr', 'ru'].map((domain) => `https://tunturi.${domain}`),
  );
  expect(relatedOrigins(byDomain, 'tunturi.se')).toBeNull();
});

test('a domain of two labels that only looks like a language prefix stays whole', () => {
  expect(relyingPartyId(shop({ SHOP_HOSTS: 'fi=fi.com' }))).toBe('fi.com');
});

test('on a developer’s machine each host has its own passkeys', () => {
  const local = readSettings({}, 'storefront');
  expect(relyingPartyId(local)).toBeNull();
  expect(relatedOrigins(local, 'fi.localhost')).toBeNull();
});
