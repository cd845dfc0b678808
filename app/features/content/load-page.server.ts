import { data, redirect, redirectDocument } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { readStaticPage, type StaticPage } from '~/api/content';
import type { Api } from '~/api/request';
import { type PageTracking, plainTracking } from '~/features/catalog/page-tracking';
import { fillEditorText } from '~/locale/editor-texts';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { screenOfPage } from '~/routing/screen-pages';
import type { ShopContext } from '~/server/context.server';
import { BOOKING_MARK } from '~/server/door/content-policy.server';
import { storefrontSettings } from '~/server/env.server';
import { movedOrNotFound } from '~/server/moved-page.server';
import { pathInLanguage } from '~/server/translated-path.server';
import { richHtml } from './rich-html.server';
import { contentsOf, type Heading } from './rules/headings';
import type { ShownDate, StoryPicture } from './story';
import { shownDate, storyPicture } from './story.server';

/** The booking service as a page needs it to show its calendar. */
export type Booking = { readonly url: string; readonly script: string | undefined };

export type PageData = {
  /** For the admin context; the slug when the backend names no id. Specification 1 §3. */
  readonly admin: { readonly staticId: string; readonly contentId?: number };
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Sanitised. */
  readonly html: string;
  readonly contents: readonly Heading[];
  readonly picture: StoryPicture;
  readonly updated: ShownDate | null;
  readonly booking: Booking | null;
  /** Canonical address of the page: the same text is also available under its bare slug. */
  readonly canonical: string | undefined;
  readonly alternates: Partial<Record<Language, string>>;
  readonly tracking: PageTracking;
};

const TRACKING = plainTracking('dynamic page');
const NO_PICTURE: StoryPicture = { files: [], share: undefined };

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

/** What a page's text shows; nothing while it cannot be loaded. */
export async function shownPage(context: ShopContext, page: StaticPage | undefined, slug: string): Promise<PageData> {
  if (!page) {
    return {
      admin: { staticId: slug },
      title: '',
      description: '',
      html: '',
      contents: [],
      picture: NO_PICTURE,
      updated: null,
      booking: null,
      canonical: undefined,
      alternates: {},
      tracking: TRACKING,
    };
  }
  const { html, headings, hasBooking } = await richHtml(page.html, context);
  const canonical = pathTo('page', context.language, { slug: page.slugs[context.language] ?? slug.toLowerCase() });
  return {
    admin: { staticId: String(page.id ?? slug), ...(page.id !== null && { contentId: page.id }) },
    title: fillEditorText(page.title, context.locale),
    description: fillEditorText(page.description, context.locale) || html,
    html,
    contents: contentsOf(headings),
    picture: storyPicture(page.image),
    updated: shownDate(page.updated, context.language),
    booking: (hasBooking && storefrontSettings().booking) || null,
    canonical,
    alternates: { ...addresses(page.slugs), [context.language]: canonical },
    tracking: TRACKING,
  };
}

/**
 * Marks the answer of a page that embeds the booking service's calendar, so that its policy allows it. A visitor who comes from
 * another page by script has that page's policy: then the whole document is loaded.
 */
export function withPolicy<Data extends { readonly booking: Booking | null }>({ url }: ShopContext, page: Data) {
  if (page.booking === null) return data(page);
  // requests for data have no slash at the end
  if (!url.pathname.endsWith('/')) throw redirectDocument(`${url.pathname}/${url.search}`);
  return data(page, { headers: { [BOOKING_MARK]: 'yes' } });
}

/**
 * Loads a static page. A missing page is a 404, unless it moved; one that cannot be loaded is an empty page, because header and footer
 * links are still useful. Specification 1 §2, §8.
 */
export async function loadStaticPage(context: ShopContext): Promise<PageData> {
  const { api, params, t } = context;
  const slug = params['slug'] ?? '';
  try {
    const page = await findPage(api, slug);
    if (!page) {
      if (slug !== '') await redirectToTranslation(context);
      await movedOrNotFound(context, t('errors')('contentNotFound'));
    }
    const screen = page && screenOfPage(slug);
    if (screen) throw redirect(pathTo(screen, context.language) + context.url.search, 301);
    return await shownPage(context, page, slug);
  } catch (error) {
    if (error instanceof ApiError && error.isOutage) return shownPage(context, undefined, slug);
    throw error;
  }
}
