import type { BaseContext } from './context.server';
import { rawCookie, setCookie } from './cookies.server';

const COOKIE = 'frosmo_id';

/** The visitor's id at Frosmo, once a visitor agreed to be known there. Pages that others may see know none. */
export function frosmoCookieId({ request, shared }: Pick<BaseContext, 'request' | 'shared'>): string | undefined {
  const value = shared ? undefined : rawCookie(request, COOKIE);
  return value !== undefined && /^[\w.-]{1,100}$/.test(value) ? value : undefined;
}

/** Removes the stored id, as a failed recommendation asks for. Specification 2 §7. */
export const clearFrosmoCookie = (request: Request): string => setCookie(COOKIE, '', request, { maxAge: 0 });
