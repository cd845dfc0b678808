import type { ListQuery } from './list-query';

/** The address of one page of a list without filters and sort. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** The address search engines should keep: the list without filters and sort, on its page. */
export function canonicalOf({
  path,
  query,
}: {
  readonly path: string;
  readonly query: Pick<ListQuery, 'page'>;
}): string {
  return pageAddress(path, query.page);
}
