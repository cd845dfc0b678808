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
  returns: { fi: 'palautus', en: 'returns', sv: 'retur', de: 'rueckgabe', fr: 'retours', ru: 'vozvrat' },
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
} as const satisfies Record<string, Record<Language, string>>;

export type ServicePage = keyof typeof servicePageSlugs;
