import { XML_HEAD, xmlElement, xmlText } from 'contract/xml-text';
import { type PostSummary, readPosts } from '~/api/posts';
import type { Api } from '~/api/request';
import { isLanguage, type Language } from '~/locale/languages';
import { contentPath } from '~/routing/content-path';
import { pathTo } from '~/routing/path-to';
import type { FeedSite } from './merchant-feed.server';

type StorySite = Omit<FeedSite, 'country'>;

/** How many guides and posts a feed has. */
const ENTRIES = 50;

/** The language of a feed of guides and posts by its path; undefined for any other path. */
export function readStoryFeedPath(pathname: string): Language | undefined {
  const [, language] = /^\/feeds\/life-outdoors-([a-z]{2})\.xml$/.exec(pathname) ?? [];
  return isLanguage(language) ? language : undefined;
}

/** The newest guides and posts of a language as an Atom feed (RFC 4287). @throws ApiError in an outage */
export async function* storyFeed(api: Api, site: StorySite): AsyncGenerator<string> {
  const { posts } = await readPosts(api, { pageSize: ENTRIES });
  const { shopName, language, origin } = site;
  const self = `${origin}/feeds/life-outdoors-${language}.xml`;
  const latest = posts
    .map(({ published }) => published)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  yield `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${[
    xmlElement('title', shopName),
    xmlElement('id', self),
    `<link rel="self" type="application/atom+xml" href="${xmlText(self)}"/>`,
    `<link href="${xmlText(address(pathTo('lifeOutdoors', language), site))}"/>`,
    xmlElement('updated', latest ?? new Date(0).toISOString()),
  ].join('')}\n`;
  yield posts.map((post) => entryOf(post, site)).join('');
  yield '</feed>\n';
}

const address = (path: string, { origin, namesLanguage, language }: StorySite): string =>
  origin + path + (namesLanguage ? `?language=${language}` : '');

function entryOf({ kind, slug, title, excerpt, author, category, published }: PostSummary, site: StorySite): string {
  const link = address(contentPath(kind, site.language, slug), site);
  return `<entry>${[
    xmlElement('title', title),
    xmlElement('id', link),
    `<link href="${xmlText(link)}"/>`,
    xmlElement('published', published),
    xmlElement('updated', published),
    `<author>${xmlElement('name', author?.name ?? site.shopName)}</author>`,
    category ? `<category term="${xmlText(category.key)}" label="${xmlText(category.name)}"/>` : '',
    xmlElement('summary', excerpt),
  ].join('')}</entry>\n`;
}
