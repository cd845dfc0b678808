import { z } from 'zod';
import { defineCall } from './call';
import {
  clock,
  day,
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
  type picture,
  refusal,
  sitePath,
  text,
  words,
} from './wire';

/** A node of the tree of product groups (Specification 1 §3, resources). */
export interface ProductGroupNode {
  /** Added; null from a backend that names groups by their slugs. */
  id: number | null;
  name: string;
  shortName: string;
  slug: string;
  /** Path below the site root, without slashes at the ends. */
  path: string;
  showInMenu: boolean;
  image: z.output<typeof picture> | null;
  children: ProductGroupNode[];
  links: { slug: string; title: string; image: z.output<typeof picture> | null }[];
}

/** A product group as a backend may send it. */
export interface ProductGroupNodeInput {
  id?: number | string | null | undefined;
  name: string;
  shortName?: string | null | undefined;
  slug: string;
  path: string;
  showInMenu?: z.input<typeof flag>;
  image?: z.input<typeof picture> | null | undefined;
  children?: ProductGroupNodeInput[] | null | undefined;
  links?:
    | { slug: string; title?: string | null | undefined; image?: z.input<typeof picture> | null | undefined }[]
    | null
    | undefined;
}

export const productGroupNode: z.ZodType<ProductGroupNode, ProductGroupNodeInput> = z.object({
  id: optionalId,
  name: words,
  shortName: text,
  slug: words,
  path: sitePath,
  showInMenu: flag,
  image: optionalPicture,
  get children() {
    return listOrEmpty(productGroupNode);
  },
  links: listOrEmpty(z.object({ slug: words, title: text, image: optionalPicture })),
});

export const color = z.object({ id: optionalId, slug: words, name: text, control: text });
export const manufacturer = z.object({ id: optionalId, slug: sitePath, name: words, logo: optionalPicture });
export const propertyType = z.object({
  slug: words,
  name: text,
  bgColor: optionalText,
  textColor: optionalText,
  /** Added: unit and how listings filter by it. */
  unit: text,
  filterKind: orNull(z.enum(['range', 'checkbox'])),
  /** Added: what the filter is called in the addresses of each language. */
  translated_slugs: listOrEmpty(z.object({ language: z.string(), slug: z.string() })),
});
export const propertyFilter = z.object({ slug: words, name: text, kind: text });
export const taxRate = z.object({ taxAreaId: integer, taxClassId: integer, percentage: decimalWithin(0, 100) });

/** A store (Specification 2 §3). Id 20 is the main warehouse. */
export const store = z.object({
  id: integer,
  slug: sitePath,
  name: words,
  type: text,
  pikanouto: flag,
  nouto: flag,
  stock_display_order: orDefault(integer, 0),
  /** Added: where it is and when it is open (ISO weekday, `10:00`). */
  street_address: text,
  postal_code: text,
  city: text,
  phone: text,
  email: text,
  latitude: orNull(decimalWithin(-90, 90)),
  longitude: orNull(decimalWithin(-180, 180)),
  image: optionalPicture,
  description: longText,
  opening_hours: listOrEmpty(z.object({ weekday: z.int().min(1).max(7), opens: clock, closes: clock })),
  /** Added: days with other hours than their weekday has; closed without hours. */
  special_days: listOrEmpty(z.object({ date: day, opens: orNull(clock), closes: orNull(clock), name: text })),
});

/** Shared resources, loaded once. */
export const getResources = defineCall({
  name: 'resources',
  method: 'GET',
  path: '/api/resources/',
  answers: {
    200: z.object({
      colors: listOrEmpty(color),
      manufacturers: listOrEmpty(manufacturer),
      productGroups: listOrEmpty(productGroupNode),
      propertyFilters: listOrEmpty(propertyFilter),
      propertyTypes: listOrEmpty(propertyType),
      stores: listOrEmpty(store),
      taxRates: listOrEmpty(taxRate),
    }),
  },
  origin: 'specification 1 §7',
  forAll: true,
});

export const getProductGroups = defineCall({
  name: 'product-groups',
  method: 'GET',
  path: '/api/product-groups/',
  answers: { 200: z.object({ productGroups: listOrEmpty(productGroupNode) }) },
  origin: 'specification 1 §7',
  forAll: true,
});

/** A banner (Specification 2 §3). `subText` is a colour, or a colour and a text colour split by a slash, or words. */
export const banner = z.object({
  id: integer,
  title: text,
  heading: text,
  image: optionalPicture,
  /** Added: the picture composed for tall frames, for dark screens, and for both; null where it has none. */
  tall: optionalPicture,
  night: optionalPicture,
  tallNight: optionalPicture,
  url: link,
  buttonText: text,
  subText: text,
  cropPoint: text,
});

export const getBanners = defineCall({
  name: 'banners',
  method: 'GET',
  path: '/api/banners/',
  answers: {
    200: z.object({
      imageBanners: listOrEmpty(banner),
      dynamicPageBanners: listOrEmpty(banner),
      textBanners: listOrEmpty(banner),
    }),
  },
  origin: 'specification 1 §7',
  forAll: true,
});

export const getBrands = defineCall({
  name: 'brands',
  method: 'GET',
  path: '/api/brands/',
  answers: {
    200: listOf(
      z.object({
        slug: sitePath,
        name: words,
        logo: optionalPicture,
        /** Added: how many products it has in the shop; null from a backend that does not count them. */
        productCount: optionalCount,
        /** Added: the kind of goods that it makes most of, a group's name; null from a backend that does not say. */
        kind: optionalText,
      }),
      'brands',
    ),
  },
  origin: 'specification 1 §7',
  forAll: true,
});

export const getKeywordPopups = defineCall({
  name: 'keyword-popups',
  method: 'GET',
  path: '/api/keyword-popups/',
  answers: { 200: listOf(z.object({ id: integer, keyword: words }), 'keywordPopups') },
  origin: 'specification 1 §7',
  forAll: true,
});

export const getKeywordPopup = defineCall({
  name: 'keyword-popup',
  method: 'GET',
  path: '/api/keyword-popup/',
  query: z.object({ id: integer }),
  answers: { 200: z.object({ text: longText, url: link }), 400: refusal, 404: notFoundBody },
  origin: 'specification 2 §7',
});

/** Slugs that tell the catch-all route what a path is. */
export const getRouteSlugs = defineCall({
  name: 'route-slugs',
  method: 'GET',
  path: '/api/route-slugs/',
  answers: {
    200: z.object({
      staticPageSlugs: listOrEmpty(z.string()),
      staticPageWithTabsSlugs: listOrEmpty(z.string()),
      navigationSlugs: listOrEmpty(z.string()),
      manufacturerSlugs: listOrEmpty(z.string()),
    }),
  },
  origin: 'specification 1 §7',
  forAll: true,
});
