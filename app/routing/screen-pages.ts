import { LANGUAGES, type Language } from '~/locale/languages';

/**
 * Screens whose text is a page of editors, by the page's slug in each language. The page itself redirects to the screen, so that the
 * text has one address.
 */
export const SCREEN_PAGES = {
  history: {
    fi: 'hangin-tarina',
    en: 'the-story-of-hanki',
    sv: 'hankis-historia',
    de: 'geschichte-von-hanki',
    fr: 'histoire-de-hanki',
    ru: 'istoriya-hanki',
  },
  enterprise: {
    fi: 'hanki-yrityksille',
    en: 'hanki-for-business',
    sv: 'hanki-for-foretag',
    de: 'hanki-fuer-firmen',
    fr: 'hanki-pour-entreprises',
    ru: 'hanki-dlya-kompaniy',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ScreenWithPage = keyof typeof SCREEN_PAGES;

/** The screen that shows the page with a slug, in any language; undefined for other pages. */
export function screenOfPage(slug: string): ScreenWithPage | undefined {
  const wanted = slug.toLowerCase();
  const names = Object.keys(SCREEN_PAGES) as ScreenWithPage[];
  return names.find((name) => LANGUAGES.some((language) => SCREEN_PAGES[name][language] === wanted));
}
