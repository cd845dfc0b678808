/** The redirect for a path. */
export type RuleTarget = { readonly to: string; readonly status: 301 | 302 | 307 | 308; readonly external: boolean };

/** The redirect manifest: a path (`/old/`) or a path with everything below it (`/blog/**`) → target. */
export type RouteRules = Readonly<Record<string, string | { readonly redirect: string; readonly statusCode?: number }>>;

const WILDCARD = '/**';

function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function toStatus(statusCode: number | undefined): RuleTarget['status'] {
  return statusCode === 301 || statusCode === 307 || statusCode === 308 ? statusCode : 302;
}

/** Adds the query of the request to the target; the target's own parameters win. */
function joinQuery(target: string, search: string): string {
  if (search === '' || search === '?') return target;
  const [path = '', own = ''] = target.split('?', 2);
  const merged = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(own)) merged.set(name, value);
  return `${path}?${merged.toString()}`;
}

/**
 * Finds the rule for a path: the exact one, otherwise the longest wildcard. If the target ends in the wildcard, the rest of the
 * path is appended. Targets that are neither http addresses nor paths on this site are ignored, so that a manifest cannot redirect
 * to `javascript:` or `//host`. Specification 1 §2 (routing rules).
 */
export function matchRouteRule(rules: RouteRules, pathname: string, search = ''): RuleTarget | undefined {
  const path = withSlash(pathname);
  const ruleOf = (key: string) => (Object.hasOwn(rules, key) ? rules[key] : undefined);
  let rule = ruleOf(path) ?? (path === '/' ? undefined : ruleOf(path.slice(0, -1)));
  let rest = '';
  if (rule === undefined) {
    const prefix = Object.keys(rules)
      .filter((key) => key.endsWith(WILDCARD) && path.startsWith(key.slice(0, -2)))
      .sort((a, b) => b.length - a.length)[0];
    if (prefix === undefined) return undefined;
    rule = rules[prefix];
    rest = path.slice(prefix.length - 2);
  }
  if (rule === undefined) return undefined;
  const written = typeof rule === 'string' ? rule : rule.redirect;
  const target = written.endsWith(WILDCARD) ? `${written.slice(0, -2)}${rest}` : written;
  const external = isExternal(target);
  if (!external && !/^\/(?![/\\])/.test(target)) return undefined;
  if (!external && withSlash(target.split('?', 1)[0] ?? '') === path) return undefined;
  return {
    to: joinQuery(target, search),
    status: toStatus(typeof rule === 'string' ? undefined : rule.statusCode),
    external,
  };
}
