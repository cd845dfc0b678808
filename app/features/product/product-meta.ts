import { productTitle } from 'contract/product-title';
import { mediaUrl } from '~/features/catalog/media-url';
import type { PageTracking } from '~/features/catalog/page-tracking';
import type { Variant } from '~/features/catalog/product';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { translate } from '~/locale/translator';
import type { PageMeta, SiteMeta } from '~/routing/page-meta';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ProductData } from './product-data';
import { descriptionOf, picturesOf, productStructure, shownVariant } from './product-structure';
import type { ReviewFacts } from './rules/json-ld';

type CrumbFacts = Pick<ProductData, 'canonical' | 'gift'> & {
  readonly model: Pick<ProductData['model'], 'name' | 'parents'>;
};

/** The product's breadcrumbs: front page, groups or the gift campaign, product. Specification 2 §2. */
export function productCrumbs({ model, canonical, gift }: CrumbFacts, site: Pick<SiteMeta, 'language'>) {
  const above = gift
    ? [{ label: gift.name, to: gift.to }]
    : model.parents.map(({ name, path }) => ({ label: name, to: pathToSlug(path) }));
  return [
    { label: translate(site.language, 'catalog')('home'), to: pathTo('home', site.language) },
    ...above,
    { label: model.name, to: canonical },
  ];
}

/** Tracking data of the product page, with the lowest price in euros. Specification 1 §7. */
export function productTracking({ id, name, manufacturer, parents, variants }: ProductData['model']): PageTracking {
  const prices = variants.flatMap(({ prices: each }) => (each ? [each.active] : []));
  const priceHundredths = prices.length > 0 ? Math.min(...prices) : null;
  const category = parents.at(-1)?.name ?? '';
  const product = { id, name, brand: manufacturer.name, category, quantity: 1, priceHundredths };
  return { kind: 'product', currency: 'eur', products: [product] };
}

/** The title of a product page without the shop's name: its own for search engines, else brand and name. */
export const productPageTitle = ({
  metaTitle,
  manufacturer,
  name,
}: Pick<ProductData['model'], 'metaTitle' | 'manufacturer' | 'name'>): string =>
  metaTitle || productTitle(manufacturer.name, name);

/**
 * Meta data of a product page: title, description, sharing image, and structured data of the chosen variant at the regular
 * price. Pages visible to staff only are not indexed. Specification 1 §5.
 * @param search the address's parameters
 * @param reviews those that the page shows
 */
export function productMeta(
  data: ProductData,
  site: SiteMeta,
  search: string,
  reviews: readonly ReviewFacts[] = [],
): PageMeta {
  const { model, canonical } = data;
  const { name, manufacturer } = model;
  const variant = shownVariant(model, search);
  const pictures = picturesOf(model, variant);
  const title = productTitle(manufacturer.name, name);
  return {
    title: productPageTitle(model),
    description: descriptionOf(model),
    canonical,
    image: pictures[0] && mediaUrl(pictures[0].path, '1200x630'),
    imageAlt: [title, pictures[0]?.caption].filter(Boolean).join(', '),
    noindex: !model.isPublic || data.gift !== null,
    jsonLd: import.meta.env.SSR && !data.gift ? structuredData(data, site, variant, reviews) : [],
  };
}

function structuredData(
  data: ProductData,
  site: SiteMeta,
  variant: Variant | undefined,
  reviews: readonly ReviewFacts[],
): object[] {
  const product = productStructure(data, site, variant, reviews);
  const crumbs = breadcrumbData(productCrumbs(data, site), site.origin, data.canonical);
  return product ? [product, crumbs] : [crumbs];
}
