import { redirect } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { readTabbedPage, type Tab, type TabbedPage } from '~/api/content';
import { withShortTimeout } from '~/api/request';
import { type PageTracking, plainTracking } from '~/features/catalog/page-tracking';
import { fillEditorText } from '~/locale/editor-texts';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { movedOrNotFound } from '~/server/moved-page.server';
import { orLogged } from '~/server/unavailable.server';
import type { Booking } from './load-page.server';
import { richHtml } from './rich-html.server';
import { contentsOf, type Heading } from './rules/headings';
import { type ServiceHead, serviceHead } from './service-tasks.server';
import type { ShownDate, StoryPicture } from './story';
import { shownDate, storyPicture } from './story.server';

export type TabLink = {
  readonly title: string;
  readonly to: string;
  readonly isActive: boolean;
  readonly nested: readonly TabLink[];
};

/** A tab's text on the page; `level` 2 is a tab, 3 a nested one. */
export type TabSection = {
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
  /** Sanitised. */
  readonly html: string;
};

export type TabsData = {
  readonly admin: { readonly staticWithTabs: string; readonly contentId?: number };
  /** Title of the whole page; empty from a backend that names none. */
  readonly pageTitle: string;
  readonly title: string;
  readonly description: string;
  /** The text of the tab. */
  readonly html: string;
  /** All tabs, one below the other, when the address asks for that; else empty. */
  readonly sections: readonly TabSection[];
  readonly contents: readonly Heading[];
  readonly links: readonly TabLink[];
  /** What stands above the tabs of customer service. */
  readonly service: ServiceHead | null;
  /** Address of the page with all tabs, or back from it. */
  readonly otherView: string;
  readonly picture: StoryPicture;
  readonly updated: ShownDate | null;
  readonly booking: Booking | null;
  readonly canonical: string;
  readonly alternates: Partial<Record<Language, string>>;
  readonly tracking: PageTracking;
};

/** Parameter and value that show all tabs on one page. */
const ALL = { sections: 'all' } as const;

/** The address of a tab, `koot/miehet`, with all tabs below each other or alone. */
type AddressOf = (tab: string, query?: Readonly<Record<string, string>>) => string;

function toLink(tab: Tab, above: string, active: readonly (string | undefined)[], addressOf: AddressOf): TabLink {
  const path = `${above}${tab.slug}`;
  const [current, ...deeper] = active;
  return {
    title: tab.title,
    to: addressOf(path),
    isActive: tab.slug.toLowerCase() === current?.toLowerCase(),
    nested: tab.nested.map((each) => toLink(each, `${path}/`, deeper, addressOf)),
  };
}

/** The page's texts one below the other: each tab, and below it its nested tabs. */
async function allSections(context: ShopContext, { tabs }: TabbedPage): Promise<readonly TabSection[]> {
  const sections: TabSection[] = [];
  const taken: string[] = [];
  for (const tab of tabs) {
    for (const each of [tab, ...tab.nested]) {
      const id = each === tab ? tab.slug : `${tab.slug}-${each.slug}`;
      taken.push(id);
      const { html, headings } = await richHtml(each.html, context, taken);
      taken.push(...headings.map((heading) => heading.id));
      sections.push({ id, level: each === tab ? 2 : 3, title: each.title, html });
    }
  }
  return sections;
}

/** The places of a tab and a nested tab on their page; -1 for none. */
type Place = { readonly tab: number; readonly nested: number };

/**
 * The addresses of a tab in the languages that have the page: the tabs at one place are the same one in different languages. A page
 * that cannot be read is left out.
 */
async function addresses(
  { api, language }: ShopContext,
  { slugs }: TabbedPage,
  place: Place,
  own: string,
): Promise<TabsData['alternates']> {
  const found = await Promise.all(
    LANGUAGES.filter((each) => each !== language && slugs[each]).map(async (each) => {
      const slug = slugs[each] ?? '';
      const reading = readTabbedPage(withShortTimeout({ ...api, language: each }), slug);
      const tab = (await orLogged(reading, undefined, 'tabs in another language'))?.tabs[place.tab];
      const nested = place.nested < 0 ? undefined : tab?.nested[place.nested];
      if (!tab || (place.nested >= 0 && !nested)) return [];
      return [[each, pathToSlug([slug, tab.slug, ...(nested ? [nested.slug] : [])].join('/'))] as const];
    }),
  );
  return { ...Object.fromEntries(found.flat()), [language]: own };
}

async function findPage(context: ShopContext, slug: string, hasTab: boolean): Promise<TabbedPage | undefined> {
  if (slug === '') return undefined;
  try {
    return await readTabbedPage(context.api, slug.toLowerCase());
  } catch (error) {
    // failures redirect to the page itself, so only that address may show them
    if (hasTab && error instanceof ApiError) throw redirect(pathToSlug(slug));
    throw error;
  }
}

/** A tab, and the nested one in it that is shown. */
type Shown = { readonly tab: Tab; readonly nested: Tab | undefined };

/** The tab with a slug, and in it the nested one with another; undefined when one of them is not there. */
export function findTab({ tabs }: TabbedPage, tabSlug: string, nestedSlug: string | undefined): Shown | undefined {
  const isAt = (written: string) => (each: Tab) => each.slug.toLowerCase() === written.toLowerCase();
  const tab = tabs.find(isAt(tabSlug));
  const nested = nestedSlug === undefined ? undefined : tab?.nested.find(isAt(nestedSlug));
  return tab && (nestedSlug === undefined || nested) ? { tab, nested } : undefined;
}

/** What a page shows of one of its tabs, or of all: everything but its own addresses. */
export async function shownTab(
  context: ShopContext,
  page: TabbedPage,
  { tab, nested }: Shown,
  addressOf: AddressOf,
): Promise<Omit<TabsData, 'canonical' | 'alternates' | 'admin'>> {
  const { url, locale } = context;
  const shown = nested ?? tab;
  const path = [tab.slug, ...(nested ? [nested.slug] : [])].join('/');
  const isWhole = url.searchParams.get('sections') === ALL.sections;
  const { html, headings, hasBooking } = await richHtml(shown.html, context);
  const isFirst = shown === page.tabs[0];
  return {
    pageTitle: fillEditorText(page.title, locale),
    title: fillEditorText(shown.title, locale),
    description: (isFirst && fillEditorText(page.description, locale)) || html,
    html,
    sections: isWhole ? await allSections(context, page) : [],
    contents: contentsOf(headings),
    links: page.tabs.map((each) => toLink(each, '', [tab.slug, nested?.slug], addressOf)),
    service: await serviceHead(context, page.slugs[context.language]),
    otherView: addressOf(path, isWhole ? {} : ALL),
    picture: storyPicture(page.image),
    updated: shownDate(page.updated, context.language),
    booking: (hasBooking && storefrontSettings().booking) || null,
    tracking: plainTracking('dynamic page'),
  };
}

/**
 * A static page with tabs, `/{slug}/{tab}/{nestedTab}/`. Without a tab it redirects to the first one; an unknown tab, or a
 * page that cannot be loaded, redirects to `/{slug}/`. Specification 1 §2. With `?sections=all` every tab's text stands on the page,
 * for reading and printing.
 */
export async function loadTabs(context: ShopContext): Promise<TabsData> {
  const { params, url, language, t } = context;
  const [slug = '', tabSlug, nestedSlug] = (params['slug'] ?? '').split('/');
  const page = await findPage(context, slug, tabSlug !== undefined);
  const first = page?.tabs[0];
  if (!page || !first) return movedOrNotFound(context, t('errors')('contentNotFound'));
  if (tabSlug === undefined) throw redirect(pathToSlug(`${slug}/${first.slug}`) + url.search);
  const found = findTab(page, tabSlug, nestedSlug);
  if (!found) throw redirect(pathToSlug(slug));
  const { tab, nested } = found;
  const base = page.slugs[language] ?? slug;
  const own = pathToSlug([base, tab.slug, ...(nested ? [nested.slug] : [])].join('/'));
  const place = { tab: page.tabs.indexOf(tab), nested: nested ? tab.nested.indexOf(nested) : -1 };
  return {
    ...(await shownTab(context, page, found, (path, query) => pathToSlug(`${base}/${path}`, query))),
    admin: { staticWithTabs: String(page.id ?? slug), ...(page.id !== null && { contentId: page.id }) },
    canonical: own,
    alternates: await addresses(context, page, place, own),
  };
}
