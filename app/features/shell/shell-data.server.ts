import { ApiError, isMissing } from '~/api/api-error';
import { readBanners, readRouteSlugs } from '~/api/content';
import { readGeneralSettings } from '~/api/locale';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { languageOfHost, originFor } from '~/locale/host-language';
import { LANGUAGES, type Language } from '~/locale/languages';
import type { SiteMeta } from '~/routing/page-meta';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { samePathIn } from '~/routing/translate-path';
import type { BaseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { shopLog } from '~/server/shop-log.server';
import type { NavColumn, NavGroup } from './parts/nav-types';
import { type ServicePage, servicePageSlugs } from './service-pages';

/** The parts of header and footer that are the same for every visitor of a language. */
export type ShellData = {
  readonly groups: readonly NavGroup[];
  /** Short promises above the header. */
  readonly notices: readonly string[];
  readonly searchPlaceholder: string;
  /** Paths of the service pages that exist. */
  readonly servicePages: Readonly<Partial<Record<ServicePage, string>>>;
  readonly email: string;
  readonly year: number;
};

/** A header without a menu is better than no page: what cannot be fetched is left out. */
async function orNothing<Value>(work: Promise<Value>, nothing: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (!isMissing(error)) shopLog().warn({ err: error.error }, 'the frame of a page lacks a part');
    return nothing;
  }
}

function toColumn({ name, path, children }: ProductGroup): NavColumn {
  const links = children.filter(({ showInMenu }) => showInMenu);
  return {
    label: name,
    to: pathToSlug(path),
    links: links.map((each) => ({ label: each.name, to: pathToSlug(each.path) })),
  };
}

/** The main menu: product groups with showInMenu, two levels deep below the first. Specification 1 §2. */
function toNavGroup({ name, shortName, path, children }: ProductGroup): NavGroup {
  const columns = children.filter(({ showInMenu }) => showInMenu).map(toColumn);
  return { label: shortName || name, to: pathToSlug(path), columns };
}

function pagePaths(language: Language, existing: ReadonlySet<string>): ShellData['servicePages'] {
  const paths: Partial<Record<ServicePage, string>> = {};
  for (const [page, slugs] of Object.entries(servicePageSlugs) as [ServicePage, Record<Language, string>][]) {
    const slug = slugs[language];
    if (existing.has(slug)) paths[page] = pathTo('page', language, { slug });
  }
  return paths;
}

/** Groups, notices and links of header and footer. Never fails: a part that cannot be fetched is left out. */
export async function loadShell({ api, language, t }: BaseContext): Promise<ShellData> {
  const [tree, banners, settings, slugs] = await Promise.all([
    orNothing(readProductGroups(api), []),
    orNothing(readBanners(api), undefined),
    orNothing(readGeneralSettings(api), new Map<string, string>()),
    orNothing(readRouteSlugs(api), undefined),
  ]);
  const groups = tree.filter(({ showInMenu }) => showInMenu).map(toNavGroup);
  const brands = { label: t('shell')('brands'), to: pathTo('manufacturers', language) };
  return {
    groups: groups.length > 0 ? [...groups, brands] : [],
    notices: (banners?.textBanners ?? []).map(({ heading, title }) => heading || title).filter((text) => text !== ''),
    searchPlaceholder: settings.get('search_bar_placeholder') ?? '',
    servicePages: slugs ? pagePaths(language, slugs.staticPages) : {},
    email: storefrontSettings().shopEmail,
    year: new Date().getFullYear(),
  };
}

/** Names and origins for titles, canonical addresses and the links between languages. */
export function loadSiteMeta({ language, url }: BaseContext): SiteMeta {
  const { shopName, hosts, publicScheme } = storefrontSettings();
  const scheme = url.protocol === 'https:' ? 'https' : publicScheme;
  const origin = (each: Language) => originFor(each, url, hosts, scheme);
  const named = languageOfHost(url.host, hosts) !== undefined;
  const origins = named
    ? (Object.fromEntries(LANGUAGES.map((each) => [each, origin(each)])) as Record<Language, string>)
    : null;
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const paths = Object.fromEntries(LANGUAGES.map((each) => [each, samePathIn(path, language, each)]));
  return { shopName, language, origin: origin(language), origins, path, paths: paths as Record<Language, string> };
}
