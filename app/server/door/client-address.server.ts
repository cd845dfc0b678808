import { BlockList, isIP } from 'node:net';

/** Which machines in front of the shop are believed when they name the visitor, the scheme and the country. */
export type TrustedProxies = { has: (address: string) => boolean };

/** @param list addresses and ranges (`10.0.0.0/8`) of the setting TRUSTED_PROXIES */
export function trustedProxies(list: string[]): TrustedProxies {
  const known = new BlockList();
  for (const item of list) {
    const [address = '', bits] = item.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return { has: (address) => isIP(address) > 0 && known.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') };
}

/** IPv4 addresses that arrive on an IPv6 socket are written the IPv4 way. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The visitor's address: the nearest one in X-Forwarded-For that is not a trusted proxy, read from the right, since
 * whatever stands further left may be the visitor's invention.
 * @param peer address of the machine that opened the connection
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, proxies: TrustedProxies): string {
  let address = plainAddress(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  while (proxies.has(address)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}
