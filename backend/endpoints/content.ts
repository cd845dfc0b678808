import * as calls from 'contract/content';
import * as experiences from 'contract/experiences';
import { Hono } from 'hono';
import { readBloggers, readExperiences, runningCampaigns } from '../domain/content/content-lists';
import { modelsOfContent } from '../domain/content/content-products';
import { findRedirect, redirectKey } from '../domain/content/find-redirect';
import { type ContentKind, type ItemView, itemBySlug } from '../domain/content/item-view';
import { isPathInUse } from '../domain/content/path-in-use';
import { readPostPage, readPosts } from '../domain/content/posts';
import { relatedPosts } from '../domain/content/related-posts';
import { Refusal } from '../domain/errors/refusals';
import {
  presentBlogger,
  presentCampaign,
  presentExperience,
  presentPage,
  presentPost,
  presentPostSummary,
  presentTabs,
} from './present-content';
import { type Area, answer, type BackendEnv, NOT_FOUND, type Visit } from './serve';

/** Guides and posts of a page of their list: without a wish, and at most. */
const PAGE_SIZE = 24;
const MAX_PAGE_SIZE = 100;
/** Others that a guide or post shows, and how many of its category and of its kind they are chosen from. */
const RELATED = 3;
const CANDIDATES = 24;

type Asking = Pick<Visit<typeof calls.getStaticPage>, 'backend' | 'language' | 'now'>;

/** The item with a slug, as addresses write it. */
async function find(
  { backend, language, now }: Asking,
  slug: string,
  kinds: ContentKind[],
): Promise<ItemView | undefined> {
  const [item] = await itemBySlug(backend.pool, language, slug.toLowerCase().replace(/^\/+|\/+$/g, ''), kinds, now);
  return item;
}

/** What editors write: pages, campaigns, guides and posts, bloggers, experiences, redirects. */
export function contentEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();
  answerPosts(area);

  answer(area, calls.getStaticPage, async ({ query, ...asking }) => {
    const page = await find(asking, query.slug, ['page']);
    return page ? presentPage(page) : NOT_FOUND;
  });

  answer(area, calls.getStaticPageWithTabs, async ({ query, ...asking }) => {
    const page = await find(asking, query.slug, ['tabs']);
    return page ? presentTabs(page) : NOT_FOUND;
  });

  answer(area, calls.getCampaign, async ({ params, ...asking }) => {
    const campaign = await find(asking, params.slug, ['campaign']);
    if (!campaign) return NOT_FOUND;
    const products = await modelsOfContent(asking.backend.pool, campaign.id, asking.now);
    return presentCampaign(campaign, products.length);
  });

  answer(area, calls.getCampaigns, async ({ backend, language, now }) =>
    (await runningCampaigns(backend.pool, language, now)).map(({ endsAt, ...campaign }) => ({
      ...campaign,
      ends: endsAt?.toISOString() ?? null,
    })),
  );

  answer(area, experiences.getExperiences, async ({ backend, language }) =>
    (await readExperiences(backend.pool, language)).map(({ manufacturer, manufacturerSlug, ...page }) => ({
      ...page,
      manufacturer: manufacturer ?? '',
      manufacturer_slug: manufacturerSlug ?? '',
    })),
  );

  answer(area, experiences.getExperience, async ({ params, ...asking }) => {
    const page = await find(asking, params.slug, ['experience']);
    if (!page) return NOT_FOUND;
    return presentExperience(page, (await modelsOfContent(asking.backend.pool, page.id, asking.now)).length);
  });

  answer(area, experiences.getRedirect, async ({ backend, query, language, now }) => {
    const target = await findRedirect(backend.pool, language, query.path, now);
    const isFree = target !== null && !(await isPathInUse(backend.db, redirectKey(query.path)));
    return isFree ? { target } : NOT_FOUND;
  });

  return area;
}

function answerPosts(area: Area): void {
  answer(area, calls.getBlogPosts, async ({ backend, query, language }) => {
    const size = query.page_size ?? PAGE_SIZE;
    const page = query.page ?? 1;
    if (size < 1 || size > MAX_PAGE_SIZE) throw new Refusal({ page_size: [`From 1 to ${MAX_PAGE_SIZE}.`] });
    if (page < 1 || page > 100_000) throw new Refusal({ page: ['There is no such page.'] });
    const { kind, category, blogger, model, group } = query;
    const filter = { kind, category, blogger, modelId: model, groupId: group };
    const slice = { limit: size, offset: (page - 1) * size };
    const { posts, total, categories } = await readPostPage(backend.pool, language, filter, slice);
    return { results: posts.map(presentPostSummary), max_pages: Math.ceil(total / size), categories, group };
  });

  answer(area, calls.getBlogPost, async ({ params, query, ...asking }) => {
    const { backend, language, now } = asking;
    const post = await find(asking, params.slug, query.kind ? [query.kind] : ['guide', 'post']);
    if (!post) return NOT_FOUND;
    const kind = post.kind === 'guide' ? 'guide' : 'post';
    const { id: except, category } = post;
    const [products, alike, newest] = await Promise.all([
      modelsOfContent(backend.pool, post.id, now),
      category === '' ? [] : readPosts(backend.pool, language, { category, except }, { limit: CANDIDATES }),
      readPosts(backend.pool, language, { kind, except }, { limit: CANDIDATES }),
    ]);
    const related = relatedPosts({ ...post, kind }, [...alike, ...newest], RELATED);
    return presentPost(post, { productCount: products.length, related, now });
  });

  answer(area, calls.getBloggers, async ({ backend, language }) =>
    (await readBloggers(backend.pool, language, null)).map(presentBlogger),
  );

  answer(area, calls.getBlogger, async ({ backend, params, language }) => {
    const [blogger] = await readBloggers(backend.pool, language, params.slug.toLowerCase());
    return blogger ? presentBlogger(blogger) : NOT_FOUND;
  });
}
