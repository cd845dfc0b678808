import { redirect } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { ApiError } from '~/api/api-error';
import { toCardProduct } from '~/features/catalog/card-product';
import { mediaUrl } from '~/features/catalog/media-url';
import { packCard } from '~/features/catalog/packed-card';
import { currentCustomer } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import { pack } from '~/ui/packed';
import { chosenFilters, facetViews } from './facet-views';
import { isFormShaped } from './filter-fields';
import { listHref } from './list-links';
import { FILTERS_OPEN, type ListView, SEARCHED } from './list-view';
import { readProductList } from './product-list.server';
import { buildIndex } from './rules/build-index';
import { answer, nextShow, readCards } from './rules/facet-engine';
import type { ListIndex } from './rules/list-index';
import { formatListQuery, isFiltered, parseListQuery, type Sort } from './rules/list-query';

/** The products of a list, or that they could not be fetched and with which status the page then answers. */
export type ListProducts = { readonly index: ListIndex; readonly status: number };

const NOTHING = buildIndex([], { tag: 'en', stores: [], groups: [], properties: [], sortIds: [] });

/**
 * The products of a list. When they cannot be fetched, that is logged and the page shows an empty list, with the status that
 * keeps it out of every cache. Specification 2 §8.
 * @param refused status when the backend is there but does not give the list
 */
export async function listProductsOf(
  { api }: ShopContext,
  query: ProductListQuery,
  refused = 502,
): Promise<ListProducts> {
  try {
    return { index: await readProductList(api, query), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a product list could not be fetched');
    return { index: NOTHING, status: error.isOutage ? error.status : refused };
  }
}

export type ListSource = {
  readonly index: ListIndex;
  readonly path: string;
  readonly groupSort: Sort;
  /** Slugs of the dynamic properties to filter by, in their order; left out: all that the products have. */
  readonly properties?: readonly string[];
  /** The text that the products were searched by; it stays in the list's address. */
  readonly searched?: string;
  /** Every card carries the outlet's ribbon. Specification 2 §2. */
  readonly isOutlet?: boolean;
  /** The products could not be fetched: there are more than the page shows. */
  readonly isUnavailable?: boolean;
};

/**
 * A list as its page shows it: the visible cards, the filters and what the address meant. An address made by a form without
 * scripts leads to the one that can be shared, with what is known only.
 * @throws Response that redirect
 */
export async function presentList(context: ShopContext, source: ListSource): Promise<ListView> {
  const { index, path, groupSort, properties, searched, isOutlet = false, isUnavailable = false } = source;
  const { url, t } = context;
  const kept: Record<string, string> = searched ? { [SEARCHED]: searched } : {};
  const filtersOpen = url.searchParams.get('filters') === FILTERS_OPEN.filters;
  const asked = parseListQuery(url.searchParams, index.properties);
  const { rows, query, ...list } = answer(index, asked, groupSort, properties);
  if (isFormShaped(url.searchParams)) throw redirect(listHref(path, query, {}, kept));
  const isMember = !context.shared && (await currentCustomer(context)) !== undefined;
  const options = { t: t('catalog'), colors: query.color, isOutlet, isMember };
  const facets = facetViews({ facets: list.facets, text: query.text, t: t('listing') });
  const parameters = { ...kept, ...formatListQuery({ ...query, page: 1, show: null }) };
  const cards = readCards(index, rows);
  const [first] = cards;
  return {
    path,
    parameters,
    query: { page: query.page, show: query.show },
    cards: cards.map((card) => packCard(toCardProduct(card, options))),
    count: list.count,
    total: list.total,
    isUnavailable,
    start: list.start,
    pages: list.pages,
    next: nextShow({ ...list, rows }),
    sort: list.sort,
    groupSort,
    facets: pack(facets),
    chosen: chosenFilters({ facets, path, parameters, t: t('listing') }),
    isFiltered: isFiltered(query),
    filtersOpen,
    image: first?.image ? mediaUrl(first.image.path, '1200x630') : undefined,
  };
}
