import { mediaUrl } from '~/features/catalog/media-url';
import type { Prices, Variant } from '~/features/catalog/product';
import { breadcrumbData } from '~/features/catalog/rules/breadcrumb-data';
import { toDisplayMinor } from '~/locale/money';
import { translate } from '~/locale/translator';
import { metaDescription } from '~/routing/meta-text';
import type { PageMeta, SiteMeta } from '~/routing/page-meta';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ProductData } from './product-data';
import { isStockBlocked } from './rules/buy-button';
import { chooseVariant, defaultChoice } from './rules/choose-variant';
import { type OfferFacts, productJsonLd } from './rules/json-ld';
import { wantedOf } from './rules/wanted';

/** The way to the product: front page, groups, itself. */
export function productCrumbs({ model, canonical }: ProductData, site: Pick<SiteMeta, 'language'>) {
  return [
    { label: translate(site.language, 'catalog')('home'), to: pathTo('home', site.language) },
    ...model.parents.map(({ name, path }) => ({ label: name, to: pathToSlug(path) })),
    { label: model.name, to: canonical },
  ];
}

type Offered = Variant & { readonly prices: Prices };

/** What structured data say of a variant on sale: by what the button sells. */
export function offerOf(
  variant: Offered,
  { currency, offerEnds }: Pick<ProductData, 'currency' | 'offerEnds'>,
  seller: string,
): OfferFacts {
  return {
    priceMinor: toDisplayMinor(variant.prices.active, currency),
    currency: currency.currency,
    isOrderable: variant.isOrderable && !isStockBlocked(variant),
    isOnOrder: !variant.inStock,
    validUntil: offerEnds,
    seller,
  };
}

/**
 * What a product page says of itself: title, description, sharing image, and as structured data the chosen variant at the
 * price for everybody. Pages that only staff sees are not for search engines. Specification 1 §5.
 * @param search the address's parameters
 */
export function productMeta(data: ProductData, site: SiteMeta, search: string): PageMeta {
  const { model, canonical } = data;
  const { name, manufacturer, rating } = model;
  const description = model.metaDescription || model.tagline || model.descriptionHtml;
  const chosen = chooseVariant(model.variants, defaultChoice(model, wantedOf(new URLSearchParams(search))));
  const variant = 'prices' in chosen ? chosen : model.variants[0];
  const color = model.colors.find(({ slug }) => slug === variant?.colorSlug);
  const pictures = [...(color?.pictures ?? []), ...model.pictures];
  const absolute = (address: string) => (address.startsWith('/') ? site.origin + address : address);
  const images = pictures.slice(0, 5).flatMap(({ path }) => mediaUrl(path, '960') ?? []);
  const shared = pictures[0] ? mediaUrl(pictures[0].path, '1200x630') : undefined;
  return {
    title: `${manufacturer.name} ${name}`,
    description,
    canonical,
    image: shared,
    noindex: !model.isPublic,
    jsonLd: [
      productJsonLd({
        url: absolute(canonical),
        name: `${manufacturer.name} ${name}`,
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
      }),
      breadcrumbData(productCrumbs(data, site), site.origin, canonical),
    ],
  };
}
