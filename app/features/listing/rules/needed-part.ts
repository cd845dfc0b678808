import { firstPageSize, shownCount, whole } from './list-query';

/** Parameters that choose nothing from a list and do not sort it. */
const HARMLESS = /^(?:q|page|show|grid|language|delivery_country|currency|gclid|fbclid|utm_\w+)$/;
/** Beyond this many products the whole list is fetched, because somebody who reads so far may well filter it. */
const MAX_PART = 240;

/**
 * How many of a sorted list's first products its page needs. All of them when the address filters, sorts or opens the filters,
 * which count and compare them all.
 * @param count number of products in the whole list
 */
export function neededPart(parameters: URLSearchParams, count: number): number {
  if (![...parameters.keys()].every((name) => HARMLESS.test(name))) return count;
  const size = firstPageSize(count);
  const page = Math.min(whole(parameters.get('page'), count) ?? 1, Math.ceil(count / size));
  const show = whole(parameters.get('show'), count);
  const needed = (page - 1) * size + shownCount(show, count);
  return needed > MAX_PART ? count : Math.min(needed, count);
}
