import {
  getBrand,
  getProductExtra,
  getProductModel,
  type ProductModelWire,
  type Prices as WirePrices,
  type Variant as WireVariant,
} from 'contract/catalogue';
import { getFastShipping } from 'contract/delivery';
import { getProductReviews } from 'contract/reviews';
import { toCents, toCentsOrNull } from './cents';
import { type Api, read, readShared } from './request';

type PricesByArea = Readonly<Record<string, WirePrices>>;

/** Prices of the tax area in cents; null where the backend has none: nothing is ever for nothing by mistake. */
function toPrices(byArea: PricesByArea, taxAreaId: number) {
  const wire = byArea[String(taxAreaId)] ?? byArea['1'] ?? Object.values(byArea)[0];
  if (!wire) return null;
  return {
    active: toCents(wire.active),
    club: toCentsOrNull(wire.club),
    regular: toCents(wire.regular),
    discountFree: toCentsOrNull(wire.discount_free),
    lowest30Days: toCentsOrNull(wire.lowest_30_days),
  };
}

/** Staff's figures (`detailedStocks`) stay out: shared pages must not know them. */
function toVariant(wire: WireVariant, taxAreaId: number) {
  const prices = toPrices(wire.prices, taxAreaId);
  return {
    id: wire.variantId,
    prices,
    colorSlug: wire.colorSlug,
    sizeSlug: wire.sizeSlug,
    size: wire.size,
    sizeSort: wire.sizeSort,
    typeSlug: wire.typeSlug,
    typeSort: wire.typeSort,
    isOrderable: wire.isOrderable && prices !== null,
    isBackorderable: wire.isBackorderable,
    onOrder: wire.onOrder,
    inStock: wire.inStock,
    orderableQuantity: wire.orderableQuantity,
    storeAvailability: wire.storeAvailability,
    inStockStores: wire.inStockStores,
    onlyFromExtStock: wire.onlyFromExtStock,
    blockedStock: wire.blockedStock,
    shippingTime: wire.shippingTime,
    sku: wire.sku,
    ean: wire.ean,
  };
}

/** `background;text colour`, as the specification stores ribbons. */
function toRibbon({ colors, title, slug, link }: ProductModelWire['ribbons'][number]) {
  const [bgColor = '', textColor = ''] = colors.split(';');
  return { title, slug, link, bgColor, textColor };
}

/** The types among the variants, in order, each with its name. */
function typesOf(variants: readonly WireVariant[]) {
  const types = new Map<string, { slug: string; name: string; title: string; sort: number }>();
  for (const { typeSlug, type, typeTitle, typeSort } of variants) {
    types.set(typeSlug, { slug: typeSlug, name: type, title: typeTitle, sort: typeSort });
  }
  return [...types.values()].sort((a, b) => a.sort - b.sort).map(({ sort: _, ...type }) => type);
}

/** The name without a bracketed unit at its end, and that unit. Specification 2 §3. */
function splitUnit(name: string, unit: string) {
  const match = /^(.*\S)\s*[([]([^()[\]]{1,20})[)\]]$/.exec(name);
  return unit === '' && match ? { name: match[1] ?? name, unit: match[2] ?? '' } : { name, unit };
}

function toProductModel(wire: ProductModelWire, taxAreaId: number) {
  const texts = wire.translated_fields;
  return {
    id: wire.modelId,
    slug: wire.slug,
    modelNumber: wire.modelNumber,
    name: texts.name,
    tagline: texts.tagline,
    descriptionHtml: texts.description,
    notice: texts.modelNotice,
    metaDescription: texts.metaDescription,
    untranslated: texts.untranslated,
    manufacturer: {
      name: wire.manufacturer.name,
      slug: wire.manufacturer.slug,
      logo: wire.manufacturer.logo,
      address: wire.manufacturer.address,
      email: wire.manufacturer.email,
      euResponsible: wire.manufacturer.eu_responsible,
    },
    variants: wire.products.map((variant) => toVariant(variant, taxAreaId)),
    colors: wire.sorted_colours,
    types: typesOf(wire.products),
    images: wire.extra_images,
    properties: wire.model_properties
      .filter(({ isForOneItem }) => !isForOneItem)
      .map(({ name, value, unit }) => ({ ...splitUnit(name, unit), value })),
    prices: toPrices(wire.prices, taxAreaId),
    ribbons: wire.ribbons.map(toRibbon),
    rating: { average: wire.rating.average, count: wire.rating.count },
    allowDiscount: wire.allowDiscount,
    belongsToOutlet: wire.belongsToOutlet,
    showDiscountPercentage: wire.showDiscountPercentage,
    isPublic: wire.isPublic,
    isBundle: wire.isBundle,
    promotedColor: wire.promotedColour,
    countryOfOrigin: wire.countryOfOrigin,
    taxClass: wire.taxClass,
    priceEnding: wire.priceEnding,
    mainGroup: wire.mainGroup,
    parents: wire.parents,
    isDeliveryCountryBlocked: wire.isDeliveryCountryBlocked,
  };
}

/**
 * A product model for a tax area. Shared by all visitors; a preview goes with the caller's token and is nobody else's.
 * @throws ApiError; `isMissing` tells that there is none, or none for this caller
 */
export async function getModel(api: Api, request: { slug: string; taxAreaId: number; preview?: string | undefined }) {
  const { slug, taxAreaId, preview } = request;
  const input = { params: { slug }, query: { taxAreaId, preview } };
  const wire =
    preview === undefined
      ? await readShared(api, getProductModel, input)
      : await read(api, getProductModel, input, { forceAuth: true });
  return toProductModel(wire, taxAreaId);
}

/** A brand's page; null when there is none. */
export async function getBrandPage(api: Api, slug: string) {
  return readShared(api, getBrand, { query: { slug } });
}

/** What limits delivery of a model to a country (`type=1`). */
export async function getDeliveryLimit(api: Api, slug: string, country: string) {
  const extra = await readShared(api, getProductExtra, {
    query: { slug, 'delivery-country-code': country, type: '1' },
  });
  const limit = extra.delivery_method_limit;
  return { isBlocked: limit?.isDeliveryCountryBlocked ?? false, infoText: limit?.blockInfoText ?? '' };
}

/** Ways a variant can be delivered to a postcode; prices in cents. */
export async function getShippingOptions(
  api: Api,
  request: { postalCode: string; priceCents: number; variantId: number },
) {
  const options = await read(api, getFastShipping, {
    query: { postal_code: request.postalCode, price: request.priceCents / 100, variant_id: request.variantId },
  });
  return options.map(({ name, timeEstimate, price, storeSlug }) => ({
    name,
    timeEstimate,
    priceCents: toCents(price),
    storeSlug,
  }));
}

/** A page of a model's reviews. `rating` 0 to 10, `fit` 2 to 10 or null. */
export async function getReviews(api: Api, request: { modelId: number; size: number; page: number }) {
  const { results, max_pages } = await readShared(api, getProductReviews, {
    query: { model_id: request.modelId, size: request.size, page: request.page },
  });
  const reviews = results.map((review) => ({
    id: review.id,
    created: review.created,
    rating: review.rating,
    name: review.visible_name,
    comment: review.comment,
    fit: review.size,
    images: review.images.map(({ url }) => url),
    votesUp: review.votes_up,
    votesDown: review.votes_down,
    isVerified: review.is_verified,
  }));
  return { reviews, maxPages: max_pages };
}
