import { readStaticPage } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { SCREEN_PAGES, type ScreenWithPage } from '~/routing/screen-pages';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import { type PageData, shownPage } from './load-page.server';

/** The screen's addresses in all languages. */
function addresses(screen: ScreenWithPage): Record<Language, string> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, pathTo(screen, each)])) as Record<Language, string>;
}

/**
 * Loads a screen whose text is a page of editors. Without that page, or while it cannot be loaded, the screen has its title and
 * no text.
 * @param title of the screen without a page
 */
export async function loadScreenPage(context: ShopContext, screen: ScreenWithPage, title: string): Promise<PageData> {
  const { api, language } = context;
  const slug = SCREEN_PAGES[screen][language];
  const page = await orLogged(readStaticPage(withShortTimeout(api), slug), undefined, 'page of a screen');
  const shown = await shownPage(context, page, slug);
  return { ...shown, title: shown.title || title, canonical: pathTo(screen, language), alternates: addresses(screen) };
}
