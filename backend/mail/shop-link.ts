import type { Settings } from 'settings/read-settings';
import type { ShopLanguage } from '../domain/locale/language';
import { shopAddress } from '../domain/locale/shop-host';

/** What a mail needs to know of the shop. */
export type WritingShop = Pick<Settings, 'shopName' | 'shopEmail' | 'publicScheme' | 'production' | 'port' | 'hosts'>;

/**
 * A page of the shop on the language's own host, never on one that a request named. Where no host has the language, a host
 * of another or of no language with the language as a parameter.
 * @param path from the root, with its query; English paths are redirected to those of the language
 */
export function shopLink(shop: WritingShop, language: ShopLanguage, path: string): string {
  const [own] = shop.hosts[language];
  const host = own ?? shop.hosts.any[0] ?? Object.values(shop.hosts).flat()[0] ?? 'localhost';
  const name = own === undefined ? `${path.includes('?') ? '&' : '?'}language=${language}` : '';
  return `${shopAddress(shop, host)}${path}${name}`;
}
