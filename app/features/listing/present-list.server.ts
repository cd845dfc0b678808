import { redirect } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { ApiError, isMissing } from '~/api/api-error';
import { allowedPicture } from '~/features/catalog/allowed-picture.server';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { mediaUrl } from '~/features/catalog/media-url';
import { MAX_TRACKED } from '~/features/catalog/page-tracking';
import { segmentsOf } from '~/features/session/current-customer.server';
import { readNumber } from '~/locale/numbers';
import { pack } from '~/rendering/pack.server';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import { cachedCard } from './cached-cards.server';
import { cardFacts, factColumns, usedSizeFact } from './card-facts';
import { chosenFilters, facetViews } from './facet-views';
import { otherParameters } from './filter-fields';
import { listHref } from './list-links';
import { FILTERS_OPEN, type ListView, SEARCHED } from './list-view';
import { readProductList } from './product-list.server';
import { buildIndex } from './rules/build-index';
import { categoriesOf } from './rules/categories';
import { answer, filterable, readCard } from './rules/facet-engine';
import { hasNonCanonicalNames } from './rules/known-query';
import type { ListIndex } from './rules/list-index';
import { formatListQuery, isFiltered, parseListQuery, type Sort } from './rules/list-query';

/** The products of a list, or a failure with the page's status. */
export type ListProducts = {
  readonly index: ListIndex;
  readonly status: number;
  /** The backend does not support such lists. */
  readonly isUnsupported?: boolean;
};

const EMPTY_LIST = buildIndex([], { tag: 'en', stores: [], groups: [], properties: [], sortIds: [] });

/**
 * Reads the products of a list. When that fails, the error is logged and the page shows an empty list with a status that is
 * not cached: 502 when the backend refuses the list. Specification 2 §8.
 */
export async function listProductsOf({ api }: ShopContext, query: ProductListQuery): Promise<ListProducts> {
  try {
    return { index: await readProductList(api, query), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isMissing(error)) return { index: EMPTY_LIST, status: 200, isUnsupported: true };
    shopLog().warn({ err: error.error }, 'a product list could not be fetched');
    return { index: EMPTY_LIST, status: error.isOutage ? error.status : 502 };
  }
}

export type ListSource = {
  readonly index: ListIndex;
  readonly path: string;
  readonly groupSort: Sort;
  /** Slugs of the dynamic properties to filter by, in order; all of the products' properties when left out. */
  readonly properties?: readonly string[];
  /** The search text; it stays in the list's address. */
  readonly searched?: string;
  /** The outlet's own list, whose cards do not say so. */
  readonly isOutlet?: boolean;
  /** Names of tags that are no ribbons in the list, as its heading says them. */
  readonly leftOut?: ReadonlySet<string>;
  /** The products could not be fetched, so the list is incomplete. */
  readonly isUnavailable?: boolean;
  /** Number of products that follow those of the index, which then has only the beginning of an unfiltered list. */
  readonly beyond?: number;
};

/**
 * Prepares a list for display: visible cards, filters and the parsed address. A non-canonical address (from a form without
 * scripts, in another language, or stating defaults) redirects to the canonical one, which has known values only.
 * @throws Response that redirect, if the address is not canonical
 */
export async function presentList(context: ShopContext, source: ListSource): Promise<ListView> {
  const { index, path, groupSort, properties, searched, isOutlet = false, leftOut = new Set(), beyond = 0 } = source;
  const { url, t } = context;
  const isPart = beyond > 0;
  const searchParameters: Record<string, string> = searched ? { [SEARCHED]: searched } : {};
  const filtersOpen = url.searchParams.get('filters') === FILTERS_OPEN.filters;
  const readTyped = (text: string) => readNumber(text, context.language);
  const requested = parseListQuery(url.searchParams, index.properties, readTyped);
  const { rows, query, ...list } = answer(index, requested, groupSort, properties, beyond);
  const { others, isToRewrite } = otherParameters(url.searchParams, index.properties);
  const saysDefault = requested.sort !== null && query.sort === null;
  if (isToRewrite || saysDefault || hasNonCanonicalNames(requested, query)) {
    const place = isToRewrite ? {} : { page: requested.page, show: requested.show };
    const open = filtersOpen && !isToRewrite ? FILTERS_OPEN : {};
    throw redirect(listHref(path, query, place, { ...searchParameters, ...others, ...open }));
  }
  const options = {
    ...cardWords(t),
    colors: query.color,
    isOutlet,
    leftOut,
    segments: await segmentsOf(context),
  };
  const compared = properties ? factColumns(filterable(index.properties, properties)) : [];
  const makeCard = (row: number) => {
    const card = readCard(index, row);
    const size = card.usedCondition ? usedSizeFact(index.size, row, t('listing')('facet.size'), context.language) : [];
    return pack(toCardProduct(card, { ...options, facts: [...size, ...cardFacts(compared, row, context.language)] }));
  };
  const kind = JSON.stringify([isOutlet, options.segments, compared.map(({ slug }) => slug), [...leftOut]]);
  const facets = isPart
    ? []
    : facetViews({ facets: list.facets, text: query.text, t: t('listing'), language: context.language });
  const parameters = { ...searchParameters, ...formatListQuery({ ...query, page: 1, show: null }) };
  const [first] = rows;
  const image = first === undefined ? null : allowedPicture(readCard(index, first).image);
  return {
    path,
    parameters,
    query: { page: query.page, show: query.show },
    cards: rows.map((row) =>
      query.color.length > 0 ? makeCard(row) : cachedCard(index, `${row} ${kind}`, () => makeCard(row)),
    ),
    categories: categoriesOf(index, rows.slice(0, MAX_TRACKED.search)),
    count: list.count,
    total: list.total,
    isUnavailable: source.isUnavailable ?? false,
    start: list.start,
    pages: list.pages,
    sort: list.sort,
    groupSort,
    isCompared: compared.length > 0,
    isPart,
    facets,
    chosen: chosenFilters({ facets, path, parameters, t: t('listing'), language: context.language }),
    isFiltered: isFiltered(query),
    filtersOpen,
    image: image ? mediaUrl(image.path, '1200x630') : undefined,
  };
}
