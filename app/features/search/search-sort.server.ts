import { randomInt } from 'node:crypto';
import type { SearchWish } from '~/api/search';
import { rawCookie, setCookie } from '~/server/cookies.server';

const COOKIE = 'search_sort';
const YEAR = 365 * 24 * 3600;

type Sort = SearchWish['sort'];

/**
 * Which order a visitor's searches have: half of the visitors the fixed alternate sort, always the same for one visitor. A
 * visitor without any cookie has the main sort and gets none; with one, the lot is drawn and kept. Specification 1 §9.
 * @param draw 0 or 1 with the same chance
 * @returns the sort, and the header that keeps a lot just drawn
 */
export function searchSort(
  request: Request,
  draw: () => number = () => randomInt(2),
): { sort: Sort; setCookie?: string } {
  const kept = rawCookie(request, COOKIE);
  if (kept === 'main' || kept === 'converted') return { sort: kept };
  if (!request.headers.get('cookie')?.includes('=')) return { sort: 'main' };
  const sort: Sort = draw() === 0 ? 'main' : 'converted';
  return { sort, setCookie: setCookie(COOKIE, sort, request, { maxAge: YEAR }) };
}
