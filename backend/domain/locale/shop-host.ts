import type { Settings } from 'contract/settings';

/** Addresses of a developer's own machine. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Whether a host is one of the shop's, so that links in mails lead nowhere else. On a developer's machine loopback addresses
 * and ports are the shop's too; in production a host is a configured name and has no port.
 * @param host as the browser named it, with a port or without
 */
export function isShopHost({ hosts, production }: Pick<Settings, 'hosts' | 'production'>, host: string): boolean {
  const name = production ? host : host.replace(/:\d{1,5}$/, '');
  if (Object.values(hosts).some((names) => names.includes(name))) return true;
  return !production && LOOPBACK.has(name);
}

/**
 * Address of the shop's front page on one of its hosts, without the slash at the end. On a developer's machine a host without
 * a port gets the one that the shop listens on.
 */
export function shopAddress(
  { publicScheme, production, port }: Pick<Settings, 'publicScheme' | 'production' | 'port'>,
  host: string,
): string {
  const isDefaultPort = port === 0 || port === (publicScheme === 'https' ? 443 : 80);
  const suffix = production || isDefaultPort || /:\d+$/.test(host) ? '' : `:${port}`;
  return `${publicScheme}://${host}${suffix}`;
}

/** A path on the shop's own host: one slash first, and nothing that a browser reads as another host or another line. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && path.length <= 500;
}
