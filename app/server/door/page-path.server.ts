import { LANGUAGES, type Language } from '~/locale/languages';
import { documentPath, matchScreen } from '~/routing/match-screen';
import { matchRouteRule, type RouteRules } from '~/routing/route-rules';
import { type ScreenName, screens } from '~/routing/screens';

/** What a page's address means: a screen to show, a place to go, or no address of the shop. */
export type PagePath =
  | { kind: 'screen'; screen: ScreenName }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 307 | 308 }
  | { kind: 'malformed' }
  | { kind: 'none' };

/** Names that end like a file are files: `build/client` has been asked before, so they do not exist. */
const LOOKS_LIKE_FILE = /\.[a-z][a-z0-9]{1,4}$/i;

/**
 * Reads the address of a page or of its data. Documents without the trailing slash go to the slash form with their
 * query, permanently; 308 keeps a form's method and body. Specification 1 §2.
 */
export function readPagePath(url: URL, method: string, language: Language, rules: RouteRules): PagePath {
  const { pathname, search } = url;
  const isData = pathname.endsWith('.data');
  const match = matchScreen(documentPath(pathname), language);
  if (!match) return isEncoded(pathname) ? { kind: 'none' } : { kind: 'malformed' };
  if (isData) return { kind: 'screen', screen: match.screen };
  const rule = matchRouteRule(rules, pathname, search);
  if (rule) return { kind: 'redirect', to: rule.to, status: rule.status };
  if (pathname.endsWith('/')) return { kind: 'screen', screen: match.screen };
  if (LOOKS_LIKE_FILE.test(pathname)) return { kind: 'none' };
  return { kind: 'redirect', to: `${pathname}/${search}`, status: method === 'GET' || method === 'HEAD' ? 301 : 308 };
}

function isEncoded(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/**
 * A path as it may stand in the log: screens by their pattern (`/tili/aktivoi/{hash}`), since their parameters hold
 * tokens, addresses and payment references; catalogue paths as they are.
 */
export function loggedPath(pathname: string): string {
  for (const language of LANGUAGES) {
    const match = matchScreen(documentPath(pathname), language);
    if (match && match.screen !== 'catchAll') return screens[match.screen].paths[language];
  }
  return pathname.slice(0, 200);
}
