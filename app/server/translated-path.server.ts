import { isMissing } from '~/api/api-error';
import { findTranslatedPaths } from '~/api/listing';
import type { Api } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { ScreenMatch } from '~/routing/match-screen';
import { pathTo } from '~/routing/path-to';
import { acceptsParams } from '~/routing/route-validation';
import { screens } from '~/routing/screens';
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

/**
 * A screen's path in a language, with translated slugs of pages and menu groups. Specification 2
 * §7 (translated_paths).
 * @returns undefined if the page does not exist in the language
 * @throws ApiError in an outage
 */
export async function pathInLanguage(api: Api, match: ScreenMatch, to: Language): Promise<string | undefined> {
  const { screen, params } = match;
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
    const { screen, params } = match;
    if (screens[screen].isNameless || (screen === 'page' && !params['slug']) || !acceptsParams(screen, params))
      continue;
    const path = await pathInLanguage(api, match, api.language);
    const isSure = screen === 'page' || screen === 'menu' || Object.keys(params).length === 0;
    if (path !== undefined) return { path, status: isSure ? 301 : 302 };
  }
  return undefined;
}
