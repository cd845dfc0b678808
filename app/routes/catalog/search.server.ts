import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { NOTHING_FOUND, type SearchAnswer } from '~/api/search';
import { pageTracking } from '~/features/catalog/page-tracking';
import { isGridLarge } from '~/features/listing/grid-size.server';
import { listProductsOf, presentList } from '~/features/listing/present-list.server';
import { SEARCH_TEXT, searchText } from '~/features/search/rules/search-text';
import { searchShop } from '~/features/search/search-engine.server';
import { searchSort } from '~/features/search/search-sort.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';

/** What the engines found; null when none of them answers, which is logged. Specification 2 §8. */
async function findOrNull(
  context: ShopContext,
  text: string,
  sort: 'main' | 'converted',
): Promise<SearchAnswer | null> {
  try {
    return await searchShop(context, text, { sort, isTyping: false });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'search results could not be fetched');
    return null;
  }
}

/** Loads the search page: without a text its form and popular groups, with one the products as any listing shows them. */
export async function loadSearch(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { url, request, language, locale, t } = context;
  const path = pathTo('search', language);
  const text = searchText(url.searchParams.get(SEARCH_TEXT));
  const large = isGridLarge(context, path);
  const { sort, setCookie } = searchSort(request);
  const found = await findOrNull(context, text, sort);
  const { ids, didYouMean, match, groups, brands } = found ?? NOTHING_FOUND;
  const source = { source: 'Search' as const, language, taxAreaId: locale.taxAreaId, sortIds: [...ids] };
  const products = ids.length > 0 ? await listProductsOf(context, source) : null;
  const list =
    products === null
      ? null
      : await presentList(context, {
          index: products.index,
          path,
          groupSort: 'default',
          searched: text,
          isUnavailable: products.status !== 200,
        });
  const links = (names: SearchAnswer['groups']) =>
    names.map(({ name, path: to }) => ({ label: name, to: pathToSlug(to) }));
  const title = text === '' ? t('search')('title') : t('search')('titleFor', { text });
  return data(
    {
      text,
      title,
      didYouMean,
      isPartial: match === 'some',
      isFailed: found === null || (products !== null && products.status !== 200),
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: t('search')('title') }],
      groups: links(groups),
      brands: links(brands),
      list,
      large,
      tracking: pageTracking('search', list?.cards ?? []),
    },
    {
      status: found === null ? 503 : (products?.status ?? 200),
      headers: setCookie === undefined ? {} : { 'Set-Cookie': setCookie },
    },
  );
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>['data'];
