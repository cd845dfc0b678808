import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { readBanners, readRouteSlugs } from '~/api/content';
import { Deadline } from '~/api/deadline';
import { type Api, createSharedCache } from '~/api/request';
import { readProductGroups } from '~/api/resources';
import { forgetSearches } from '~/api/search';
import { openServerTexts, type ServerTexts, type Texts } from '~/locale/i18n.server';
import type { Language } from '~/locale/languages';
import { startLocale } from '~/locale/start-up';
import type { Locale } from '~/locale/use-locale';
import { documentPath } from '~/rendering/remix-adapter';
import { matchScreen } from '~/routing/match-screen';
import { pathTo } from '~/routing/path-to';
import { acceptsParams } from '~/routing/route-validation';
import { type ScreenName, screens } from '~/routing/screens';
import { turnedAway } from './admission.server';
import { type BackendFetch, remoteBackend } from './backend-fetch.server';
import { rawCookie } from './cookies.server';
import { storefrontSettings } from './env.server';
import { failed, forbidden, notFound } from './errors.server';
import { redirectWithToast } from './flash.server';
import { loadContext } from './load-context';
import { resolveLocale } from './locale.server';
import { logMalformedPart } from './log-malformed-part.server';
import { routeRules } from './route-rules.server';
import { type Auth, chosenLanguage, LOCALE_COOKIE, readAuth } from './shop-cookies.server';
import { findTranslatedPage } from './translated-path.server';

/** Arguments of a loader or an action. */
export type RequestArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>;

/** The data of every request, independent of its screen. */
export type BaseContext = {
  readonly language: Language;
  readonly locale: Locale;
  /** Whether the backend accepted the requested delivery country and currency. */
  readonly localeAccepted: boolean;
  readonly api: Api;
  /** The request; if a shared page is rendered, only with the cookies of preferences. */
  readonly request: Request;
  readonly url: URL;
  /** The token of a logged-in customer. Only the backend validates it. */
  readonly auth: Auth | undefined;
  /** A shared page is rendered: nothing personal may be read or written. */
  readonly shared: boolean;
  /**
   * Tells that something on the page is true only until a moment, in milliseconds, such as that a store is open: a shared page is then
   * not sent for longer.
   */
  readonly trueUntil: (time: number) => void;
  /** The visitor's country from a trusted proxy, two letters, lower case. */
  readonly geoCountry: string | undefined;
  /** The visitor's IP address, if the backend gets it and trusts it. */
  readonly clientAddress: string | undefined;
  readonly t: Texts;
};

/** The same, with the screen of the path. */
export type ShopContext = BaseContext & {
  readonly screen: ScreenName;
  /** Parameters by the table's names, decoded; a `{slug*}` has no leading and trailing slashes. */
  readonly params: Readonly<Record<string, string>>;
};

/** Total time limit for all reads of a page. */
const PAGE_LIMIT_MS = 6_000;

const cache = createSharedCache();

let openedTexts: ServerTexts | undefined;

function serverTexts(): ServerTexts {
  openedTexts ??= openServerTexts(storefrontSettings().hosts, chosenLanguage);
  return openedTexts;
}

/**
 * Makes cached backend answers outdated: all, or what searches found alone.
 * @param graceMs how long, in milliseconds, all others are still shown while new ones are fetched
 */
export function purgeSharedAnswers(which: 'all' | 'searches' = 'all', graceMs = 0): void {
  if (which === 'searches') forgetSearches(cache);
  else cache.purge('', graceMs);
}

/** Removes all cached backend answers, as if the process had just started. */
export function clearSharedAnswers(): void {
  cache.clear();
}

function noBackend(): Promise<Response> {
  return Promise.reject(new Error('No backend: API_URL is not set'));
}

let remote: BackendFetch | undefined;

function remoteOrNone(): BackendFetch {
  const { apiUrl } = storefrontSettings();
  if (apiUrl === undefined) return noBackend;
  remote ??= remoteBackend(apiUrl);
  return remote;
}

/** Starts fetching data that every page needs while the page's locale is being determined; later reads share these fetches. */
function prefetchSharedAnswers(api: Api): void {
  const prefetching = { ...api, onMissingData: undefined };
  void Promise.allSettled([readRouteSlugs(prefetching), readProductGroups(prefetching), readBanners(prefetching)]);
}

async function makeBase(args: RequestArgs): Promise<BaseContext> {
  const { languageOf, textsIn } = serverTexts();
  const shop = loadContext(args.context);
  const shared = shop?.shared ?? false;
  const { request } = args;
  const url = new URL(request.url);
  const language = await languageOf(request);
  const auth = shared ? undefined : readAuth(request);
  const send = shop?.backend ?? remoteOrNone();
  const deadline = new Deadline(PAGE_LIMIT_MS);
  const api: Api = {
    send,
    language,
    token: auth?.token,
    cache,
    deadline,
    onMissingData: shop?.onMissingData,
    onMalformedPart: logMalformedPart,
    // a shared page is kept for long, and a form decides by what is so now
    takesOutdated: !shared && request.method === 'GET',
  };
  prefetchSharedAnswers(api);
  const choice = startLocale(url.searchParams, rawCookie(request, LOCALE_COOKIE), language);
  const { locale, accepted } = await resolveLocale(api, choice);
  return {
    language,
    locale,
    localeAccepted: accepted,
    api,
    request,
    url,
    auth,
    shared,
    trueUntil: (time) => shop?.onTrueUntil?.(time),
    geoCountry: shop?.geoCountry,
    clientAddress: shop?.clientAddress,
    t: await textsIn(language),
  };
}

/** The loaders of one page run in parallel with the same load context and share one base context. */
const bases = new WeakMap<object, Promise<BaseContext>>();

/** Language, locale and backend access of a request. Screens use `shopContext`; this is for the shell. */
export function baseContext(args: RequestArgs): Promise<BaseContext> {
  const known = bases.get(args.context);
  if (known) return known;
  const made = makeBase(args);
  bases.set(args.context, made);
  return made;
}

/** Redirects from a path in another language to the same page in this language. */
async function redirectToLanguage(path: string, search: string, api: Api): Promise<void> {
  const elsewhere = await findTranslatedPage(api, path);
  if (elsewhere) throw redirect(elsewhere.path + search, elsewhere.status);
}

function admit(screen: ScreenName, base: BaseContext, path: string): void {
  const { access } = screens[screen];
  if (access === 'customer' && !base.auth) {
    const text = base.t('sign-in')(screen === 'wishlist' ? 'wishlistLogin' : 'loginRequired');
    throw redirectWithToast(
      pathTo('login', base.language, {}, { next: path + base.url.search }),
      { type: 'info', text },
      { status: 302 },
    );
  }
  if ((access === 'staff' || access === 'admin') && !base.auth) notFound(base.t('refusals')('pageNotFound', { path }));
}

/**
 * Every screen's loader and action calls this first: it returns the visitor, language, currency and screen of the request. It
 * refuses forms sent from other sites and those that are too large, follows the redirect manifest, validates the screen's parameters and checks access.
 * Specification 1 §2 (routing rules), §8.
 * @throws Response a redirect, 403, 404 or 413 page
 */
export async function shopContext(args: RequestArgs): Promise<ShopContext> {
  const base = await baseContext(args);
  const away = turnedAway(base.request, routeRules());
  if (away?.kind === 'cross-site') forbidden(base.t('refusals')('crossSite'));
  if (loadContext(args.context)?.isTooLarge) failed('', { status: 413 });
  if (away) throw away.external ? redirectDocument(away.to, away.status) : redirect(away.to, away.status);
  const path = documentPath(base.url.pathname);
  const shown = path.endsWith('/') ? path : `${path}/`;
  const match = matchScreen(path, base.language);
  if (!match) notFound(base.t('refusals')('pageNotFound', { path: shown }));
  await redirectToLanguage(shown, base.url.search, base.api);
  if (!acceptsParams(match.screen, match.params)) notFound(base.t('refusals')('routeNotValid', { path: shown }));
  admit(match.screen, base, shown);
  return { ...base, ...match };
}
