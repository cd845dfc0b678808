import { breadcrumbData, type Step } from '~/features/catalog/rules/breadcrumb-data';
import { linkListData } from '~/features/catalog/rules/item-list-data';
import { translate } from '~/locale/translator';
import { metaDescription } from '~/routing/meta-text';
import type { PageMeta, SiteMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import { PAGE_SIZE } from './list-address';
import type { BloggerData } from './load-blog.server';
import type { CampaignData } from './load-campaign.server';
import type { ExperiencesData } from './load-experiences.server';
import type { PageData } from './load-page.server';
import type { PostData } from './load-post.server';
import type { TabsData } from './load-tabs.server';
import type { SideList } from './parts/static-page';
import type { PostList } from './post-list.server';
import { articleData, profileData } from './rules/article-data';

/** The address of a language's feed of guides and posts. */
export const feedPath = (language: string): string => `/feeds/life-outdoors-${language}.xml`;

function feedOf({ shopName, language }: SiteMeta): PageMeta['feed'] {
  return { title: translate(language, 'life')('feed', { shop: shopName }), to: feedPath(language) };
}

/** Breadcrumbs of a content page. */
function pageCrumbs(title: string, side: SideList | null, { language }: SiteMeta): Step[] {
  const first = side?.links[0];
  const home = { label: translate(language, 'catalog')('home'), to: pathTo('home', language) };
  return [home, ...(side && first && !first.isCurrent ? [{ label: side.title, to: first.to }] : []), { label: title }];
}

/** Metadata of a page of editors; an empty one is not indexed. */
export function pageMetaOf(
  page: Pick<PageData, 'title' | 'description' | 'html' | 'canonical' | 'alternates' | 'picture'>,
  side: SideList | null,
  site: SiteMeta,
): PageMeta {
  const { title, description, html, canonical, alternates, picture } = page;
  const crumbs = pageCrumbs(title, side, site);
  return {
    title,
    description,
    image: picture.share,
    canonical,
    alternates,
    noindex: html === '',
    jsonLd: html === '' || !canonical ? [] : [breadcrumbData(crumbs, site.origin, canonical)],
  };
}

/** Metadata of a page with tabs: every tab has its own. */
export function tabsMetaOf(page: TabsData, side: SideList | null, site: SiteMeta): PageMeta {
  const { title, pageTitle, description, canonical, alternates, picture, sections } = page;
  const own = pageTitle === '' || pageTitle === title ? title : `${title} – ${pageTitle}`;
  return {
    title: own,
    description,
    image: picture.share,
    canonical,
    // the page with all tabs says the same as the tabs
    noindex: sections.length > 0,
    alternates,
    jsonLd: [breadcrumbData(pageCrumbs(pageTitle || title, side, site), site.origin, canonical)],
  };
}

type ListPage = {
  readonly title: string;
  readonly lead: string;
  readonly crumbs: readonly Step[];
  readonly list: PostList;
};

/** Metadata of a list of guides or posts: every page of it has its own address and title. */
export function listMetaOf(
  { title, lead, crumbs, list }: ListPage,
  site: SiteMeta,
  { isEmpty }: { readonly isEmpty: boolean },
): PageMeta {
  const { page, addresses, topic, teasers } = list;
  const canonical = addresses[page - 1] ?? '/';
  return {
    title: page > 1 ? translate(site.language, 'life')('page.title', { title, page }) : title,
    description: lead,
    canonical,
    previous: addresses[page - 2],
    next: addresses[page],
    // in other languages a topic or a page has other stories
    alternates: topic !== null || page > 1 ? { [site.language]: canonical } : undefined,
    noindex: isEmpty,
    feed: feedOf(site),
    jsonLd: isEmpty
      ? []
      : [
          breadcrumbData(crumbs, site.origin, canonical),
          linkListData(
            teasers.map(({ title: name, to }) => ({ name, to })),
            site.origin,
            (page - 1) * PAGE_SIZE,
          ),
        ],
  };
}

/** Metadata of a guide or post. */
export function postMetaOf(post: PostData, site: SiteMeta): PageMeta {
  const { title, description, picture, path, alternates, published, updated, writer, topic, crumbs, kind } = post;
  return {
    title,
    description,
    image: picture.share,
    canonical: path,
    alternates,
    article: { published: published?.iso, modified: updated?.iso },
    feed: feedOf(site),
    jsonLd: [
      articleData(
        {
          kind,
          path,
          title,
          description: metaDescription(description),
          image: picture.share,
          published: published?.iso ?? '',
          updated: updated?.iso ?? null,
          author: writer && { name: writer.name, to: writer.to },
          section: topic?.label ?? '',
        },
        site,
      ),
      breadcrumbData(crumbs, site.origin, path),
    ],
  };
}

/** Metadata of a person who writes. */
export function bloggerMetaOf(
  { name, excerpt, picture, path, alternates, crumbs, list }: BloggerData,
  site: SiteMeta,
): PageMeta {
  const { page, addresses } = list;
  const canonical = addresses[page - 1] ?? path;
  return {
    title: page > 1 ? translate(site.language, 'life')('page.title', { title: name, page }) : name,
    description: excerpt,
    image: picture.share,
    canonical,
    alternates: page > 1 ? { [site.language]: canonical } : alternates,
    feed: feedOf(site),
    jsonLd: [
      profileData({ name, path, description: excerpt, image: picture.share }, site),
      breadcrumbData(crumbs, site.origin, path),
    ],
  };
}

/** Metadata of the list of experiences, or of one. */
export function experiencesMetaOf({ title, lead, teasers, page, crumbs }: ExperiencesData, site: SiteMeta): PageMeta {
  const canonical = page?.path ?? pathTo('experiences', site.language);
  return {
    title,
    description: page?.description ?? lead,
    image: page?.picture.share,
    canonical,
    alternates: page?.alternates,
    noindex: !page && teasers.length === 0,
    jsonLd: [breadcrumbData(crumbs, site.origin, canonical)],
  };
}

/** Metadata of a campaign without its products. */
export function campaignMetaOf(
  { title, description, picture, path, alternates, crumbs }: CampaignData,
  site: SiteMeta,
): PageMeta {
  return {
    title,
    description,
    image: picture.share,
    canonical: path,
    alternates,
    jsonLd: [breadcrumbData(crumbs, site.origin, path)],
  };
}
