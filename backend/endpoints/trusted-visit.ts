import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { API_SECRET_HEADER, CLIENT_ADDRESS_HEADER } from 'contract/trusted-headers';

/**
 * Whether a request comes from a storefront that shares the secret. Compared in constant time, by hash, so that neither
 * content nor length leaks. Without a configured secret no storefront is trusted.
 */
export function isTrustedStorefront(headers: Headers, secret: string | undefined): boolean {
  const given = headers.get(API_SECRET_HEADER);
  if (secret === undefined || given === null) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

/** The visitor's IP address forwarded by a trusted storefront; null when it is invalid. */
export function forwardedClientAddress(headers: Headers): string | null {
  const address = headers.get(CLIENT_ADDRESS_HEADER)?.trim() ?? '';
  return isIP(address) === 0 ? null : address;
}
