import type { BaseContext } from './context.server';
import { rawCookie, setCookie } from './cookies.server';

const COOKIE = 'frosmo_id';

/** The visitor's Frosmo id, set after consent. Undefined while a shared page is rendered. */
export function frosmoCookieId({ request, shared }: Pick<BaseContext, 'request' | 'shared'>): string | undefined {
  const value = shared ? undefined : rawCookie(request, COOKIE);
  return value !== undefined && /^[\w.-]{1,100}$/.test(value) ? value : undefined;
}

/** Deletes the id cookie, after a failed recommendation. Specification 2 §7. */
export const clearFrosmoCookie = (request: Request): string => setCookie(COOKIE, '', request, { maxAge: 0 });
