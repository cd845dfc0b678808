import type { Settings } from 'settings/read-settings';

/** Host names of a developer's machine. */
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);

/**
 * Whether a host belongs to the shop, so that links in mails never lead elsewhere. In development loopback addresses and
 * ports are allowed as well; in production only configured names without a port.
 * @param host as the browser sent it, with or without a port
 */
export function isShopHost({ hosts, production }: Pick<Settings, 'hosts' | 'production'>, host: string): boolean {
  const name = production ? host : host.replace(/:\d{1,5}$/, '');
  if (Object.values(hosts).some((names) => names.includes(name))) return true;
  return !production && LOOPBACK.has(name);
}

/**
 * Address of the shop's front page on one of its hosts, without the slash at the end. In development a host without a port
 * gets the shop's own port.
 */
export function shopAddress(
  { publicScheme, production, port }: Pick<Settings, 'publicScheme' | 'production' | 'port'>,
  host: string,
): string {
  const isDefaultPort = port === 0 || port === (publicScheme === 'https' ? 443 : 80);
  const suffix = production || isDefaultPort || /:\d+$/.test(host) ? '' : `:${port}`;
  return `${publicScheme}://${host}${suffix}`;
}

/** Whether a text is a path on the shop's own host: one leading slash, and nothing that a browser reads as another host or a line break. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) && path.length <= 500;
}
