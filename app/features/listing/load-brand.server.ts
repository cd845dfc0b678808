import { redirect } from '@remix-run/node';
import { getBrandPage } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { listTracking } from '~/features/catalog/page-tracking';
import { scenePicture } from '~/features/catalog/scene-picture.server';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { countryName } from '~/locale/country-name';
import { formatNumber } from '~/locale/numbers';
import { tileName } from '~/locale/soft-hyphens';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { notFound } from '~/server/errors.server';
import { orLogged } from '~/server/unavailable.server';
import { isGridLarge } from './grid-size.server';
import { BRAND_TRIM, listDescription } from './list-description.server';
import { listAddress } from './list-view';
import { presentList } from './present-list.server';
import { readProductList } from './product-list.server';
import { brandFacts } from './rules/brand-facts';
import { kindsOf } from './rules/brand-kinds';
import { brandTitle } from './rules/brand-title';
import { firstInGroup, readCard } from './rules/facet-engine';

/** Kinds of goods that its page shows above the list. */
const KINDS = 7;

/** Ids of the groups without subgroups. */
const leavesOf = (tree: readonly ProductGroup[]): string[] =>
  tree.flatMap(({ id, children }) => (children.length > 0 ? leavesOf(children) : id === null ? [] : [String(id)]));

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
  const tree = await orLogged(readProductGroups(withShortTimeout(api)), [], 'product groups');
  const kinds = kindsOf(index, new Set(leavesOf(tree)), KINDS).map(({ value, name, count }) => {
    const row = firstInGroup(index, Number(value));
    const picture = row === null ? null : shopPicture(readCard(index, row).image);
    return {
      label: tileName(name, language),
      to: listAddress({ path, parameters: {} }, { group: value }),
      count,
      picture,
    };
  });
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
