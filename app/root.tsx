import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { Flash } from '~/features/shell/flash';
import { watchForNewBuild } from '~/features/shell/fresh-build';
import { PageAnnouncer } from '~/features/shell/parts/page-announcer';
import { loadPersonal } from '~/features/shell/personal.server';
import { loadShell, loadSiteMeta } from '~/features/shell/shell-data.server';
import { usePageLoading } from '~/features/shell/use-page-loading';
import { useYieldingPictures } from '~/features/shell/use-yielding-pictures';
import { ErrorScreen, shownError } from '~/layouts/error-screen';
import { ScriptNonce } from '~/layouts/script-nonce';
import { ShopFrame } from '~/layouts/shop-frame';
import { languageOfHost } from '~/locale/host-language';
import { isLanguage } from '~/locale/languages';
import { RequestLanguage } from '~/locale/request-language';
import { localeInQuery } from '~/locale/start-up';
import { needs, translate, useT } from '~/locale/translator';
import { LocaleContext, plainLocale } from '~/locale/use-locale';
import { layoutOfRouteId } from '~/routing/browser-layouts';
import { pageTitle } from '~/routing/meta-text';
import { type BaseContext, baseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { flashCookie, languageSetCookie, localeSetCookie } from '~/server/shop-cookies.server';
import cyrillicFont from '~/styles/fonts/onest-cyrillic.woff2?url';
import latinFont from '~/styles/fonts/onest-latin.woff2?url';
import { LoadingBar } from '~/ui/progress';
import { Toaster } from '~/ui/toaster';
import stylesheet from './styles/app.css?url';

export const handle = { i18n: await needs('shell', 'common', 'errors') };

/** What an error screen is called; every page that loads has its own title. */
export const meta: MetaFunction<typeof loader> = ({ data: root, error }) => {
  const language = root?.locale.language ?? 'fi';
  const t = translate(language, 'errors');
  const title = error && shownError(error).status === 404 ? t('title.404') : t('title.other');
  return [{ title: pageTitle(title, root?.site.shopName ?? '') }, { name: 'robots', content: 'noindex' }];
};

/** Cookies for what the address chose: they are set only when the visitor chose something that exists. */
function choiceCookies({ request, url, locale, localeAccepted, shared, language }: BaseContext): string[] {
  if (shared) return [];
  const asked = url.searchParams.get('language');
  const hostIsSilent = languageOfHost(url.host, storefrontSettings().hosts) === undefined;
  const cookies = isLanguage(asked) && hostIsSilent ? [languageSetCookie(language, request)] : [];
  if (localeInQuery(url.searchParams) && localeAccepted) cookies.push(localeSetCookie(locale, request));
  return cookies;
}

/** Loads the frame of every page: what is the same for all visitors, and apart from it what is this visitor's. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await baseContext(args);
  const [shell, personal] = await Promise.all([loadShell(context), loadPersonal(context)]);
  const headers = new Headers();
  for (const cookie of choiceCookies(context)) headers.append('Set-Cookie', cookie);
  if (personal.toast) headers.append('Set-Cookie', flashCookie.clear(context.request));
  return data({ site: loadSiteMeta(context), locale: context.locale, shell, personal }, { headers });
}

/** The frame is loaded anew after a submission, when a redirect brings a message, and when another locale is asked for. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod && formMethod !== 'GET') return true;
  const onlyQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!onlyQuery) return defaultShouldRevalidate;
  return ['language', 'delivery_country', 'currency'].some((name) => nextUrl.searchParams.has(name));
}

/** Tells the style sheet that scripts run, before anything is painted. */
const MARK_SCRIPTS = "document.documentElement.classList.add('js')";

function useLayoutName() {
  const matches = useMatches();
  return layoutOfRouteId(matches.at(-1)?.id ?? '');
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const requested = useContext(RequestLanguage);
  const nonce = useContext(ScriptNonce);
  const locale = root?.locale ?? plainLocale(requested);
  const fonts = locale.language === 'ru' ? [latinFont, cyrillicFont] : [latinFont];
  return (
    <LocaleContext.Provider value={locale}>
      <html lang={locale.language} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MARK_SCRIPTS }} />
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
          <Links />
        </head>
        <body>
          {children}
          <ScrollRestoration nonce={nonce} />
          <Scripts nonce={nonce} />
        </body>
      </html>
    </LocaleContext.Provider>
  );
}

function Frame({ failed, children }: { readonly failed: boolean; readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const layout = useLayoutName();
  const loading = usePageLoading(failed);
  useYieldingPictures();
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
    </>
  );
}

export default function App() {
  useEffect(() => watchForNewBuild(window.__remixManifest?.version), []);
  return (
    <Frame failed={false}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <Frame failed>
      <ErrorScreen error={error} email={root?.shell.email} />
    </Frame>
  );
}
