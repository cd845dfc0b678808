import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';

import { readStaticPage, readTabs, type StaticPage, type Tab } from '~/api/content';
import type { Api } from '~/api/request';
import { type PageTracking, plainTracking } from '~/features/catalog/page-tracking';

import { fillEditorText } from '~/locale/editor-texts';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { xmlText } from '~/server/machine-files/xml-text';
import { sanitiseHtml } from '~/server/sanitise-html.server';
import { pathInLanguage } from '~/server/translated-path.server';

export type PageData = {
  readonly title: string;
  /** Sanitised. */
  readonly html: string;
  /** Canonical address of the page: the same text is also available under its bare slug. */
  readonly canonical: string | undefined;
  readonly alternates: Partial<Record<Language, string>>;
  readonly tracking: PageTracking;
};

const TRACKING = plainTracking('dynamic page');

function ownHosts(): string[] {
  return Object.values(storefrontSettings().hosts).flat();
}

/** An editor's HTML, sanitised, with its amounts and promises filled in for the visitor's locale. */
async function richText(html: string, { locale }: ShopContext): Promise<string> {
  return fillEditorText(await sanitiseHtml(html, ownHosts()), locale, xmlText);
}

/** The page's addresses in other languages. */
function addresses(slugs: Readonly<Record<string, string>>): PageData['alternates'] {
  const found = LANGUAGES.filter((language) => slugs[language]);
  return Object.fromEntries(
    found.map((language) => [language, pathTo('page', language, { slug: slugs[language] ?? '' })]),
  );
}

/** Reads a page by its slug as written or in lower case: addresses are case-insensitive. */
async function findPage(api: Api, slug: string): Promise<StaticPage | undefined> {
  if (slug === '') return undefined;
  const written = await readStaticPage(api, slug);
  return written ?? (slug === slug.toLowerCase() ? undefined : readStaticPage(api, slug.toLowerCase()));
}

/** Redirects a slug of another language to this language's slug, keeping the query; not for bare slugs. */
async function redirectToTranslation({ api, language, params, screen, url }: ShopContext): Promise<void> {
  const path = screen === 'page' ? await pathInLanguage(api, { screen, params }, language) : undefined;
  if (path !== undefined && path !== pathTo('page', language, { slug: params['slug']?.toLowerCase() ?? '' }))
    throw redirect(path + url.search, 301);
}

/**
 * Loads a static page. A missing page is a 404; one that cannot be loaded is an empty page, because header and footer links
 * are still useful. Specification 1 §2, §8.
 */
export async function loadStaticPage(context: ShopContext): Promise<PageData> {
  const { api, params, t } = context;
  const slug = params['slug'] ?? '';
  try {
    const page = await findPage(api, slug);
    if (!page) {
      if (slug !== '') await redirectToTranslation(context);
      notFound(t('errors')('contentNotFound'));
    }
    const html = await richText(page.html, context);
    const canonical = pathTo('page', context.language, { slug: page.slugs[context.language] ?? slug.toLowerCase() });
    return {
      tracking: TRACKING,
      title: fillEditorText(page.title, context.locale),
      html,
      canonical,
      alternates: { ...addresses(page.slugs), [context.language]: canonical },
    };
  } catch (error) {
    if (error instanceof ApiError && error.isOutage)
      return { tracking: TRACKING, title: '', html: '', canonical: undefined, alternates: {} };
    throw error;
  }
}

export type TabLink = {
  readonly title: string;
  readonly to: string;
  readonly isActive: boolean;
  readonly nested: readonly TabLink[];
};

export type TabsData = {
  readonly title: string;
  readonly html: string;
  readonly links: readonly TabLink[];
  readonly tracking: PageTracking;
};

function toLink(tab: Tab, base: string, active: readonly (string | undefined)[]): TabLink {
  const path = `${base}/${tab.slug}`;
  const [current, ...deeper] = active;
  return {
    title: tab.title,
    to: pathToSlug(path),
    isActive: tab.slug.toLowerCase() === current?.toLowerCase(),
    nested: tab.nested.map((each) => toLink(each, path, deeper)),
  };
}

/**
 * A static page with tabs, `/{slug}/{tab}/{nestedTab}/`. Without a tab it redirects to the first one; an unknown tab, or a
 * page that cannot be loaded, redirects to `/{slug}/`. Specification 1 §2.
 */
export async function loadTabs(context: ShopContext): Promise<TabsData> {
  const [slug = '', tabSlug, nestedSlug] = (context.params['slug'] ?? '').split('/');
  const missing = context.t('errors')('contentNotFound');
  const tabs =
    slug === ''
      ? []
      : await readTabs(context.api, slug.toLowerCase()).catch((error: unknown) => {
          // failures redirect to the page itself, so only that address may show them
          if (tabSlug !== undefined && error instanceof ApiError) throw redirect(pathToSlug(slug));
          throw error;
        });
  const first = tabs[0];
  if (!first) notFound(missing);
  if (tabSlug === undefined) throw redirect(pathToSlug(`${slug}/${first.slug}`));
  const isAt = (written: string) => (each: Tab) => each.slug.toLowerCase() === written.toLowerCase();
  const tab = tabs.find(isAt(tabSlug));
  const shown = nestedSlug === undefined ? tab : tab?.nested.find(isAt(nestedSlug));
  if (!shown) throw redirect(pathToSlug(slug));
  return {
    tracking: TRACKING,
    title: shown.title,
    html: await richText(shown.html, context),
    links: tabs.map((each) => toLink(each, slug, [tabSlug, nestedSlug])),
  };
}
