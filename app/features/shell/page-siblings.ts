import type { Language } from '~/locale/languages';
import { SCREEN_PAGES, type ScreenWithPage } from '~/routing/screen-pages';
import type { ScreenName } from '~/routing/screens';
import { type ServicePage, servicePageSlugs, tabbedPageSlugs } from '~/routing/service-pages';

/** What stands in a list of pages that belong together: a page, a page with tabs, or a screen of the shop. */
export type Sibling =
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'tabs'; readonly slug: string }
  | { readonly kind: 'screen'; readonly screen: ScreenName };

const GROUPS = ['service', 'company', 'corporate', 'circular', 'outdoors'] as const;
/** Names of the groups of pages, which are keys of their titles. */
export type SiblingGroup = (typeof GROUPS)[number];

type Entry = ServicePage | `${keyof typeof tabbedPageSlugs}+` | `/${ScreenName}`;

/** What the shop's conditions are; they stand last in the list of customer service. */
const CONDITIONS = ['terms', 'privacy', 'cookies', 'accessibility'] as const satisfies readonly ServicePage[];

/** The pages of each group, in the order in which they are listed. */
const MEMBERS: Readonly<Record<SiblingGroup, readonly Entry[]>> = {
  service: [
    'customerService+',
    ...(['delivery', 'payment', 'returns', 'complaints', 'memberBenefits'] as const),
    '/ask',
    ...CONDITIONS,
  ],
  company: ['about', '/history', 'sustainability', '/stores'],
  corporate: ['/enterprise'],
  circular: ['repair', 'skiService+', 'rental', 'sustainability', '/secondHand'],
  outdoors: ['/lifeOutdoors', 'productTests', 'events', 'clubOffers'],
};

/** First segment of the addresses of pages for companies; the pages below it are a group of their own. */
const CORPORATE = new Set([
  'yritysmyynti',
  'business',
  'foretagsforsaljning',
  'firmenkunden',
  'entreprises',
  'korporativnye',
]);

function siblingOf(entry: Entry, language: Language): Sibling {
  if (entry.startsWith('/')) return { kind: 'screen', screen: entry.slice(1) as ScreenName };
  if (entry.endsWith('+'))
    return { kind: 'tabs', slug: tabbedPageSlugs[entry.slice(0, -1) as keyof typeof tabbedPageSlugs][language] };
  return { kind: 'page', slug: servicePageSlugs[entry as ServicePage][language] };
}

/** Whether a page tells the shop's conditions. */
export function isCondition(sibling: Sibling, language: Language): boolean {
  return sibling.kind === 'page' && CONDITIONS.some((page) => servicePageSlugs[page][language] === sibling.slug);
}

/** The pages that the shop has, as far as lists of siblings need them. */
type Existing = { readonly staticPages: ReadonlySet<string>; readonly tabbedPages: ReadonlySet<string> };

/**
 * The group that a page belongs to, and the pages of it that exist; undefined for a page that belongs to none, or is alone in its
 * group.
 * @param current slug of a page, of a page with tabs, or name of a screen whose text is a page
 */
export function pageSiblings(
  current: string | { readonly screen: ScreenWithPage },
  language: Language,
  { staticPages, tabbedPages }: Existing,
): { readonly group: SiblingGroup; readonly siblings: readonly Sibling[] } | undefined {
  const slug = typeof current === 'string' ? current.toLowerCase() : '';
  const screen = typeof current === 'string' ? undefined : current.screen;
  const isCurrent = (each: Sibling) => (each.kind === 'screen' ? each.screen === screen : each.slug === slug);
  for (const group of GROUPS) {
    const own = MEMBERS[group].find((entry) => isCurrent(siblingOf(entry, language)));
    const members = MEMBERS[group].map((entry) => siblingOf(entry, language));
    const isCorporate = group === 'corporate' && CORPORATE.has(slug.split('/', 1)[0] ?? '');
    if (!isCorporate && !own) continue;
    const further =
      group === 'corporate' ? [...staticPages].filter((each) => CORPORATE.has(each.split('/', 1)[0] ?? '')).sort() : [];
    const siblings = [...members, ...further.map((each): Sibling => ({ kind: 'page', slug: each }))].filter((each) => {
      if (each.kind === 'tabs') return tabbedPages.has(each.slug);
      if (each.kind === 'page') return staticPages.has(each.slug);
      const own = Object.hasOwn(SCREEN_PAGES, each.screen) ? SCREEN_PAGES[each.screen as ScreenWithPage] : undefined;
      return own === undefined || staticPages.has(own[language]);
    });
    return siblings.length > 1 ? { group, siblings } : undefined;
  }
  return undefined;
}
