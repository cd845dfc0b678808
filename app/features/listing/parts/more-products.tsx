import type { MouseEvent } from 'react';
import { useT } from '~/locale/translator';
import { ButtonLink } from '~/ui/button';
import { Pagination } from '~/ui/pagination';
import { ProgressLine } from '~/ui/progress';
import { type ListView, listAddress } from '../list-view';
import { shownByMore, shownThrough } from '../rules/grow-list';
import type { MoreCards } from './use-more-cards';

type MoreProductsProps = { readonly list: ListView; readonly more: MoreCards };

/** Progress, the Load more button, and links to the pages that are not shown yet or stand before. */
export function MoreProducts({ list, more }: MoreProductsProps) {
  const t = useT('listing');
  const { page } = list.query;
  if (list.pages === 1 && !more.hasMore) return null;
  const shown = list.start + more.cards.length;
  const pageParameter = (number: number) => (number > 1 ? { page: String(number) } : {});
  const loadHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!more.isLoading) more.load();
  };
  return (
    <div className="more">
      <div ref={more.sentinel} />
      <p className="small muted" role="status">
        {t('more.shown', { shown, count: list.count })}
      </p>
      <ProgressLine value={shown} max={list.count} />
      {more.hasMore && (
        <ButtonLink
          look="line"
          to={listAddress(list, { show: String(shownByMore(more.cards.length)), ...pageParameter(page) })}
          preventScrollReset
          replace
          rel="nofollow"
          aria-busy={more.isLoading || undefined}
          onClick={loadHere}
        >
          {t('more.load')}
        </ButtonLink>
      )}
      <Pagination
        page={page}
        through={shownThrough(page, shown, list)}
        pageCount={list.pages}
        to={(number) => listAddress(list, pageParameter(number))}
        labels={{ nav: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
      />
    </div>
  );
}
