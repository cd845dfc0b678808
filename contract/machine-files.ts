import { z } from 'zod';
import { defineCall } from './call';
import {
  countryCode,
  euros,
  integer,
  link,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalEuros,
  optionalPicture,
  optionalText,
  orNull,
  picture,
  refusal,
  text,
} from './wire';

/** A whole number of a query within bounds. */
const within = (min: number, max: number) => integer.pipe(z.int().min(min).max(max));

/** Kinds of things that have pages of their own; `tab`: a tab of a page with tabs. A backend may refuse those after `page`. */
export const ADDRESS_KINDS = [
  ...['product', 'brand', 'group', 'page'],
  ...['tab', 'guide', 'post', 'blogger', 'campaign', 'experience'],
] as const;

/** Maximum addresses in one answer, and maximum models in a part of the merchant feed. */
export const MAX_ADDRESSES = 500;
export const MAX_FEED_MODELS = 100;

/** Where the pages of one kind are, in an order that stays: what sitemaps are made of. */
export const getSiteAddresses = defineCall({
  name: 'site-addresses',
  method: 'GET',
  path: '/api/site-addresses/',
  query: z.object({
    kind: z.enum(ADDRESS_KINDS),
    offset: within(0, 10_000_000).default(0),
    limit: within(0, MAX_ADDRESSES).default(MAX_ADDRESSES),
  }),
  answers: {
    200: z.object({
      /** Number of addresses of the kind, if the limit is 0; otherwise null. */
      total: orNull(integer),
      addresses: listOrEmpty(
        z.object({
          /** By language, without slashes at the ends; those of editors' items are slugs. A language without the thing is left out. */
          paths: z.record(z.string(), z.string()),
          /** When what the page shows last changed. */
          changed: optionalText,
        }),
      ),
    }),
    400: refusal,
  },
  origin: 'added',
});

/** A variant as price comparisons and advertising list it. */
export const merchantItem = z.object({
  variantId: integer,
  /** Variants of one model belong together. */
  modelId: integer,
  name: z.string(),
  manufacturer: z.string(),
  description: longText,
  /** Path of the product page below the site root. */
  path: link,
  image: optionalPicture,
  moreImages: listOrEmpty(picture),
  color: text,
  colorSlug: text,
  size: text,
  sizeSlug: text,
  typeSlug: text,
  sku: text,
  ean: text,
  modelNumber: text,
  /** Names of the main group and those above it, the widest first. */
  groups: listOrEmpty(z.string()),
  /** Gross in the country; what is announced as the price before a reduction. */
  price: euros,
  /** What everybody pays while a reduction runs. */
  salePrice: optionalEuros,
  availability: z.enum(['in_stock', 'backorder', 'out_of_stock']),
  /** When a variant that has yet to come can be sent. */
  availableFrom: optionalText,
  condition: z.enum(['new', 'used']),
});
export type MerchantItem = z.output<typeof merchantItem>;

/** What is sold to a country, model by model, with the country's taxes and delivery prices in euros. */
export const getMerchantItems = defineCall({
  name: 'merchant-items',
  method: 'GET',
  path: '/api/merchant-items/',
  query: z.object({
    country: countryCode,
    /** Id of the last model of the part before. */
    after: within(0, 2_000_000_000).default(0),
    limit: within(1, MAX_FEED_MODELS).default(MAX_FEED_MODELS),
  }),
  answers: {
    200: z.object({
      items: listOrEmpty(merchantItem),
      /** Where the next part begins; null after the last one. */
      next: orNull(integer),
      deliveries: listOrEmpty(
        z.object({ name: text, price: euros, freeFrom: optionalEuros, daysFrom: integer, daysTo: integer }),
      ),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});
