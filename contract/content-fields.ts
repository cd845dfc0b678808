import { z } from 'zod';
import { languageCode, timestamp } from './wire';

/** Kinds of what editors write: pages without and with tabs, guides, posts, bloggers, campaigns, experiences. */
export const CONTENT_KIND_NAMES = ['page', 'tabs', 'guide', 'post', 'blogger', 'campaign', 'experience'] as const;
export type ContentKindName = (typeof CONTENT_KIND_NAMES)[number];

/** What an item of some kinds has besides slug, title, picture and description for search engines. */
export type ContentPart =
  | 'excerpt'
  | 'content'
  | 'tabs'
  /** Category, writer and date. */
  | 'post'
  | 'models'
  /** First and last day. */
  | 'days'
  /** A rule by which further products are found. */
  | 'list'
  | 'brand';

const PARTS: Readonly<Record<ContentKindName, readonly ContentPart[]>> = {
  page: ['content', 'models'],
  tabs: ['tabs', 'models'],
  guide: ['excerpt', 'content', 'post', 'models'],
  post: ['excerpt', 'content', 'post', 'models'],
  blogger: ['excerpt', 'content'],
  campaign: ['excerpt', 'content', 'models', 'days', 'list'],
  experience: ['excerpt', 'content', 'models', 'brand'],
};

/** Whether items of a kind have a part; what a kind does not have is neither asked for nor kept. */
export const hasPart = (kind: ContentKindName, part: ContentPart): boolean => PARTS[kind].includes(part);

/** Longest texts and lists of an item, in characters and rows; what is longer is refused at its field. */
export const CONTENT_LIMITS = {
  slug: 120,
  title: 200,
  excerpt: 500,
  metaDescription: 300,
  content: 100_000,
  note: 500,
  tabs: 20,
  models: 100,
} as const;

/** A picture of the shop, by its name: what `/media/{name}/` is followed by. */
export const pictureHash = z.string().regex(/^[0-9a-f]{32}$/);

const id = z.int().min(1).max(2_147_483_647);
const written = z.string().default('');

const tab = z.object({ slug: written, title: written, content: written });

/** An item in one language. A slug that is left empty is made from the title; a text without any words is not kept. */
export const contentText = z.object({
  slug: written,
  title: written,
  excerpt: written,
  meta_description: written,
  content: written,
  tabs: z.array(tab.extend({ nested: z.array(tab).default([]) })).default([]),
});
export type ContentTextFields = z.output<typeof contentText>;

/**
 * Everything that an editor saves of an item, in all languages: one version. What its kind does not have is dropped: only pages with
 * tabs have `tabs`, only guides and posts a `category`, only campaigns days and a rule of products, only experiences a brand.
 */
export const contentFields = z.object({
  languages: z.partialRecord(languageCode, contentText).default({}),
  image: pictureHash.nullable().default(null),
  /** A key of the setting `blog_category_order`. */
  category: written,
  blogger: id.nullable().default(null),
  brand: id.nullable().default(null),
  /** Days of a campaign; the date that readers of a guide or post see (without it: of its first publication). */
  starts: timestamp.nullable().default(null),
  ends: timestamp.nullable().default(null),
  dated: timestamp.nullable().default(null),
  /** Ids of models, in the order in which they are shown. */
  models: z.array(id).default([]),
  /** Further products: those of a group, of a brand, of both; `list_reduced` leaves the reduced ones, of all if neither is chosen. */
  list_group: id.nullable().default(null),
  list_brand: id.nullable().default(null),
  list_reduced: z.boolean().default(false),
});
export type ContentFields = z.output<typeof contentFields>;
