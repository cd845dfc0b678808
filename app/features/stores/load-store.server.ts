import { bookingLink } from 'contract/booking-link';
import type { ApiProductCard } from '~/api/listing';
import { withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { readStore, readStoreProducts, readStores, type StoreDetails } from '~/api/stores';
import { cardWords, toCardProduct } from '~/features/catalog/card-product';
import { mediaUrl } from '~/features/catalog/media-url';
import { plainTracking } from '~/features/catalog/page-tracking';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { storesChangeAt } from '~/features/catalog/store-times.server';
import { segmentsOf } from '~/features/session/current-customer.server';
import { unbrokenHtml } from '~/locale/unbroken';
import { pack } from '~/rendering/pack.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';
import type { MapPlace } from './parts/finland-map';
import { mapLink } from './rules/map-link';
import { southToNorth } from './south-to-north';
import { storeJsonLd } from './store-json-ld';
import { type StoreView, toStoreView } from './store-view.server';

const NO_PRODUCTS = { picks: [], inStock: [], departments: [] } as const;

/** Departments with something in stock in the store, each as the listing filtered by it. */
function toDepartments(
  tree: readonly ProductGroup[],
  counts: readonly { readonly id: number; readonly count: number }[],
  store: string,
) {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return tree
    .filter(({ showInMenu }) => showInMenu)
    .flatMap(({ id, name, shortName, path }) => {
      const count = id === null ? undefined : countOf.get(id);
      return count ? [{ label: shortName || name, to: pathToSlug(path, { store }), count }] : [];
    });
}

/** What the store's people recommend and what lies there; the page works without. */
async function loadProducts(context: ShopContext, slug: string) {
  const { api, locale, t } = context;
  const brief = withShortTimeout(api);
  const [products, tree, segments] = await Promise.all([
    orLogged(readStoreProducts(brief, slug, locale.taxAreaId), NO_PRODUCTS, 'store products'),
    orLogged(readProductGroups(brief), [], 'product groups'),
    segmentsOf(context),
  ]);
  const toCard = (card: ApiProductCard) => pack(toCardProduct(card, { ...cardWords(t), segments }));
  return {
    picks: products.picks.map(({ product, sentence, seller }) => ({ card: toCard(product), sentence, seller })),
    inStock: products.inStock.map(toCard),
    departments: toDepartments(tree, products.departments, slug),
  };
}

/** This store and the others on the map; this one alone while the others cannot be read. */
async function loadPlaces(context: ShopContext, own: StoreView, now: Date): Promise<MapPlace[]> {
  const listed = await orLogged(readStores(withShortTimeout(context.api)), [], 'stores on the map');
  const others = listed.map((store) => toStoreView(store, context, now)).filter(({ to }) => to !== own.to);
  return southToNorth([own, ...others], context.language).flatMap(({ name, to, city, place }) =>
    place ? [{ label: name, to, city, place }] : [],
  );
}

const ownHosts = (): string[] => Object.values(storefrontSettings().hosts).flat();

/** The store of an address. @throws Response 404: warehouses and unknown stores have no page */
async function requireStore({ api, params, t, language }: ShopContext): Promise<StoreDetails> {
  const slug = (params['store'] ?? '').toLowerCase();
  return (await orErrorPage(readStore(api, slug))) ?? notFound(t('stores')('notFound'), pathTo('stores', language));
}

/** Loads the page of a store. It is true until the store opens or closes, or an offer of express pick-up ends. */
export async function loadStore(args: RequestArgs) {
  const context = await shopContext(args);
  const { language, t, trueUntil, url } = context;
  const store = await requireStore(context);
  const now = new Date();
  const view = toStoreView(store, context, now);
  trueUntil(storesChangeAt([view], now));
  const [products, places, description] = await Promise.all([
    loadProducts(context, store.slug),
    loadPlaces(context, view, now),
    sanitiseHtml(store.description, ownHosts()),
  ]);
  const picture = shopPicture(store.image);
  const share = picture ? mediaUrl(picture.path, '1200x630') : undefined;
  const stores = { label: t('stores')('title'), to: pathTo('stores', language) };
  return {
    ...view,
    title: view.name,
    summary: view.lead || [view.name, view.street, view.postalPlace].join(', '),
    /** Sanitised. */
    html: unbrokenHtml(description),
    directions: store.directions,
    booking: bookingLink(store.booking_url, storefrontSettings().bookingHosts),
    map: mapLink(store),
    places,
    share: share ?? null,
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, stores, { label: view.name }],
    jsonLd: storeJsonLd(store, { origin: url.origin, path: view.to, image: share }),
    rendered: now.getTime(),
    tracking: plainTracking('dynamic page'),
    ...products,
  };
}
export type StoreData = Awaited<ReturnType<typeof loadStore>>;
