import { getCampaign, getStaticPage, getStaticPageWithTabs } from 'contract/content';
import { getBanners, getRouteSlugs } from 'contract/site';
import { isMissing } from './api-error';
import { type Api, readShared } from './request';

/** Rich text is the backend's: it must be sanitised before it stands in a page. */
export type StaticPage = {
  readonly title: string;
  readonly html: string;
  /** The page's slug in each language that has it. */
  readonly slugs: Readonly<Record<string, string>>;
};

/** A content page, or undefined when there is none by that slug. */
export async function readStaticPage(api: Api, slug: string): Promise<StaticPage | undefined> {
  try {
    const { title, content, slugs } = await readShared(api, getStaticPage, { query: { slug } });
    return { title, html: content, slugs };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export type Tab = {
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly nested: readonly Tab[];
};

/** A static page's tabs in their order; none when the page does not exist. */
export async function readTabs(api: Api, slug: string): Promise<readonly Tab[]> {
  try {
    const { tabs } = await readShared(api, getStaticPageWithTabs, { query: { slug } });
    return tabs.map((tab) => ({
      title: tab.title,
      slug: tab.slug,
      html: tab.content,
      nested: tab.nestedTabs.map((each) => ({ title: each.title, slug: each.slug, html: each.content, nested: [] })),
    }));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Slugs that tell what a path of the catch-all is. */
export type RouteSlugs = {
  readonly staticPages: ReadonlySet<string>;
  readonly tabbedPages: ReadonlySet<string>;
  readonly manufacturers: ReadonlySet<string>;
};

const sets = new WeakMap<object, RouteSlugs>();

/**
 * The slugs of the language's pages and brands, lower case, without slashes at the ends. The same object as long as the answer
 * is kept.
 */
export async function readRouteSlugs(api: Api): Promise<RouteSlugs> {
  const answer = await readShared(api, getRouteSlugs, {});
  // the cache gives the same object as long as the answer is kept, so the sets are built once for each
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
  const { imageBanners, dynamicPageBanners, textBanners } = await readShared(api, getBanners, {});
  return { imageBanners, dynamicPageBanners, textBanners };
}

/** Whether a campaign of that slug has a page now. */
export async function isRunningCampaign(api: Api, slug: string): Promise<boolean> {
  try {
    await readShared(api, getCampaign, { params: { slug } });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
