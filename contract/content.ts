import { z } from 'zod';
import { defineCall } from './call';
import {
  count,
  decimal,
  integer,
  listOf,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalId,
  optionalPicture,
  orDefault,
  orNull,
  refusal,
  sitePath,
  text,
  timestamp,
} from './wire';

/** The item's slug in each language that has it. */
export const slugs = orDefault(z.record(z.string(), sitePath), {});
export const bySlug = z.object({ slug: z.string().max(200) });

/** A static page (Specification 1 §3). */
export const getStaticPage = defineCall({
  name: 'static-page',
  method: 'GET',
  path: '/api/static-page/',
  query: bySlug,
  answers: {
    200: z.object({
      content: longText,
      title: text,
      /** Added: id for the admin context, the page's address in each language, picture, description and last change. */
      id: optionalId,
      slugs,
      image: optionalPicture,
      meta_description: text,
      updated: orNull(timestamp),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'specification 1 §7',
});

const nestedTab = z.object({ title: text, slug: sitePath, content: longText });

export const getStaticPageWithTabs = defineCall({
  name: 'static-page-with-tabs',
  method: 'GET',
  path: '/api/static-page-with-tabs/',
  query: bySlug,
  answers: {
    200: z.object({
      tabs: listOrEmpty(nestedTab.extend({ nestedTabs: listOrEmpty(nestedTab) })),
      /** Added: as for static pages. */
      title: text,
      id: optionalId,
      slugs,
      image: optionalPicture,
      meta_description: text,
      updated: orNull(timestamp),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'specification 1 §7',
});

/** A campaign while it runs; 404 before its first and after its last day. Its products: a product list of the source `Content`. */
export const getCampaign = defineCall({
  name: 'campaign',
  method: 'GET',
  path: '/api/campaigns/{slug}/',
  params: bySlug,
  answers: {
    200: z.object({
      id: integer,
      name: text,
      title: text,
      /** Lead above the text. */
      excerpt: text,
      content: longText,
      image: optionalPicture,
      meta_description: text,
      starts: orNull(timestamp),
      ends: orNull(timestamp),
      slugs,
      /** Whether it has products to list. */
      product_count: count,
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});

/** Running campaigns, the one that ends first at the top. */
export const getCampaigns = defineCall({
  name: 'campaigns',
  method: 'GET',
  path: '/api/campaigns/',
  answers: {
    200: listOf(
      z.object({
        id: integer,
        slug: sitePath,
        title: text,
        excerpt: text,
        image: optionalPicture,
        ends: orNull(timestamp),
      }),
      'campaigns',
    ),
  },
  origin: 'added',
  forAll: true,
});

/** `guide`: `/life-outdoors/{post}/`; `post`: of the blog, `/life-outdoors/blog/{slug}/`. */
export const POST_KINDS = ['guide', 'post'] as const;
const postKind = z.enum(POST_KINDS);

/** A guide or post in a list. */
export const blogPostSummary = z.object({
  id: integer,
  kind: orDefault(postKind, 'post'),
  slug: sitePath,
  title: text,
  excerpt: text,
  image: optionalPicture,
  /** Empty without an author. */
  author: text,
  author_slug: text,
  /** Key of the category, and its name in the language. */
  category: text,
  category_name: text,
  published: timestamp,
  reading_minutes: orDefault(decimal, 1),
});

/**
 * Guides or posts, newest first; without `kind` both. `model`: those that a product (its id) belongs to. `group`: those that products of
 * a product group (its id) or of one below it belong to, those of the most first. The categories are those of the kind, in the order
 * of `blog_category_order`, then by name.
 */
export const getBlogPosts = defineCall({
  name: 'blog-posts',
  method: 'GET',
  path: '/api/blog/',
  query: z.object({
    kind: postKind.optional(),
    category: z.string().max(100).optional(),
    blogger: z.string().max(200).optional(),
    model: integer.optional(),
    group: integer.optional(),
    page: integer.optional(),
    /** 24 without it, 100 at most. */
    page_size: integer.optional(),
  }),
  answers: {
    200: z.object({
      results: listOrEmpty(blogPostSummary),
      max_pages: integer,
      categories: listOrEmpty(z.object({ key: text, name: text, count })),
      /** The group that was asked for: says that the results are of it. */
      group: integer.nullish(),
    }),
    400: refusal,
  },
  origin: 'added',
  forAll: true,
});

/** A guide or post, whole. Its products: a product list of the source `Content` with its id. */
export const getBlogPost = defineCall({
  name: 'blog-post',
  method: 'GET',
  path: '/api/blog/{slug}/',
  params: bySlug,
  query: z.object({ kind: postKind.optional() }),
  answers: {
    200: blogPostSummary.extend({
      content: longText,
      meta_description: text,
      updated: orNull(timestamp),
      author_image: optionalPicture,
      author_description: longText,
      slugs,
      /** Whether it shows products. */
      product_count: count,
      /** Others, those of its category first, then the newest, at most three. */
      related: listOrEmpty(blogPostSummary),
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});

const blogger = z.object({
  id: optionalId,
  slug: sitePath,
  name: text,
  /** One line: who that is. */
  excerpt: text,
  description: longText,
  image: optionalPicture,
  post_count: count,
});

export const getBloggers = defineCall({
  name: 'bloggers',
  method: 'GET',
  path: '/api/bloggers/',
  answers: { 200: listOf(blogger, 'bloggers') },
  origin: 'added',
  forAll: true,
});

export const getBlogger = defineCall({
  name: 'blogger',
  method: 'GET',
  path: '/api/bloggers/{slug}/',
  params: bySlug,
  answers: { 200: blogger.extend({ slugs }), 400: refusal, 404: notFoundBody },
  origin: 'added',
});
