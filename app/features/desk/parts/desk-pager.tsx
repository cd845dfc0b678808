import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Pagination } from '~/ui/pagination';
import type { DeskPageName } from '../desk-pages';

type DeskPagerProps = {
  readonly screen: DeskPageName;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
  /** What narrows the list; empty values are left out of the address. */
  readonly query?: Readonly<Record<string, string>>;
};

/** Links to the pages of one of the desk's lists. */
export function DeskPager({ screen, page, pageCount, query = {} }: DeskPagerProps) {
  const t = useT('desk');
  const { language } = useLocale();
  const kept = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      to={(number) => pathTo(screen, language, {}, number === 1 ? kept : { ...kept, page: String(number) })}
      labels={{ nav: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
    />
  );
}
