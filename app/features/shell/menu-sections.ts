import type { Language } from '~/locale/languages';
import type { Translate } from '~/locale/namespaces';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type ServicePage, servicePageSlugs } from '~/routing/service-pages';
import type { LinkTarget } from '~/ui/text-link';
import type { LinkGroup } from './parts/nav-types';

/** The main web store and warehouse; the menu lists physical stores only. */
const MAIN_STORE_ID = 20;

/** Slug of the repair service: a campaign while one is active, else a content page. */
const REPAIR = 'korjauspalvelu';

type Store = { readonly id: number; readonly slug: string; readonly name: string; readonly type: string };

/** How many campaigns the menu names. */
const MAX_CAMPAIGNS = 4;

/** Data that determines the menu's links. */
export type MenuFacts = {
  readonly language: Language;
  readonly stores: readonly Store[];
  /** Slugs of existing content pages; others are not linked. */
  readonly pages: ReadonlySet<string>;
  /** The running campaigns. */
  readonly campaigns: readonly { readonly slug: string; readonly title: string }[];
  /** Whether the setting `hidden_dynamic_page_menu_items` hides the link to an address. */
  readonly hidden: (path: string) => boolean;
  readonly isLoggedIn: boolean;
};

type Text = Translate<'menu'>;
type Link = LinkTarget | undefined;

/**
 * The link groups of the menu below the products: the running campaigns, then those of Specification 1 §2 (mobile menu), in its order.
 * Language-specific groups and links appear in that language only; a group without links is left out. Specification 1 §3
 * (hidden_dynamic_page_menu_items).
 */
export function menuSections(facts: MenuFacts, t: Text): readonly LinkGroup[] {
  const sections: [title: string, links: readonly Link[]][] = [
    [t('campaigns'), campaignLinks(facts)],
    [t('circular'), circularEconomy(facts, t)],
    [t('stores'), stores(facts)],
    [t('service'), customerService(facts, t)],
    [t('corporate'), corporateDeals(facts, t)],
    [t('life'), lifeOutdoors(facts, t)],
  ];
  return sections
    .map(([title, links]) => ({
      title,
      links: links.filter((link) => link !== undefined).filter(({ to }) => !facts.hidden(to)),
    }))
    .filter(({ links }) => links.length > 0);
}

/** Link to a content page by its slug, if it exists. */
function page({ language, pages }: MenuFacts, label: string, slug: string): Link {
  return pages.has(slug) ? { label, to: pathTo('page', language, { slug }) } : undefined;
}

function servicePage(facts: MenuFacts, label: string, name: ServicePage): Link {
  return page(facts, label, servicePageSlugs[name][facts.language]);
}

/** The running campaigns but the repair service, which has a place of its own. */
function campaignLinks({ language, campaigns }: MenuFacts): readonly Link[] {
  return campaigns
    .filter(({ slug }) => language !== 'fi' || slug !== REPAIR)
    .slice(0, MAX_CAMPAIGNS)
    .map(({ slug, title }) => ({ label: title, to: pathTo('campaign', language, { campaignSlug: slug }) }));
}

function circularEconomy(facts: MenuFacts, t: Text): readonly Link[] {
  const { language, pages, campaigns } = facts;
  if (language !== 'fi') return [];
  const responsibility = 'vastuullisuus';
  return [
    { label: t('secondHand'), to: pathTo('secondHand', language) },
    page(facts, t('rental'), 'vuokraamo'),
    campaigns.some(({ slug }) => slug === REPAIR)
      ? { label: t('repair'), to: pathTo('campaign', language, { campaignSlug: REPAIR }) }
      : page(facts, t('repair'), REPAIR),
    pages.has(responsibility) ? { label: t('responsibility'), to: pathToSlug(responsibility) } : undefined,
  ];
}

function stores({ language, stores: all }: MenuFacts): readonly Link[] {
  return all
    .filter(({ id, type }) => id !== MAIN_STORE_ID && type !== 'external')
    .map(({ name, slug }) => ({ label: name, to: pathTo('store', language, { store: slug }) }));
}

function customerService(facts: MenuFacts, t: Text): readonly Link[] {
  const { language } = facts;
  const isFinnish = language === 'fi';
  return [
    servicePage(facts, t('payment'), 'payment'),
    servicePage(facts, t('delivery'), 'delivery'),
    language === 'ru' ? undefined : servicePage(facts, t('returns'), 'returns'),
    isFinnish ? { label: t('complaints'), to: pathTo('reclamation', language) } : undefined,
    isFinnish ? page(facts, t('memberDiscounts'), 'jasenalennukset') : undefined,
    isFinnish ? servicePage(facts, t('terms'), 'terms') : undefined,
  ];
}

function corporateDeals(facts: MenuFacts, t: Text): readonly Link[] {
  if (facts.language !== 'fi') return [];
  return [
    page(facts, t('corporateSales'), 'yritysmyynti/palvelut'),
    page(facts, t('corporateGifts'), 'yritysmyynti/yrityslahjat'),
    page(facts, t('corporateClothing'), 'yritysmyynti/tyo-ja-seuravaatteet'),
    page(facts, t('corporateClubs'), 'yritysmyynti/seurat-ja-koulut'),
  ];
}

function lifeOutdoors(facts: MenuFacts, t: Text): readonly Link[] {
  const { language, isLoggedIn } = facts;
  const isFinnish = language === 'fi';
  return [
    { label: t('guides'), to: pathTo('lifeOutdoors', language) },
    isFinnish ? page(facts, t('productTests'), 'tuotetestit') : undefined,
    isFinnish ? page(facts, t('events'), 'tapahtumat') : undefined,
    { label: t('blogs'), to: pathTo('blog', language) },
    { label: t('experiences'), to: pathTo('experiences', language) },
    servicePage(facts, t('clubOffers'), 'clubOffers'),
    isLoggedIn
      ? { label: t('account'), to: pathTo('account', language) }
      : { label: t('join'), to: pathTo('register', language) },
  ];
}
