import {
  getBloggers,
  getBlogPost,
  getBlogPosts,
  getCampaign,
  getStaticPage,
  getStaticPageWithTabs,
} from 'contract/content';
import { Hono } from 'hono';
import { readStaticPage } from '../domain/content/static-pages';
import { type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Static pages. Tabbed pages, campaigns and the blog come later: there are none yet. */
export function contentEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getStaticPage, async ({ backend, query, language }) => {
    const [page] = await readStaticPage(backend.pool, language, query.slug);
    if (!page) return NOT_FOUND;
    return { id: page.id, title: page.title, content: page.contentHtml, slugs: page.slugs };
  });

  const nothingThere = async () => NOT_FOUND;
  answer(area, getStaticPageWithTabs, nothingThere);
  answer(area, getCampaign, nothingThere);
  answer(area, getBlogPost, nothingThere);
  answer(area, getBlogPosts, async () => ({ results: [], max_pages: 0 }));
  answer(area, getBloggers, async () => []);

  return area;
}
