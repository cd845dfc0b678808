import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { NOTHING_FOUND, type SearchAnswer } from '~/api/search';
import { listTracking } from '~/features/catalog/page-tracking';
import { readWaysOn } from '~/features/catalog/ways-on.server';
import { isGridLarge } from '~/features/listing/grid-size.server';
import { listProductsOf, presentList } from '~/features/listing/present-list.server';
import { neededPart } from '~/features/listing/rules/needed-part';
import type { SearchProblem } from '~/features/search/parts/search-page';
import { deepestGroups } from '~/features/search/rules/deepest-groups';
import { SEARCH_TEXT, searchText } from '~/features/search/rules/search-text';
import { searchShop } from '~/features/search/search-engine.server';
import { searchSort } from '~/features/search/search-sort.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type ShopContext, shopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';

type Found = { readonly problem: SearchProblem; readonly answer: SearchAnswer };

/** The engines' results; nothing when all fail, which is logged, or the shop has none. Specification 2 §8. */
async function find(context: ShopContext, text: string, sort: 'main' | 'converted'): Promise<Found> {
  try {
    const answer = await searchShop(context, text, { sort, isTyping: false, taxAreaId: context.locale.taxAreaId });
    return answer ? { problem: null, answer } : { problem: 'lacking', answer: NOTHING_FOUND };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'search results could not be fetched');
    return { problem: 'failed', answer: NOTHING_FOUND };
  }
}

/** Loads the search page: a listing of products; without a text, or when nothing is found, what leads on. */
export async function loadSearch(args: LoaderFunctionArgs) {
  const context = await shopContext(args);
  const { url, request, language, locale, t } = context;
  const path = pathTo('search', language);
  const text = searchText(url.searchParams.get(SEARCH_TEXT));
  const large = isGridLarge(context, path);
  const { sort, setCookie } = searchSort(request);
  const { problem: unfound, answer } = await find(context, text, sort);
  const { ids, didYouMean, match, brands } = answer;
  const sortIds = ids.slice(0, neededPart(url.searchParams, ids.length));
  const source = { source: 'Search' as const, language, taxAreaId: locale.taxAreaId, sortIds };
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
          beyond: products.status === 200 ? ids.length - sortIds.length : 0,
        });
  const problem = products !== null && products.status !== 200 ? 'failed' : unfound;
  const title = text === '' ? t('search')('title') : t('search')('titleFor', { text });
  return data(
    {
      text,
      title,
      didYouMean,
      isPartial: match === 'some',
      problem,
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: t('search')('title') }],
      groups: deepestGroups(answer.groups).map(({ name, path: to, count }) => ({
        label: name,
        to: pathToSlug(to),
        count,
      })),
      brands: brands.map(({ name, path: to }) => ({ label: name, to: pathToSlug(to) })),
      list,
      waysOn: (list?.total ?? 0) > 0 ? null : await readWaysOn(context, await segmentsOf(context)),
      large,
      tracking: listTracking('search', list?.cards ?? [], list?.categories ?? []),
    },
    {
      status: unfound === 'failed' ? 503 : (products?.status ?? 200),
      headers: setCookie === undefined ? {} : { 'Set-Cookie': setCookie },
    },
  );
}
export type SearchData = Awaited<ReturnType<typeof loadSearch>>['data'];
