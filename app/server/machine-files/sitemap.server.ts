import { CONTENT_KIND_NAMES } from 'contract/content-fields';
import { ADDRESS_KINDS } from 'contract/machine-files';
import { XML_HEAD, xmlText } from 'contract/xml-text';
import { type AddressKind, countSiteAddresses, readSiteAddresses, type SiteAddress } from '~/api/machine-files';
import type { Api } from '~/api/request';
import { readStores } from '~/api/stores';
import { LANGUAGES, type Language } from '~/locale/languages';
import { contentPath } from '~/routing/content-path';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { screenOfPage } from '~/routing/screen-pages';
import { screenList } from '~/routing/screens';
import type { Pieces } from './file-cache.server';

/** Language and origins of a sitemap. */
export type SitemapSite = {
  readonly language: Language;
  /** Scheme and host of the sitemap's own addresses. */
  readonly origin: string;
  /** Origins of all languages; null if one host serves all languages, so that pages have no other addresses. */
  readonly origins: Readonly<Record<Language, string>> | null;
};

/** Addresses in one part of a sitemap: with six languages each, about 9 MB of text. */
const PART = 10_000;
/** Maximum parts per kind: an index can have 50,000. */
const MAX_PARTS = 1_000;

const KINDS = ['screen', ...ADDRESS_KINDS] as const;
type Kind = (typeof KINDS)[number];

const PART_PATH = new RegExp(`^/sitemaps/(${KINDS.join('|')})-([1-9]\\d{0,3})\\.xml$`);

/** The kind and number of a sitemap's part by its path; undefined for any other path. */
export function readPartPath(pathname: string): { readonly kind: Kind; readonly part: number } | undefined {
  const match = PART_PATH.exec(pathname);
  const part = Number(match?.[2]);
  return match && part <= MAX_PARTS ? { kind: match[1] as Kind, part } : undefined;
}

/** The sitemap index with all parts. @throws ApiError, 404 if the backend does not implement the call */
export async function* sitemapIndex(api: Api, { origin }: SitemapSite): Pieces & AsyncGenerator<string> {
  const locations: string[] = [];
  for (const kind of KINDS) {
    const total = kind === 'screen' ? 1 : await countSiteAddresses(api, kind);
    const parts = Math.min(Math.ceil(total / PART), MAX_PARTS);
    for (let part = 1; part <= parts; part += 1) locations.push(`${origin}/sitemaps/${kind}-${part}.xml`);
  }
  yield `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const location of locations) yield `<sitemap><loc>${xmlText(location)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** One part of the sitemap; each address with its alternates in other languages. */
export async function* sitemapPart(
  api: Api,
  site: SitemapSite,
  { kind, part }: { readonly kind: Kind; readonly part: number },
): AsyncGenerator<string> {
  const slices =
    kind === 'screen'
      ? screenAddresses(api)
      : readSiteAddresses(api, kind, { start: (part - 1) * PART, maxCount: PART });
  const pathOf = kind === 'screen' ? (path: string) => path : pathMaker(kind);
  let isBegun = false;
  for await (const slice of slices) {
    if (!isBegun) yield HEAD;
    isBegun = true;
    const shown = kind === 'page' ? slice.filter((address) => !isOfScreen(address)) : slice;
    yield shown.map((address) => urlElement(site, address, pathOf)).join('');
  }
  yield isBegun ? '</urlset>\n' : `${HEAD}</urlset>\n`;
}

const HEAD = `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;

/** Screens without parameters, and the pages of stores. */
async function* screenAddresses(api: Api): AsyncGenerator<SiteAddress[]> {
  const inAll = (path: (language: Language) => string): SiteAddress => ({
    paths: Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])),
    changed: null,
  });
  const shown = screenList.filter(({ isIndexed }) => isIndexed);
  yield shown.map(({ name }) => inAll((language) => pathTo(name, language)));
  const stores = await readStores(api);
  yield stores.map(({ slug }) => inAll((language) => pathTo('store', language, { store: slug })));
}

/**
 * Returns a function that makes paths from the backend's names. A product's path is the same in every language and is made once.
 */
function pathMaker(kind: AddressKind): (path: string, language: Language) => string {
  const item = CONTENT_KIND_NAMES.find((each) => each === kind);
  if (item) return (slug, language) => contentPath(item, language, slug);
  let last = { path: '', made: '/' };
  return (path) => {
    if (path !== last.path) last = { path, made: pathToSlug(path) };
    return last.made;
  };
}

/** Whether a page is the text of a screen, which is listed itself and to which the page's own address leads. */
const isOfScreen = ({ paths }: SiteAddress): boolean => Object.values(paths).some((slug) => screenOfPage(slug));

/** An address with its alternates; empty if the page does not exist in the sitemap's language. */
function urlElement(
  { language, origin, origins }: SitemapSite,
  { paths, changed }: SiteAddress,
  pathOf: (path: string, language: Language) => string,
): string {
  const own = paths[language];
  if (own === undefined) return '';
  const links = origins
    ? LANGUAGES.flatMap((each) => {
        const path = paths[each];
        return path === undefined ? [] : [[each as string, origins[each] + pathOf(path, each)] as const];
      })
    : [];
  const fallback = links.find(([code]) => code === 'en');
  const all = fallback ? [...links, ['x-default', fallback[1]] as const] : links;
  const alternates = all
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlText(href)}"/>`)
    .join('');
  const modified = changed !== null && !Number.isNaN(Date.parse(changed)) ? changed.slice(0, 10) : '';
  return `<url><loc>${xmlText(origin + pathOf(own, language))}</loc>${modified && `<lastmod>${modified}</lastmod>`}${alternates}</url>\n`;
}
