import { Link } from '@remix-run/react';
import { Icon } from './icon';

/**
 * The page numbers to show: first, last, the current one and its neighbours; `null` stands for omitted pages.
 * @param page 1-based
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const candidates = new Set([1, page - 1, page, page + 1, pageCount]);
  const shown = [...candidates].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const previous = shown[index - 1];
    if (previous === undefined || n - previous === 1) return [n];
    return n - previous === 2 ? [n - 1, n] : [null, n];
  });
}

type PaginationProps = {
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  readonly to: (page: number) => string;
  readonly labels: { readonly nav: string; readonly previous: string; readonly next: string };
};

/** Links to the pages of a list, for crawlers and without scripts. */
export function Pagination({ page, pageCount, to, labels }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={labels.nav} className="pager">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon name="chevron-left" size="s" />
        </Link>
      )}
      {pageNumbers(page, pageCount).map((number, index, all) => {
        if (number === null) return <span key={`after ${all[index - 1]}`}>…</span>;
        return (
          <Link key={number} to={to(number)} aria-current={number === page ? 'page' : undefined}>
            {number}
          </Link>
        );
      })}
      {page < pageCount && (
        <Link to={to(page + 1)} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  );
}
