import { SCREEN_PATHS } from 'contract/screen-paths';
import { contentPath } from '../../domain/content/content-paths';
import type { ShopLanguage } from '../../domain/locale/language';
import { type ScreenName, screenPath, screenPattern } from '../../domain/locale/screen-paths';
import { DEMO_PAGES } from '../content/all-pages';
import { DEMO_BRANDS } from '../content/brands';
import { DEMO_GROUPS, groupPath } from '../content/groups';
import type { LinkTo } from '../content/page';
import { DEMO_POSTS } from '../content/posts/all-posts';
import { DEMO_STORES } from '../content/stores';
import { DEMO_TABBED_PAGES } from '../content/tabbed-pages/all-tabbed-pages';
import { modelOf } from './numbered-models';

/** What a link of the demo shop's texts leads to, by the word before its colon. */
const TARGETS: Readonly<Record<string, (name: string, language: ShopLanguage) => string | undefined>> = {
  model: (slug) => `/${modelOf(slug).model.brand}/${slug}/`,
  group: (key, language) =>
    DEMO_GROUPS.some((group) => group.key === key) ? `/${groupPath(key)[language]}/` : undefined,
  brand: (slug) => (Object.hasOwn(DEMO_BRANDS, slug) ? `/${slug}/` : undefined),
  guide: (key, language) => postPath('guide', key, language),
  post: (key, language) => postPath('post', key, language),
  page: (key, language) => {
    const page = DEMO_PAGES.find((each) => each.key === key);
    const tabbed = DEMO_TABBED_PAGES.find((each) => each.key === key);
    if (page) return contentPath('page', language, page.slug[language]);
    return tabbed && contentPath('tabs', language, tabbed.slug[language]);
  },
  store: (slug, language) =>
    DEMO_STORES.some((store) => store.slug === slug) ? screenPath('store', language, slug) : undefined,
  screen: (name, language) => {
    if (!Object.hasOwn(SCREEN_PATHS, name)) return undefined;
    const screen = name as ScreenName;
    return screenPattern(screen, language).includes('{') ? undefined : screenPath(screen, language);
  },
};

function postPath(kind: 'guide' | 'post', key: string, language: ShopLanguage): string | undefined {
  const post = DEMO_POSTS.find((each) => each.kind === kind && each.key === key);
  const isThere = post && (post.languages ?? [language]).includes(language);
  return isThere ? contentPath(kind, language, post.slug[language]) : undefined;
}

/** The addresses that texts of the demo shop link to, in a language. @throws Error for a target that the shop does not have in it */
export function demoLinks(language: ShopLanguage): LinkTo {
  return (target) => {
    if (/^(?:https:\/\/[^/]|tel:\+\d)/.test(target)) return target;
    const [, kind = '', name = ''] = /^(\w+):(.+)$/.exec(target) ?? [];
    const path = Object.hasOwn(TARGETS, kind) ? TARGETS[kind]?.(name, language) : undefined;
    if (path === undefined) throw new Error(`A text links to ${target}, which the shop does not have in ${language}.`);
    return path;
  };
}
