import type { Language } from '~/locale/languages';

/** Slugs of the content pages linked in header, menu and footer; missing pages are not linked. */
export const servicePageSlugs = {
  delivery: { fi: 'toimitus', en: 'delivery', sv: 'leverans', de: 'versand', fr: 'livraison', ru: 'dostavka' },
  payment: {
    fi: 'maksutavat',
    en: 'payment-methods',
    sv: 'betalningssatt',
    de: 'zahlungsarten',
    fr: 'modes-de-paiement',
    ru: 'sposoby-oplaty',
  },
  returns: {
    fi: 'palautus',
    en: 'returns-and-exchanges',
    sv: 'retur',
    de: 'rueckgabe',
    fr: 'retours-et-echanges',
    ru: 'vozvrat',
  },
  terms: { fi: 'tilausehdot', en: 'terms', sv: 'villkor', de: 'agb', fr: 'conditions', ru: 'usloviya' },
  privacy: {
    fi: 'tietosuoja',
    en: 'privacy',
    sv: 'integritet',
    de: 'datenschutz',
    fr: 'confidentialite',
    ru: 'konfidencialnost',
  },
  about: { fi: 'meista', en: 'about', sv: 'om-oss', de: 'ueber-uns', fr: 'a-propos', ru: 'o-nas' },
  sustainability: {
    fi: 'vastuullisuus',
    en: 'sustainability',
    sv: 'hallbarhet',
    de: 'nachhaltigkeit',
    fr: 'durabilite',
    ru: 'otvetstvennost',
  },
  clubOffers: {
    fi: 'klubin-edut',
    en: 'club-offers',
    sv: 'klubberbjudanden',
    de: 'clubangebote',
    fr: 'offres-du-club',
    ru: 'predlozheniya-kluba',
  },
  complaints: {
    fi: 'reklamaatio-ohje',
    en: 'complaints',
    sv: 'reklamera',
    de: 'reklamieren',
    fr: 'reclamations',
    ru: 'reklamacii',
  },
  memberBenefits: {
    fi: 'jasenalennukset',
    en: 'member-benefits',
    sv: 'medlemsformaner',
    de: 'clubvorteile',
    fr: 'avantages-club',
    ru: 'klubnye-skidki',
  },
  cookies: {
    fi: 'evasteet',
    en: 'cookies',
    sv: 'kakor',
    de: 'cookie-hinweise',
    fr: 'temoins-de-connexion',
    ru: 'fajly-cookie',
  },
  accessibility: {
    fi: 'saavutettavuus',
    en: 'accessibility',
    sv: 'tillganglighet',
    de: 'barrierefreiheit',
    fr: 'accessibilite',
    ru: 'dostupnost',
  },
  rental: {
    fi: 'vuokraamo',
    en: 'rental-shop',
    sv: 'uthyrningen',
    de: 'verleihstation',
    fr: 'magasin-de-location',
    ru: 'punkt-prokata',
  },
  repair: {
    fi: 'korjauspalvelu',
    en: 'repair-service',
    sv: 'reparationsservice',
    de: 'reparaturservice',
    fr: 'atelier-de-reparation',
    ru: 'remont',
  },
  productTests: {
    fi: 'tuotetestit',
    en: 'product-tests',
    sv: 'produkttester',
    de: 'produkttests',
    fr: 'essais-de-produits',
    ru: 'testy-tovarov',
  },
  events: {
    fi: 'tapahtumat',
    en: 'events',
    sv: 'evenemang',
    de: 'veranstaltungen',
    fr: 'evenements',
    ru: 'sobytiya',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ServicePage = keyof typeof servicePageSlugs;

/** Slugs of the content pages with tabs that are linked in header, menu and beside other pages. */
export const tabbedPageSlugs = {
  customerService: {
    fi: 'asiakaspalvelu',
    en: 'customer-service',
    sv: 'kundtjanst',
    de: 'kundenservice',
    fr: 'service-client',
    ru: 'sluzhba-podderzhki',
  },
  skiService: {
    fi: 'suksihuolto',
    en: 'ski-service',
    sv: 'skidservice',
    de: 'skiservice',
    fr: 'atelier-ski',
    ru: 'lyzhnyj-servis',
  },
} as const satisfies Record<string, Record<Language, string>>;
