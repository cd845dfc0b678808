import { cleanText } from 'contract/clean-text';
import { safeLink } from '../untrusted/safe-link';

/** Longest address that an editor may write, in characters. */
export const MAX_LINK = 500;

const SHOP = 'https://shop.invalid';
/** What browsers read as another address than a reader does: spaces, control characters, backslashes, invisible characters. */
const UNFIT = /[\s\\\p{Cc}\p{Cf}]/u;

/** A path of the shop with its characters decoded; null for what leads elsewhere or is no path. */
function ownPath(link: string): string | null {
  if (!URL.canParse(link, SHOP)) return null;
  const url = new URL(link, SHOP);
  if (url.origin !== SHOP) return null;
  try {
    const path = decodeURI(url.pathname + url.search + url.hash);
    return path.startsWith('//') || UNFIT.test(path) || /^\/%(?:2f|5c)/i.test(path) ? null : path;
  } catch {
    return null;
  }
}

/**
 * An address that an editor wrote, as it is stored: a path of the shop, `/vaatteet/`, or an https address of another site. One of the
 * shop's own hosts becomes its path.
 * @param ownHosts host names of the shop
 * @returns null for everything else: other schemes, `//host`, names and passwords, what only looks like a path
 */
export function editorLink(address: string, ownHosts: ReadonlySet<string>): string | null {
  const typed = cleanText(address).normalize('NFC').trim();
  if (typed === '' || typed.length > MAX_LINK || UNFIT.test(typed)) return null;
  const link = safeLink(typed, ownHosts);
  if (link.startsWith('/')) return ownPath(link);
  if (!/^https:\/\/[^/]/i.test(link)) return null;
  const url = new URL(link);
  return /^[^.].*\.[a-z0-9-]{2,}$/.test(url.hostname) ? url.href : null;
}
