/** The six languages, in the order every table of the shop uses. */
export const LANGUAGES = ['fi', 'en', 'sv', 'de', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fi';

type LanguageRow = {
  /** The language's own name. */
  readonly name: string;
  /** BCP 47 tag for Intl and price display. */
  readonly tag: string;
  /** Default delivery country and currency. */
  readonly start: { readonly country: string; readonly currency: string };
  /** Delivery country and currency to use if the init-config call fails. */
  readonly fallback: { readonly country: string; readonly currency: string };
  /** Top-level domain of the language's production host. */
  readonly topLevelDomain: string;
};

const eurFinland = { country: 'fi', currency: 'eur' } as const;
const usdAmerica = { country: 'us', currency: 'usd' } as const;

/**
 * The language table. English has no default country and starts with us/usd; Russian is ru/rub in the specification's table but
 * starts with fi/eur. Specification 1 §3, §4, §7 (init-config fallbacks), §9.
 */
export const languageTable: Readonly<Record<Language, LanguageRow>> = {
  fi: { name: 'Suomi', tag: 'fi-FI', start: eurFinland, fallback: eurFinland, topLevelDomain: 'fi' },
  en: { name: 'English', tag: 'en-US', start: usdAmerica, fallback: usdAmerica, topLevelDomain: 'com' },
  sv: {
    name: 'Svenska',
    tag: 'sv-SE',
    start: { country: 'se', currency: 'sek' },
    fallback: { country: 'se', currency: 'sek' },
    topLevelDomain: 'se',
  },
  de: {
    name: 'Deutsch',
    tag: 'de-DE',
    start: { country: 'de', currency: 'eur' },
    fallback: usdAmerica,
    topLevelDomain: 'de',
  },
  fr: {
    name: 'Français',
    tag: 'fr-FR',
    start: { country: 'fr', currency: 'eur' },
    fallback: usdAmerica,
    topLevelDomain: 'fr',
  },
  ru: { name: 'Русский', tag: 'ru-RU', start: eurFinland, fallback: eurFinland, topLevelDomain: 'ru' },
};

/** Whether a value is one of the six language codes. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value);
}
