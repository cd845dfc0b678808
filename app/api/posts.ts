import type { CallAnswer } from 'contract/call';
import {
  type blogPostSummary,
  getBlogger,
  getBloggers,
  getBlogPost,
  getBlogPosts,
  type POST_KINDS,
} from 'contract/content';
import type { Picture } from 'contract/wire';
import type { z } from 'zod';
import { isCallUnknown } from './api-error';
import { bodyOf } from './call-result';
import type { Slugs } from './content';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** `guide`: a guide; `post`: a post of the blog. */
export type PostKind = (typeof POST_KINDS)[number];

/** A guide or post in a list. */
export type PostSummary = {
  readonly id: number;
  readonly kind: PostKind;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: Picture | null;
  /** Null without an author; the slug may be empty. */
  readonly author: { readonly name: string; readonly slug: string } | null;
  /** Null without a category. */
  readonly category: { readonly key: string; readonly name: string } | null;
  /** ISO 8601 time. */
  readonly published: string;
  readonly minutes: number;
};

function toSummary(wire: z.output<typeof blogPostSummary>): PostSummary {
  const { id, kind, slug, title, excerpt, image, author, category, published } = wire;
  return {
    id,
    kind,
    slug,
    title,
    excerpt,
    image,
    author: author === '' ? null : { name: author, slug: wire.author_slug },
    category: category === '' ? null : { key: category, name: wire.category_name || category },
    published,
    minutes: Math.max(1, Math.round(wire.reading_minutes)),
  };
}

export type PostFilter = {
  readonly kind?: PostKind | undefined;
  readonly category?: string | undefined;
  /** Slug of the author. */
  readonly blogger?: string | undefined;
  /** Id of a product group: those of its products, those of the most first. */
  readonly group?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
};

/** A page of guides or posts, newest first; of a group those of the most products first. */
export type PostPage = {
  readonly posts: readonly PostSummary[];
  readonly pages: number;
  /** The categories of the kind, in their order, with the number of their items. */
  readonly categories: readonly { readonly key: string; readonly name: string; readonly count: number }[];
  /** The product group that they are of; null where a backend does not choose by group. */
  readonly group?: number | null;
};

const NO_POSTS: PostPage = { posts: [], pages: 1, categories: [] };

/** Undefined if the backend does not implement the call. @throws ApiError in an outage */
async function unlessUnknown<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isCallUnknown(error)) return undefined;
    throw error;
  }
}

/** Guides or posts; none if the backend has no such thing. @throws ApiError in an outage */
export async function readPosts(api: Api, { pageSize, ...filter }: PostFilter): Promise<PostPage> {
  const query = { ...filter, ...(pageSize !== undefined && { page_size: pageSize }) };
  const answer = await unlessUnknown(readShared(api, getBlogPosts, { query }));
  if (!answer) return NO_POSTS;
  const { results, max_pages: pages, categories, group } = bodyOf(answer);
  return {
    posts: results.map(toSummary),
    pages: Math.max(1, pages),
    categories: categories.map(({ name, ...each }) => ({ ...each, name: name || each.key })),
    group: group ?? null,
  };
}

/** A guide or post, whole. Its HTML must be sanitised before it is shown. */
export type Post = PostSummary & {
  readonly html: string;
  readonly description: string;
  readonly updated: string | null;
  readonly authorImage: Picture | null;
  readonly authorHtml: string;
  readonly slugs: Slugs;
  readonly productCount: number;
  readonly related: readonly PostSummary[];
};

/** A guide or post as an answer has it. */
export function toPost(wire: CallAnswer<typeof getBlogPost>): Post {
  return {
    ...toSummary(wire),
    html: wire.content,
    description: wire.meta_description,
    updated: wire.updated,
    authorImage: wire.author_image,
    authorHtml: wire.author_description,
    slugs: wire.slugs,
    productCount: wire.product_count,
    related: wire.related.map(toSummary),
  };
}

/** A guide or post by its slug in the language of `api`; undefined if there is none. */
export async function readPost(api: Api, kind: PostKind, slug: string): Promise<Post | undefined> {
  const answer = await unlessUnknown(readShared(api, getBlogPost, { params: { slug }, query: { kind } }));
  return !answer || answer.status === 404 ? undefined : toPost(bodyOf(answer));
}

/** A person who writes guides and posts. */
export type Blogger = {
  readonly id: number | null;
  readonly slug: string;
  readonly name: string;
  readonly excerpt: string;
  /** Must be sanitised before it is shown. */
  readonly html: string;
  readonly image: Picture | null;
  readonly postCount: number;
};

type BloggerWire = z.output<(typeof getBloggers)['answers'][200]>[number];

/** A person as an answer has them. */
export const toBlogger = ({ description, post_count: postCount, ...blogger }: BloggerWire): Blogger => ({
  ...blogger,
  html: description,
  postCount,
});

/** Everybody who writes; nobody if the backend has no such thing. @throws ApiError in an outage */
export async function readBloggers(api: Api): Promise<readonly Blogger[]> {
  const answer = await unlessUnknown(readShared(api, getBloggers, {}));
  return answer ? bodyOf(answer).map(toBlogger) : [];
}

/** A person who writes, by the slug in the language of `api`; undefined if there is none. */
export async function readBlogger(api: Api, slug: string): Promise<(Blogger & { readonly slugs: Slugs }) | undefined> {
  const answer = await unlessUnknown(readShared(api, getBlogger, { params: { slug } }));
  if (!answer || answer.status === 404) return undefined;
  const { slugs, ...blogger } = bodyOf(answer);
  return { ...toBlogger(blogger), slugs };
}
