import { z } from 'zod';
import { defineCall } from './call';
import {
  euros,
  flag,
  integer,
  languageCode,
  link,
  listOf,
  listOrEmpty,
  optionalEuros,
  picture,
  text,
  timestamp,
} from './wire';

const optionalPicture = picture.nullish().transform((value) => value ?? null);

/** What a card says of a price: `active` is paid, `reference` stands struck beside it (Specification 2 §3). */
export const cardPrice = z.object({
  active: euros,
  reference: optionalEuros,
  /** `regular`, `club`, `discount`, `outlet`, `outdoor`. */
  type: text,
  /** Added: the club's price for the club line that guests see. */
  club: optionalEuros,
});

/** A product card (Specification 2 §3). */
export const productCard = z.object({
  id: integer,
  name: z.string(),
  manufacturer: z.string(),
  manufacturerSlug: z.string(),
  /** Path of the product page below the site root, without slashes at the ends. */
  path: z.string(),
  image: optionalPicture,
  /** Added: another view, shown on hover. */
  secondImage: optionalPicture,
  colors: listOrEmpty(z.object({ slug: z.string(), control: text, name: text, image: optionalPicture })),
  price: cardPrice,
  shortDescription: text,
  description: text,
  tags: listOrEmpty(z.object({ name: text, bgColor: text, textColor: text })),
  soldAmount: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  /** Stars, 0 to 5. */
  rating: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  /** Added: number of reviews. */
  ratingCount: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
  fromPrefix: flag,
  published: timestamp.nullish().transform((value) => value ?? ''),
  /** Slugs of stores that have it. */
  stocks: listOrEmpty(z.string()),
  sizes: listOrEmpty(z.string()),
  productGroupIds: listOrEmpty(integer),
  properties: listOrEmpty(
    z.object({ slug: z.string(), value: z.union([z.string(), z.number()]), kind: z.enum(['range', 'checkbox']) }),
  ),
  details: text,
  hidePrice: flag,
  /** Added: true when no variant can be bought. */
  isSoldOut: flag,
});
export type ProductCardWire = z.output<typeof productCard>;

/**
 * What a product list is of. Compressed by lz-string `compressToEncodedURIComponent` in the GET form. `Newest` and
 * `SecondHand` are added: a backend that does not know them refuses them.
 */
export const productListQuery = z.object({
  source: z.enum(['ProductGroup', 'Manufacturer', 'Search', 'Newest', 'SecondHand']),
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
  answer: listOf(productCard, 'results'),
  origin: 'specification 2 §7',
});

export const postProductModelList = defineCall({
  name: 'product-model-list-by-post',
  method: 'POST',
  path: '/api/products/productmodellist/',
  body: productListQuery,
  answer: listOf(productCard, 'results'),
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
  }),
  answer: z.object({
    ids: listOrEmpty(integer),
    /** What was searched for instead, where a word was probably a slip. */
    did_you_mean: text,
    /** `some`: no product matches every word. */
    match: z
      .string()
      .nullish()
      .transform((value) => (value === 'some' ? ('some' as const) : ('all' as const))),
    groups: listOrEmpty(z.object({ name: text, path: link })),
    brands: listOrEmpty(z.object({ name: text, slug: text })),
    products: listOrEmpty(
      z.object({ id: integer, name: text, manufacturer: text, path: link, image: optionalPicture }),
    ),
  }),
  origin: 'added',
});
