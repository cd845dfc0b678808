import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { Deadline } from '~/api/deadline';
import { type Api, createSharedCache } from '~/api/request';
import { detectLanguage } from '~/locale/host-language';
import type { Language } from '~/locale/languages';
import { translate } from '~/locale/messages';
import type { Namespace, Translate } from '~/locale/namespaces';
import { startLocale } from '~/locale/start-up';
import type { Locale } from '~/locale/use-locale';
import { documentPath, matchScreen } from '~/routing/match-screen';
import { pathTo } from '~/routing/path-to';
import { matchRouteRule } from '~/routing/route-rules';
import { acceptsParams } from '~/routing/route-validation';
import { type ScreenName, screens } from '~/routing/screens';
import { translatePath } from '~/routing/translate-path';
import { type BackendFetch, remoteBackend } from './backend-fetch.server';
import { rawCookie } from './cookies.server';
import { storefrontSettings } from './env.server';
import { forbidden, notFound } from './errors.server';
import { redirectWithToast } from './flash.server';
import { loadContext } from './load-context';
import { resolveLocale } from './locale.server';
import { isCrossOrigin } from './origin-check.server';
import { routeRules } from './route-rules.server';
import { type Auth, chosenLanguage, LOCALE_COOKIE, readAuth } from './shop-cookies.server';

/** Arguments of a loader or an action. */
export type RequestArgs = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'request' | 'context'>;

/** What the shell knows of every request, whatever its screen. */
export type BaseContext = {
  readonly language: Language;
  readonly locale: Locale;
  /** Whether the backend took the delivery country and currency that the request asks for. */
  readonly localeAccepted: boolean;
  readonly api: Api;
  /** The request; with the cookies of preferences only when a page for the shared cache is rendered. */
  readonly request: Request;
  readonly url: URL;
  /** The customer's token, when there is a log-in. The backend decides what it is worth. */
  readonly auth: Auth | undefined;
  /** The page is rendered for everybody: nothing personal may be read or written. */
  readonly shared: boolean;
  /** The visitor's country by a trusted proxy, two letters, lower case. */
  readonly geoCountry: string | undefined;
  /** The visitor's address, where the backend is told it and believes it. */
  readonly clientAddress: string | undefined;
  readonly t: <N extends Namespace>(namespace: N) => Translate<N>;
};

/** The same, with the screen of the path. */
export type ShopContext = BaseContext & {
  readonly screen: ScreenName;
  /** Parameters by the table's names, decoded; a `{slug*}` has no slashes at its ends. */
  readonly params: Readonly<Record<string, string>>;
};

/** How long a page may wait for its readings altogether, however many they are. */
const PAGE_LIMIT_MS = 6_000;

const cache = createSharedCache();

/** Forgets kept answers of the backend, all or those of calls whose name begins with the text. */
export function purgeSharedAnswers(callName = ''): void {
  cache.purge(callName);
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

async function makeBase(args: RequestArgs): Promise<BaseContext> {
  const { hosts } = storefrontSettings();
  const shop = loadContext(args.context);
  const shared = shop?.shared ?? false;
  const { request } = args;
  const url = new URL(request.url);
  const language = detectLanguage(url, chosenLanguage(request), hosts);
  const auth = shared ? undefined : readAuth(request);
  const send = shop?.backend ?? remoteOrNone();
  const deadline = new Deadline(PAGE_LIMIT_MS);
  const api: Api = { send, language, token: auth?.token, cache, deadline, lacks: shop?.lacks };
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
    geoCountry: shop?.geoCountry,
    clientAddress: shop?.clientAddress,
    t: (namespace) => translate(language, namespace),
  };
}

/** Loaders of one page run side by side with one load context: they share one look at cookies and locale. */
const bases = new WeakMap<object, Promise<BaseContext>>();

/** Language, locale and way to the backend of a request. Screens use `shopContext`; this is for the shell. */
export function baseContext(args: RequestArgs): Promise<BaseContext> {
  const known = bases.get(args.context);
  if (known) return known;
  const made = makeBase(args);
  bases.set(args.context, made);
  return made;
}

/** Follows the manifest of redirects, and leads a path in another language's words to this language's. */
function redirectElsewhere(path: string, search: string, language: Language): void {
  const rule = matchRouteRule(routeRules(), path, search);
  if (rule) throw rule.external ? redirectDocument(rule.to, rule.status) : redirect(rule.to, rule.status);
  const translated = translatePath(path, language);
  if (translated !== undefined) throw redirect(translated + search, 301);
}

function admit(screen: ScreenName, base: BaseContext, path: string): void {
  const { access } = screens[screen];
  if (access === 'customer' && !base.auth) {
    const text = base.t('common')(screen === 'wishlist' ? 'wishlistLogin' : 'loginRequired');
    throw redirectWithToast(
      pathTo('login', base.language, {}, { next: path + base.url.search }),
      { type: 'info', text },
      { status: 302 },
    );
  }
  if (access === 'staff' && !base.auth) notFound(base.t('errors')('pageNotFound', { path }));
}

/**
 * What a screen's loader or action begins with: who asks, in which language and currency, for which screen. On the way
 * it refuses forms of other sites, follows the redirect manifest, checks the screen's parameters and turns away who may
 * not enter. Specification 1 §2 (routing rules), §8.
 * @throws Response a redirect, 403 or 404 page
 */
export async function shopContext(args: RequestArgs): Promise<ShopContext> {
  const base = await baseContext(args);
  if (isCrossOrigin(base.request)) forbidden(base.t('errors')('crossSite'));
  const path = documentPath(base.url.pathname);
  const shown = path.endsWith('/') ? path : `${path}/`;
  const match = matchScreen(path, base.language);
  if (!match) notFound(base.t('errors')('pageNotFound', { path: shown }));
  redirectElsewhere(shown, base.url.search, base.language);
  if (!acceptsParams(match.screen, match.params)) notFound(base.t('errors')('routeNotValid', { path: shown }));
  admit(match.screen, base, shown);
  return { ...base, ...match };
}
