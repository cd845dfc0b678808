import { LANGUAGES, type Language } from '~/locale/languages';
import { documentPath } from '~/rendering/remix-adapter';
import { matchScreen } from '~/routing/match-screen';
import { type ScreenName, screens } from '~/routing/screens';

/** The meaning of a page's address: a screen, a redirect, or a missing file. */
export type PagePath =
  | { kind: 'screen'; screen: ScreenName }
  | { kind: 'redirect'; to: string; status: 301 | 308; mayHaveMoved: boolean }
  | { kind: 'none'; mayHaveMoved: boolean };

/** File extensions that websites have or that scanners look for: no page path ends in one. */
const FILE =
  /\.(?:aspx?|avif|bak|cgi|css|env|gif|gz|html?|ico|ini|jpe?g|jsp?|json|log|map|mjs|php|png|rar|sql|svg|tar|txt|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** File extensions of pages of other shops: `/jacket.html`. */
const PAGE_FILE = /\.(?:aspx?|cgi|html?|jsp|php)$/i;

/** Hidden files in any folder: `/.env`, `/.git/config/`. */
const HIDDEN = /\/\.[^/.]/;

/** URL parsers treat a backslash as a slash: after the first slash the router would read a host and fail. */
const BACKSLASH = /%5c/i;

/**
 * Parses the address of a page or of its data. Documents without a trailing slash are redirected permanently to the form with one;
 * 308 preserves a form's method and body. Specification 1 §2. An address that only the catch-all may know, or that looks like a page
 * of another shop, may have moved.
 */
export function readPagePath(url: URL, method: string, language: Language): PagePath {
  const { pathname, search } = url;
  if (HIDDEN.test(pathname) || BACKSLASH.test(pathname)) return { kind: 'none', mayHaveMoved: false };
  const isData = pathname.endsWith('.data');
  const match = matchScreen(documentPath(pathname), language);
  // no page has such an address: the catch-all shows the not-found page
  if (!match) return { kind: 'screen', screen: 'catchAll' };
  if (isData || pathname.endsWith('/')) return { kind: 'screen', screen: match.screen };
  const isRead = method === 'GET' || method === 'HEAD';
  if (FILE.test(pathname)) return { kind: 'none', mayHaveMoved: isRead && PAGE_FILE.test(pathname) };
  const mayHaveMoved = isRead && match.screen === 'catchAll';
  return { kind: 'redirect', to: `${pathname}/${search}`, status: isRead ? 301 : 308, mayHaveMoved };
}

/** Maximum logged characters of a path segment. */
const MAX_LOGGED_LENGTH = 80;
/** Recognises tokens: long texts without dashes, or with upper case, lower case and digits. */
const TOKEN = /[^_.-]{25}|^(?=.*[A-Z])(?=.*[a-z])(?=.*\d).{25}/;

/** Whether a path segment looks like a catalogue slug: no e-mail address, no phone number, no token. */
function isWord(segment: string): boolean {
  if (segment === '') return true;
  if (segment.length > MAX_LOGGED_LENGTH || /^\d{6,}$/.test(segment) || TOKEN.test(segment)) return false;
  return /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u.test(segment);
}

function loggedSegment(segment: string): string {
  try {
    return isWord(decodeURIComponent(segment)) ? segment : '…';
  } catch {
    return '…';
  }
}

/**
 * A path without personal data, for the log: screens by their pattern (`/tili/aktivoi/{hash}`), because parameters can be tokens,
 * addresses and payment references; of other paths only segments that look like catalogue slugs.
 */
export function loggedPath(pathname: string): string {
  for (const language of LANGUAGES) {
    const match = matchScreen(documentPath(pathname), language);
    if (match && match.screen !== 'catchAll') return screens[match.screen].paths[language];
  }
  return pathname.slice(0, 200).split('/').map(loggedSegment).join('/');
}
