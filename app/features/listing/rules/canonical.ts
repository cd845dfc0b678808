import type { ListQuery } from './list-query';

/** The address search engines should keep: the list without filters and sort, on its page. */
export function canonicalOf({
  path,
  query,
}: {
  readonly path: string;
  readonly query: Pick<ListQuery, 'page'>;
}): string {
  return query.page > 1 ? `${path}?page=${query.page}` : path;
}
