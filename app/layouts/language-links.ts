import { LANGUAGES, type Language, languageTable } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import type { SiteMeta } from '~/routing/page-meta';
import { samePathIn } from '~/routing/translate-path';

export type LanguageLink = { readonly code: Language; readonly label: string; readonly to: string };

/**
 * The page in the other languages. Where each language has its host, the link goes through the locale screen, which
 * takes cart and log-in along; where one host serves all, `?language=` switches.
 */
export function languageLinks(site: SiteMeta, pathname: string): readonly LanguageLink[] {
  return LANGUAGES.map((code) => {
    const label = languageTable[code].name;
    const path = samePathIn(pathname, site.language, code);
    const to = site.origins
      ? pathTo('locale', site.language, {}, { to: code, next: pathname })
      : `${path}?language=${code}`;
    return { code, label, to };
  });
}
