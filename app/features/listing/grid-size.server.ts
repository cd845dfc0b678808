import { redirect } from '@remix-run/node';
import type { ShopContext } from '~/server/context.server';
import { rawCookie, setCookie } from '~/server/cookies.server';

const COOKIE = 'grid_size';
const YEAR = 365 * 24 * 3600;

/**
 * Whether cards are shown large. An address with a size (`?grid=large`) sets a cookie for a year and redirects to the
 * list's own address, so that cacheable list pages set no cookie. Specification 2 §3, §9.
 * @param path the list's path
 * @throws Response the redirect
 */
export function isGridLarge({ url, request }: Pick<ShopContext, 'url' | 'request'>, path: string): boolean {
  const rest = new URLSearchParams(url.searchParams);
  const grid = rest.get('grid');
  if (grid === null) return rawCookie(request, COOKIE) === 'large';
  rest.delete('grid');
  const headers = new Headers();
  const isSize = grid === 'large' || grid === 'small';
  if (isSize) headers.set('Set-Cookie', setCookie(COOKIE, grid, request, { maxAge: YEAR, httpOnly: false }));
  throw redirect(rest.size > 0 ? `${path}?${rest}` : path, { status: 303, headers });
}
