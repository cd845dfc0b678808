import type { ShopContext } from '~/server/context.server';
import { rawCookie, setCookie } from '~/server/cookies.server';

const COOKIE = 'grid_size';
const YEAR = 365 * 24 * 3600;

/**
 * Larger or smaller cards: what the address asks for, which a cookie keeps for a year, else what the cookie has kept.
 * Specification 2 §3, §9.
 */
export function gridSize({ url, request }: ShopContext): { large: boolean; headers: Headers } {
  const asked = url.searchParams.get('grid');
  const headers = new Headers();
  if (asked !== 'large' && asked !== 'small') return { large: rawCookie(request, COOKIE) === 'large', headers };
  headers.append('Set-Cookie', setCookie(COOKIE, asked, request, { maxAge: YEAR, httpOnly: false }));
  return { large: asked === 'large', headers };
}
