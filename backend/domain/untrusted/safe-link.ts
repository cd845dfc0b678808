/** Schemes that a link may have besides a path of the shop. */
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link of content as it may be shown: a path of the shop, or an address of an allowed scheme. `javascript:`, `data:`,
 * `//host` and whatever a browser could read as one of them are dropped; the shop's own origin is taken off.
 * Specification 1 §5 (banner urls).
 * @param ownHosts host names of the shop
 * @returns empty where nothing safe is left
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
