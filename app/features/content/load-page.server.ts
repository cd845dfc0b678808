import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { readStaticPage, readTabs, type Tab } from '~/api/content';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { notFound } from '~/server/errors.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';

export type PageData = {
  readonly title: string;
  /** Sanitised. */
  readonly html: string;
  /** The page's address: the same text is also found by its bare slug. */
  readonly canonical: string | undefined;
  readonly alternates: Partial<Record<Language, string>>;
};

function ownHosts(): string[] {
  return Object.values(storefrontSettings().hosts).flat();
}

/** The page's addresses in the languages that have it. */
function addresses(slugs: Readonly<Record<string, string>>): PageData['alternates'] {
  const found = LANGUAGES.filter((language) => slugs[language]);
  return Object.fromEntries(
    found.map((language) => [language, pathTo('page', language, { slug: slugs[language] ?? '' })]),
  );
}

/**
 * A static page. One that does not exist is a 404; one that cannot be loaded is an empty page, as the frame and its
 * links are still of use. Specification 1 §2, §8.
 */
export async function loadStaticPage(context: ShopContext): Promise<PageData> {
  const { api, params, t } = context;
  const slug = params['slug'] ?? '';
  try {
    const page = slug === '' ? undefined : await readStaticPage(api, slug);
    if (!page) notFound(t('errors')('contentNotFound'));
    const html = sanitiseHtml(page.html, ownHosts());
    const canonical = pathTo('page', context.language, { slug });
    return {
      title: page.title,
      html,
      canonical,
      alternates: { ...addresses(page.slugs), [context.language]: canonical },
    };
  } catch (error) {
    if (error instanceof ApiError && error.isOutage)
      return { title: '', html: '', canonical: undefined, alternates: {} };
    throw error;
  }
}

export type TabLink = {
  readonly title: string;
  readonly to: string;
  readonly isActive: boolean;
  readonly nested: readonly TabLink[];
};

export type TabsData = { readonly title: string; readonly html: string; readonly links: readonly TabLink[] };

function toLink(tab: Tab, base: string, active: readonly (string | undefined)[]): TabLink {
  const path = `${base}/${tab.slug}`;
  const [current, ...deeper] = active;
  return {
    title: tab.title,
    to: pathToSlug(path),
    isActive: tab.slug === current,
    nested: tab.nested.map((each) => toLink(each, path, deeper)),
  };
}

/**
 * A static page with tabs, `/{slug}/{tab}/{nestedTab}/`. Without a tab the first one is gone to; an unknown tab, or a
 * page that cannot be loaded, leads back to `/{slug}/`. Specification 1 §2.
 */
export async function loadTabs(context: ShopContext): Promise<TabsData> {
  const [slug = '', tabSlug, nestedSlug] = (context.params['slug'] ?? '').split('/');
  const missing = context.t('errors')('contentNotFound');
  const tabs =
    slug === ''
      ? []
      : await readTabs(context.api, slug).catch((error: unknown) => {
          // the page itself is where a failure leads, so only there it may be shown
          if (tabSlug !== undefined && error instanceof ApiError) throw redirect(pathToSlug(slug));
          throw error;
        });
  const first = tabs[0];
  if (!first) notFound(missing);
  if (tabSlug === undefined) throw redirect(pathToSlug(`${slug}/${first.slug}`));
  const tab = tabs.find((each) => each.slug === tabSlug);
  const shown = nestedSlug === undefined ? tab : tab?.nested.find((each) => each.slug === nestedSlug);
  if (!shown) throw redirect(pathToSlug(slug));
  return {
    title: shown.title,
    html: sanitiseHtml(shown.html, ownHosts()),
    links: tabs.map((each) => toLink(each, slug, [tabSlug, nestedSlug])),
  };
}
