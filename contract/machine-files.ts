import { z } from 'zod';
import { defineCall } from './call';
import { countryCode, euros, integer, link, listOrEmpty, optionalEuros, optionalText, picture, text } from './wire';

/** A whole number of a query within bounds. */
const within = (least: number, most: number) => integer.pipe(z.int().min(least).max(most));

/** Kinds of things that have pages of their own. */
export const ADDRESS_KINDS = ['product', 'brand', 'group', 'page'] as const;

/** Most addresses that one answer holds, and most models of a part of the merchant feed. */
export const MOST_ADDRESSES = 500;
export const MOST_FEED_MODELS = 100;

/** Where the pages of one kind are, in an order that stays: what sitemaps are made of. */
export const getSiteAddresses = defineCall({
  name: 'site-addresses',
  method: 'GET',
  path: '/api/site-addresses/',
  query: z.object({
    kind: z.enum(ADDRESS_KINDS),
    offset: within(0, 10_000_000).default(0),
    limit: within(0, MOST_ADDRESSES).default(MOST_ADDRESSES),
  }),
  answer: z.object({
    /** How many there are of the kind: told when the limit is 0, null beside addresses. */
    total: integer.nullish().transform((total) => total ?? null),
    addresses: listOrEmpty(
      z.object({
        /** By language, without slashes at the ends; `page` paths are slugs. A language without the thing is left out. */
        paths: z.record(z.string(), z.string()),
        /** When what the page shows last changed. */
        changed: optionalText,
      }),
    ),
  }),
  origin: 'added',
});

/** A variant as price comparisons and advertising list it. */
export const merchantItem = z.object({
  variantId: integer,
  /** Variants of one model belong together. */
  modelId: integer,
  name: z.string(),
  manufacturer: z.string(),
  description: text,
  /** Path of the product page below the site root. */
  path: link,
  image: picture.nullish().transform((value) => value ?? null),
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
    limit: within(1, MOST_FEED_MODELS).default(MOST_FEED_MODELS),
  }),
  answer: z.object({
    items: listOrEmpty(merchantItem),
    /** Where the next part begins; null after the last one. */
    next: integer.nullish().transform((id) => id ?? null),
    deliveries: listOrEmpty(
      z.object({ name: text, price: euros, freeFrom: optionalEuros, daysFrom: integer, daysTo: integer }),
    ),
  }),
  origin: 'added',
});
