import { LANGUAGES, type Language } from '~/locale/languages';
import { matchScreen, type ScreenMatch } from './match-screen';
import { pathTo } from './path-to';

/** A screen that a path names in the words of another language. */
export type OtherMatch = ScreenMatch & { readonly language: Language };

/**
 * Finds the screens of a path in other languages: `/checkout/` on the Finnish host is the English cart. English, the language of
 * the specification's table, comes first.
 * @returns an empty list if the path is one of this language, or of no language
 */
export function matchOtherLanguages(pathname: string, language: Language): readonly OtherMatch[] {
  if (matchScreen(pathname, language)?.screen !== 'catchAll') return [];
  const others = ['en', ...LANGUAGES.filter((each) => each !== 'en')] as const;
  return others
    .filter((other) => other !== language)
    .flatMap((other) => {
      const match = matchScreen(pathname, other);
      return match ? [{ ...match, language: other }] : [];
    })
    .filter(({ screen }) => screen !== 'catchAll');
}

/** The path of the same screen in another language, for hreflang. Parameters are not translated. */
export function samePathIn(pathname: string, from: Language, to: Language): string {
  const match = matchScreen(pathname, from);
  return match ? pathTo(match.screen, to, match.params) : '/';
}
