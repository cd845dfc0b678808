import type { getProductModel } from 'contract/catalogue';
import type { z } from 'zod';
import type { ModelVariant, ProductModel } from '../domain/catalogue/product-model/read-product-model';
import { shippingTime } from '../domain/delivery/shipping-time';
import type { ShopLanguage } from '../domain/locale/language';
import { toEuros, toOptionalEuros, type UnitPrice } from '../domain/pricing/pricing';
import type { PictureWire } from '../domain/reading/picture';

type Wire = z.input<(typeof getProductModel)['answer']>;
type VariantWire = NonNullable<Wire['products']>[number];

/** Who and what a product model is presented for. */
export interface Presentation {
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  /** Staff sees stock by store; the fields are absent for everybody else. */
  readonly forStaff: boolean;
}

/** A product model in the words of the contract. */
export function presentProductModel(model: ProductModel, to: Presentation): Wire {
  const { facts, variants, pictures, parents } = model;
  const prices = model.price === null ? {} : pricesByArea(model.price, to.taxAreaId);
  const main = parents.at(-1) ?? null;
  return {
    modelId: facts.id,
    uuid: facts.uuid,
    slug: facts.slug,
    modelNumber: facts.modelNumber,
    manufacturer: facts.manufacturer,
    translated_fields: {
      name: facts.name,
      description: facts.descriptionHtml,
      tagline: facts.tagline,
      modelNotice: facts.notice,
      metaDescription: facts.metaDescription,
      untranslated: facts.untranslated,
    },
    products: variants.map((variant) => presentVariant(variant, model, to)),
    sorted_colours: coloursOf(model),
    extra_images: [...(pictures.get('') ?? [])],
    model_properties: model.properties,
    ribbons: model.ribbons,
    tags: model.ribbons,
    allowDiscount: facts.allowDiscount,
    countryOfOrigin: facts.countryOfOrigin,
    belongsToOutlet: facts.belongsToOutlet,
    campaignOnly: facts.isCampaignOnly,
    canonicalUrl: `/${facts.manufacturer.slug}/${facts.slug}/`,
    isSingleColor: new Set(variants.map((variant) => variant.colorSlug)).size <= 1,
    isPublic: facts.isPublic,
    promotedColour: facts.promotedColor,
    groups: facts.groups.map(({ id, name, path }) => ({ id, name, path })),
    mainGroup: main,
    parents: [...parents],
    prices,
    taxClass: facts.taxClassId,
    rating: { average: facts.ratingAverage, count: facts.ratingCount },
    priceEnding: facts.priceEndingAt?.toISOString() ?? null,
    variantPrices: Object.fromEntries(
      variants.flatMap(({ id, price }) => (price === null ? [] : [[id, pricesByArea(price, to.taxAreaId)]])),
    ),
    showDiscountPercentage: facts.showDiscountPercentage,
    published: facts.publishedAt.toISOString(),
  };
}

function presentVariant(variant: ModelVariant, { pictures }: ProductModel, to: Presentation): VariantWire {
  const { stocks, price } = variant;
  const held = stocks.filter((stock) => stock.quantity > 0);
  return {
    variantId: variant.id,
    sku: variant.sku,
    ean: variant.ean,
    prices: price === null ? {} : pricesByArea(price, to.taxAreaId),
    colorSlug: variant.colorSlug,
    color: variant.color,
    colorControl: variant.colorControl,
    sizeSlug: variant.sizeSlug,
    size: variant.size,
    sizeSort: variant.sizeSort,
    typeSlug: variant.typeSlug,
    type: variant.type,
    typeSort: variant.typeSort,
    typeTitle: variant.typeTitle,
    isOrderable: variant.isOrderable,
    isBackorderable: variant.isBackorderable,
    onOrder: variant.onOrder,
    orderableQuantity: variant.orderableQuantity,
    // How many a store has is staff's to know; everybody learns that it has some.
    storeAvailability: held
      .filter((stock) => stock.storeType !== 'external' || to.forStaff)
      .map(({ storeId, storeSlug, quantity }) => ({
        storeId,
        storeSlug,
        quantity: to.forStaff ? quantity : Math.min(quantity, 1),
      })),
    inStockStores: [...variant.inStockStores],
    onlyFromExtStock: variant.onlyFromExtStock,
    inStock: variant.inStock,
    ...(to.forStaff
      ? { detailedStocks: Object.fromEntries(stocks.map(({ storeId, quantity }) => [storeId, quantity])) }
      : {}),
    shippingTime: shippingTime(variant.shippingTimeDays, to.language),
    stockIncoming: variant.stockIncomingAt?.toISOString() ?? null,
    blockedStock: variant.blockedStock,
    images: [...(pictures.get(variant.colorSlug ?? '') ?? [])],
  };
}

function coloursOf({ variants, pictures }: ProductModel) {
  const colours = new Map<string, { name: string; slug: string; control: string; images: PictureWire[] }>();
  for (const { colorSlug, color, colorControl } of variants) {
    if (colorSlug === null || colours.has(colorSlug)) continue;
    const images = [...(pictures.get(colorSlug) ?? [])];
    colours.set(colorSlug, { name: color ?? colorSlug, slug: colorSlug, control: colorControl ?? '', images });
  }
  return [...colours.values()];
}

/** Prices keyed by the tax area they hold in, decimal euros. */
export function pricesByArea(price: UnitPrice, taxAreaId: number) {
  return {
    [taxAreaId]: {
      active: toEuros(price.activeCents),
      club: toOptionalEuros(price.clubCents),
      regular: toEuros(price.regularCents),
      discount_value: toOptionalEuros(price.discountValueCents),
      discount_free: toEuros(price.discountFreeCents),
      lowest_30_days: toOptionalEuros(price.lowest30DaysCents),
    },
  };
}
