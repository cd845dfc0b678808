import { z } from 'zod';
import { defineCall } from './call';
import { variant } from './catalogue';
import { pricesByTaxArea } from './prices';
import {
  cautiousFlag,
  countryCode,
  flag,
  integer,
  link,
  listOrEmpty,
  notFoundBody,
  optionalCount,
  optionalPicture,
  orDefault,
  picture,
  refusal,
  text,
} from './wire';

const extraQuery = z.object({
  slug: z.string().max(300),
  'delivery-country-code': countryCode,
  group: z.string().max(200).optional(),
  type: z.union([z.literal('1'), z.literal('2'), z.literal(1), z.literal(2)]),
});

const bundle = z.object({
  id: integer,
  prices: pricesByTaxArea,
  name: text,
  description: text,
  /** Added: the page where the bundle's parts are chosen. */
  path: link,
  secondary_products: listOrEmpty(
    z.object({
      path: link,
      image: optionalPicture,
      id: integer,
      brand: text,
      name: text,
      variants: listOrEmpty(variant),
    }),
  ),
});

const sizeTable = z.object({
  name: text,
  sizes: listOrEmpty(z.object({ name: text, productType: text })),
  rows: listOrEmpty(z.object({ category: text, unit: text, values: listOrEmpty(z.string()) })),
  images: listOrEmpty(picture),
  info: text,
  source_image: optionalPicture,
});

/** `type=1` answers `delivery_method_limit`; `type=2` bundles, recommendations, also_bought and sizetables. */
export const getProductExtra = defineCall({
  name: 'product-extra',
  method: 'GET',
  path: '/api/product/extra/',
  query: extraQuery,
  answers: {
    200: z.object({
      delivery_method_limit: z
        .object({
          allowedDeliveryMethods: listOrEmpty(z.string()),
          isDeliveryCountryBlocked: cautiousFlag,
          isDeliveryMethodLimitations: flag,
          perInternationalPackage: optionalCount,
          blockInfoText: text,
          extra_data_overrides: orDefault(z.record(z.string(), z.looseObject({})), {}),
        })
        .nullish(),
      bundles: listOrEmpty(bundle),
      recommendations: listOrEmpty(integer),
      also_bought: listOrEmpty(integer),
      sizetables: listOrEmpty(sizeTable),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'specification 2 §7',
});
