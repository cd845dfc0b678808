import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';

export type LanguageLink = { readonly code: Language; readonly label: string; readonly to: string };

/**
 * Links to the page in other languages. They go through the locale screen, which knows the page's path there and transfers
 * cart and log-in.
 * @param next the page, path and query
 */
export function languageLinks(language: Language, next: string): readonly LanguageLink[] {
  return LANGUAGES.map((code) => ({
    code,
    label: languageTable[code].name,
    to: pathTo('locale', language, {}, { to: code, next }),
  }));
}
