import { data, redirect } from '@remix-run/node';
import type { ProductListQuery } from 'contract/listing';
import { productTitle } from 'contract/product-title';
import { readBrands } from '~/api/brands';
import { type ApiProductCard, getProductList } from '~/api/listing';
import { getModel } from '~/api/products';
import { type Api, withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { findSimilar } from '~/api/similar';
import type { CardView } from '~/features/catalog/card';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { segmentsOf } from '~/features/session/current-customer.server';
import { pack } from '~/rendering/pack.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orLogged } from '~/server/unavailable.server';

/** How many similar products are shown, how many matches are enough to stop searching, and how many cards are examined. */
const SHOWN = 8;
const ENOUGH = 4;
const MAX_EXAMINED = 40;

/** Turns a slug back into words: `ilves-95` becomes `Ilves 95`. */
export function wordsOfSlug(slug: string): string {
  const words = slug
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Redirects to the product page when the product is still sold. @throws Response the redirect */
async function redirectToProduct({ api, locale }: ShopContext, slug: string): Promise<void> {
  const model = await getModel(api, { slug, taxAreaId: locale.taxAreaId });
  if (model?.isPublic) throw redirect(pathToSlug(`${model.manufacturer.slug}/${model.slug}`), 301);
}

/** Products whose names share words with the removed product: all words first, then fewer; the same brand first. */
async function matchingCards(context: ShopContext, words: readonly string[], brand: string): Promise<ApiProductCard[]> {
  const { api, language, locale } = context;
  const ids = new Set<number>();
  for (let count = words.length; count > 0 && ids.size < ENOUGH; count -= 1) {
    const text = words.slice(0, count).join(' ');
    for (const id of await orLogged(findSimilar(withShortTimeout(api), text), [], 'similar products')) ids.add(id);
  }
  if (ids.size === 0) return [];
  const sortIds = [...ids].slice(0, MAX_EXAMINED);
  const query = { source: 'Search' as const, language, taxAreaId: locale.taxAreaId, sortIds };
  const found = await orLogged(getProductList(api, query), [], 'similar products');
  const isOwn = (card: ApiProductCard) => card.manufacturerSlug === brand;
  return [...found.filter(isOwn), ...found.filter((card) => !isOwn(card))];
}

/** The deepest group that a product is in. */
function groupOf(
  tree: readonly ProductGroup[],
  card: Pick<ApiProductCard, 'productGroupIds'>,
): ProductGroup | undefined {
  for (const group of tree) {
    const below = groupOf(group.children, card);
    if (below) return below;
    if (group.id !== null && card.productGroupIds.includes(group.id)) return group;
  }
  return undefined;
}

/** Reads the first cards of a product list. */
export type ReadFirstCards = (api: Api, query: ProductListQuery, max: number) => Promise<CardView[]>;

/** Replacements for the removed product: matches in the best match's group, then other products of that group or brand. */
async function similarProducts(
  context: ShopContext,
  tree: readonly ProductGroup[],
  words: readonly string[],
  brand: string,
  readFirst: ReadFirstCards,
) {
  const { api, language, locale } = context;
  const matches = await matchingCards(context, words, brand);
  const group = matches[0] && groupOf(tree, matches[0]);
  const id = group?.id ?? null;
  const inside = matches.filter(({ productGroupIds }) => id === null || productGroupIds.includes(id));
  if (inside.length >= SHOWN) return { group, cards: inside.slice(0, SHOWN) };
  const where = { language, taxAreaId: locale.taxAreaId };
  const query =
    id === null
      ? { ...where, source: 'Manufacturer' as const, slug: brand }
      : { ...where, source: 'ProductGroup' as const, id };
  // the matches may also be among the first cards of the list
  const others = await orLogged(readFirst(withShortTimeout(api), query, inside.length + SHOWN), [], 'similar products');
  const byId = new Map([...inside, ...others].map((card): [number, CardView] => [card.id, card]));
  return { group, cards: [...byId.values()].slice(0, SHOWN) };
}

/**
 * Loads the page of a product that is no longer sold: status 410, with links to its group, its brand and similar products.
 * A slug that never was a product is a 404. Specification 1 §2.
 * @param readFirst reads from the list indexes, so that no whole list is fetched for this page
 */
export async function loadRemoved(args: RequestArgs, readFirst: ReadFirstCards) {
  const context = await shopContext(args);
  const { api, params, language, t } = context;
  const text = t('browse');
  const segments = (params['slug'] ?? '').toLowerCase().split('/').filter(Boolean);
  const slug = segments.at(-1) ?? '';
  const [brands, tree] = await Promise.all([
    orLogged(readBrands(withShortTimeout(api)), [], 'brands'),
    orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups'),
  ]);
  const brand = brands.find((each) => each.slug.toLowerCase() === segments[0]);
  if (!brand || segments.length < 2) notFound(t('errors')('contentNotFound'));
  await redirectToProduct(context, slug);
  const name = wordsOfSlug(slug);
  const words = name.split(' ').filter(Boolean).slice(0, 4);
  const { group, cards } = await similarProducts(context, tree, words, brand.slug, readFirst);
  const options = { ...cardWords(t), segments: await segmentsOf(context) };
  return data(
    {
      title: text('removed.title'),
      text: text(cards.length > 0 ? 'removed.text' : 'removed.textNothing', { name: productTitle(brand.name, name) }),
      crumbs: [
        { label: t('catalog')('home'), to: pathTo('home', language) },
        { label: brand.name, to: pathToSlug(brand.slug) },
        { label: text('removed.title') },
      ],
      links: [
        ...(group ? [{ label: text('removed.group', { name: group.name }), to: pathToSlug(group.path) }] : []),
        { label: text('removed.brand', { name: brand.name }), to: pathToSlug(brand.slug) },
      ],
      products: cards.map((card) => pack(toCardProduct(card, options))),
    },
    { status: 410 },
  );
}
export type RemovedData = Awaited<ReturnType<typeof loadRemoved>>['data'];
