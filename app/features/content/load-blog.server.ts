import type { Slugs } from '~/api/content';
import { type Blogger, readBlogger, readBloggers } from '~/api/posts';
import { plainTracking } from '~/features/catalog/page-tracking';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { movedOrNotFound } from '~/server/moved-page.server';
import { outdoorsCrumbs } from './parent-crumbs';
import { loadPostList } from './post-list.server';
import { richHtml } from './rich-html.server';
import { itemAlternates, storyPicture, toPerson } from './story.server';

const TRACKING = plainTracking('dynamic page');

/** Loads the blog: its posts, newest first, all or those of a topic. Specification 1 §2. */
export async function loadBlog(args: RequestArgs) {
  const context = await shopContext(args);
  const { language, t } = context;
  const life = t('life');
  const path = pathTo('blog', language);
  const list = await loadPostList(context, { kind: 'post' }, (query) => pathTo('blog', language, {}, query));
  const above = outdoorsCrumbs(language, { life, catalog: t('catalog') });
  const { topic } = list;
  return {
    title: topic ? life('blog.of', { name: topic.name }) : life('blog'),
    lead: life('blog.lead'),
    shopName: storefrontSettings().shopName,
    list,
    crumbs: topic
      ? [...above, { label: life('blog'), to: path }, { label: topic.name }]
      : [...above, { label: life('blog') }],
    tracking: TRACKING,
  };
}
export type BlogData = Awaited<ReturnType<typeof loadBlog>>;

/** Loads the list of those who write. */
export async function loadBloggers(args: RequestArgs) {
  const { api, language, t } = await shopContext(args);
  const life = t('life');
  return {
    title: life('bloggers'),
    lead: life('bloggers.lead'),
    people: (await readBloggers(api)).map((blogger) => toPerson(blogger, language)),
    crumbs: outdoorsCrumbs(language, { life, catalog: t('catalog') }, { label: life('bloggers') }),
    tracking: TRACKING,
  };
}
export type BloggersData = Awaited<ReturnType<typeof loadBloggers>>;

/** What the page of a person who writes shows, with guides and posts. */
export async function shownBlogger(context: ShopContext, blogger: Blogger & { readonly slugs: Slugs }) {
  const { language, t } = context;
  const life = t('life');
  const to = (query: Record<string, string> = {}) => pathTo('blogger', language, { blogger: blogger.slug }, query);
  const [list, { html }] = await Promise.all([
    loadPostList(context, { blogger: blogger.slug }, to),
    richHtml(blogger.html, context),
  ]);
  const path = to();
  return {
    admin: blogger.id === null ? {} : { contentId: blogger.id },
    name: blogger.name,
    excerpt: blogger.excerpt,
    html,
    picture: storyPicture(blogger.image),
    path,
    list,
    alternates: itemAlternates(blogger.slugs, 'blogger', 'blogger', { language, path }),
    crumbs: outdoorsCrumbs(
      language,
      { life, catalog: t('catalog') },
      { label: life('bloggers'), to: pathTo('bloggers', language) },
      { label: blogger.name },
    ),
    tracking: TRACKING,
  };
}
export type BloggerData = Awaited<ReturnType<typeof shownBlogger>>;

/** Loads the page of a person who writes, with guides and posts. @throws Response 404 for nobody */
export async function loadBlogger(args: RequestArgs): Promise<BloggerData> {
  const context = await shopContext(args);
  const { api, params, t } = context;
  const found = await readBlogger(api, (params['blogger'] ?? '').toLowerCase());
  return shownBlogger(context, found ?? (await movedOrNotFound(context, t('errors')('contentNotFound'))));
}
