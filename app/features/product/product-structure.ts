import { daysToDispatch } from 'contract/parcel-days';
import { productTitle } from 'contract/product-title';
import { mediaUrl } from '~/features/catalog/media-url';
import type { Prices, Variant } from '~/features/catalog/product';
import { toDisplayHundredths } from '~/locale/money';
import { metaDescription } from '~/routing/meta-text';
import type { SiteMeta } from '~/routing/page-meta';
import { queryString } from '~/routing/path-to';
import type { PageModel, ProductData } from './product-data';
import { isStockBlocked } from './rules/buy-button';
import { chooseVariant, defaultChoice } from './rules/choose-variant';
import {
  type OfferFacts,
  productGroupJsonLd,
  productJsonLd,
  type ReviewFacts,
  type VariantFacts,
} from './rules/json-ld';
import { requestedChoice } from './rules/requested-choice';

/** Days in which an unused product can be returned. Specification 2 §9. */
const RETURN_DAYS = 100;

type Offered = Variant & { readonly prices: Prices };

/** Structured data of a variant's offer, consistent with the add-to-cart button. */
export function offerOf(
  variant: Offered,
  {
    currency,
    offerEnds,
    model,
    delivery,
    newModel,
    transitDays,
  }: Pick<ProductData, 'currency' | 'offerEnds' | 'newModel' | 'transitDays'> & {
    readonly model: Pick<ProductData['model'], 'isGiftCard'>;
    readonly delivery: Pick<ProductData['delivery'], 'isBlocked' | 'isLimited'>;
  },
  seller: string,
): OfferFacts {
  const { country, freeDeliveryCents } = currency;
  const isSent = !delivery.isBlocked && !delivery.isLimited && !model.isGiftCard;
  const isFree = isSent && freeDeliveryCents !== null && variant.prices.active >= freeDeliveryCents;
  const handling = daysToDispatch(variant.shippingTime.number);
  return {
    priceHundredths: toDisplayHundredths(variant.prices.active, currency),
    currency: currency.currency,
    isOrderable: variant.isOrderable && !isStockBlocked(variant) && !model.isGiftCard,
    isOnOrder: !variant.inStock,
    validUntil: offerEnds,
    seller,
    isUsed: newModel !== null,
    returnDays: model.isGiftCard ? null : RETURN_DAYS,
    freeDelivery: isFree && transitDays && handling !== null ? { handling, ...transitDays } : null,
    country,
  };
}

/** The variant that the address asks for, else the one chosen at first. */
export function shownVariant(model: PageModel, search: string): Variant | undefined {
  const chosen = chooseVariant(model.variants, defaultChoice(model, requestedChoice(new URLSearchParams(search))));
  return 'prices' in chosen ? chosen : model.variants[0];
}

/** The pictures of a variant's colour, then the general ones. */
export function picturesOf(model: PageModel, variant: Variant | undefined) {
  const color = model.colors.find(({ slug }) => slug === variant?.colorSlug);
  return [...(color?.pictures ?? []), ...model.pictures];
}

/** The text that describes a product in short; not cut yet. */
export const descriptionOf = ({ metaDescription: written, tagline, descriptionHtml }: PageModel): string =>
  written || tagline || descriptionHtml;

/**
 * Structured data of a product page: the model with its variants, or the product where there is one variant only.
 * @param variant the shown one
 * @param reviews those that the page shows
 */
export function productStructure(
  data: ProductData,
  site: SiteMeta,
  variant: Variant | undefined,
  reviews: readonly ReviewFacts[],
): object | null {
  const { model, canonical } = data;
  const { manufacturer, rating } = model;
  const absolute = (address: string) => (address.startsWith('/') ? site.origin + address : address);
  const pictures = picturesOf(model, variant).slice(0, 5);
  const common = {
    url: absolute(canonical),
    name: productTitle(manufacturer.name, model.name),
    description: metaDescription(descriptionOf(model)),
    brand: manufacturer.isMaker ? manufacturer.name : '',
    images: pictures.flatMap(({ path }) => mediaUrl(path, '960') ?? []).map(absolute),
    modelNumber: model.modelNumber,
    rating: { stars: rating.average / 2, count: rating.count },
    reviews,
  };
  const group = productGroupJsonLd(common, model.modelNumber || String(model.id), variantsOf(data, site, common.name));
  if (group) return group;
  return productJsonLd({
    ...common,
    sku: variant?.sku ?? '',
    gtin: variant?.ean ?? '',
    color: model.colors.find(({ slug }) => slug === variant?.colorSlug)?.name ?? '',
    size: variant?.size ?? '',
    offer: variant?.prices ? offerOf({ ...variant, prices: variant.prices }, data, site.shopName) : null,
  });
}

/** The variants that have a price, each with the address on which it is chosen. */
function variantsOf(data: ProductData, { origin, shopName }: SiteMeta, name: string): VariantFacts[] {
  const { model, canonical } = data;
  const colors = new Map(model.colors.map((color) => [color.slug, color]));
  const hasTypes = model.types.length > 1;
  return model.variants.flatMap((variant) => {
    const { prices, colorSlug, sizeSlug, typeSlug, size, sku, ean } = variant;
    if (!prices) return [];
    const color = colors.get(colorSlug);
    const type = hasTypes ? (model.types.find(({ slug }) => slug === typeSlug)?.name ?? '') : '';
    const picture = color?.pictures[0] ?? model.pictures[0];
    const image = (picture && mediaUrl(picture.path, '960')) ?? '';
    const choice = {
      color: colorSlug || undefined,
      type: hasTypes ? typeSlug : undefined,
      size: sizeSlug || undefined,
    };
    return {
      url: `${origin}${canonical}${queryString(choice)}`,
      name: [name, color?.name, [size, type].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      sku,
      gtin: ean,
      color: color?.name ?? '',
      size: [size, type].filter(Boolean).join(' '),
      image: image.startsWith('/') ? origin + image : image,
      offer: offerOf({ ...variant, prices }, data, shopName),
    };
  });
}
