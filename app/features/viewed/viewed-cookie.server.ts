import { rawCookie, setCookie } from '~/server/cookies.server';
import { readViewed, withViewed, writeViewed } from './rules/viewed-products';

const COOKIE = 'viewed';
const YEAR = 365 * 24 * 3600;

/** Ids of this visitor's viewed models, latest first. */
export function viewedIds(request: Request): number[] {
  return readViewed(rawCookie(request, COOKIE));
}

/** The Set-Cookie header that adds a viewed model. */
export function rememberViewed(request: Request, id: number): string {
  return setCookie(COOKIE, writeViewed(withViewed(viewedIds(request), id)), request, { maxAge: YEAR });
}
