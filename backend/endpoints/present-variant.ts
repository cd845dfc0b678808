import type { getProductModel } from 'contract/catalogue';
import type { z } from 'zod';
import type { ModelVariant, PicturesByColor } from '../domain/catalogue/product-model/model-variants';
import { shippingTime } from '../domain/delivery/shipping-time';
import type { ShopLanguage } from '../domain/locale/language';
import { toEuros, toOptionalEuros, type UnitPrice } from '../domain/pricing/pricing';

type VariantWire = NonNullable<z.input<(typeof getProductModel)['answers'][200]>['products']>[number];

/** Options of presenting a product model. */
export interface Presentation {
  readonly language: ShopLanguage;
  readonly taxAreaId: number;
  /** Staff sees stock by store; the fields are absent for everybody else. */
  readonly forStaff: boolean;
}

/** A variant in the words of the contract. */
export function presentVariant(variant: ModelVariant, pictures: PicturesByColor, to: Presentation): VariantWire {
  const { stocks, price } = variant;
  const held = stocks.filter((stock) => stock.quantity > 0);
  return {
    variantId: variant.id,
    sku: variant.sku,
    ean: variant.ean,
    prices: pricesByArea(price, to.taxAreaId),
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
    // Only staff sees the quantity of a store; others see only that it has stock.
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

/** Prices by tax area, decimal euros; empty without a price. */
export function pricesByArea(price: UnitPrice | null, taxAreaId: number) {
  if (price === null) return {};
  return {
    [taxAreaId]: {
      active: toEuros(price.activeCents),
      club: toOptionalEuros(price.clubCents),
      regular: toEuros(price.regularCents),
      discount_value: toOptionalEuros(price.discountValueCents),
      discount_free: toEuros(price.discountFreeCents),
      lowest_30_days: toOptionalEuros(price.lowest30DaysCents),
      ...presentOffers(price),
    },
  };
}

/** The prices of segments, where offers run. */
export const presentOffers = (price: Pick<UnitPrice, 'offers'> | null) =>
  price?.offers
    ? { offers: price.offers.map(({ segment, cents, offerId }) => ({ segment, price: toEuros(cents), id: offerId })) }
    : {};
