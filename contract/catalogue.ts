import { z } from 'zod';
import { defineCall } from './call';
import {
  countryCode,
  decimal,
  euros,
  flag,
  integer,
  link,
  listOf,
  listOrEmpty,
  optionalEuros,
  optionalId,
  optionalText,
  picture,
  text,
  timestamp,
} from './wire';

const optionalPicture = picture.nullish().transform((value) => value ?? null);

/** Prices of a model or variant in one tax area, euros (Specification 2 §3, prices by tax area). */
export const prices = z.object({
  /** The lowest price that everybody pays now. */
  active: euros,
  /** The price for members of the club, where there is one. */
  club: optionalEuros,
  /** The price before a reduction. */
  regular: euros,
  discount_value: optionalEuros,
  /** Full price free of any discount. */
  discount_free: optionalEuros,
  /** Added: lowest price of the 30 days before the reduction (Directive 98/6/EC, article 6a). */
  lowest_30_days: optionalEuros,
});
export type Prices = z.output<typeof prices>;

/** Keyed by tax area id, as text. */
export const pricesByTaxArea = z.record(z.string(), prices);

/** A product group (Specification 2 §3). */
export const productGroup = z.object({
  id: integer,
  name: z.string(),
  shortName: text,
  path: z.string(),
  meta_title: text,
  meta_description: text,
  description: text,
  description_html: text,
  group_sorting: text,
  filterable_properties: listOrEmpty(z.string()),
  children: listOrEmpty(
    z.object({ id: optionalId, name: z.string(), shortName: text, path: z.string(), showInMenu: flag }),
  ),
  showInMenu: flag,
  /** Added: from the root down to the parent. */
  parents: listOrEmpty(z.object({ id: optionalId, name: z.string(), shortName: text, path: z.string() })),
  image: optionalPicture,
});

/** A list whose first item is the group; empty when there is none. */
export const getProductGroup = defineCall({
  name: 'product-group',
  method: 'GET',
  path: '/api/products/productgroup/',
  query: z.object({ path: z.string().max(500) }),
  answer: listOf(productGroup, 'results'),
  origin: 'specification 2 §7',
});

export const getTranslatedPaths = defineCall({
  name: 'translated-paths',
  method: 'GET',
  path: '/api/translated_paths/',
  query: z.object({ path: z.string().max(500) }),
  /** `languageCode` may be one that the shop does not have. */
  answer: listOf(z.object({ path: z.string(), languageCode: text }), 'results'),
  origin: 'specification 2 §7',
});

/** A brand (Specification 2 §3); 404 when there is none. */
export const getBrand = defineCall({
  name: 'brand',
  method: 'GET',
  path: '/api/brand/',
  query: z.object({ slug: z.string().max(200) }),
  answer: z.object({
    /** Added. */
    id: optionalId,
    name: z.string(),
    slug: z.string(),
    logo: optionalPicture,
    title: text,
    description: text,
    metaDescription: text,
    promoImages: listOrEmpty(picture),
  }),
  origin: 'specification 2 §7',
});

export const storeAvailability = z.object({ storeId: integer, storeSlug: text, quantity: z.number() });

/** A variant (Specification 2 §3). `detailedStocks` and the internal number come only to staff. */
export const variant = z.object({
  variantId: integer,
  prices: pricesByTaxArea,
  colorSlug: text,
  color: text,
  colorControl: text,
  sizeSlug: text,
  size: text,
  sizeSort: z
    .number()
    .nullish()
    .transform((sort) => sort ?? 0),
  typeSlug: text,
  type: text,
  typeSort: z
    .number()
    .nullish()
    .transform((sort) => sort ?? 0),
  typeTitle: text,
  isOrderable: flag,
  isBackorderable: flag,
  onOrder: flag,
  orderableQuantity: z
    .number()
    .nullish()
    .transform((quantity) => quantity ?? null),
  storeAvailability: listOrEmpty(storeAvailability),
  inStockStores: listOrEmpty(z.object({ slug: z.string(), name: z.string() })),
  onlyFromExtStock: flag,
  inStock: flag,
  detailedStocks: z
    .record(z.string(), z.number())
    .nullish()
    .transform((stocks) => stocks ?? null),
  shippingTime: z.object({ text, string: text, number: z.number() }),
  stockIncoming: optionalText,
  blockedStock: flag,
  images: listOrEmpty(picture),
  /** Added: article number, and the GTIN where known. */
  sku: text,
  ean: text,
});
export type Variant = z.output<typeof variant>;

export const ribbon = z.object({
  /** `background;text colour`. */
  colors: text,
  title: text,
  slug: text,
  link,
});

/** A product model (Specification 2 §3) for one language and tax area. */
export const productModel = z.object({
  modelId: integer,
  uuid: text,
  slug: z.string(),
  modelNumber: text,
  manufacturer: z.object({
    name: z.string(),
    slug: z.string(),
    logo: optionalPicture,
    /** Added (Regulation (EU) 2023/988): who made it and who answers for it in the EU. */
    address: text,
    email: text,
    eu_responsible: text,
  }),
  /** Texts in the language asked for. `untranslated` holds the originals where a machine translated. */
  translated_fields: z.object({
    name: z.string(),
    description: text,
    tagline: text,
    modelNotice: text,
    metaDescription: text,
    untranslated: z
      .object({ name: z.string(), description: text, tagline: text })
      .nullish()
      .transform((value) => value ?? null),
  }),
  /** The variants. */
  products: listOrEmpty(variant),
  sorted_colours: listOrEmpty(
    z.object({ name: z.string(), slug: z.string(), control: text, images: listOrEmpty(picture) }),
  ),
  /** General images, of no one colour. */
  extra_images: listOrEmpty(picture),
  model_properties: listOrEmpty(
    z.object({
      name: z.string(),
      value: text,
      slug: text,
      unit: text,
      isForOneItem: flag,
      variantId: integer.nullish(),
    }),
  ),
  ribbons: listOrEmpty(ribbon),
  blogs: listOrEmpty(z.object({ title: text, path: link })),
  /** Added: addresses of videos on the video service, after the pictures of the gallery. */
  videos: listOrEmpty(z.string()),
  quote: z
    .object({ text, image: optionalPicture, name: text })
    .nullish()
    .transform((value) => value ?? null),
  allowDiscount: flag,
  belongsToExtendedRange: flag,
  countryOfOrigin: optionalText,
  belongsToOutlet: flag,
  skiWizard: z
    .object({ group: z.enum(['skis', 'bindings', 'boots']), sport: z.enum(['alpine', 'nordic']) })
    .nullish()
    .transform((value) => value ?? null),
  bindingSkiCombo: flag,
  bundleModels: listOrEmpty(z.looseObject({ id: optionalId })),
  campaignOnly: flag,
  canonicalUrl: text,
  isSingleColor: flag,
  isPublic: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  isBundle: flag,
  /** Added: bought by amount in a box of its own, never as an ordinary row of the cart. */
  isGiftCard: flag,
  promotedColour: optionalText,
  giftCardTemplates: listOrEmpty(z.looseObject({})),
  groups: listOrEmpty(z.object({ id: optionalId, name: text, path: text })),
  mainGroup: z
    .object({ id: optionalId, name: text, path: text })
    .nullish()
    .transform((value) => value ?? null),
  /** From the root down to the main group. */
  parents: listOrEmpty(z.object({ id: optionalId, name: text, path: text })),
  prices: pricesByTaxArea,
  taxClass: integer.nullish().transform((value) => value ?? 1),
  rating: z.object({ average: decimal, count: integer }),
  sizeTablePath: optionalText,
  tags: listOrEmpty(ribbon),
  priceEnding: timestamp.nullish().transform((value) => value ?? null),
  /** Six shelf codes, to staff only. */
  shelfCodes: listOrEmpty(z.string()),
  variantPrices: z
    .record(z.string(), pricesByTaxArea)
    .nullish()
    .transform((value) => value ?? {}),
  secondHandParent: z
    .object({ id: integer, is_active: flag, url: link, prices: pricesByTaxArea, manufacturer: text, name: text })
    .nullish()
    .transform((value) => value ?? null),
  showDiscountPercentage: flag,
  allowedDeliveryMethods: listOrEmpty(z.string()),
  isDeliveryCountryBlocked: flag,
  /** Added: when the model was published. */
  published: timestamp.nullish().transform((value) => value ?? null),
});
export type ProductModelWire = z.output<typeof productModel>;

export const getProductModel = defineCall({
  name: 'product-model',
  method: 'GET',
  path: '/api/products/productmodel/{slug}/',
  params: z.object({ slug: z.string().max(300) }),
  query: z.object({
    taxAreaId: integer,
    giftcampaign: z.string().max(200).optional(),
    preview: z.string().max(200).optional(),
  }),
  answer: productModel,
  origin: 'specification 2 §7',
});

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
  answer: z.object({
    delivery_method_limit: z
      .object({
        allowedDeliveryMethods: listOrEmpty(z.string()),
        isDeliveryCountryBlocked: flag,
        isDeliveryMethodLimitations: flag,
        perInternationalPackage: z
          .number()
          .nullish()
          .transform((value) => value ?? null),
        blockInfoText: text,
        extra_data_overrides: z
          .record(z.string(), z.looseObject({}))
          .nullish()
          .transform((value) => value ?? {}),
      })
      .nullish(),
    bundles: listOrEmpty(bundle),
    recommendations: listOrEmpty(integer),
    also_bought: listOrEmpty(integer),
    sizetables: listOrEmpty(sizeTable),
  }),
  origin: 'specification 2 §7',
});
