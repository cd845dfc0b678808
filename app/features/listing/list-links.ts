import { queryString } from '~/routing/path-to';
import { formatListQuery, type ListQuery } from './rules/list-query';

/** Parameter and value under which the filters stand open without a script. */
export const FILTERS_OPEN = { filters: 'open' } as const;

/** The address of a list with some of its query changed. Another query begins at the first page. */
export function listHref(
  path: string,
  query: ListQuery,
  changes: Partial<ListQuery> = {},
  more: Readonly<Record<string, string>> = {},
): string {
  return path + queryString({ ...formatListQuery({ ...query, page: 1, show: null, ...changes }), ...more });
}
