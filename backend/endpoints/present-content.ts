import type * as calls from 'contract/content';
import type { getExperience } from 'contract/experiences';
import type { z } from 'zod';
import type { Blogger } from '../domain/content/content-lists';
import type { ItemView } from '../domain/content/item-view';
import type { PostSummary } from '../domain/content/posts';

type Wire<Name extends 'getStaticPage' | 'getStaticPageWithTabs' | 'getCampaign' | 'getBlogPost'> = z.input<
  (typeof calls)[Name]['answers'][200]
>;

const time = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A page without tabs. */
export function presentPage(page: ItemView): Wire<'getStaticPage'> {
  return {
    id: page.id,
    title: page.title,
    content: page.contentHtml,
    slugs: page.slugs,
    image: page.image,
    meta_description: page.metaDescription,
    updated: time(page.updatedAt),
  };
}

/** A page with tabs. */
export function presentTabs(page: ItemView): Wire<'getStaticPageWithTabs'> {
  const tabOf = ({ title, slug, html }: ItemView['tabs'][number]['nested'][number]) => ({ title, slug, content: html });
  return {
    id: page.id,
    title: page.title,
    tabs: page.tabs.map((tab) => ({ ...tabOf(tab), nestedTabs: tab.nested.map(tabOf) })),
    slugs: page.slugs,
    image: page.image,
    meta_description: page.metaDescription,
    updated: time(page.updatedAt),
  };
}

/** A campaign. @param productCount products that it lists */
export function presentCampaign(campaign: ItemView, productCount: number): Wire<'getCampaign'> {
  return {
    id: campaign.id,
    name: campaign.title,
    title: campaign.title,
    excerpt: campaign.excerpt,
    content: campaign.contentHtml,
    image: campaign.image,
    meta_description: campaign.metaDescription,
    starts: time(campaign.startsAt),
    ends: time(campaign.endsAt),
    slugs: campaign.slugs,
    product_count: productCount,
  };
}

/** A guide or post in a list. */
export function presentPostSummary(post: PostSummary) {
  return {
    id: post.id,
    kind: post.kind,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    image: post.image,
    author: post.author?.name ?? '',
    author_slug: post.author?.slug ?? '',
    category: post.category,
    category_name: post.categoryName,
    published: post.datedAt.toISOString(),
    reading_minutes: post.readingMinutes,
  };
}

/** A guide or post, whole. @param now the date of one that was never published */
export function presentPost(
  post: ItemView,
  { productCount, related, now }: { productCount: number; related: readonly PostSummary[]; now: Date },
): Wire<'getBlogPost'> {
  const kind = post.kind === 'guide' ? 'guide' : 'post';
  return {
    ...presentPostSummary({ ...post, kind, datedAt: post.datedAt ?? now }),
    content: post.contentHtml,
    meta_description: post.metaDescription,
    updated: time(post.updatedAt),
    author_image: post.author?.image ?? null,
    author_description: post.author?.descriptionHtml ?? '',
    slugs: post.slugs,
    product_count: productCount,
    related: related.map(presentPostSummary),
  };
}

/** A person who writes. */
export function presentBlogger({ id, slug, title, excerpt, contentHtml, image, postCount, slugs }: Blogger) {
  return { id, slug, name: title, excerpt, description: contentHtml, image, post_count: postCount, slugs };
}

/** A brand's own page. */
export function presentExperience(
  page: ItemView,
  productCount: number,
): z.input<(typeof getExperience)['answers'][200]> {
  return {
    id: page.id,
    slug: page.slug,
    title: page.title,
    excerpt: page.excerpt,
    image: page.image,
    manufacturer: page.brand?.name ?? '',
    manufacturer_slug: page.brand?.slug ?? '',
    content: page.contentHtml,
    meta_description: page.metaDescription,
    slugs: page.slugs,
    product_count: productCount,
  };
}
