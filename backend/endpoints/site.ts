import {
  getBanners,
  getBrands,
  getKeywordPopup,
  getKeywordPopups,
  getProductGroups,
  getResources,
  getRouteSlugs,
} from 'contract/site';
import { Hono } from 'hono';
import { readBrandList } from '../domain/catalogue/brands';
import { productGroupTree, readProductGroups } from '../domain/catalogue/product-groups';
import { addressNames } from '../domain/catalogue/property-keys';
import { readColors, readManufacturers, readPropertyTypes, readTaxRates } from '../domain/catalogue/resources';
import { type Banner, readBanners } from '../domain/content/banners';
import { readKeywordPopup, readKeywords } from '../domain/content/keyword-popups';
import { readRouteSlugs } from '../domain/content/route-slugs';
import { helsinkiDay } from '../domain/pricing/helsinki-day';
import { readStores } from '../domain/stores/stores';
import { hostNames, safeLink } from '../domain/untrusted/safe-link';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';
import { presentStore } from './stores';

/** The data of every page: groups, brands, stores, banners and known paths. */
export function siteEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getResources, async ({ backend: { pool }, language, now }) => {
    const [colors, manufacturers, groups, types, stores, taxRates] = await Promise.all([
      readColors(pool, language),
      readManufacturers(pool),
      readProductGroups(pool, language),
      readPropertyTypes(pool, language),
      readStores(pool, language, helsinkiDay(now)),
      readTaxRates(pool, helsinkiDay(now)),
    ]);
    return {
      colors,
      manufacturers,
      productGroups: productGroupTree(groups),
      propertyFilters: types.flatMap(({ slug, name, filterKind }) =>
        filterKind === null ? [] : [{ slug, name, kind: filterKind }],
      ),
      propertyTypes: types.map(({ names, ...type }) => ({ ...type, translated_slugs: addressNames(names ?? []) })),
      stores: stores.map(presentStore),
      taxRates,
    };
  });

  answer(area, getProductGroups, async ({ backend, language }) => ({
    productGroups: productGroupTree(await readProductGroups(backend.pool, language)),
  }));

  answer(area, getBanners, async ({ backend, language, now }) => {
    const banners = await readBanners(backend.pool, language, now);
    const ownHosts = hostNames(backend.settings.hosts);
    const ofKind = (kind: Banner['kind']) =>
      banners
        .filter((banner) => banner.kind === kind)
        .map(({ kind: _, url, ...banner }) => ({ ...banner, url: safeLink(url, ownHosts) }));
    return { imageBanners: ofKind('image'), dynamicPageBanners: ofKind('dynamic_page'), textBanners: ofKind('text') };
  });

  answer(area, getBrands, async ({ backend, language }) => readBrandList(backend.pool, language));

  answer(area, getKeywordPopups, async ({ backend, language }) => readKeywords(backend.pool, language));

  answer(area, getKeywordPopup, async ({ backend, query, language }) => {
    const [popup] = await readKeywordPopup(backend.pool, language, query.id);
    if (!popup) return NOT_FOUND;
    return { text: popup.textHtml, url: safeLink(popup.url, hostNames(backend.settings.hosts)) };
  });

  answer(area, getRouteSlugs, async ({ backend, language }) => readRouteSlugs(backend.pool, language));

  return area;
}
