import { redirect } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { ApiError } from '~/api/api-error';
import { toCardProduct } from '~/features/catalog/card-product';
import { mediaUrl } from '~/features/catalog/media-url';
import { type PackedCard, packCard } from '~/features/catalog/packed-card';
import { isMember } from '~/features/session/current-customer.server';
import type { ShopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import { pack } from '~/ui/packed';
import { chosenFilters, facetViews } from './facet-views';
import { besideForm } from './filter-fields';
import { listHref } from './list-links';
import { FILTERS_OPEN, type ListView, SEARCHED } from './list-view';
import { readProductList } from './product-list.server';
import { buildIndex } from './rules/build-index';
import { answer, nextShow, readCard } from './rules/facet-engine';
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

/** Cards as those see them who chose no colour, by the list they stand in. */
const keptCards = new WeakMap<ListIndex, Map<string, PackedCard>>();
/** Cards kept of a list: what the first pages of its sorts show. About 1 KB each. */
const MOST_CARDS = 600;

/** @param key the card within its list, and all that it depends on besides */
function keptCard(index: ListIndex, key: string, make: () => PackedCard): PackedCard {
  const kept = keptCards.get(index) ?? new Map<string, PackedCard>();
  keptCards.set(index, kept);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const card = make();
  if (kept.size < MOST_CARDS) kept.set(key, card);
  return card;
}

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
  const beside = besideForm(url.searchParams, index.properties);
  if (beside) throw redirect(listHref(path, query, {}, { ...kept, ...beside }));
  const options = { t: t('catalog'), colors: query.color, isOutlet, isMember: await isMember(context) };
  const makeCard = (row: number) => packCard(toCardProduct(readCard(index, row), options));
  const kind = `${isOutlet} ${options.isMember}`;
  const facets = facetViews({ facets: list.facets, text: query.text, t: t('listing') });
  const parameters = { ...kept, ...formatListQuery({ ...query, page: 1, show: null }) };
  const [first] = rows;
  const image = first === undefined ? null : readCard(index, first).image;
  return {
    path,
    parameters,
    query: { page: query.page, show: query.show },
    cards: rows.map((row) =>
      query.color.length > 0 ? makeCard(row) : keptCard(index, `${row} ${kind}`, () => makeCard(row)),
    ),
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
    image: image ? mediaUrl(image.path, '1200x630') : undefined,
  };
}
