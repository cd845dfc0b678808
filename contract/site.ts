import { z } from 'zod';
import { defineCall } from './call';
import { decimal, flag, integer, link, listOf, listOrEmpty, optionalId, optionalText, picture, text } from './wire';

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
  showInMenu?: boolean | null | undefined;
  image?: z.input<typeof picture> | null | undefined;
  children?: ProductGroupNodeInput[] | null | undefined;
  links?:
    | { slug: string; title?: string | null | undefined; image?: z.input<typeof picture> | null | undefined }[]
    | null
    | undefined;
}

const optionalPicture = picture.nullish().transform((value) => value ?? null);

export const productGroupNode: z.ZodType<ProductGroupNode, ProductGroupNodeInput> = z.object({
  id: optionalId,
  name: z.string(),
  shortName: text,
  slug: z.string(),
  path: z.string(),
  showInMenu: flag,
  image: optionalPicture,
  get children() {
    return listOrEmpty(productGroupNode);
  },
  links: listOrEmpty(z.object({ slug: z.string(), title: text, image: optionalPicture })),
});

export const color = z.object({ id: optionalId, slug: z.string(), name: text, control: text });
export const manufacturer = z.object({ id: optionalId, slug: z.string(), name: z.string(), logo: optionalPicture });
export const propertyType = z.object({
  slug: z.string(),
  name: text,
  bgColor: optionalText,
  textColor: optionalText,
  /** Added: unit and how listings filter by it. */
  unit: text,
  filterKind: z
    .enum(['range', 'checkbox'])
    .nullish()
    .transform((kind) => kind ?? null),
});
export const propertyFilter = z.object({ slug: z.string(), name: text, kind: text });
export const taxRate = z.object({ taxAreaId: integer, taxClassId: integer, percentage: decimal });

/** A store (Specification 2 §3). Id 20 is the main warehouse. */
export const store = z.object({
  id: integer,
  slug: z.string(),
  name: z.string(),
  type: text,
  pikanouto: flag,
  nouto: flag,
  stock_display_order: integer.nullish().transform((order) => order ?? 0),
  /** Added: where it is and when it is open (ISO weekday, `10:00`). */
  street_address: text,
  postal_code: text,
  city: text,
  phone: text,
  email: text,
  latitude: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
  longitude: z
    .number()
    .nullish()
    .transform((value) => value ?? null),
  image: optionalPicture,
  description: text,
  opening_hours: listOrEmpty(z.object({ weekday: z.int().min(1).max(7), opens: z.string(), closes: z.string() })),
});

/** Shared resources, loaded once. */
export const getResources = defineCall({
  name: 'resources',
  method: 'GET',
  path: '/api/resources/',
  answer: z.object({
    colors: listOrEmpty(color),
    manufacturers: listOrEmpty(manufacturer),
    productGroups: listOrEmpty(productGroupNode),
    propertyFilters: listOrEmpty(propertyFilter),
    propertyTypes: listOrEmpty(propertyType),
    stores: listOrEmpty(store),
    taxRates: listOrEmpty(taxRate),
  }),
  origin: 'specification 1 §7',
});

export const getProductGroups = defineCall({
  name: 'product-groups',
  method: 'GET',
  path: '/api/product-groups/',
  answer: z.object({ productGroups: listOrEmpty(productGroupNode) }),
  origin: 'specification 1 §7',
});

/** A banner (Specification 2 §3). `subText` is a colour, or a colour and a text colour split by a slash, or words. */
export const banner = z.object({
  id: integer,
  title: text,
  heading: text,
  image: optionalPicture,
  url: link,
  buttonText: text,
  subText: text,
  cropPoint: text,
});

export const getBanners = defineCall({
  name: 'banners',
  method: 'GET',
  path: '/api/banners/',
  answer: z.object({
    imageBanners: listOrEmpty(banner),
    dynamicPageBanners: listOrEmpty(banner),
    textBanners: listOrEmpty(banner),
  }),
  origin: 'specification 1 §7',
});

export const getBrands = defineCall({
  name: 'brands',
  method: 'GET',
  path: '/api/brands/',
  answer: listOf(
    z.object({
      slug: z.string(),
      name: z.string(),
      logo: optionalPicture,
      /** Added: how many products it has in the shop; null from a backend that does not count them. */
      productCount: integer.nullish().transform((count) => count ?? null),
    }),
    'brands',
  ),
  origin: 'specification 1 §7',
});

export const getKeywordPopups = defineCall({
  name: 'keyword-popups',
  method: 'GET',
  path: '/api/keyword-popups/',
  answer: listOf(z.object({ id: integer, keyword: z.string() }), 'keywordPopups'),
  origin: 'specification 1 §7',
});

export const getKeywordPopup = defineCall({
  name: 'keyword-popup',
  method: 'GET',
  path: '/api/keyword-popup/',
  query: z.object({ id: integer }),
  answer: z.object({ text, url: link }),
  origin: 'specification 2 §7',
});

/** Slugs that tell the catch-all route what a path is. */
export const getRouteSlugs = defineCall({
  name: 'route-slugs',
  method: 'GET',
  path: '/api/route-slugs/',
  answer: z.object({
    staticPageSlugs: listOrEmpty(z.string()),
    staticPageWithTabsSlugs: listOrEmpty(z.string()),
    navigationSlugs: listOrEmpty(z.string()),
    manufacturerSlugs: listOrEmpty(z.string()),
  }),
  origin: 'specification 1 §7',
});

export const getStores = defineCall({
  name: 'stores',
  method: 'GET',
  path: '/api/stores/',
  answer: listOf(store, 'stores'),
  origin: 'added',
});
