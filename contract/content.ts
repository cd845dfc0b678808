import { z } from 'zod';
import { defineCall } from './call';
import {
  integer,
  link,
  listOf,
  listOrEmpty,
  longText,
  notFoundBody,
  optionalId,
  orDefault,
  picture,
  refusal,
  sitePath,
  text,
  timestamp,
} from './wire';

/** A static page (Specification 1 §3). */
export const getStaticPage = defineCall({
  name: 'static-page',
  method: 'GET',
  path: '/api/static-page/',
  query: z.object({ slug: z.string().max(200) }),
  answers: {
    200: z.object({
      content: longText,
      title: text,
      /** Added: id for the admin context, and the page's address in each language. */
      id: optionalId,
      slugs: orDefault(z.record(z.string(), sitePath), {}),
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
  query: z.object({ slug: z.string().max(200) }),
  answers: {
    200: z.object({ tabs: listOrEmpty(nestedTab.extend({ nestedTabs: listOrEmpty(nestedTab) })) }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'specification 1 §7',
});

/** Front-page-like campaign pages. */
export const getCampaign = defineCall({
  name: 'campaign',
  method: 'GET',
  path: '/api/campaigns/{slug}/',
  params: z.object({ slug: z.string().max(200) }),
  answers: {
    200: z.object({
      id: integer,
      name: text,
      title: text,
      content: longText,
      image: picture.nullish(),
      meta_description: text,
    }),
    400: refusal,
    404: notFoundBody,
  },
  origin: 'added',
});

export const blogPost = z.object({
  id: integer,
  slug: sitePath,
  path: link,
  title: text,
  excerpt: text,
  content: longText,
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
  answers: { 200: z.object({ results: listOrEmpty(blogPost), max_pages: integer }), 400: refusal },
  origin: 'added',
});

export const getBlogPost = defineCall({
  name: 'blog-post',
  method: 'GET',
  path: '/api/blog/{slug}/',
  params: z.object({ slug: z.string().max(200) }),
  answers: { 200: blogPost, 400: refusal, 404: notFoundBody },
  origin: 'added',
});

export const getBloggers = defineCall({
  name: 'bloggers',
  method: 'GET',
  path: '/api/bloggers/',
  answers: {
    200: listOf(z.object({ slug: sitePath, name: text, description: longText, image: picture.nullish() }), 'bloggers'),
  },
  origin: 'added',
  forAll: true,
});
