import { queryString } from '~/routing/path-to';
import { formatListQuery, type ListQuery } from './rules/list-query';

/** The address of a list with a changed query. A changed query starts at the first page. */
export function listHref(
  path: string,
  query: ListQuery,
  changes: Partial<ListQuery> = {},
  more: Readonly<Record<string, string>> = {},
): string {
  return path + queryString({ ...formatListQuery({ ...query, page: 1, show: null, ...changes }), ...more });
}
