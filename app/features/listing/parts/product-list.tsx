import { useNavigationType } from '@remix-run/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { type ListView, listAddress, unfilteredAddress } from '../list-view';
import { TO_TOP_ABOVE } from '../rules/listing-limits';
import { ActiveFilters } from './active-filters';
import { FilterDrawer } from './filter-drawer';
import { ListToolbar } from './list-toolbar';
import { MoreProducts } from './more-products';
import { useMoreCards } from './use-more-cards';
import { usePressedCard } from './use-pressed-card';

/** A list of so many products whose last item tells what to know of them, such as that of gift cards, is one row that is seen whole. */
const SHORT_LIST = 4;

type ProductListProps = {
  readonly list: ListView;
  readonly large: boolean;
  /** An item of the list after all its products. */
  readonly after?: ReactNode;
};

/** Toolbar, filters and products: what all listings share. */
export function ProductList({ list, large, after }: ProductListProps) {
  const t = useT('listing');
  const words = useT('catalog');
  const [isFiltering, setFiltering] = useState(false);
  const body = useStartOfList(list);
  usePressedCard(body);
  if (list.total === 0) return <NothingThere isUnavailable={list.isUnavailable} />;
  return (
    <>
      <ListToolbar
        {...{ list, large }}
        isPlain={Boolean(after) && list.total <= SHORT_LIST}
        onFilter={() => setFiltering(true)}
      />
      <div ref={body} className="wrap list-body">
        <ActiveFilters list={list} />
        <h2 className="sr">{words('products')}</h2>
        <Products list={list} large={large} after={after} />
        {list.count > TO_TOP_ABOVE && (
          <a className="icon-btn to-top" href="#main" aria-label={t('backToTop')} data-tip="">
            <Icon name="arrow-up" />
          </a>
        )}
      </div>
      <FilterDrawer list={list} opened={isFiltering} />
    </>
  );
}

/** Scrolls to the start of the list when it is sorted or filtered again. @returns ref of the list's container */
function useStartOfList(list: ListView): RefObject<HTMLDivElement> {
  const body = useRef<HTMLDivElement>(null);
  const isBack = useNavigationType() === 'POP';
  const address = listAddress(list);
  const seen = useRef(address);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    const isAbove = (body.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove && !isBack) body.current?.scrollIntoView({ behavior: 'instant' });
  }, [address, isBack]);
  return body;
}

function Products({ list, large, after }: ProductListProps) {
  const more = useMoreCards(list);
  if (list.count === 0) return <NothingLeft list={list} />;
  return (
    <>
      <ProductGrid products={more.cards} large={large} after={list.start + more.cards.length >= list.count && after} />
      <MoreProducts list={list} more={more} />
    </>
  );
}

/** The list has no products, or they could not be fetched. Specification 2 §8. */
function NothingThere({ isUnavailable }: { readonly isUnavailable: boolean }) {
  const t = useT('listing');
  return (
    <div className="wrap section">
      <EmptyState
        title={t(isUnavailable ? 'unavailable.title' : 'empty.groupTitle')}
        actions={<ButtonLink to="/">{t('empty.home')}</ButtonLink>}
      >
        {t(isUnavailable ? 'unavailable.text' : 'empty.groupText')}
      </EmptyState>
    </div>
  );
}

/** No product matches: offers the list without filters. */
function NothingLeft({ list }: { readonly list: ListView }) {
  const t = useT('listing');
  return (
    <EmptyState
      title={t('empty.title')}
      actions={<ButtonLink to={unfilteredAddress(list)}>{t('empty.all', { count: list.total })}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
