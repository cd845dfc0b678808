import { getBrand } from 'contract/brand';
import { getProductModel, type ProductModelWire, type Variant as WireVariant } from 'contract/catalogue';
import { getFastShipping } from 'contract/delivery';
import { GIFT_CARD_MODELS } from 'contract/gift-cards';
import type { Prices as WirePrices } from 'contract/prices';
import { getProductExtra } from 'contract/product-extra';
import { bodyOf } from './call-result';
import { toExactCents, toExactCentsOrNull } from './cents';
import { type Api, read } from './request';
import { toOffers } from './segment-prices';
import { readShared } from './shared-reading';

type PricesByArea = Readonly<Record<string, WirePrices>>;

/**
 * Prices of the tax area in cents; null if the backend has none for it. Prices of another area include other taxes, and a missing
 * price must never become 0.
 */
export function toPrices(byArea: PricesByArea, taxAreaId: number) {
  const area = String(taxAreaId);
  const wire = Object.hasOwn(byArea, area) ? byArea[area] : undefined;
  if (!wire || wire.active <= 0) return null;
  return {
    active: toExactCents(wire.active),
    club: toExactCentsOrNull(wire.club),
    regular: toExactCents(wire.regular),
    discountFree: toExactCentsOrNull(wire.discount_free),
    lowest30Days: toExactCentsOrNull(wire.lowest_30_days),
    ...toOffers(wire.offers),
  };
}

/** Stock figures for staff (`detailedStocks`) are apart: they must not get into shared pages. */
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

/** The distinct types of the variants, sorted. */
function typesOf(variants: readonly WireVariant[]) {
  const types = new Map<string, { slug: string; name: string; title: string; sort: number }>();
  for (const { typeSlug, type, typeTitle, typeSort } of variants) {
    types.set(typeSlug, { slug: typeSlug, name: type, title: typeTitle, sort: typeSort });
  }
  return [...types.values()].sort((a, b) => a.sort - b.sort).map(({ sort: _, ...type }) => type);
}

/** Splits a unit in brackets from the end of a name. Specification 2 §3. */
function splitUnit(name: string, unit: string) {
  const match = /^(.*\S)\s*[([]([^()[\]]{1,20})[)\]]$/.exec(name);
  return unit === '' && match ? { name: match[1] ?? name, unit: match[2] ?? '' } : { name, unit };
}

type UsedWire = ProductModelWire['secondHandOffers'][number];
type SecondHandWire = Pick<UsedWire, 'url' | 'prices' | 'manufacturer' | 'name'> & Partial<Pick<UsedWire, 'condition'>>;

/** The new or a used one of the same model, with its price in cents. */
function toSecondHand(wire: SecondHandWire | null, taxAreaId: number) {
  if (!wire) return null;
  const { url, manufacturer, name, condition = null } = wire;
  return { url, manufacturer, name, condition, priceCents: toPrices(wire.prices, taxAreaId)?.active ?? null };
}

const makerOf = ({ eu_responsible, maker_unknown, ...brand }: ProductModelWire['manufacturer']) => ({
  ...brand,
  euResponsible: eu_responsible,
  isMaker: !maker_unknown,
});

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
    metaTitle: texts.metaTitle,
    metaDescription: texts.metaDescription,
    untranslated: texts.untranslated,
    quote: wire.quote,
    videos: wire.videos,
    sustainability: wire.sustainability,
    guides: wire.blogs,
    skiWizard: wire.skiWizard,
    secondHandParent: toSecondHand(wire.secondHandParent?.is_active ? wire.secondHandParent : null, taxAreaId),
    usedCondition: wire.usedCondition,
    secondHandOffers: wire.secondHandOffers.flatMap((offer) => toSecondHand(offer, taxAreaId) ?? []),
    manufacturer: makerOf(wire.manufacturer),
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
    isWithdrawalExcepted: wire.isWithdrawalExcepted,
    allowDiscount: wire.allowDiscount,
    belongsToOutlet: wire.belongsToOutlet,
    showDiscountPercentage: wire.showDiscountPercentage,
    isPublic: wire.isPublic,
    isBundle: wire.isBundle,
    isSkiBundle: wire.bindingSkiCombo,
    isGiftCard: wire.isGiftCard || GIFT_CARD_MODELS.has(wire.modelId) || wire.giftCardTemplates.length > 0,
    giftDesigns: wire.giftCardTemplates.flatMap(({ id, name, image }) => (id === null ? [] : [{ id, name, image }])),
    promotedColor: wire.promotedColour,
    /** Slug of the first size table; null without one. */
    sizeTablePath: wire.sizeTablePath || null,
    countryOfOrigin: wire.countryOfOrigin,
    taxClass: wire.taxClass,
    ...{ priceEnding: wire.priceEnding, offerTexts: wire.offerTexts },
    groupIds: [...wire.groups, ...wire.parents].flatMap(({ id }) => id ?? []),
    mainGroupId: wire.mainGroup?.id ?? null,
    mainGroup: wire.mainGroup,
    parents: wire.parents,
    isDeliveryCountryBlocked: wire.isDeliveryCountryBlocked,
  };
}

/** Stock by store of each variant, and shelf codes of the main warehouse. */
export type StaffFigures = {
  /** Units by store id, by variant id. */
  readonly stocks: Readonly<Record<number, Readonly<Record<string, number>>>>;
  readonly shelfCodes: readonly string[];
};

function toStaffFigures({ products, shelfCodes }: ProductModelWire): StaffFigures | null {
  const held = products.flatMap(({ variantId, detailedStocks }) =>
    detailedStocks ? [[variantId, detailedStocks] as const] : [],
  );
  return held.length === 0 && shelfCodes.length === 0 ? null : { stocks: Object.fromEntries(held), shelfCodes };
}

type ModelRequest = {
  readonly slug: string;
  readonly taxAreaId: number;
  /** Slug of the gift campaign's category that the model is chosen in. */
  readonly giftCampaign?: string | undefined;
  readonly preview?: string | undefined;
};

/**
 * A product model with the prices of a tax area; undefined if there is none for this caller. The answer is cached for all visitors,
 * except for previews, which are requested with the caller's token.
 * @throws ApiError
 */
export async function getModel(api: Api, request: ModelRequest) {
  const { slug, taxAreaId, giftCampaign, preview } = request;
  const input = { params: { slug }, query: { taxAreaId, giftcampaign: giftCampaign, preview } };
  const answer =
    preview === undefined
      ? await readShared(api, getProductModel, input)
      : await read(api, getProductModel, input, { forceAuth: true });
  if (answer.status === 404) return undefined;
  const wire = bodyOf(answer);
  return { ...toProductModel(wire, taxAreaId), staffFigures: preview === undefined ? null : toStaffFigures(wire) };
}

/** A brand's page; null if there is none. */
export async function getBrandPage(api: Api, slug: string) {
  const answer = await readShared(api, getBrand, { query: { slug } });
  return answer.status === 404 ? null : bodyOf(answer);
}

/** Delivery restrictions of a model in a country (`type=1`). */
export async function getDeliveryLimit(api: Api, slug: string, country: string) {
  const query = { slug, 'delivery-country-code': country, type: '1' } as const;
  const extra = bodyOf(await readShared(api, getProductExtra, { query }));
  const limit = extra.delivery_method_limit;
  return {
    isBlocked: limit?.isDeliveryCountryBlocked ?? false,
    isLimited: limit?.isDeliveryMethodLimitations ?? false,
    /** Ids of the variants that not every method takes; empty where the backend tells it of the whole model. */
    limitedVariants: Object.keys(limit?.extra_data_overrides ?? {}).map(Number),
    infoText: limit?.blockInfoText ?? '',
  };
}

/** The size tables of a model (`type=2`). */
export async function getSizeTables(api: Api, slug: string, country: string) {
  const query = { slug, 'delivery-country-code': country, type: '2' } as const;
  return bodyOf(await readShared(api, getProductExtra, { query })).sizetables;
}

/** Ids of the models shown with a model (`type=2`): recommended ones and those also bought. */
export async function getRelatedIds(api: Api, slug: string, country: string) {
  const query = { slug, 'delivery-country-code': country, type: '2' } as const;
  const { recommendations, also_bought } = bodyOf(await readShared(api, getProductExtra, { query }));
  return { recommended: recommendations, alsoBought: also_bought };
}

/** Delivery methods of a variant for a postcode of the delivery country: when, as dates or in words, and prices in cents. */
export async function getShippingOptions(
  api: Api,
  request: { country: string; postalCode: string; priceCents: number; variantId: number },
) {
  const { country, postalCode, priceCents, variantId } = request;
  const answer = await read(api, getFastShipping, {
    query: { postal_code: postalCode, price: priceCents / 100, variant_id: variantId, country_code: country },
  });
  return bodyOf(answer).map(({ name, timeEstimate, dates, price, storeSlug }) => ({
    name,
    timeEstimate: dates || timeEstimate,
    priceCents: toExactCents(price),
    storeSlug,
  }));
}
