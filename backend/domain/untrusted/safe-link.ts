/** Allowed schemes of links that are not paths of the shop. */
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A content link that is safe to show: a path of the shop, or a URL with an allowed scheme. `javascript:`, `data:`, `//host`
 * and everything that a browser could read as one of them are dropped; the shop's own origin is removed.
 * Specification 1 §5 (banner urls).
 * @param ownHosts host names of the shop
 * @returns empty when the link is unsafe
 */
export function safeLink(url: string | null, ownHosts: ReadonlySet<string>): string {
  const link = (url ?? '').trim();
  // Browsers drop control characters and read a backslash as a slash.
  if (link === '' || /[\p{Cc}\\]/u.test(link) || link.startsWith('//')) return '';
  if (/^[/?#]/.test(link)) return link;
  if (!URL.canParse(link)) return '';
  const parsed = new URL(link);
  if (!ALLOWED_SCHEMES.has(parsed.protocol) || parsed.username !== '' || parsed.password !== '') return '';
  const isOwn = /^https?:$/.test(parsed.protocol) && ownHosts.has(parsed.hostname.toLowerCase());
  if (!isOwn) return link;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  return path.startsWith('//') ? '' : path;
}

/** The host names of the shop as one set. */
export function hostNames(hosts: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> {
  return new Set(Object.values(hosts).flat());
}
