import type { LoaderFunction, MetaArgs, MetaDescriptor, MetaFunction } from '@remix-run/node';
import { LANGUAGES, type Language } from '~/locale/languages';
import { metaDescription, pageTitle } from './meta-text';

/** Site data for the meta function of every page; part of the root loader's data. */
export type SiteMeta = {
  readonly shopName: string;
  readonly language: Language;
  /** Scheme and host of canonical addresses. */
  readonly origin: string;
  /** Origins of all languages; null if one host serves all languages, so that pages have no other addresses. */
  readonly origins: Readonly<Record<Language, string>> | null;
  /** The path of the loaded document, and the path of its screen in every language. */
  readonly path: string;
  readonly paths: Readonly<Record<Language, string>>;
};

/** A page's metadata for browsers, search engines and sharing. */
export type PageMeta = {
  /** Without the shop's name, which is appended. */
  readonly title: string;
  /** Text or HTML; cut to 150 characters. */
  readonly description?: string | undefined;
  /** Path or address of the sharing image, 1200 × 630. */
  readonly image?: string | undefined;
  /** What the sharing image shows; without it the page's title. */
  readonly imageAlt?: string | undefined;
  readonly noindex?: boolean | undefined;
  /** Canonical path with slashes, if it is not the page's own. */
  readonly canonical?: string | undefined;
  /** Paths of the previous and next page of a list. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** Paths in other languages, if they differ from the screen's paths. */
  readonly alternates?: Partial<Record<Language, string>> | undefined;
  /** Address to which the page redirects immediately. */
  readonly goTo?: string | undefined;
  /** Of an article: when it was published and last changed, ISO 8601. */
  readonly article?: { readonly published?: string | undefined; readonly modified?: string | undefined } | undefined;
  /** A feed of what is new among such pages. */
  readonly feed?: { readonly title: string; readonly to: string } | undefined;
  /** Structured data, one object each; needed on the server only. */
  readonly jsonLd?: readonly object[] | undefined;
};

type RootData = { readonly site: SiteMeta };

function siteOf(matches: readonly { readonly id: string; readonly data?: unknown }[]): SiteMeta | undefined {
  return (matches.find(({ id }) => id === 'root')?.data as RootData | undefined)?.site;
}

function absolute(address: string, origin: string): string {
  return /^https?:\/\//.test(address) ? address : `${origin}${address}`;
}

/**
 * Links to the page in all languages. Only in loaded documents: after a navigation by script there are none, as the browser does
 * not have the other languages' paths.
 */
function languageLinks(site: SiteMeta, path: string, alternates: PageMeta['alternates']): MetaDescriptor[] {
  const { origins, paths } = site;
  if (!origins || path !== site.path) return [];
  // a page with its own alternates has no other languages
  const found = alternates ? LANGUAGES.filter((language) => alternates[language] !== undefined) : LANGUAGES;
  const href = (language: Language) => origins[language] + (alternates?.[language] ?? paths[language]);
  const fallback = found.includes('en')
    ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: href('en') }]
    : [];
  return [
    ...found.map((language) => ({ tagName: 'link', rel: 'alternate', hrefLang: language, href: href(language) })),
    ...fallback,
  ];
}

/** Links to the previous and next page of a list. */
function neighbourLinks({ previous, next }: PageMeta, { origin }: SiteMeta): MetaDescriptor[] {
  const link = (rel: 'prev' | 'next', path: string | undefined) =>
    path === undefined ? [] : [{ tagName: 'link', rel, href: absolute(path, origin) }];
  return [...link('prev', previous), ...link('next', next)];
}

const JSON_LD = 'script:ld+json';

/**
 * Structured data is for search engines, which read the document as it was sent. In the browser it is what the document has, so
 * that no page brings the code that makes it; after a navigation by script there is none.
 */
function structuredData({ jsonLd = [] }: PageMeta, site: SiteMeta, path: string): MetaDescriptor[] {
  if (import.meta.env.SSR) return jsonLd.map((data) => ({ [JSON_LD]: data as never }));
  if (path !== site.path) return [];
  const sent = document.head.querySelectorAll('script[type="application/ld+json"]');
  return [...sent].map(({ textContent }) => ({ [JSON_LD]: JSON.parse(textContent ?? 'null') }));
}

/** What an article says about itself for sharing (ogp.me). */
function articleTags({ article }: PageMeta): MetaDescriptor[] {
  const time = (property: string, content: string | undefined) => (content ? [{ property, content }] : []);
  return article
    ? [
        ...time('article:published_time', article.published),
        ...time('article:modified_time', article.modified ?? article.published),
      ]
    : [];
}

/** The link by which feed readers find a page's feed. */
function feedLink({ feed }: PageMeta): MetaDescriptor[] {
  if (!feed) return [];
  return [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: feed.title, href: feed.to }];
}

function metaTags(page: PageMeta, site: SiteMeta, pathname: string): MetaDescriptor[] {
  const ownPath = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const path = page.canonical ?? ownPath;
  const title = pageTitle(page.title, site.shopName);
  const description = metaDescription(page.description ?? '');
  const url = absolute(path, site.origin);
  const image = page.image ? absolute(page.image, site.origin) : undefined;
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.goTo ? [{ httpEquiv: 'refresh', content: `0; url=${page.goTo}` }] : []),
    ...(page.noindex ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    ...(page.noindex ? [] : languageLinks(site, ownPath, page.alternates)),
    ...(page.noindex ? [] : neighbourLinks(page, site)),
    ...feedLink(page),
    { property: 'og:site_name', content: site.shopName },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    ...articleTags(page),
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: url },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: page.imageAlt || page.title },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...structuredData(page, site, ownPath),
  ];
}

/**
 * The meta function of a screen: title with the shop's name, description, canonical address, addresses in the other
 * languages, sharing image. Specification 1 §5. A page that failed to load has no metadata; the error screen has its own title.
 * @example export const meta = pageMeta<typeof loader>(({ data }) => ({ title: data.title }));
 */
export function pageMeta<Loader extends LoaderFunction>(
  tell: (args: MetaArgs<Loader> & { data: NonNullable<MetaArgs<Loader>['data']>; site: SiteMeta }) => PageMeta,
): MetaFunction<Loader> {
  return (args) => {
    const site = siteOf(args.matches);
    if (!site || args.data === undefined || args.data === null) return [{ name: 'robots', content: 'noindex' }];
    return metaTags(tell({ ...args, site } as never), site, args.location.pathname);
  };
}
