import { z } from 'zod';
import { defineCall } from './call';
import { segmentPrices } from './prices';
import { usedCondition } from './second-hand';
import {
  cautiousFlag,
  count,
  decimalWithin,
  euros,
  flag,
  integer,
  label,
  languageCode,
  link,
  listOf,
  listOrEmpty,
  longText,
  optionalCount,
  optionalEuros,
  optionalPicture,
  optionalText,
  orDefault,
  refusal,
  sitePath,
  text,
  timestamp,
  words,
} from './wire';

/** The price on a card: `active` is paid, `reference` is shown struck through next to it (Specification 2 §3). */
export const cardPrice = z.object({
  active: euros,
  reference: optionalEuros,
  /** `regular`, `club`, `discount`, `outlet`, `outdoor`. */
  type: text,
  /** Added: the club's price for the club line that guests see. */
  club: optionalEuros,
  offers: segmentPrices,
});

/** A product card (Specification 2 §3). A price of 0 that is not hidden is invalid. */
const card = z.object({
  id: integer,
  name: words,
  manufacturer: words,
  manufacturerSlug: words,
  /** Path of the product page below the site root, without slashes at the ends. */
  path: sitePath,
  image: optionalPicture,
  /** Added: another view, shown on hover. */
  secondImage: optionalPicture,
  colors: listOrEmpty(z.object({ slug: words, control: text, name: text, image: optionalPicture })),
  price: cardPrice,
  shortDescription: text,
  description: longText,
  tags: listOrEmpty(z.object({ name: text, bgColor: text, textColor: text })),
  soldAmount: count,
  /** Stars, 0 to 5. */
  rating: orDefault(decimalWithin(0, 5), 0),
  /** Added: number of reviews. */
  ratingCount: count,
  fromPrefix: flag,
  published: orDefault(timestamp, ''),
  /** Slugs of stores that have it. */
  stocks: listOrEmpty(words),
  sizes: listOrEmpty(label),
  productGroupIds: listOrEmpty(integer),
  properties: listOrEmpty(
    z
      .object({
        slug: words,
        value: z.union([words, z.number()]),
        kind: z.enum(['range', 'checkbox']).nullish(),
        /** Added: names the value in addresses, the same in every language. Without it the value's own words do. */
        key: optionalText,
      })
      // without a kind its value tells: a number is of a range
      .transform(({ slug, value, kind, key }) => ({
        slug,
        value,
        key,
        kind: kind ?? (typeof value === 'number' ? ('range' as const) : ('checkbox' as const)),
      })),
  ),
  details: text,
  hidePrice: cautiousFlag,
  /** Added: true when no variant can be bought. */
  isSoldOut: flag,
  /** Added: how worn a used item is; null or left out for new goods. */
  usedCondition,
});
export const productCard = card.refine(({ price, hidePrice }) => hidePrice || price.active > 0, {
  path: ['price', 'active'],
});
export type ProductCardWire = z.output<typeof productCard>;

/**
 * What a product list is of. Compressed by lz-string `compressToEncodedURIComponent` in the GET form. `Newest`,
 * `SecondHand` and `Content` (the products of a campaign, guide, post or experience, by its id) are added: a backend that does not know
 * them refuses them.
 */
export const productListQuery = z.object({
  source: z.enum(['ProductGroup', 'Manufacturer', 'Search', 'Newest', 'SecondHand', 'Content']),
  id: integer.optional(),
  slug: z.string().max(200).optional(),
  language: languageCode,
  taxAreaId: integer,
  sortIds: z.array(integer).max(5000).optional(),
});
export type ProductListQuery = z.output<typeof productListQuery>;

export const getProductModelList = defineCall({
  name: 'product-model-list',
  method: 'GET',
  path: '/api/products/productmodellist/',
  query: z.object({ query: z.string().max(2000) }),
  answers: { 200: listOf(productCard, 'results'), 400: refusal },
  origin: 'specification 2 §7',
});

export const postProductModelList = defineCall({
  name: 'product-model-list-by-post',
  method: 'POST',
  path: '/api/products/productmodellist/',
  body: productListQuery,
  answers: { 200: listOf(productCard, 'results'), 400: refusal },
  origin: 'specification 2 §7',
});

/**
 * Model ids that match, best first, and suggestions. `suggest` says that the text is still being typed and asks for the first
 * products by name; `sort=converted` asks for the fixed alternate sort (Specification 1 §9).
 */
export const search = defineCall({
  name: 'search',
  method: 'GET',
  path: '/api/search/',
  query: z.object({
    text: z.string().max(300),
    suggest: z.string().max(1).optional(),
    sort: z.enum(['main', 'converted']).optional(),
    /** The area whose taxes are in the prices of the suggested products; without it they have none. */
    taxAreaId: integer.optional(),
  }),
  answers: {
    200: z.object({
      ids: listOrEmpty(integer),
      /** What was searched for instead, where a word was probably a slip. */
      did_you_mean: text,
      /** `some`: no product matches every word, so these match some of them. */
      match: z
        .string()
        .nullish()
        .transform((value) => (value === 'some' ? ('some' as const) : ('all' as const))),
      /** `count`, added: how many products a group has; null from a backend that does not say. */
      groups: listOrEmpty(z.object({ name: text, path: link, count: optionalCount })),
      brands: listOrEmpty(z.object({ name: text, slug: text })),
      products: listOrEmpty(
        z.object({
          id: integer,
          name: text,
          manufacturer: text,
          path: link,
          image: optionalPicture,
          /** The lowest price that everybody pays, if a tax area was requested. */
          price: optionalEuros,
          /** The price for members of the club, where it is lower. */
          club: optionalEuros,
          fromPrefix: flag,
        }),
      ),
    }),
    400: refusal,
  },
  origin: 'added',
});

/**
 * How announcements of changes (`backend/db/catalogue-changes.ts`) name the product lists of one source, beside whole calls: only those
 * of editors change apart from the catalogue.
 */
export const listsOfSource = (source: ProductListQuery['source']): string => `${getProductModelList.name} ${source}`;
