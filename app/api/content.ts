import type { CallAnswer } from 'contract/call';
import { getStaticPage, getStaticPageWithTabs } from 'contract/content';
import { getBanners, getRouteSlugs } from 'contract/site';
import type { Picture } from 'contract/wire';
import { bodyOf } from './call-result';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** An item's slug by language; languages without it are left out. */
export type Slugs = Readonly<Record<string, string>>;

/** What pages without and with tabs have in common. Backends that know only the specification's fields leave most of it empty. */
type PageFacts = {
  readonly id: number | null;
  readonly title: string;
  readonly slugs: Slugs;
  readonly image: Picture | null;
  /** For search engines; empty: made from the text. */
  readonly description: string;
  /** ISO 8601 time of the last change. */
  readonly updated: string | null;
};

/** The HTML comes from the backend and must be sanitised before it is shown. */
export type StaticPage = PageFacts & { readonly html: string };

/** A content page as an answer has it. */
export function toStaticPage({
  content,
  meta_description: description,
  ...page
}: CallAnswer<typeof getStaticPage>): StaticPage {
  return { ...page, html: content, description };
}

/** A content page, or undefined if none has that slug. */
export async function readStaticPage(api: Api, slug: string): Promise<StaticPage | undefined> {
  const answer = await readShared(api, getStaticPage, { query: { slug } });
  return answer.status === 404 ? undefined : toStaticPage(bodyOf(answer));
}

export type Tab = {
  readonly title: string;
  readonly slug: string;
  readonly html: string;
  readonly nested: readonly Tab[];
};

export type TabbedPage = PageFacts & {
  /** In their order; at least one. */
  readonly tabs: readonly Tab[];
};

/** A content page with tabs as an answer has it; undefined without any tab. */
export function toTabbedPage(wire: CallAnswer<typeof getStaticPageWithTabs>): TabbedPage | undefined {
  const { tabs, meta_description: description, ...page } = wire;
  const shown = tabs.map(({ nestedTabs, content, ...tab }) => ({
    ...tab,
    html: content,
    nested: nestedTabs.map(({ content: inner, ...each }) => ({ ...each, html: inner, nested: [] })),
  }));
  return shown.length === 0 ? undefined : { ...page, description, tabs: shown };
}

/** A content page with tabs, or undefined if none has that slug or it has no tab. */
export async function readTabbedPage(api: Api, slug: string): Promise<TabbedPage | undefined> {
  const answer = await readShared(api, getStaticPageWithTabs, { query: { slug } });
  return answer.status === 404 ? undefined : toTabbedPage(bodyOf(answer));
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
