import { data, redirect } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { ApiError, isMissing } from '~/api/api-error';
import { findProductGroup, findTranslatedPaths, getProductList } from '~/api/listing';
import { getBrandPage } from '~/api/products';
import type { Api } from '~/api/request';
import { readProductGroups } from '~/api/resources';
import type { ProductCard } from '~/features/catalog/card';
import { toCardProduct } from '~/features/catalog/card-product';
import { mediaUrl } from '~/features/catalog/media-url';
import { packCard } from '~/features/catalog/packed-card';
import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { shopLog } from '~/server/shop-log.server';
import { orLogged } from '~/server/unavailable.server';
import { isGridLarge } from './grid-size.server';
import { FILTERS_OPEN, listHref } from './list-links';
import { idsWithin } from './rules/group-tree';
import { listProducts, nextShow } from './rules/list-products';
import { isFiltered, parseListQuery, type Sort, sortOfServerValue } from './rules/list-query';

const LIST_PARAMETERS = ['manufacturer', 'color', 'size'];

/** A form without scripts repeats its fields; the address that one can share has comma lists. Specification 2 §2. */
function redirectToWrittenForm(url: URL, path: string): void {
  const { searchParams } = url;
  const repeated = LIST_PARAMETERS.some((name) => searchParams.getAll(name).length > 1);
  if (!repeated && !searchParams.has('price-min') && !searchParams.has('price-max')) return;
  throw redirect(listHref(path, parseListQuery(searchParams)));
}

type Source = {
  readonly cards: readonly ProductCard[];
  readonly path: string;
  readonly groupSort: Sort;
  readonly isOutlet?: boolean;
  /** The products could not be fetched: there are more than the page shows. */
  readonly isUnavailable?: boolean;
};

/** A list as its page shows it: the visible cards, the facets and what the address meant. */
function presentList(context: ShopContext, source: Source) {
  const { cards, path, groupSort, isOutlet = false, isUnavailable = false } = source;
  const { url, language, t } = context;
  redirectToWrittenForm(url, path);
  const asked = parseListQuery(url.searchParams);
  const list = listProducts(cards, asked, groupSort, languageTable[language].tag);
  const options = { t: t('catalog'), colors: list.query.color, isOutlet };
  return {
    path,
    cards: list.cards.map((card) => packCard(toCardProduct(card, options))),
    count: list.count,
    total: cards.length,
    isUnavailable,
    start: list.start,
    pages: list.pages,
    next: nextShow(list),
    facets: list.facets,
    query: list.query,
    sort: list.sort,
    groupSort,
    isFiltered: isFiltered(list.query),
    isChanged: isFiltered(list.query) || list.query.sort !== null || list.query.show !== null,
    filtersOpen: url.searchParams.get('filters') === FILTERS_OPEN.filters,
    image: list.cards[0]?.image ? (mediaUrl(list.cards[0].image.path, '1200x630') ?? undefined) : undefined,
  };
}
export type ListData = ReturnType<typeof presentList>;

/** The other languages' addresses of a path of the catalogue; none when they cannot be asked for. */
async function alternatesOf(context: ShopContext, path: string): Promise<Partial<Record<Language, string>>> {
  const found = await orLogged(findTranslatedPaths(context.api, path), [], 'translated paths');
  const byLanguage = new Map(found.map((each) => [each.languageCode, each.path]));
  const entries = LANGUAGES.flatMap((language) => {
    const other = byLanguage.get(language);
    return other === undefined ? [] : [[language, pathToSlug(other)] as const];
  });
  return Object.fromEntries(entries);
}

/** A group's path in another language leads to this language's, with the query. Specification 2 §2. */
async function redirectToTranslation(context: ShopContext, path: string): Promise<void> {
  const found = await findTranslatedPaths(context.api, path);
  const own = found.find(({ languageCode }) => languageCode === context.language);
  if (!own || own.path === path) return;
  const [ownPath = '', ownQuery = ''] = own.path.split('?');
  const query = new URLSearchParams(context.url.search);
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
  throw redirect(pathToSlug(ownPath, Object.fromEntries(query)), 301);
}

/**
 * The products of a group. When they cannot be fetched, that is logged and the page shows an empty list, with the status
 * that keeps it out of every cache. Specification 2 §8.
 */
async function groupCards(context: ShopContext, query: ProductListQuery) {
  try {
    return { cards: await getProductList(context.api, query), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'a product list could not be fetched');
    return { cards: [], status: error.isOutage ? error.status : 502 };
  }
}

/** Counts the products of a group and of all that is below it; null where that cannot be known. */
type CountInside = (group: { readonly id: number | null; readonly path: string }) => number | null;

async function countingInside(api: Api, cards: readonly ProductCard[]): Promise<CountInside> {
  const tree = await orLogged(readProductGroups(api), [], 'product groups');
  return ({ id, path }) => {
    const ids = idsWithin(tree, path);
    if (ids.length === 0 && id !== null) ids.push(id);
    return ids.length === 0
      ? null
      : cards.filter((card) => card.productGroupIds.some((each) => ids.includes(each))).length;
  };
}

/** Loads the page of a product group. Specification 2 §2. */
export async function loadProductGroup(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, locale, params, t } = context;
  const path = (params['slug'] ?? '').toLowerCase();
  const group = await findProductGroup(api, path);
  if (!group) {
    await redirectToTranslation(context, path);
    notFound(t('listing')('groupNotFound'));
  }
  const [{ cards, status }, alternates] = await Promise.all([
    groupCards(context, { source: 'ProductGroup', id: group.id, language, taxAreaId: locale.taxAreaId }),
    alternatesOf(context, group.path),
  ]);
  const countInside = await countingInside(api, cards);
  const large = isGridLarge(context, pathToSlug(group.path));
  const ownHosts = Object.values(storefrontSettings().hosts).flat();
  const list = presentList(context, {
    cards,
    path: pathToSlug(group.path),
    groupSort: sortOfServerValue(group.groupSorting),
    isOutlet: `/${group.path}/`.includes('/outlet/'),
    isUnavailable: status !== 200,
  });
  return data(
    {
      name: group.name,
      title: group.metaTitle || group.name,
      description: group.metaDescription || group.description,
      descriptionHtml: sanitiseHtml(group.descriptionHtml, ownHosts),
      parents: [
        { label: t('listing')('home'), to: pathTo('home', language) },
        ...group.parents.map(({ name, path: parent }) => ({ label: name, to: pathToSlug(parent) })),
      ],
      children: group.children.map(({ id, shortName, name, path: child }) => ({
        label: shortName || name,
        to: pathToSlug(child),
        count: status === 200 ? countInside({ id, path: child }) : null,
      })),
      alternates,
      list,
      large,
    },
    { status },
  );
}

/** Loads the page of a brand. Specification 2 §2. */
export async function loadBrand(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, locale, params, t } = context;
  const slug = (params['slug'] ?? '').toLowerCase();
  const brand = await getBrandPage(api, slug).catch((error: unknown) => {
    if (isMissing(error)) return notFound(t('listing')('brandNotFound'));
    throw error;
  });
  const cards = await getProductList(api, {
    source: 'Manufacturer',
    slug: brand.slug,
    language,
    taxAreaId: locale.taxAreaId,
  });
  const large = isGridLarge(context, pathToSlug(brand.slug));
  const ownHosts = Object.values(storefrontSettings().hosts).flat();
  return {
    name: brand.name,
    title: brand.title || brand.name,
    description: brand.metaDescription || brand.description,
    descriptionHtml: sanitiseHtml(brand.description, ownHosts),
    parents: [
      { label: t('listing')('home'), to: pathTo('home', language) },
      { label: t('listing')('brands'), to: pathTo('manufacturers', language) },
    ],
    logo: brand.logo,
    list: presentList(context, { cards, path: pathToSlug(brand.slug), groupSort: 'default' }),
    large,
  };
}
