/** Which network addresses pictures may be fetched from: those of the internet, unless a host is named by the merchant. */

import { lookup as lookupName } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { english, type Said, say } from '../report/say';

/** A picture's address is refused. */
export class AddressRefused extends Error {
  constructor(readonly reason: Said) {
    super(english(reason));
  }
}

/** Networks that are not the internet: private, of this machine, of one link, shared, for documentation, reserved, or gateways to IPv4. */
const NOT_PUBLIC: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [net, prefix] of NOT_PUBLIC) blocked.addSubnet(net, prefix, net.includes(':') ? 'ipv6' : 'ipv4');

/** Whether an IP address is one of the internet. An IPv6 address that stands for one of IPv4 is judged as that. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !blocked.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** Hosts that pictures may come from. */
export interface HostRule {
  /** The only hosts, which may be private, in lower case; empty: any host of the internet. */
  named: ReadonlySet<string>;
  /** Hosts that may be private as well, in lower case. */
  mayBePrivate: ReadonlySet<string>;
}

/** Whether a host may have addresses that are not of the internet. */
const isTrusted = (host: string, { named, mayBePrivate }: HostRule): boolean =>
  named.has(host) || mayBePrivate.has(host);

/** The host of an address as it is compared: lower case, IPv6 without brackets. */
const hostOf = (url: URL): string => url.hostname.toLowerCase().replace(/^\[|\]$/g, '');

/** @throws AddressRefused when a picture may not be fetched from the address, as far as it can be told without asking for its host */
export function checkAddress(url: URL, rule: HostRule): void {
  const { named } = rule;
  const host = hostOf(url);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new AddressRefused('it is no http or https address');
  if (url.username !== '' || url.password !== '') throw new AddressRefused('the address holds a password');
  if (named.size > 0 && !named.has(host))
    throw new AddressRefused(say('{{host}} is not one of the named hosts', { host }));
  if (isIP(host) !== 0 && !isTrusted(host, rule) && !isPublicAddress(host))
    throw new AddressRefused(say('{{host}} is no address of the internet', { host }));
}

/**
 * Looks up a host for one connection. The connection is made to the address that was checked, so a name that leads elsewhere the
 * second time (DNS rebinding) gains nothing. A host of which only some addresses are private is refused as a whole.
 */
export function lookupAllowed(rule: HostRule, lookup: typeof lookupName = lookupName): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = error ? [] : found;
      const refused = isTrusted(host.toLowerCase(), rule)
        ? undefined
        : addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (error) callback(error, '');
      else if (refused) callback(new AddressRefused(leadsTo(host, refused.address)), '');
      else if (!first) callback(new AddressRefused(say('{{host}} has no address', { host })), '');
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

const leadsTo = (host: string, address: string): Said =>
  say('{{host}} leads to {{address}}, which is no address of the internet', { host, address });
