import { Link } from '@remix-run/react';
import { Icon } from './icon';

/**
 * The page numbers to show: first, last, the current one and its neighbours; `null` stands for omitted pages.
 * @param page 1-based
 * @param through last of the pages that are shown together, which `page` stands for
 */
export function pageNumbers(page: number, pageCount: number, through = page): (number | null)[] {
  const candidates = new Set([1, page - 1, page, through + 1, pageCount]);
  const isShown = (n: number) => n >= 1 && n <= pageCount && (n <= page || n > through);
  const shown = [...candidates].filter(isShown).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    const previous = before === page ? through : before;
    if (previous === undefined || n - previous === 1) return [n];
    return n - previous === 2 ? [n - 1, n] : [null, n];
  });
}

type PaginationProps = {
  /** 1-based. */
  readonly page: number;
  /** Last of the pages whose entries are shown together with the page's; default: the page alone. */
  readonly through?: number;
  readonly pageCount: number;
  readonly to: (page: number) => string;
  readonly labels: { readonly nav: string; readonly previous: string; readonly next: string };
};

/** Links to the pages of a list, for crawlers and without scripts; none where all pages are shown together. */
export function Pagination({ page, through = page, pageCount, to, labels }: PaginationProps) {
  if (pageCount < 2 || (page === 1 && through >= pageCount)) return null;
  return (
    <nav aria-label={labels.nav} className="pager">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={labels.previous}>
          <Icon name="chevron-left" size="s" />
        </Link>
      )}
      {pageNumbers(page, pageCount, through).map((number, index, all) => {
        if (number === null) return <span key={`after ${all[index - 1]}`}>…</span>;
        return (
          <Link key={number} to={to(number)} aria-current={number === page ? 'page' : undefined}>
            {number === page && through > page ? `${page}–${through}` : number}
          </Link>
        );
      })}
      {through < pageCount && (
        <Link to={to(through + 1)} rel="next" aria-label={labels.next}>
          <Icon name="chevron-right" size="s" />
        </Link>
      )}
    </nav>
  );
}
