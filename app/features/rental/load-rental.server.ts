import { data } from '@remix-run/node';
import { withUnitNames } from 'contract/unit-name';
import { readStaticPage } from '~/api/content';
import { readGeneralSettings } from '~/api/locale';
import { readRentalItems } from '~/api/rental';
import { withShortTimeout } from '~/api/request';
import { type ListedStore, readStores } from '~/api/stores';
import { plainTracking } from '~/features/catalog/page-tracking';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { unbroken } from '~/locale/unbroken';
import { pathTo } from '~/routing/path-to';
import { servicePageSlugs } from '~/routing/service-pages';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { RENTLE_MARK } from '~/server/door/content-policy.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { orErrorPage, orLogged } from '~/server/unavailable.server';

/** The general setting that opens the rental screen. Specification 1 §3: the string true. */
const ENABLED = 'true';

/** The scene, the picture of the editors' page on rental; without files without that page or while it cannot be read. */
async function readScene({ api, language }: ShopContext) {
  const page = await orLogged(
    readStaticPage(withShortTimeout(api), servicePageSlugs.rental[language]),
    undefined,
    'page on rental',
  );
  return scenePicture(page?.image ?? null);
}

/** How people reach a store that rents out. */
function toRentalStore({ slug, name, city, phone, email }: ListedStore, { language }: ShopContext) {
  const digits = phone.replace(/[\s()-]/g, '');
  return {
    ...{ slug, name, city, phone, email },
    to: pathTo('store', language, { store: slug }),
    dial: /^\+?\d{4,20}$/.test(digits) ? `tel:${digits}` : null,
  };
}

/**
 * Loads the rental screen: what each store rents out, prices and how to book, and Rentle's own store where one is set up.
 * @throws Response 404 unless the setting `rental_enabled` is the string true. Specification 1 §2, §3
 */
export async function loadRental(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, t, url } = context;
  const settings = await orErrorPage(readGeneralSettings(api));
  if (settings.get('rental_enabled') !== ENABLED) notFound(t('refusals')('pageNotFound', { path: url.pathname }));
  const [items, stores, scene] = await Promise.all([
    orErrorPage(readRentalItems(api)),
    orErrorPage(readStores(api)),
    readScene(context),
  ]);
  const renting = stores.filter(({ slug }) => items.some((item) => item.stores.includes(slug)));
  const rentle = storefrontSettings().rentleUrl;
  const text = t('rental');
  const page = {
    title: text('title'),
    description: text('description'),
    crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('title') }],
    path: pathTo('rentle', language),
    scene,
    items: items.map(({ image, sizes, description, ...item }) => ({
      ...item,
      sizes: unbroken(withUnitNames(sizes, language)),
      description: unbroken(description),
      picture: shopPicture(image),
    })),
    stores: renting.map((store) => toRentalStore(store, context)),
    rentle: rentle === undefined ? null : inLanguage(rentle, language),
    tracking: plainTracking('dynamic page'),
  };
  return rentle === undefined ? data(page) : data(page, { headers: { [RENTLE_MARK]: 'yes' } });
}
export type RentalData = Awaited<ReturnType<typeof loadRental>>['data'];

/** The address of the shop's store at Rentle, in a language. */
function inLanguage(address: string, language: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}
