import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Pagination } from '~/ui/pagination';
import { ProgressLine } from '~/ui/progress';
import { listHref } from '../list-links';
import type { ListData } from '../load-listing.server';
import { ActiveFilters } from './active-filters';
import { FilterDrawer } from './filter-drawer';
import { ListToolbar } from './list-toolbar';

/** Matches above which a way back to the top is offered. Specification 2 §2. */
const TO_TOP_ABOVE = 12;

/** Toolbar, filters and products: what both listings share. */
export function ProductList({ list, large }: { readonly list: ListData; readonly large: boolean }) {
  const t = useT('listing');
  if (list.total === 0) {
    return (
      <div className="wrap section">
        <EmptyState
          title={t(list.isUnavailable ? 'unavailable.title' : 'empty.groupTitle')}
          actions={<ButtonLink to="/">{t('empty.home')}</ButtonLink>}
        >
          {t(list.isUnavailable ? 'unavailable.text' : 'empty.groupText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ListToolbar list={list} large={large} />
      <div className="wrap list-body">
        <ActiveFilters list={list} />
        <h2 className="sr">{t('products')}</h2>
        {list.count === 0 ? <NothingLeft list={list} /> : <ProductGrid products={list.cards} large={large} />}
        <More list={list} />
      </div>
      <FilterDrawer list={list} />
      {list.count > TO_TOP_ABOVE && (
        <a className="icon-btn to-top" href="#main" aria-label={t('backToTop')}>
          <Icon name="arrow-up" />
        </a>
      )}
    </>
  );
}

/** No product matches: the nearest way out is the list without filters. */
function NothingLeft({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const everything = listHref(list.path, list.query, { size: [], price: null, color: [], manufacturer: [] });
  return (
    <EmptyState
      title={t('empty.title')}
      actions={<ButtonLink to={everything}>{t('empty.all', { count: list.total })}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

/** How far one has come, more of it, and every page by number. */
function More({ list }: { readonly list: ListData }) {
  const t = useT('listing');
  const shown = list.start + list.cards.length;
  const { page } = list.query;
  if (list.count === 0 || (list.next === null && list.pages === 1)) return null;
  return (
    <div className="more">
      <p className="small muted">{t('more.shown', { shown, count: list.count })}</p>
      <ProgressLine value={shown} max={list.count} />
      {list.next !== null && (
        <ButtonLink
          look="line"
          to={listHref(list.path, list.query, { page, show: list.next })}
          preventScrollReset
          replace
          rel="nofollow"
        >
          {t('more.load')}
        </ButtonLink>
      )}
      <Pagination
        page={page}
        pageCount={list.pages}
        to={(number) => listHref(list.path, list.query, { page: number })}
        labels={{ nav: t('pages.label'), previous: t('pages.previous'), next: t('pages.next') }}
      />
    </div>
  );
}
