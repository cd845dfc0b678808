import { cookieNames, setCookie } from './cookies.server';

/** Cookies that say nothing about a person and stay after logging out: how the shop is shown in this browser. */
const PREFERENCES: ReadonlySet<string> = new Set(['locale', 'language', 'grid_size']);

/** Name of the cookie by which the next log-in knows this browser. */
export const KNOWN_DEVICE_COOKIE = 'known_device';

/** More cookies than any browser keeps for a host. */
const MAX_COOKIES = 200;

/**
 * The Set-Cookie headers that delete everything personal from a browser: every cookie it sent but its preferences, and the one by
 * which the next log-in knows it.
 * @param forgetsDevice deletes that one too, because there will be no next log-in
 */
export function personalCookieClears(request: Request, forgetsDevice = false): string[] {
  const isKept = (name: string) => PREFERENCES.has(name) || (name === KNOWN_DEVICE_COOKIE && !forgetsDevice);
  const names = new Set(cookieNames(request).filter((name) => /^[\w.-]+$/.test(name) && !isKept(name)));
  return [...names].slice(0, MAX_COOKIES).map((name) => setCookie(name, '', request, { maxAge: 0 }));
}
