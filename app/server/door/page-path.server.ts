import { LANGUAGES, type Language } from '~/locale/languages';
import { documentPath, matchScreen } from '~/routing/match-screen';
import { matchRouteRule, type RouteRules } from '~/routing/route-rules';
import { type ScreenName, screens } from '~/routing/screens';

/** What a page's address means: a screen to show, a place to go, or a file that is not there. */
export type PagePath =
  | { kind: 'screen'; screen: ScreenName }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 307 | 308 }
  | { kind: 'none' };

/** Kinds of files that sites have, and those that machines look for: no page of the shop ends so. */
const FILE =
  /\.(?:aspx?|avif|bak|cgi|css|env|gif|gz|html?|ico|ini|jpe?g|jsp?|json|log|map|mjs|php|png|rar|sql|svg|tar|txt|webmanifest|webp|woff2?|xml|ya?ml|zip)$/i;

/** Hidden files, in whatever folder: `/.env`, `/.git/config/`. */
const HIDDEN = /\/\.[^/.]/;

/** A backslash is a slash to URL parsers: behind the first slash the router would read a host, and fail on an empty one. */
const BACKSLASH = /%5c/i;

/**
 * Reads the address of a page or of its data. Documents without the trailing slash go to the slash form with their
 * query, permanently; 308 keeps a form's method and body. Specification 1 §2.
 */
export function readPagePath(url: URL, method: string, language: Language, rules: RouteRules): PagePath {
  const { pathname, search } = url;
  if (HIDDEN.test(pathname) || BACKSLASH.test(pathname)) return { kind: 'none' };
  const isData = pathname.endsWith('.data');
  const match = matchScreen(documentPath(pathname), language);
  // no page has such an address: the catch-all says so, in the shop's frame
  if (!match) return { kind: 'screen', screen: 'catchAll' };
  if (isData) return { kind: 'screen', screen: match.screen };
  const rule = matchRouteRule(rules, pathname, search);
  if (rule) return { kind: 'redirect', to: rule.to, status: rule.status };
  if (pathname.endsWith('/')) return { kind: 'screen', screen: match.screen };
  if (FILE.test(pathname)) return { kind: 'none' };
  return { kind: 'redirect', to: `${pathname}/${search}`, status: method === 'GET' || method === 'HEAD' ? 301 : 308 };
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
