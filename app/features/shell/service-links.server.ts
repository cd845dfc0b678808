import { readRouteSlugs, readStaticPage } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { fillEditorText } from '~/locale/editor-texts';
import type { Language } from '~/locale/languages';
import { trimmedText } from '~/routing/meta-text';
import { pathTo } from '~/routing/path-to';
import { type ServicePage, servicePageSlugs } from '~/routing/service-pages';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';

/** Paths of the existing service pages in a language. */
export function pagePaths(language: Language, existing: ReadonlySet<string>) {
  const paths: Partial<Record<ServicePage, string>> = {};
  for (const [page, slugs] of Object.entries(servicePageSlugs) as [ServicePage, Record<Language, string>][]) {
    const slug = slugs[language];
    if (existing.has(slug)) paths[page] = pathTo('page', language, { slug });
  }
  return paths;
}

/** Characters of the shop's own text in a panel. */
const ABOUT_TEXT = 600;

/** What the panels of a product page link to and tell about the shop. */
export type ShopPages = {
  readonly paths: Readonly<Partial<Record<ServicePage, string>>>;
  /** The beginning of the page about the shop; in Finnish only (Specification 2 §2), and null when there is no such page. */
  readonly about: { readonly title: string; readonly text: string; readonly to: string } | null;
};

/** The shop's pages for the panels of a product page; empty when they cannot be fetched. */
export async function readShopPages({ api, language, locale }: ShopContext): Promise<ShopPages> {
  const slugs = await orLogged(readRouteSlugs(withShortTimeout(api)), null, 'pages');
  const paths = slugs ? pagePaths(language, slugs.staticPages) : {};
  if (language !== 'fi' || paths.about === undefined) return { paths, about: null };
  const page = await orLogged(readStaticPage(withShortTimeout(api), servicePageSlugs.about.fi), undefined, 'about us');
  if (!page) return { paths, about: null };
  const text = trimmedText(fillEditorText(page.html, locale), ABOUT_TEXT);
  return { paths, about: { title: page.title, text, to: paths.about } };
}
