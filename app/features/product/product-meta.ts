import { productTitle } from 'contract/product-title';
import { mediaUrl } from '~/features/catalog/media-url';
import type { PageTracking } from '~/features/catalog/page-tracking';
import type { Prices, Variant } from '~/features/catalog/product';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { toDisplayHundredths } from '~/locale/money';
import { translate } from '~/locale/translator';
import { metaDescription } from '~/routing/meta-text';
import type { PageMeta, SiteMeta } from '~/routing/page-meta';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ProductData } from './product-data';
import { isStockBlocked } from './rules/buy-button';
import { chooseVariant, defaultChoice } from './rules/choose-variant';
import { type OfferFacts, productJsonLd, type ReviewFacts } from './rules/json-ld';
import { requestedChoice } from './rules/requested-choice';

/** The product's breadcrumbs: front page, groups, product. */
export function productCrumbs({ model, canonical }: ProductData, site: Pick<SiteMeta, 'language'>) {
  return [
    { label: translate(site.language, 'catalog')('home'), to: pathTo('home', site.language) },
    ...model.parents.map(({ name, path }) => ({ label: name, to: pathToSlug(path) })),
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

type Offered = Variant & { readonly prices: Prices };

/** Structured data of a variant's offer, consistent with the add-to-cart button. */
export function offerOf(
  variant: Offered,
  {
    currency,
    offerEnds,
    model,
  }: Pick<ProductData, 'currency' | 'offerEnds'> & {
    readonly model: Pick<ProductData['model'], 'isGiftCard'>;
  },
  seller: string,
): OfferFacts {
  return {
    priceHundredths: toDisplayHundredths(variant.prices.active, currency),
    currency: currency.currency,
    isOrderable: variant.isOrderable && !isStockBlocked(variant) && !model.isGiftCard,
    isOnOrder: !variant.inStock,
    validUntil: offerEnds,
    seller,
  };
}

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
  const { name, manufacturer, rating } = model;
  const description = model.metaDescription || model.tagline || model.descriptionHtml;
  const chosen = chooseVariant(model.variants, defaultChoice(model, requestedChoice(new URLSearchParams(search))));
  const variant = 'prices' in chosen ? chosen : model.variants[0];
  const color = model.colors.find(({ slug }) => slug === variant?.colorSlug);
  const pictures = [...(color?.pictures ?? []), ...model.pictures];
  const absolute = (address: string) => (address.startsWith('/') ? site.origin + address : address);
  const images = pictures.slice(0, 5).flatMap(({ path }) => mediaUrl(path, '960') ?? []);
  const shared = pictures[0] ? mediaUrl(pictures[0].path, '1200x630') : undefined;
  const product = productJsonLd({
    url: absolute(canonical),
    name: productTitle(manufacturer.name, name),
    description: metaDescription(description),
    brand: manufacturer.name,
    images: images.map(absolute),
    sku: variant?.sku ?? '',
    modelNumber: model.modelNumber,
    gtin: variant?.ean ?? '',
    color: color?.name ?? '',
    size: variant?.size ?? '',
    offer: variant?.prices ? offerOf({ ...variant, prices: variant.prices }, data, site.shopName) : null,
    rating: { stars: rating.average / 2, count: rating.count },
    reviews,
  });
  return {
    title: productTitle(manufacturer.name, name),
    description,
    canonical,
    image: shared,
    noindex: !model.isPublic,
    jsonLd: [...(product ? [product] : []), breadcrumbData(productCrumbs(data, site), site.origin, canonical)],
  };
}
