import { useLoaderData } from '@remix-run/react';
import { ProductList } from '~/features/listing/parts/product-list';
import { SearchPage } from '~/features/search/parts/search-page';
import { needs } from '~/locale/translator';
import { backgroundLoader } from '~/routing/background-load';
import { pageMeta } from '~/routing/page-meta';
import { unlessShown } from '~/routing/shown-address';
import { loadSearch } from './search.server';

export const handle = { i18n: await needs('search', 'listing', 'catalog', 'shell') };

export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title, noindex: true }));

export const loader = loadSearch;

export const clientLoader = backgroundLoader;

export const shouldRevalidate = unlessShown;

export default function SearchScreen() {
  const { list, large, ...page } = useLoaderData<typeof loader>();
  return (
    <SearchPage {...page} count={list?.total ?? 0}>
      {list && list.total > 0 && <ProductList list={list} large={large} />}
    </SearchPage>
  );
}
