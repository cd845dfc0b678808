import { type PostPage, type PostSummary, readBloggers, readPosts } from '~/api/posts';
import { withShortTimeout } from '~/api/request';
import { plainTracking } from '~/features/catalog/page-tracking';
import { pathTo } from '~/routing/path-to';
import { type RequestArgs, type ShopContext, shopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { pageLinks } from '~/server/page-links.server';
import { orLogged } from '~/server/unavailable.server';
import type { LinkTarget } from '~/ui/text-link';
import { placeQuery } from './list-address';
import { outdoorsCrumbs } from './parent-crumbs';
import { loadPostList, type PostList } from './post-list.server';
import type { Person, Teaser, Topic } from './story';
import { postTeaser, toPerson } from './story.server';

/** Guides that the front of life outdoors reads, guides of a topic on it, posts of the blog and people. */
const GUIDES = 100;
const PER_TOPIC = 4;
const POSTS = 3;
const PEOPLE = 6;

/** A topic on the front of life outdoors. */
export type TopicSection = {
  readonly title: string;
  /** Link to all of the topic; null where it has none. */
  readonly all: LinkTarget | null;
  readonly count: number;
  readonly teasers: readonly Teaser[];
  /** They are of several topics, each of which says its own. */
  readonly isMixed: boolean;
};

/** The front: the newest guide, guides by topic, the blog, people. */
export type OutdoorsFront = {
  readonly hero: Teaser | null;
  readonly topics: readonly Topic[];
  readonly sections: readonly TopicSection[];
  readonly posts: readonly Teaser[];
  readonly people: readonly Person[];
  /** Pages that belong to it: product tests and events, in Finnish only. */
  readonly more: readonly LinkTarget[];
};

const NO_POSTS: PostPage = { posts: [], pages: 1, categories: [] };

/**
 * The guides by topic, in the order that the backend gives the topics; guides without one come last. Topics of a single guide share
 * the last row. A topic that has only the guide shown at the top is left out: its link is among the topics.
 */
export function topicSections(
  { posts, categories }: PostPage,
  { language, others }: { readonly language: ShopContext['language']; readonly others: string },
): readonly TopicSection[] {
  const shown = (all: readonly PostSummary[]) => all.slice(0, PER_TOPIC).map((post) => postTeaser(post, language));
  const sections = categories.map(({ key, name, count }) => ({
    title: name,
    all: { label: name, to: pathTo('lifeOutdoors', language, {}, placeQuery({ category: key, page: 1 })) },
    count,
    teasers: shown(posts.filter(({ category }) => category?.key === key)),
    isMixed: false,
  }));
  const single = sections.filter(({ teasers }) => teasers.length === 1);
  const rest = posts.filter(({ category }) => !categories.some(({ key }) => key === category?.key));
  const mixed = [
    ...(single.length > 1 ? single.flatMap(({ teasers }) => teasers) : []),
    ...rest.map((post) => postTeaser(post, language)),
  ];
  const last = { title: others, all: null, count: mixed.length, teasers: mixed, isMixed: single.length > 1 };
  const own = single.length > 1 ? sections.filter((section) => !single.includes(section)) : sections;
  return [...own, last].filter(({ teasers }) => teasers.length > 0);
}

/** Product tests and events, where the shop has such pages: in Finnish only. Specification 1 §2 (mobile menu). */
async function moreLinks(context: ShopContext): Promise<LinkTarget[]> {
  if (context.language !== 'fi') return [];
  const menu = context.t('menu');
  return pageLinks(context, [
    ['tuotetestit', menu('productTests')],
    ['tapahtumat', menu('events')],
  ]);
}

async function loadFront(context: ShopContext, list: PostList): Promise<OutdoorsFront> {
  const { api, language, t } = context;
  const brief = withShortTimeout(api);
  const [guides, blog, bloggers, more] = await Promise.all([
    readPosts(api, { kind: 'guide', pageSize: GUIDES }),
    orLogged(readPosts(brief, { kind: 'post', pageSize: POSTS }), NO_POSTS, 'blog'),
    orLogged(readBloggers(brief), [], 'bloggers'),
    moreLinks(context),
  ]);
  const [newest, ...others] = guides.posts;
  return {
    hero: newest ? postTeaser(newest, language) : null,
    topics: list.topics,
    sections: topicSections({ ...guides, posts: others }, { language, others: t('life')('guides.others') }),
    posts: blog.posts.map((post) => postTeaser(post, language)),
    people: bloggers.slice(0, PEOPLE).map((blogger) => toPerson(blogger, language)),
    more,
  };
}

/**
 * Loads life outdoors: its front, or with a topic or a further page in the address the list of guides. Specification 1 §2.
 * @throws ApiError when the guides cannot be fetched
 */
export async function loadOutdoors(args: RequestArgs) {
  const context = await shopContext(args);
  const { language, t } = context;
  const life = t('life');
  const list = await loadPostList(context, { kind: 'guide' }, (query) => pathTo('lifeOutdoors', language, {}, query));
  const { topic, page } = list;
  const isFront = topic === null && page === 1;
  const title = topic ? life('guides.of', { name: topic.name }) : page > 1 ? life('guides.all') : life('title');
  const crumbs = outdoorsCrumbs(language, { life, catalog: t('catalog') });
  const below = isFront ? [] : [{ label: topic?.name ?? life('guides.all') }];
  return {
    title,
    lead: life('lead'),
    shopName: storefrontSettings().shopName,
    list,
    front: isFront ? await loadFront(context, list) : null,
    crumbs: isFront
      ? crumbs.map(({ label, to }, index) => (index === 1 || !to ? { label } : { label, to }))
      : [...crumbs, ...below],
    tracking: plainTracking('dynamic page'),
  };
}
export type OutdoorsData = Awaited<ReturnType<typeof loadOutdoors>>;
