import { redirect } from '@remix-run/node';
import { getBrandPage } from '~/api/products';
import { listTracking } from '~/features/catalog/page-tracking';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { countryName } from '~/locale/country-name';
import { formatNumber } from '~/locale/numbers';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { isGridLarge } from './grid-size.server';
import { kindTiles } from './kind-tiles.server';
import { BRAND_TRIM, listDescription } from './list-description.server';
import { presentList } from './present-list.server';
import { readProductList } from './product-list.server';
import { brandFacts } from './rules/brand-facts';
import { brandTitle } from './rules/brand-title';

/** Loads the page of a brand; the page fails when its products cannot be fetched. Specification 2 §2, §8. */
export async function loadBrand(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, locale, params, t } = context;
  const slug = (params['slug'] ?? '').toLowerCase();
  // the screen's bare address names no brand
  if (slug === '') throw redirect(pathTo('manufacturers', language), 301);
  const brand = (await getBrandPage(api, slug)) ?? notFound(t('listing')('brandNotFound'));
  const path = pathToSlug(brand.slug);
  const large = isGridLarge(context, path);
  const index = await readProductList(api, {
    source: 'Manufacturer',
    slug: brand.slug,
    language,
    taxAreaId: locale.taxAreaId,
  });
  const kinds = await kindTiles(context, { index, path });
  const list = await presentList(context, { index, path, groupSort: 'default' });
  return {
    name: brand.name,
    title: brandTitle(brand.name, brand.title),
    description: brand.metaDescription || brand.description,
    about: await listDescription(brand.description, BRAND_TRIM, context.url),
    parents: [
      { label: t('listing')('home'), to: pathTo('home', language) },
      { label: t('listing')('brands'), to: pathTo('manufacturers', language) },
    ],
    logo: shopPicture(brand.logo),
    promos: brand.promoImages.flatMap((image) => {
      const scene = scenePicture(image);
      return scene.files.length > 0 ? [{ ...scene, caption: image.caption }] : [];
    }),
    facts: brandFacts(brand.facts, {
      number: (value, decimals) => formatNumber(value, language, decimals, true),
      country: (code) => countryName(code, language),
    }),
    kinds,
    list,
    large,
    tracking: listTracking('category', list.cards, list.categories),
  };
}
