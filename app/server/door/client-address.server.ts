import { isIP } from 'node:net';
import proxyAddress from 'proxy-addr';

/** Whether the machine with this address is a trusted proxy, whose headers for visitor, scheme and country are used. */
export type TrustedProxies = (address: string) => boolean;

/**
 * @param list addresses and ranges (`10.0.0.0/8`) of the setting TRUSTED_PROXIES
 * @throws TypeError for an invalid item
 */
export function trustedProxies(list: readonly string[]): TrustedProxies {
  const isTrusted = proxyAddress.compile([...list]);
  return (address) => isTrusted(address, 0);
}

/** Converts IPv4-mapped IPv6 addresses to IPv4. */
const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The parts of a request that are read: the address of the connection and the X-Forwarded-For header. */
type Connection = Parameters<typeof proxyAddress.all>[0];

/**
 * The visitor's address: the rightmost one in X-Forwarded-For that is not a trusted proxy, because entries further left can be
 * forged by the visitor. If it is not a valid address, the address of the proxy that added it.
 */
export function clientAddress(request: Connection, isTrusted: TrustedProxies): string {
  const hops = proxyAddress.all(request, isTrusted).map((hop) => plainAddress(hop ?? ''));
  return hops.findLast((hop) => isIP(hop) > 0) ?? '';
}
