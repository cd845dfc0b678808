import { z } from 'zod';
import { type RouteSlugs, readBanners, readRouteSlugs } from '~/api/content';
import { readGeneralSettings } from '~/api/locale';
import { withShortTimeout } from '~/api/request';
import { type ProductGroup, readProductGroups } from '~/api/resources';
import { fillEditorText } from '~/locale/editor-texts';
import { languageOfHost, originFor } from '~/locale/host-language';
import { LANGUAGES, type Language } from '~/locale/languages';
import { pack } from '~/rendering/pack.server';
import type { Packed } from '~/rendering/packed';
import { ownPath } from '~/routing/own-path';
import type { SiteMeta } from '~/routing/page-meta';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { safeRedirect } from '~/routing/safe-redirect';
import { tabbedPageSlugs } from '~/routing/service-pages';
import { samePathIn } from '~/routing/translate-path';
import type { BaseContext } from '~/server/context.server';
import { storefrontSettings } from '~/server/env.server';
import { orLogged } from '~/server/unavailable.server';
import { type WebPhone, webPhone } from '~/server/web-phone.server';
import type { LinkTarget } from '~/ui/text-link';
import { footerData } from './footer-data.server';
import { navData } from './nav-data.server';
import type { FooterData, NavData } from './parts/nav-types';
import type { Notice } from './parts/notice';
import { pagePaths } from './service-links.server';

/** The parts of header and footer that are the same for every visitor of a language. */
export type ShellData = {
  readonly nav: Packed<NavData>;
  /** Short messages above the header. */
  readonly notices: readonly Notice[];
  /** Links next to them. */
  readonly stores: LinkTarget;
  /** Customer service's page, or the form of a question where the shop has none. */
  readonly service: LinkTarget;
  readonly searchPlaceholder: string;
  readonly footer: Packed<FooterData>;
  readonly email: string;
};

/** Cached as long as the tree: every page has about a hundred of its links. */
const packedNavs = new WeakMap<readonly ProductGroup[], Packed<NavData>>();

function packedNav(tree: readonly ProductGroup[], { language, t }: BaseContext): Packed<NavData> {
  const known = packedNavs.get(tree);
  if (known) return known;
  const made = pack(navData(tree, language, t('frame')));
  packedNavs.set(tree, made);
  return made;
}

type PackedFooter = {
  readonly year: number;
  readonly marks: string;
  readonly phone: string;
  readonly footer: Packed<FooterData>;
};

/** Names of the payment methods, from a JSON general setting; empty when the backend does not send it. */
const namesOfPayments = z.array(z.string().max(60)).max(12);

function payMarks(setting: string): string[] {
  try {
    return namesOfPayments.parse(JSON.parse(setting));
  } catch {
    return [];
  }
}

/** Cached as long as the language's slugs, the year, the payment methods and the telephone number stay the same. */
const packedFooters = new WeakMap<RouteSlugs, PackedFooter>();

type Told = { readonly marks: string; readonly phone: WebPhone | null };

function packedFooter(
  slugs: RouteSlugs | undefined,
  { marks, phone }: Told,
  { language, t }: BaseContext,
): Packed<FooterData> {
  const number = phone?.shown ?? '';
  const year = new Date().getFullYear();
  const known = slugs && packedFooters.get(slugs);
  if (known?.year === year && known.marks === marks && known.phone === number) return known.footer;
  const { shopName, shopEmail: email } = storefrontSettings();
  const pages = slugs ? pagePaths(language, slugs.staticPages) : {};
  const footer = pack(
    footerData(
      { shopName, email, phone, year, language, pages, payMarks: payMarks(marks) },
      t('frame'),
      t('shell')('logo.home'),
    ),
  );
  if (slugs) packedFooters.set(slugs, { year, marks, phone: number, footer });
  return footer;
}

/** The page of customer service; where the shop has none, the form of a question. */
function customerServicePath(language: Language, slugs: RouteSlugs | undefined): string {
  const slug = tabbedPageSlugs.customerService[language];
  return slugs?.tabbedPages.has(slug) ? pathToSlug(slug) : pathTo('ask', language);
}

const NO_GROUPS: readonly ProductGroup[] = [];

/** Loads groups, notices and links of header and footer. Never fails: a part that cannot be fetched is left out. */
export async function loadShell(context: BaseContext): Promise<ShellData> {
  const { api, language, locale, t } = context;
  const [tree, banners, settings, slugs, phone] = await Promise.all([
    orLogged(readProductGroups(withShortTimeout(api)), NO_GROUPS, 'product groups'),
    orLogged(readBanners(withShortTimeout(api)), undefined, 'banners'),
    orLogged(readGeneralSettings(withShortTimeout(api)), new Map<string, string>(), 'settings'),
    orLogged(readRouteSlugs(withShortTimeout(api)), undefined, 'slugs of pages'),
    webPhone(context),
  ]);
  const frame = t('frame');
  return {
    nav: tree === NO_GROUPS ? pack(navData([], language, frame)) : packedNav(tree, context),
    notices: (banners?.textBanners ?? [])
      .map(({ heading, title, url }) => ({
        text: fillEditorText(heading || title, locale).trim(),
        to: safeRedirect(ownPath(url, Object.values(storefrontSettings().hosts).flat()), ''),
      }))
      .filter(({ text }) => text !== ''),
    stores: { label: frame('stores'), to: pathTo('stores', language) },
    service: { label: frame('customerService'), to: customerServicePath(language, slugs) },
    searchPlaceholder: settings.get('search_bar_placeholder') ?? '',
    footer: packedFooter(slugs, { marks: settings.get('payment_methods') ?? '', phone }, context),
    email: storefrontSettings().shopEmail,
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
