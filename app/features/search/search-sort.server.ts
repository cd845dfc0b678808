import { randomInt } from 'node:crypto';
import type { SearchOptions } from '~/api/search';
import { rawCookie, setCookie } from '~/server/cookies.server';

const COOKIE = 'search_sort';
const YEAR = 365 * 24 * 3600;

type Sort = SearchOptions['sort'];

/**
 * A/B test of the search sort: half of the visitors get the alternate sort, always the same one per visitor. A visitor
 * without any cookie gets the main sort and no cookie; with one, the variant is drawn at random and stored. Specification 1
 * §9.
 * @param draw 0 or 1 with equal probability
 * @returns the sort, and the header that stores a newly drawn variant
 */
export function searchSort(
  request: Request,
  draw: () => number = () => randomInt(2),
): { sort: Sort; setCookie?: string } {
  const stored = rawCookie(request, COOKIE);
  if (stored === 'main' || stored === 'converted') return { sort: stored };
  if (!request.headers.get('cookie')?.includes('=')) return { sort: 'main' };
  const sort: Sort = draw() === 0 ? 'main' : 'converted';
  return { sort, setCookie: setCookie(COOKIE, sort, request, { maxAge: YEAR }) };
}
