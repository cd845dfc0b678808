import type { getProductExtra } from 'contract/product-extra';
import type { z } from 'zod';
import type { Bundle, BundlePart } from '../domain/catalogue/product-extra/bundles';
import type { SizeTable } from '../domain/catalogue/product-extra/size-tables';
import type { DeliveryLimits } from '../domain/delivery/delivery-limits';
import { type Presentation, presentVariant, pricesByArea } from './present-variant';

type Wire = z.input<(typeof getProductExtra)['answers'][200]>;

/** How a model can be delivered, in the words of the contract. */
export function presentDeliveryLimits(limits: DeliveryLimits): NonNullable<Wire['delivery_method_limit']> {
  return {
    allowedDeliveryMethods: limits.allowedDeliveryMethods,
    isDeliveryCountryBlocked: limits.isDeliveryCountryBlocked,
    isDeliveryMethodLimitations: limits.isLimited,
    perInternationalPackage: limits.perInternationalPackage,
    blockInfoText: limits.blockInfo,
    extra_data_overrides: Object.fromEntries(
      Object.entries(limits.variants).map(([id, methods]) => [id, { allowedDeliveryMethods: methods }]),
    ),
  };
}

interface ProductExtra {
  readonly bundles: readonly Bundle[];
  readonly related: { readonly recommendations: number[]; readonly alsoBought: number[] };
  readonly sizeTables: readonly SizeTable[];
}

/** The related content of a product page, in the contract's form. */
export function presentProductExtra({ bundles, related, sizeTables }: ProductExtra, to: Presentation): Wire {
  return {
    bundles: bundles.map(({ id, name, path, descriptionHtml, price, parts }) => ({
      id,
      name,
      path: `/${path}/`,
      description: descriptionHtml,
      prices: pricesByArea(price, to.taxAreaId),
      secondary_products: parts.map((part) => presentPart(part, to)),
    })),
    recommendations: related.recommendations,
    also_bought: related.alsoBought,
    sizetables: sizeTables.map(({ name, sizes, rows, images, infoHtml, sourceImage }) => ({
      name,
      sizes,
      rows,
      images,
      info: infoHtml,
      source_image: sourceImage,
    })),
  };
}

function presentPart({ id, name, manufacturer, path, variants, pictures }: BundlePart, to: Presentation) {
  const ofColor = pictures.get(variants[0]?.colorSlug ?? '') ?? [...pictures.values()][0] ?? [];
  return {
    id,
    name,
    brand: manufacturer,
    path: `/${path}/`,
    image: ofColor[0] ?? null,
    variants: variants.map((variant) => presentVariant(variant, pictures, to)),
  };
}
