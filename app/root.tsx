import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { isLogInOver } from '~/features/session/current-customer.server';
import { announceUser } from '~/features/shell/announce-user';
import { Flash } from '~/features/shell/flash';
import { watchForNewBuild } from '~/features/shell/fresh-build';
import { PageAnnouncer } from '~/features/shell/parts/page-announcer';
import { loadPersonal } from '~/features/shell/personal.server';
import { reportProblem } from '~/features/shell/report-problems';
import { loadShell, loadSiteMeta } from '~/features/shell/shell-data.server';
import { UnsentForms } from '~/features/shell/unsent-forms';
import { usePageLoading } from '~/features/shell/use-page-loading';
import { usePictureAbort } from '~/features/shell/use-picture-abort';
import { type SlugScreens, useRoutePrefetch } from '~/features/shell/use-route-prefetch';
import { flagCookies } from '~/features/staff/feature-flags.server';
import { errorScreen } from '~/layouts/late-error-screen';
import { ShopFrame } from '~/layouts/shop-frame';
import { errorKind, shownError } from '~/layouts/shown-error';
import { languageOfHost } from '~/locale/host-language';
import { isLanguage } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';
import { localeInQuery } from '~/locale/start-up';
import { FRAME_TEXTS, translate, useT } from '~/locale/translator';
import { LocaleContext, plainLocale, useLocale } from '~/locale/use-locale';
import { InlineScript } from '~/rendering/inline-script';
import { MARK_SCRIPTS } from '~/rendering/mark-scripts';
import { OnDemand } from '~/rendering/on-demand';
import { unpack } from '~/rendering/packed';
import { PageScripts } from '~/rendering/page-scripts';
import { browserBuildId } from '~/rendering/remix-adapter';
import { hasServerAnswered } from '~/routing/after-submission';
import { layoutOfRouteId } from '~/routing/browser-layouts';
import { pageTitle } from '~/routing/meta-text';
import { pathTo } from '~/routing/path-to';
import { type BaseContext, baseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { clearAuthCookie, flashCookie, languageSetCookie, localeSetCookie } from '~/server/shop-cookies.server';
import cyrillicFont from '~/styles/fonts/onest-cyrillic.woff2?url';
import latinFont from '~/styles/fonts/onest-latin.woff2?url';
import { LoadingBar } from '~/ui/progress';
import type { LinkTarget } from '~/ui/text-link';
import { Toaster } from '~/ui/toaster';
import { Tooltips } from '~/ui/tooltips';
import stylesheet from './styles/app.css?url';

/** The client entry waits for them: this file is bundled with those that every other one needs. */
export const handle = { i18n: FRAME_TEXTS };

/** Title of error screens; other pages have their own. */
export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => {
  const language = root?.locale.language ?? 'fi';
  const t = translate(language, 'errors');
  const status = error && shownError(error).status;
  const title = t(status === 404 || status === 413 ? `title.${status}` : 'title.other');
  return [{ title: pageTitle(title, root?.site.shopName ?? '') }, { name: 'robots', content: 'noindex' }];
};

/** Cookies for language, country and currency in the address; set only if the values exist. */
function choiceCookies({ request, url, locale, localeAccepted, shared, language }: BaseContext): string[] {
  if (shared) return [];
  const requested = url.searchParams.get('language');
  const hostIsSilent = languageOfHost(url.host, storefrontSettings().hosts) === undefined;
  const cookies = isLanguage(requested) && hostIsSilent ? [languageSetCookie(language, request)] : [];
  if (localeInQuery(url.searchParams) && localeAccepted) cookies.push(localeSetCookie(locale, request));
  return cookies;
}

/** Loads the frame of every page: shared data, and separately the visitor's own data. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await baseContext(args);
  const [shell, personal, isOver] = await Promise.all([
    loadShell(context),
    loadPersonal(context),
    isLogInOver(context),
  ]);
  const headers = new Headers();
  for (const cookie of [...choiceCookies(context), ...flagCookies(context)]) headers.append('Set-Cookie', cookie);
  if (isOver) headers.append('Set-Cookie', clearAuthCookie(context.request));
  if (personal.toast) headers.append('Set-Cookie', flashCookie.clear(context.request));
  return data({ site: loadSiteMeta(context), locale: context.locale, shell, personal }, { headers });
}

/** Parameters that set cookies, which the frame's loader does. */
const FRAME_PARAMETERS = ['language', 'delivery_country', 'currency'];

/** The frame is reloaded after a submission, when a redirect brings a message, and when another locale is requested. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  if (formMethod && formMethod !== 'GET') return hasServerAnswered(args);
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!onlyQuery) return defaultShouldRevalidate;
  const names = [...nextUrl.searchParams.keys()];
  return names.some((name) => FRAME_PARAMETERS.includes(name) || name.startsWith('featureFlag_'));
}

type RootData = ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** The last loaded frame data; set in browsers only, as effects do not run on the server. */
let lastRoot: RootData;

/**
 * The frame data. If it could not be loaded because the visitor is offline, the last data is used, so that the frame stays around
 * the error screen.
 */
function useRootData(): RootData {
  const root = useRouteLoaderData<typeof loader>('root');
  useEffect(() => {
    if (root) lastRoot = root;
  }, [root]);
  return root ?? lastRoot;
}

function useLayoutName() {
  const matches = useMatches();
  return layoutOfRouteId(matches.at(-1)?.id ?? '');
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRootData();
  const requested = useContext(RequestLanguage);
  const locale = root?.locale ?? plainLocale(requested);
  const fonts = locale.language === 'ru' ? [latinFont, cyrillicFont] : [latinFont];
  return (
    <LocaleContext.Provider value={locale}>
      <html lang={locale.language} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <InlineScript text={MARK_SCRIPTS} />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content="#0e1918" media="(prefers-color-scheme: dark)" />
          <Meta />
          {fonts.map((font) => (
            <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
          <link rel="stylesheet" href={stylesheet} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="manifest" href="/site.webmanifest" />
        </head>
        <body>
          {children}
          <PageScripts />
        </body>
      </html>
    </LocaleContext.Provider>
  );
}

/** The most visited catalogue screens, by kind of slug. */
const SLUG_SCREENS: SlugScreens = new Map(
  (['product', 'productGroup'] as const).map((kind) => [
    kind,
    async () => (await import('./routes/slug-screens')).loadWholeSlugScreen(kind),
  ]),
);

function Frame({ failed, children }: { readonly failed: boolean; readonly children: ReactNode }) {
  const root = useRootData();
  const layout = useLayoutName();
  const loading = usePageLoading(failed);
  usePictureAbort();
  useRoutePrefetch(SLUG_SCREENS);
  const t = useT('common');
  if (!root) return <>{children}</>;
  return (
    <>
      <LoadingBar state={loading} />
      <PageAnnouncer />
      <ShopFrame layout={layout} site={root.site} shell={root.shell} personal={root.personal}>
        {children}
      </ShopFrame>
      <Flash toast={root.personal.toast} />
      <Toaster label={t('notifications')} />
      <UnsentForms />
      <Tooltips />
    </>
  );
}

export default function App() {
  const isLoggedIn = useRootData()?.personal.isLoggedIn ?? false;
  const known = useRef(isLoggedIn);
  useEffect(() => announceUser(window, known.current), []);
  useEffect(() => watchForNewBuild(browserBuildId()), []);
  return (
    <Frame failed={false}>
      <Outlet />
    </Frame>
  );
}

/** Maximum number of departments that the not-found page suggests. */
const MAX_SUGGESTED_LINKS = 3;

/** Links on the not-found page: the first departments and the order look-up. */
function useSuggestedLinks(): LinkTarget[] {
  const root = useRootData();
  const t = useT('errors');
  const { language } = useLocale();
  const groups = root ? unpack(root.shell.nav).groups.slice(0, MAX_SUGGESTED_LINKS) : [];
  return [
    ...groups.map(({ label, to }) => ({ label, to })),
    { label: t('tracking'), to: pathTo('viewOrder', language) },
  ];
}

/** All that a visitor sees of an error when its screen cannot be loaded, because there is no connection. */
function ErrorHeading({ error }: { readonly error: unknown }) {
  const t = useT('errors');
  return (
    <main id="main" className="lost">
      <div className="wrap">
        <h1>{t(`title.${errorKind(shownError(error).status)}`)}</h1>
      </div>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRootData();
  const ways = useSuggestedLinks();
  // an error response with a status was logged where it was thrown
  useEffect(() => (isRouteErrorResponse(error) ? undefined : reportProblem(error)), [error]);
  return (
    <Frame failed>
      <OnDemand
        code={errorScreen}
        props={{ error, email: root?.shell.email, ways }}
        meanwhile={<ErrorHeading error={error} />}
      />
    </Frame>
  );
}
