import { z } from 'zod';
import { defineCall } from './call';
import { modelMaker } from './model-maker';
import { offerTexts, pricesByTaxArea } from './prices';
import { secondHandOffers, secondHandParent, usedCondition } from './second-hand';
import {
  cautiousFlag,
  count,
  decimalWithin,
  flag,
  integer,
  link,
  listOf,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalCount,
  optionalId,
  optionalPicture,
  optionalText,
  orDefault,
  orNull,
  permission,
  picture,
  refusal,
  sitePath,
  text,
  timestamp,
  words,
} from './wire';

/** A product group (Specification 2 §3). */
export const productGroup = z.object({
  id: integer,
  name: words,
  shortName: text,
  path: sitePath,
  meta_title: text,
  meta_description: text,
  description: longText,
  description_html: longText,
  group_sorting: text,
  filterable_properties: listOrEmpty(z.string()),
  children: listOrEmpty(
    z.object({
      id: optionalId,
      name: words,
      shortName: text,
      path: sitePath,
      showInMenu: flag,
      /** Added: what it shows of itself. */
      image: optionalPicture,
    }),
  ),
  showInMenu: flag,
  /** Added: from the root down to the parent. */
  parents: listOrEmpty(z.object({ id: optionalId, name: words, shortName: text, path: sitePath })),
  image: optionalPicture,
});

/** A list whose first item is the group; empty when there is none. */
export const getProductGroup = defineCall({
  name: 'product-group',
  method: 'GET',
  path: '/api/products/productgroup/',
  query: z.object({ path: z.string().max(500) }),
  answers: { 200: listOf(productGroup, 'results'), 400: refusal },
  origin: 'specification 2 §7',
});

export const getTranslatedPaths = defineCall({
  name: 'translated-paths',
  method: 'GET',
  path: '/api/translated_paths/',
  query: z.object({ path: z.string().max(500) }),
  /** `languageCode` may be one that the shop does not have. */
  answers: { 200: listOf(z.object({ path: sitePath, languageCode: text }), 'results'), 400: refusal },
  origin: 'specification 2 §7',
});

/** Where something stands among others. */
const sort = orDefault(decimalWithin(-1e9, 1e9), 0);

/** The number of a shipping time that nobody knows. Specification 2 §9. */
const UNKNOWN_TIME = 999;

export const storeAvailability = z.object({ storeId: integer, storeSlug: text, quantity: count });

/** A variant (Specification 2 §3). `detailedStocks` and the internal number come only to staff. */
export const variant = z.object({
  variantId: integer,
  prices: pricesByTaxArea,
  colorSlug: text,
  color: text,
  colorControl: text,
  sizeSlug: text,
  size: text,
  sizeSort: sort,
  typeSlug: text,
  type: text,
  typeSort: sort,
  typeTitle: text,
  isOrderable: flag,
  isBackorderable: flag,
  onOrder: flag,
  orderableQuantity: optionalCount,
  storeAvailability: listOrEmpty(storeAvailability),
  inStockStores: listOrEmpty(z.object({ slug: words, name: words })),
  onlyFromExtStock: flag,
  inStock: flag,
  detailedStocks: orNull(z.record(z.string(), z.number())),
  shippingTime: orDefault(z.object({ text, string: text, number: count }), {
    text: '',
    string: '',
    number: UNKNOWN_TIME,
  }),
  stockIncoming: optionalText,
  blockedStock: cautiousFlag,
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
  slug: sitePath,
  modelNumber: text,
  manufacturer: modelMaker,
  /** Texts in the requested language. `untranslated` holds the originals where a machine translated. */
  translated_fields: z.object({
    name: words,
    description: longText,
    tagline: text,
    modelNotice: longText,
    /** Added: title for browsers and search engines; empty: made of brand and name. */
    metaTitle: text,
    metaDescription: text,
    untranslated: orNull(z.object({ name: words, description: longText, tagline: text })),
  }),
  /** The variants. */
  products: listOrEmpty(variant),
  sorted_colours: listOrEmpty(z.object({ name: words, slug: words, control: text, images: listOrEmpty(picture) })),
  /** General images, of no one colour. */
  extra_images: listOrEmpty(picture),
  model_properties: listOrEmpty(
    z.object({
      name: words,
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
  /** Added: the criteria of sustainability that it meets; ones that the shop does not know are not shown. */
  sustainability: listOrEmpty(z.string()),
  isWithdrawalExcepted: flag, // added: a consumer who bought it cannot withdraw
  quote: orNull(z.object({ text, image: optionalPicture, name: text })),
  allowDiscount: flag,
  belongsToExtendedRange: flag,
  countryOfOrigin: optionalText,
  belongsToOutlet: flag,
  skiWizard: orNull(z.object({ group: z.enum(['skis', 'bindings', 'boots']), sport: z.enum(['alpine', 'nordic']) })),
  bindingSkiCombo: flag,
  bundleModels: listOrEmpty(z.looseObject({ id: optionalId })),
  campaignOnly: flag,
  canonicalUrl: text,
  isSingleColor: flag,
  isPublic: permission,
  isBundle: flag,
  /** Our addition: bought by amount in a separate box, never as an ordinary row of the cart. */
  isGiftCard: flag,
  promotedColour: optionalText,
  giftCardTemplates: listOrEmpty(z.looseObject({ id: optionalId, name: text, image: optionalPicture })),
  groups: listOrEmpty(z.object({ id: optionalId, name: text, path: text })),
  mainGroup: orNull(z.object({ id: optionalId, name: text, path: text })),
  /** From the root down to the main group. */
  parents: listOrEmpty(z.object({ id: optionalId, name: text, path: text })),
  prices: pricesByTaxArea,
  taxClass: orDefault(integer, 1),
  /** Average of 0 to 10. */
  rating: orDefault(z.object({ average: decimalWithin(0, 10), count }), { average: 0, count: 0 }),
  sizeTablePath: optionalText,
  tags: listOrEmpty(ribbon),
  priceEnding: orNull(timestamp),
  /** Six shelf codes, to staff only. */
  shelfCodes: listOrEmpty(z.string()),
  variantPrices: orDefault(z.record(z.string(), pricesByTaxArea), {}),
  secondHandParent,
  /** Added: used ones of this model that can be ordered. */
  secondHandOffers,
  offerTexts,
  /** Added: how worn a used one is, where that is known. */
  usedCondition,
  showDiscountPercentage: flag,
  allowedDeliveryMethods: listOrEmpty(z.string()),
  isDeliveryCountryBlocked: cautiousFlag,
  /** Added: when the model was published. */
  published: orNull(timestamp),
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
  answers: { 200: productModel, 400: refusal, 404: notFoundBody },
  origin: 'specification 2 §7',
});
