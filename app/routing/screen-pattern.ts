import type { Language } from '~/locale/languages';
import { browserRoutePath } from '~/rendering/remix-adapter';
import { fromRemixPath, type PatternPart, parsePattern } from './route-pattern';
import type { ScreenName } from './screens';

/** Only the server loads the screen table: the browser has the paths of its language in the route manifest. */
const table = typeof document === 'undefined' ? (await import('./screens')).screens : undefined;

const known = new Map<string, readonly PatternPart[]>();

function find(screen: ScreenName, language: Language): readonly PatternPart[] {
  if (table) return parsePattern(table[screen].paths[language]);
  const path = browserRoutePath(`${screen}.${language}`);
  if (path === undefined) throw new Error(`The page's manifest has no ${screen} in ${language}`);
  return fromRemixPath(path);
}

/** The parsed path of a screen in a language; in the browser only the page's language is available. */
export function screenPattern(screen: ScreenName, language: Language): readonly PatternPart[] {
  const key = `${screen}.${language}`;
  let parts = known.get(key);
  if (!parts) {
    parts = find(screen, language);
    known.set(key, parts);
  }
  return parts;
}
