import { LANGUAGES, type Language } from '~/locale/languages';
import { matchScreen } from './match-screen';
import { pathTo } from './path-to';
import { parsePattern } from './route-pattern';
import { screenList } from './screens';

/**
 * A path written in another language's words as this language's path: `/checkout/` on the Finnish host is
 * `/ostoskori/`. English, the customer's own table, is looked at first.
 * @returns undefined when the path is this language's already, or no screen's in any language
 */
export function translatePath(pathname: string, language: Language): string | undefined {
  const own = matchScreen(pathname, language);
  if (own?.screen !== 'catchAll') return undefined;
  for (const other of ['en', ...LANGUAGES.filter((each) => each !== 'en')] as const) {
    const match = other === language ? undefined : matchScreen(pathname, other);
    if (match && match.screen !== 'catchAll') return pathTo(match.screen, language, match.params);
  }
  return undefined;
}

/** The same screen in another language: what a language switch and hreflang point at. */
export function samePathIn(pathname: string, from: Language, to: Language): string {
  const match = matchScreen(pathname, from);
  return match ? pathTo(match.screen, to, match.params) : '/';
}

/** Words that server.ts and the build answer themselves; no screen and no catalogue slug may begin with them. */
export const SERVER_WORDS = [
  'api',
  'assets',
  'media',
  'fonts',
  'sitemaps',
  'feeds',
  'healthz',
  'readyz',
  '__manifest',
  '_root.data',
] as const;

/** First words of all screens in all languages and of the server: a group or brand slug must be none of these. */
export function reservedWords(): ReadonlySet<string> {
  const words = new Set<string>(SERVER_WORDS);
  for (const { paths } of screenList) {
    for (const path of Object.values(paths)) {
      const first = parsePattern(path)[0];
      if (first?.kind === 'word') words.add(first.text);
    }
  }
  return words;
}
