import { cookieNames, setCookie } from './cookies.server';

/** Cookies that say nothing about a person and stay after logging out: how the shop is shown in this browser. */
const PREFERENCES: ReadonlySet<string> = new Set(['locale', 'language', 'grid_size']);

/** More cookies than any browser keeps for a host. */
const MAX_COOKIES = 200;

/** The Set-Cookie headers that delete everything personal from a browser: every cookie it sent but its preferences. */
export function personalCookieClears(request: Request): string[] {
  const names = new Set(cookieNames(request).filter((name) => /^[\w.-]+$/.test(name) && !PREFERENCES.has(name)));
  return [...names].slice(0, MAX_COOKIES).map((name) => setCookie(name, '', request, { maxAge: 0 }));
}
