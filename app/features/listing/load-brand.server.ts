import { redirect } from '@remix-run/node';
import { isMissing } from '~/api/api-error';
import { getBrandPage } from '~/api/products';
import { pageTracking } from '~/features/catalog/page-tracking';
import { shopPicture, shopPictures } from '~/features/catalog/shop-picture.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { isGridLarge } from './grid-size.server';
import { BRAND_TRIM, listDescription } from './list-description.server';
import { presentList } from './present-list.server';
import { readProductList } from './product-list.server';

/** Loads the page of a brand; when its products cannot be fetched, the page fails. Specification 2 §2, §8. */
export async function loadBrand(args: RequestArgs) {
  const context = await shopContext(args);
  const { api, language, locale, params, t } = context;
  const slug = (params['slug'] ?? '').toLowerCase();
  // the screen's own address names no brand
  if (slug === '') throw redirect(pathTo('manufacturers', language), 301);
  const brand = await getBrandPage(api, slug).catch((error: unknown) => {
    if (isMissing(error)) return notFound(t('listing')('brandNotFound'));
    throw error;
  });
  const path = pathToSlug(brand.slug);
  const large = isGridLarge(context, path);
  const index = await readProductList(api, {
    source: 'Manufacturer',
    slug: brand.slug,
    language,
    taxAreaId: locale.taxAreaId,
  });
  const list = await presentList(context, { index, path, groupSort: 'default' });
  return {
    name: brand.name,
    title: brand.title || brand.name,
    description: brand.metaDescription || brand.description,
    about: listDescription(brand.description, BRAND_TRIM, context.url),
    parents: [
      { label: t('listing')('home'), to: pathTo('home', language) },
      { label: t('listing')('brands'), to: pathTo('manufacturers', language) },
    ],
    logo: shopPicture(brand.logo),
    promos: shopPictures(brand.promoImages),
    list,
    large,
    tracking: pageTracking('brand', list.cards),
  };
}
