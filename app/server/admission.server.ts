import { documentPath } from '~/rendering/remix-adapter';
import { matchRouteRule, type RouteRules, type RuleTarget } from '~/routing/route-rules';

/** Why a request is not answered by its screen. */
export type TurnedAway = { readonly kind: 'cross-site' } | ({ readonly kind: 'moved' } & RuleTarget);

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/**
 * Whether a request that changes data was sent by a page of another site (CSRF). Browsers send Sec-Fetch-Site, older ones Origin or
 * Referer; a client without any of these is not a browser with a victim's cookies. Only hosts are compared, because the schemes
 * differ behind a proxy that terminates TLS.
 */
export function isCrossOrigin(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const source = request.headers.get('origin') ?? request.headers.get('referer');
  return source !== null && hostOf(source) !== new URL(request.url).host;
}

/**
 * What is decided about every page request before its screen: forms of other sites are refused, addresses in the redirect manifest
 * have moved. The request handler in front asks first, because Remix answers a foreign Origin with an empty 500; `shopContext` asks
 * for data requests, whose redirects only Remix can write, and under remix-serve, which has no such handler. Specification 1 §2.
 * @returns undefined if the screen may answer
 */
export function turnedAway(request: Request, rules: RouteRules): TurnedAway | undefined {
  if (isCrossOrigin(request)) return { kind: 'cross-site' };
  const { pathname, search } = new URL(request.url);
  const rule = matchRouteRule(rules, documentPath(pathname), search);
  return rule && { kind: 'moved', ...rule };
}
