import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';
import type { PostList } from '../post-list.server';
import { Teasers } from './teasers';

/** Shown where nothing is published. */
export function NoStories() {
  const t = useT('life');
  const { language } = useLocale();
  return (
    <div className="wrap section">
      <EmptyState
        title={t('empty.title')}
        actions={<ButtonLink to={pathTo('catalog', language)}>{t('empty.products')}</ButtonLink>}
      >
        {t('empty.text')}
      </EmptyState>
    </div>
  );
}

/** A page of guides or posts, and the links to the other pages. The newest leads the first. */
export function StoryList({ list, level = 2 }: { readonly list: PostList; readonly level?: 2 | 3 }) {
  const t = useT('life');
  const { teasers, page, pages, addresses } = list;
  if (teasers.length === 0) return <NoStories />;
  return (
    <div className="wrap story-list">
      <Teasers teasers={teasers} level={level} isTop isCompact isLed={page === 1} />
      <Pagination
        page={page}
        pageCount={pages}
        to={(number) => addresses[number - 1] ?? ''}
        labels={{ nav: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
      />
    </div>
  );
}
