import { getCampaign, getStaticPage, getStaticPageWithTabs } from 'contract/content';
import { getBanners, getRouteSlugs } from 'contract/site';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** The HTML comes from the backend and must be sanitised before it is shown. */
export type StaticPage = {
  readonly title: string;
  readonly html: string;
  /** The page's slug by language; languages without the page are left out. */
  readonly slugs: Readonly<Record<string, string>>;
};

/** A content page, or undefined if none has that slug. */
export async function readStaticPage(api: Api, slug: string): Promise<StaticPage | undefined> {
  const answer = await readShared(api, getStaticPage, { query: { slug } });
  if (answer.status === 404) return undefined;
  const { title, content, slugs } = bodyOf(answer);
  return { title, html: content, slugs };
}

export type Tab = {
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly nested: readonly Tab[];
};

/** The tabs of a static page in their order; empty if the page does not exist. */
export async function readTabs(api: Api, slug: string): Promise<readonly Tab[]> {
  const answer = await readShared(api, getStaticPageWithTabs, { query: { slug } });
  if (answer.status === 404) return [];
  return bodyOf(answer).tabs.map((tab) => ({
    title: tab.title,
    slug: tab.slug,
    html: tab.content,
    nested: tab.nestedTabs.map((each) => ({ title: each.title, slug: each.slug, html: each.content, nested: [] })),
  }));
}

/** Slugs by which the catch-all route recognises content pages and brands. */
export type RouteSlugs = {
  readonly staticPages: ReadonlySet<string>;
  readonly tabbedPages: ReadonlySet<string>;
  readonly manufacturers: ReadonlySet<string>;
};

const sets = new WeakMap<object, RouteSlugs>();

/**
 * The slugs of the language's pages and brands, lower case, without leading and trailing slashes. Returns the same object as long
 * as the answer is cached.
 */
export async function readRouteSlugs(api: Api): Promise<RouteSlugs> {
  const { body: answer } = await readShared(api, getRouteSlugs, {});
  // the cache returns the same object until it is refreshed, so the sets are built once per answer
  const known = sets.get(answer);
  if (known) return known;
  const lower = (slugs: readonly string[]) => new Set(slugs.map((slug) => slug.toLowerCase().replace(/^\/|\/$/g, '')));
  const made = {
    staticPages: lower(answer.staticPageSlugs),
    tabbedPages: lower(answer.staticPageWithTabsSlugs),
    manufacturers: lower(answer.manufacturerSlugs),
  };
  sets.set(answer, made);
  return made;
}

/** The shop's banners: pictures for the front page, pictures for dynamic pages, and lines of text. */
export async function readBanners(api: Api) {
  const { imageBanners, dynamicPageBanners, textBanners } = (await readShared(api, getBanners, {})).body;
  return { imageBanners, dynamicPageBanners, textBanners };
}

/** Whether a campaign with this slug is active. */
export async function isRunningCampaign(api: Api, slug: string): Promise<boolean> {
  const answer = await readShared(api, getCampaign, { params: { slug } });
  if (answer.status === 404) return false;
  bodyOf(answer);
  return true;
}
