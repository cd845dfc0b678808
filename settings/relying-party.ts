import type { Settings } from './read-settings';

type HostSettings = Pick<Settings, 'hosts'>;

/** Names of a developer's machine: browsers accept no passkey for all of them together, because `localhost` is no domain. */
const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** The host without a label that names a language or `www`: `sv.shop.com` and `www.shop.com` are `shop.com`. */
const withoutPrefix = (host: string): string => host.replace(/^(?:fi|en|sv|de|fr|ru|www)\.(?=[^.]+\.)/, '');

const namesOf = ({ hosts }: HostSettings): string[] => Object.values(hosts).flat();

/** The domain that all hosts share but for a language's prefix; null when they are of different domains. */
function sharedDomain(settings: HostSettings): string | null {
  const [first, ...others] = new Set(namesOf(settings).map(withoutPrefix));
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * The relying party's id of the shop's passkeys (Web Authentication, RP ID), the same on all hosts: the domain that the hosts
 * share (`shop.com` for fi.shop.com and sv.shop.com), otherwise the canonical Finnish host, which lists the other hosts as
 * related origins. Null on a developer's machine: each host is its own relying party, which is what a browser takes when it
 * is told none.
 */
export function relyingPartyId(settings: HostSettings): string | null {
  const names = namesOf(settings);
  if (names.some(isLocal)) return null;
  return sharedDomain(settings) ?? settings.hosts.fi[0] ?? names[0] ?? null;
}

/**
 * The origins of `/.well-known/webauthn`, by which the shop's hosts of other domains use the same passkeys (Web Authentication
 * level 3 §5.11); null on hosts that are not the relying party's and where the hosts share a domain.
 * @param host of the request, without a port
 */
export function relatedOrigins(settings: HostSettings, host: string): string[] | null {
  if (sharedDomain(settings) !== null || relyingPartyId(settings) !== host) return null;
  return namesOf(settings).map((one) => `https://${one}`);
}
