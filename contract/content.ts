import { z } from 'zod';
import { defineCall } from './call';
import { integer, link, listOf, listOrEmpty, optionalId, picture, text, timestamp } from './wire';

/** A static page (Specification 1 §3). */
export const getStaticPage = defineCall({
  name: 'static-page',
  method: 'GET',
  path: '/api/static-page/',
  query: z.object({ slug: z.string().max(200) }),
  answer: z.object({
    content: text,
    title: text,
    /** Added: id for the admin context, and the page's address in each language. */
    id: optionalId,
    slugs: z
      .record(z.string(), z.string())
      .nullish()
      .transform((slugs) => slugs ?? {}),
  }),
  origin: 'specification 1 §7',
});

const nestedTab = z.object({ title: text, slug: z.string(), content: text });

export const getStaticPageWithTabs = defineCall({
  name: 'static-page-with-tabs',
  method: 'GET',
  path: '/api/static-page-with-tabs/',
  query: z.object({ slug: z.string().max(200) }),
  answer: z.object({ tabs: listOrEmpty(nestedTab.extend({ nestedTabs: listOrEmpty(nestedTab) })) }),
  origin: 'specification 1 §7',
});

/** Front-page-like campaign pages. */
export const getCampaign = defineCall({
  name: 'campaign',
  method: 'GET',
  path: '/api/campaigns/{slug}/',
  params: z.object({ slug: z.string().max(200) }),
  answer: z.object({
    id: integer,
    name: text,
    title: text,
    content: text,
    image: picture.nullish(),
    meta_description: text,
  }),
  origin: 'added',
});

export const blogPost = z.object({
  id: integer,
  slug: z.string(),
  path: link,
  title: text,
  excerpt: text,
  content: text,
  image: picture.nullish(),
  author: text,
  author_slug: text,
  category: text,
  published: timestamp,
});

/** Guides and blog posts of the club section, newest first. */
export const getBlogPosts = defineCall({
  name: 'blog-posts',
  method: 'GET',
  path: '/api/blog/',
  query: z.object({
    category: z.string().max(100).optional(),
    blogger: z.string().max(100).optional(),
    page: integer.optional(),
  }),
  answer: z.object({ results: listOrEmpty(blogPost), max_pages: integer }),
  origin: 'added',
});

export const getBlogPost = defineCall({
  name: 'blog-post',
  method: 'GET',
  path: '/api/blog/{slug}/',
  params: z.object({ slug: z.string().max(200) }),
  answer: blogPost,
  origin: 'added',
});

export const getBloggers = defineCall({
  name: 'bloggers',
  method: 'GET',
  path: '/api/bloggers/',
  answer: listOf(z.object({ slug: z.string(), name: text, description: text, image: picture.nullish() }), 'bloggers'),
  origin: 'added',
});
