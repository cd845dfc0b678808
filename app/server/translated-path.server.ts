import { isMissing } from '~/api/api-error';
import { readCampaign, readExperience } from '~/api/campaigns';
import type { Slugs } from '~/api/content';
import { findTranslatedPaths } from '~/api/listing';
import { readBlogger, readPost } from '~/api/posts';
import type { Api } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { ScreenMatch } from '~/routing/match-screen';
import { pathTo } from '~/routing/path-to';
import { acceptsParams } from '~/routing/route-validation';
import { type ScreenName, screens } from '~/routing/screens';
import { matchOtherLanguages } from '~/routing/translate-path';

/** The last segment of a path, lower case. */
const lastSegment = (path: string) => path.toLowerCase().split('/').at(-1) ?? '';

/** A catalogue path in another language; undefined if it does not exist or the backend cannot translate paths. */
async function catalogPathIn(api: Api, path: string, to: Language): Promise<string | undefined> {
  try {
    return (await findTranslatedPaths(api, path)).find(({ languageCode }) => languageCode === to)?.path;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const treeIn = (api: Api, language: Language): Promise<readonly ProductGroup[]> =>
  readProductGroups({ ...api, language });

/** Translates the slug of a product group in the menu, given in any language. */
async function menuSlugIn(api: Api, slug: string, to: Language): Promise<string | undefined> {
  const own = await treeIn(api, to);
  for (const language of LANGUAGES) {
    const tree = language === to ? own : await treeIn(api, language);
    const group = tree.find(({ path }) => lastSegment(path) === slug.toLowerCase());
    if (!group) continue;
    const path = await catalogPathIn(api, group.path, to);
    const same = own.find((each) => (group.id === null ? each.path === path : each.id === group.id));
    // groups that are not in the menu have no menu address
    if (same?.showInMenu && same.children.some(({ showInMenu }) => showInMenu)) return lastSegment(same.path);
  }
  return undefined;
}

type Item = { readonly slugs: Slugs };

/** Screens that show one item of editors: the parameter with its slug, and how it is read in a language. */
const ITEMS: Partial<
  Record<ScreenName, { readonly name: string; readonly read: (api: Api, slug: string) => Promise<Item | undefined> }>
> = {
  lifeOutdoorsPost: { name: 'post', read: (api, slug) => readPost(api, 'guide', slug) },
  blogPost: { name: 'slug', read: (api, slug) => readPost(api, 'post', slug) },
  blogger: { name: 'blogger', read: readBlogger },
  campaign: { name: 'campaignSlug', read: readCampaign },
  experiences: { name: 'slug', read: readExperience },
};

/** The slug of an item in a language; a backend that names no slugs has the same in all. */
function slugIn({ slugs }: Item, slug: string, to: Language): string | undefined {
  return Object.keys(slugs).length === 0 ? slug : slugs[to];
}

/**
 * A screen's path in a language, with translated slugs of pages, menu groups, guides and campaigns. Specification 2
 * §7 (translated_paths).
 * @param from language of the slug, where only the item itself knows its slugs
 * @returns undefined if the page does not exist in the language
 * @throws ApiError in an outage
 */
export async function pathInLanguage(
  api: Api,
  { screen, params }: ScreenMatch,
  to: Language,
  from: Language = api.language,
): Promise<string | undefined> {
  const item = ITEMS[screen];
  const own = item && params[item.name]?.toLowerCase();
  if (item && own) {
    const found = await item.read({ ...api, language: from }, own);
    const slug = found && slugIn(found, own, to);
    return slug ? pathTo(screen, to, { [item.name]: slug }) : undefined;
  }
  const slug = params['slug'];
  if (!slug || (screen !== 'page' && screen !== 'menu')) return pathTo(screen, to, params);
  const translated =
    screen === 'page' ? await catalogPathIn(api, slug.toLowerCase(), to) : await menuSlugIn(api, slug, to);
  return translated === undefined ? undefined : pathTo(screen, to, { slug: translated });
}

/** The redirect target of a path in another language; 301 if permanent. */
export type TranslatedPage = { readonly path: string; readonly status: 301 | 302 };

/**
 * Finds the page of this language for a path in another language. The redirect is permanent only if the page is known to exist:
 * whether an order or a campaign exists is checked only by its screen.
 * @throws ApiError in an outage
 */
export async function findTranslatedPage(api: Api, pathname: string): Promise<TranslatedPage | undefined> {
  for (const match of matchOtherLanguages(pathname, api.language)) {
    const { screen, params, language } = match;
    if (screens[screen].isNameless || (screen === 'page' && !params['slug']) || !acceptsParams(screen, params))
      continue;
    const path = await pathInLanguage(api, match, api.language, language);
    // a campaign is over some day
    const isItem = ITEMS[screen] !== undefined && screen !== 'campaign';
    const isSure = screen === 'page' || screen === 'menu' || isItem || Object.keys(params).length === 0;
    if (path !== undefined) return { path, status: isSure ? 301 : 302 };
  }
  return undefined;
}
